#compdef perilune
# Completion of perilune(6) for zsh, made by 'perilune completion zsh'.

_perilune_verbs() {
	local -a verbs=(
		'help:tell more of a verb'
@verbs
	)
	_describe verb verbs
}

_perilune_games() {
	local -a games=(
@games
	)
	_describe game games
}

_perilune_bots() {
	local -a bots=(
		'human:somebody at this keyboard'
@bots
	)
	compset -P '*,'
	_describe -t bots bot bots -qS ,
}

# The options that a table of the game on the line may have, or of any game.
_perilune_settings() {
	local -a settings=()
	local word
	for word in $words; do
		case $word in
@settings
		esac
	done
	if compset -P '*='; then
		settings=(${(M)settings:#${IPREFIX##*--option=}*})
		compadd -- ${settings#*=}
	else
		compadd -S '' -- ${(u)${settings%%=*}/%/=}
	fi
}

_perilune() {
	local context state line
	_arguments -C '(- *)--help[list the verbs]' '(- *)--version[tell the version]' \
		'1:verb:_perilune_verbs' '*::argument:->rest'
	[[ $state == rest ]] || return
	case $words[1] in
	help) _perilune_verbs ;;
@options
	esac
}

if [[ $funcstack[1] == _perilune ]]; then _perilune "$@"; else compdef _perilune perilune; fi
