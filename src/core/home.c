/* home.c - the folder of the user's state. */
#include "core/home.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool pl_home(char path[PL_HOME])
{
	const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
	int length = -1;
	if (state != NULL && state[0] == '/')
		length = snprintf(path, PL_HOME, "%s/perilune", state);
	else if (home != NULL && home[0] == '/')
		length = snprintf(path, PL_HOME, "%s/.local/state/perilune", home);
	return length > 0 && length < PL_HOME - 32;
}

bool pl_make_folders(char *path)
{
	for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
		if (slash != NULL)
			*slash = '\0';
		bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
		if (slash == NULL || !made)
			return made;
		*slash = '/';
	}
}
