# Installs the program, with what it prints of itself: the manual page and the
# completions of shells.
#
#   cmake --install build/release --prefix ~/.local
include(GNUInstallDirs)

function(perilune_prints file)
	set(path ${CMAKE_BINARY_DIR}/made/${file})
	add_custom_command(OUTPUT ${path}
		COMMAND perilune ${ARGN} >${path}
		COMMENT "Printing ${file}")
	set(printed ${printed} ${path} PARENT_SCOPE)
endfunction()

perilune_prints(perilune.6 man)
perilune_prints(perilune.bash completion bash)
perilune_prints(_perilune completion zsh)
perilune_prints(perilune.fish completion fish)
add_custom_target(printed ALL DEPENDS ${printed})

set(made ${CMAKE_BINARY_DIR}/made)
install(TARGETS perilune)
install(FILES ${made}/perilune.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
install(FILES ${made}/perilune.bash RENAME perilune
	DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${made}/_perilune DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${made}/perilune.fish
	DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
