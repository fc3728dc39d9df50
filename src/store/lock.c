/* lock.c - one program at a time: a file beside the database is locked while the store
 * is open. The system lets go of it when the program ends, however it ends; the file
 * stays, and says who has it. */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* Databases in memory, and on disks that are only played, have no file. */
static bool has_file(const char *path)
{
	const sqlite3_vfs *disk = sqlite3_vfs_find(NULL);
	return strcmp(path, ":memory:") != 0 && strncmp(disk->zName, "unix", 4) == 0;
}

static void write_holder(int file)
{
	char text[32];
	int length = snprintf(text, sizeof text, "%ld\n", (long)getpid());
	if (ftruncate(file, 0) != 0 || pwrite(file, text, (size_t)length, 0) != length)
		return; /* it is only said for people */
}

static long read_holder(int file)
{
	char text[32] = "";
	ssize_t length = pread(file, text, sizeof text - 1, 0);
	return length > 0 ? atol(text) : 0;
}

bool store_lock(struct pl_store *store, const char *path)
{
	char name[4096];
	if (!has_file(path))
		return true;
	if (snprintf(name, sizeof name, "%s.lock", path) >= (int)sizeof name)
		return store_say(store, "the name of the file is too long");
	/* The file is its owner's alone: it has what nobody else may know. */
	int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (made >= 0)
		close(made);
	store->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (store->lock < 0)
		return store_say(store, "%.100s cannot be opened: %s", name, strerror(errno));
	if (flock(store->lock, LOCK_EX | LOCK_NB) == 0) {
		write_holder(store->lock);
		return true;
	}
	return store_say(store,
	                 "another server has it open (process %ld); end that one first, or "
	                 "give this one a file of its own with --db",
	                 read_holder(store->lock));
}

void store_unlock(struct pl_store *store)
{
	if (store->lock >= 0)
		close(store->lock);
	store->lock = -1;
}
