# Completion of perilune(6) for fish, made by 'perilune completion fish'.

function __perilune_no_verb
	test (count (commandline -opc)) -eq 1
end

function __perilune_verb
	set -l words (commandline -opc)
	test (count $words) -ge 2; and test $words[2] = $argv[1]
end

function __perilune_games
	printf '%s\t%s\n' \
@games
		'' '' | string match -rv '^\t'
end

function __perilune_bots
	printf '%s\t%s\n' human 'somebody at this keyboard' \
@bots
		'' '' | string match -rv '^\t'
end

# The options that a table of the game on the line may have, and their values.
function __perilune_settings
	for word in (commandline -opc)
		switch $word
@settings
		end
	end
end

complete -c perilune -f
complete -c perilune -n __perilune_no_verb -l help -d 'list the verbs'
complete -c perilune -n __perilune_no_verb -l version -d 'tell the version'
complete -c perilune -n __perilune_no_verb -a help -d 'tell more of a verb'
@verbs
@options
