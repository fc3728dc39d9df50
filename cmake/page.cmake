# Bundles the page for browsers and makes it a C file; web/build.mjs says how.
#
#   perilune_page(source)
function(perilune_page out)
	find_program(NODE node REQUIRED)
	set(source ${CMAKE_BINARY_DIR}/made/page.c)
	file(GLOB_RECURSE parts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/src/*)
	list(APPEND parts ${PROJECT_SOURCE_DIR}/docs/a-game-of-traders.txt) # a match to watch
	add_custom_command(OUTPUT ${source}
		COMMAND ${PROJECT_SOURCE_DIR}/web/modules
		COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/web/build.mjs ${source}
		DEPENDS ${parts} ${PROJECT_SOURCE_DIR}/web/build.mjs ${PROJECT_SOURCE_DIR}/web/faces.mjs
			${PROJECT_SOURCE_DIR}/web/modules
			${PROJECT_SOURCE_DIR}/package-lock.json
		COMMENT "Bundling the page"
		VERBATIM)
	set(${out} ${source} PARENT_SCOPE)
endfunction()
