# Embeds text files in the binary as C strings.
#
#   perilune_embed(sources FILE...)
#
# src/games/traders/standard.yaml becomes pl_text_traders_standard_yaml, a
# `const char []` that ends with a zero byte; `sources` names the C files.
function(perilune_embed out)
	set(sources)
	foreach(file IN LISTS ARGN)
		cmake_path(GET file FILENAME name)
		cmake_path(GET file PARENT_PATH folder)
		cmake_path(GET folder FILENAME room)
		string(MAKE_C_IDENTIFIER "pl_text_${room}_${name}" symbol)
		set(source ${CMAKE_BINARY_DIR}/made/${symbol}.c)
		add_custom_command(OUTPUT ${source}
			COMMAND ${CMAKE_COMMAND} -DIN=${file} -DOUT=${source} -DSYMBOL=${symbol}
				-P ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
			DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
			VERBATIM)
		list(APPEND sources ${source})
	endforeach()
	set(${out} ${sources} PARENT_SCOPE)
endfunction()
