/* token.c - the file of tokens. */
#include "net/token.h"

#include "core/home.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH = PL_HOME, LINE = NET_ORIGIN + NET_TOKEN + NET_NAME + 4, SERVERS = 1000 };

bool net_is_token(const char *text)
{
	size_t length = strlen(text);
	return length == NET_TOKEN - 1 &&
		strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") ==
		length;
}

static bool tokens_path(char path[PATH])
{
	if (!pl_home(path))
		return false;
	strcat(path, "/tokens");
	return true;
}

/* What a line says of its server; false if it is none of ours. */
static bool read_line(char *line, const char **origin, struct net_person *person)
{
	line[strcspn(line, "\n")] = '\0';
	char *token = strchr(line, ' ');
	if (token == NULL)
		return false;
	*token++ = '\0';
	char *name = strchr(token, ' ');
	if (name != NULL)
		*name++ = '\0';
	if (!net_is_token(token))
		return false;
	*origin = line;
	snprintf(person->token, sizeof person->token, "%s", token);
	snprintf(person->name, sizeof person->name, "%s", name == NULL ? "" : name);
	return true;
}

void net_person_recall(const char *origin, struct net_person *person)
{
	char path[PATH], line[LINE];
	*person = (struct net_person){ .token = "" };
	FILE *file = tokens_path(path) ? fopen(path, "r") : NULL;
	if (file == NULL)
		return;
	while (fgets(line, sizeof line, file) != NULL) {
		const char *server;
		struct net_person known;
		if (read_line(line, &server, &known) && strcmp(server, origin) == 0)
			*person = known;
	}
	fclose(file);
}

/* The lines of other servers, and then the person's. */
static void write_lines(FILE *to, FILE *from, const char *origin, const struct net_person *person)
{
	char line[LINE];
	for (int i = 0; from != NULL && i < SERVERS && fgets(line, sizeof line, from) != NULL;
	     i++) {
		const char *server;
		struct net_person known;
		if (read_line(line, &server, &known) && strcmp(server, origin) != 0)
			fprintf(to, "%s %s %s\n", server, known.token, known.name);
	}
	fprintf(to, "%s %s %s\n", origin, person->token, person->name);
}

static bool write_tokens(const char *path, const char *origin, const struct net_person *person)
{
	char draft[PATH + 8];
	snprintf(draft, sizeof draft, "%s.XXXXXX", path);
	int fd = mkstemp(draft); /* mode 600 from the beginning */
	FILE *to = fd < 0 ? NULL : fdopen(fd, "w");
	if (to == NULL)
		return false;
	FILE *from = fopen(path, "r");
	write_lines(to, from, origin, person);
	if (from != NULL)
		fclose(from);
	bool good = fflush(to) == 0 && ferror(to) == 0 && fsync(fd) == 0;
	good &= fclose(to) == 0;
	good = good && rename(draft, path) == 0;
	if (!good)
		unlink(draft);
	return good;
}

bool net_person_remember(const char *origin, const struct net_person *person, char why[NET_WHY])
{
	char path[PATH];
	if (!pl_home(path)) {
		snprintf(why, NET_WHY, "there is no home folder: set XDG_STATE_HOME");
		return false;
	}
	bool good = pl_make_folders(path);
	strcat(path, "/tokens");
	good = good && write_tokens(path, origin, person);
	if (!good)
		snprintf(why, NET_WHY, "%.150s: %s", path, strerror(errno));
	return good;
}
