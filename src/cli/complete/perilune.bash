# Completion of perilune(6) for bash, made by 'perilune completion bash'.

_perilune_verbs() {
	cat <<'END'
help
@verbs
END
}

_perilune_games() {
	cat <<'END'
@games
END
}

_perilune_bots() {
	cat <<'END'
human
@bots
END
}

# The options that a table of GAME may have, and their values by name.
_perilune_settings() {
	case $1 in
@settings
	esac
}

_perilune_options() {
	case $1 in
@options
	esac
}

# What is to follow "VERB OPTION", or stands as an argument of "VERB".
_perilune_takes() {
	case $1 in
@takes
	esac
}

# NAME=VALUE, which bash has parted at the equals sign; values may have spaces.
_perilune_setting() {
	local IFS=$'\n' game word typed=$1
	for word in "${COMP_WORDS[@]:2}"; do
		if _perilune_games | grep -qxF -- "$word"; then game=$word; fi
	done
	if [[ $typed == *=* ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$(_perilune_settings "$game")" -- "$typed")
		COMPREPLY=("${COMPREPLY[@]#*=}")
		((${#COMPREPLY[@]} == 0)) || mapfile -t COMPREPLY < <(printf '%q\n' "${COMPREPLY[@]}")
	else
		mapfile -t COMPREPLY < <(compgen -W "$(_perilune_settings "$game" |
			sed 's/=.*/=/' | sort -u)" -- "$typed")
		compopt -o nospace
	fi
}

_perilune_bot_list() {
	local before=
	if [[ $1 == *,* ]]; then before=${1%,*},; fi
	mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_perilune_bots)" -- "${1##*,}")
	compopt -o nospace
}

_perilune_reply() {
	case $1 in
	games) mapfile -t COMPREPLY < <(compgen -W "$(_perilune_games)" -- "$2") ;;
	shells) mapfile -t COMPREPLY < <(compgen -W "bash zsh fish" -- "$2") ;;
	languages) mapfile -t COMPREPLY < <(compgen -W "en de" -- "$2") ;;
	paces) mapfile -t COMPREPLY < <(compgen -W "calm brisk instant" -- "$2") ;;
	files) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
	folders) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$2") ;;
	bots) _perilune_bot_list "$2" ;;
	settings) _perilune_setting "$2" ;;
	esac
}

_perilune() {
	local at=$COMP_CWORD typed=${COMP_WORDS[COMP_CWORD]} verb=${COMP_WORDS[1]} takes
	COMPREPLY=()
	if ((at == 1)) || [[ $verb == help ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$(_perilune_verbs) --help --version" -- "$typed")
		return
	fi
	# Put together again what stands around equals signs.
	if [[ $typed == = ]]; then typed=; else at=$((at - 1)); fi
	while ((at > 2)) && [[ ${COMP_WORDS[at]} == = && ${COMP_WORDS[at - 1]} != -* ]]; do
		typed=${COMP_WORDS[at - 1]}=$typed
		at=$((at - 2))
	done
	if [[ ${COMP_WORDS[at]} == = ]]; then at=$((at - 1)); fi
	takes=
	if [[ ${COMP_WORDS[at]} == -* ]]; then takes=$(_perilune_takes "$verb ${COMP_WORDS[at]}"); fi
	if [[ -n $takes ]]; then
		_perilune_reply "$takes" "$typed"
	elif [[ $typed == -* ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$(_perilune_options "$verb") --help --usage" -- "$typed")
	else
		_perilune_reply "$(_perilune_takes "$verb")" "$typed"
	fi
}

complete -F _perilune perilune
