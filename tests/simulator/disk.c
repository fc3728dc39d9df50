/* disk.c - a VFS for SQLite over files in memory. Every write waits until its file is
 * synced; a crash loses what waits, or part of it. Operations that change anything are
 * counted, so that a crash or a fault can be asked for at each of them. */
#include "disk.h"

#include "core/chance.h"
#include "core/memory.h"

#include <sqlite3.h>

enum { FILES = 8, NAME = 256, REGIONS = 16, SECTOR = 512 };

/* What was written and not yet synced: bytes at a place, or a new end. */
struct change {
	int64_t at;
	size_t length;
	unsigned char *bytes; /* NULL: the file ends at `at` */
};

struct content {
	bool there;
	size_t size, room;
	unsigned char *bytes;
};

struct file {
	char name[NAME];           /* "": this place is free */
	struct content seen, kept; /* by programs; by the disk after a crash */
	int change_count, change_room;
	struct change *changes;
	int opens;
	int shared;           /* handles with at least a shared lock */
	const void *reserved; /* the handle with more */
	bool exclusive;
	int region_count;
	size_t region_size;
	void *regions[REGIONS];
	int sharing[SQLITE_SHM_NLOCK];
	bool taken[SQLITE_SHM_NLOCK];
};

struct handle {
	sqlite3_file base; /* first: SQLite gives it back */
	struct file *file;
	int level;
	bool mapped, ends;
	uint16_t shared, exclusive; /* of the shared memory's locks */
};

static struct {
	struct file files[FILES];
	struct pl_chance chance;
	bool crashed;
	int64_t operations, crash_at;
	unsigned faults;
	int fault_count, opens;
} disk;

/* --- contents ---------------------------------------------------------------------- */

static void make_room(struct content *content, size_t size)
{
	if (size <= content->room)
		return;
	content->room = size < 4096 ? 4096 : 2 * size;
	content->bytes = pl_resize(content->bytes, content->room);
}

static void set_size(struct content *content, size_t size)
{
	make_room(content, size);
	if (size > content->size)
		memset(content->bytes + content->size, 0, size - content->size);
	content->size = size;
}

static void put_bytes(struct content *content, int64_t at, const void *bytes, size_t length)
{
	if ((size_t)at + length > content->size)
		set_size(content, (size_t)at + length);
	memcpy(content->bytes + at, bytes, length);
}

static void copy_content(struct content *to, const struct content *from)
{
	to->there = from->there;
	set_size(to, from->size);
	if (from->size > 0)
		memcpy(to->bytes, from->bytes, from->size);
}

static void make_change(struct content *content, const struct change *change, size_t length)
{
	content->there = true;
	if (change->bytes == NULL)
		set_size(content, (size_t)change->at);
	else
		put_bytes(content, change->at, change->bytes, length);
}

static void note_change(struct file *file, int64_t at, const void *bytes, size_t length)
{
	if (file->change_count == file->change_room) {
		file->change_room = file->change_room == 0 ? 16 : 2 * file->change_room;
		file->changes = pl_resize(file->changes,
		                          (size_t)file->change_room * sizeof file->changes[0]);
	}
	struct change *change = &file->changes[file->change_count++];
	*change = (struct change){ .at = at, .length = length };
	if (bytes != NULL)
		change->bytes = memcpy(pl_resize(NULL, length), bytes, length);
	make_change(&file->seen, change, length);
}

static void forget_changes(struct file *file)
{
	for (int i = 0; i < file->change_count; i++)
		free(file->changes[i].bytes);
	file->change_count = 0;
}

static void forget_regions(struct file *file)
{
	for (int i = 0; i < file->region_count; i++)
		free(file->regions[i]);
	file->region_count = 0;
	memset(file->sharing, 0, sizeof file->sharing);
	memset(file->taken, 0, sizeof file->taken);
}

static struct file *find_file(const char *name)
{
	for (int i = 0; i < FILES; i++)
		if (strcmp(disk.files[i].name, name) == 0)
			return &disk.files[i];
	return NULL;
}

static struct file *add_file(const char *name)
{
	for (int i = 0; i < FILES; i++)
		if (disk.files[i].name[0] == '\0') {
			snprintf(disk.files[i].name, NAME, "%s", name);
			return &disk.files[i];
		}
	return NULL;
}

/* --- faults and crashes ------------------------------------------------------------ */

/* An operation that changes something: 0, or how it fails. The one that a crash comes
 * with may still have reached the disk in part. */
static int operation(unsigned fault, int answer, bool *reaches)
{
	*reaches = false;
	if (disk.crashed)
		return SQLITE_IOERR;
	disk.operations++;
	if (disk.operations == disk.crash_at) {
		disk.crashed = *reaches = true;
		return SQLITE_IOERR;
	}
	if ((disk.faults & fault) && disk.fault_count > 0) {
		disk.fault_count--;
		return answer;
	}
	*reaches = true;
	return SQLITE_OK;
}

void disk_fail(unsigned faults, int count)
{
	disk.faults = faults;
	disk.fault_count = count;
}

void disk_mend(void)
{
	disk_fail(0, 0);
}

bool disk_failing(void)
{
	return disk.fault_count > 0;
}

void disk_crash_after(int operations)
{
	disk.crash_at = operations == 0 ? 0 : disk.operations + operations;
}

void disk_crash(void)
{
	disk.crashed = true;
}

bool disk_crashed(void)
{
	return disk.crashed;
}

int64_t disk_operations(void)
{
	return disk.operations;
}

int disk_open_files(void)
{
	return disk.opens;
}

/* What of one waiting change is found again. */
static size_t length_kept(const struct change *change, enum disk_loss loss)
{
	uint32_t luck = pl_draw(&disk.chance, 3);
	if (loss != DISK_KEEPS_SOME || luck == 0)
		return loss == DISK_KEEPS_SOME ? change->length : 0;
	return luck == 1 || change->length == 0 ? 0
						: pl_draw(&disk.chance, (uint32_t)change->length);
}

static void empty_kept(struct file *file)
{
	file->kept.there = false;
	set_size(&file->kept, 0);
}

static void settle(struct file *file, enum disk_loss loss)
{
	int whole = loss == DISK_KEEPS_ALL ? file->change_count
		: loss == DISK_KEEPS_PREFIX
		? (int)pl_draw(&disk.chance, (uint32_t)file->change_count + 1)
		: 0;
	for (int i = 0; i < file->change_count; i++) {
		const struct change *change = &file->changes[i];
		size_t length = i < whole ? change->length : length_kept(change, loss);
		bool cut = change->bytes == NULL;
		if (i < whole || length > 0 ||
		    (cut && loss == DISK_KEEPS_SOME && pl_draw(&disk.chance, 2)))
			make_change(&file->kept, change, length);
	}
	forget_changes(file);
	forget_regions(file);
	if (!file->seen.there && (loss == DISK_KEEPS_ALL || pl_draw(&disk.chance, 2) == 0))
		empty_kept(file); /* its deletion was kept */
	if (loss == DISK_KEEPS_ALL)
		file->kept.there = file->seen.there;
	copy_content(&file->seen, &file->kept);
}

void disk_restart(enum disk_loss loss)
{
	for (int i = 0; i < FILES; i++)
		if (disk.files[i].name[0] != '\0')
			settle(&disk.files[i], loss);
	disk.crashed = false;
	disk.crash_at = 0;
	disk_mend();
}

void disk_begin(uint64_t seed)
{
	disk_end();
	disk.chance = (struct pl_chance){ { seed, 0xd15c }, 0 };
	disk.operations = disk.crash_at = 0;
	disk.crashed = false;
	disk_mend();
	sqlite3_randomness(0, NULL); /* it asks for a seed again */
}

void disk_end(void)
{
	for (int i = 0; i < FILES; i++) {
		struct file *file = &disk.files[i];
		forget_changes(file);
		forget_regions(file);
		free(file->changes);
		free(file->seen.bytes);
		free(file->kept.bytes);
		memset(file, 0, sizeof *file);
	}
}

/* --- one file ---------------------------------------------------------------------- */

static struct file *file_of(sqlite3_file *base)
{
	return ((struct handle *)base)->file;
}

/* The folder is on the disk as it is: which files there are, and which no longer. */
static void sync_folder(void)
{
	for (int i = 0; i < FILES; i++) {
		struct file *file = &disk.files[i];
		if (file->name[0] != '\0' && !file->seen.there)
			empty_kept(file);
		else if (file->name[0] != '\0')
			file->kept.there = true;
	}
}

/* SQLite syncs the folder together with a journal or log that is new. */
static bool brings_folder(const struct file *file)
{
	return !file->kept.there && strchr(file->name, '-') != NULL;
}

static int read_file(sqlite3_file *base, void *into, int length, sqlite3_int64 at)
{
	const struct content *seen = &file_of(base)->seen;
	if (disk.crashed)
		return SQLITE_IOERR_READ;
	size_t there = (size_t)at >= seen->size ? 0 : seen->size - (size_t)at;
	size_t some = there < (size_t)length ? there : (size_t)length;
	if (some > 0)
		memcpy(into, seen->bytes + at, some);
	memset((char *)into + some, 0, (size_t)length - some);
	return some == (size_t)length ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static int write_file(sqlite3_file *base, const void *bytes, int length, sqlite3_int64 at)
{
	bool reaches;
	int result = operation(DISK_FULL, SQLITE_FULL, &reaches);
	if (reaches)
		note_change(file_of(base), at, bytes, (size_t)length);
	return result;
}

static int cut_file(sqlite3_file *base, sqlite3_int64 size)
{
	bool reaches;
	int result = operation(DISK_FULL, SQLITE_IOERR_TRUNCATE, &reaches);
	if (reaches)
		note_change(file_of(base), size, NULL, 0);
	return result;
}

static int sync_file(sqlite3_file *base, int flags)
{
	struct file *file = file_of(base);
	bool reaches;
	(void)flags;
	int result = operation(DISK_NO_SYNC, SQLITE_IOERR_FSYNC, &reaches);
	if (result != SQLITE_OK)
		return result; /* a crash here leaves all of it to luck */
	if (brings_folder(file))
		sync_folder();
	for (int i = 0; i < file->change_count; i++)
		make_change(&file->kept, &file->changes[i], file->changes[i].length);
	forget_changes(file);
	file->kept.there = true;
	return SQLITE_OK;
}

static int size_of_file(sqlite3_file *base, sqlite3_int64 *size)
{
	*size = (sqlite3_int64)file_of(base)->seen.size;
	return disk.crashed ? SQLITE_IOERR_FSTAT : SQLITE_OK;
}

static int lock_file(sqlite3_file *base, int level)
{
	struct handle *handle = (struct handle *)base;
	struct file *file = handle->file;
	bool others = file->reserved != NULL && file->reserved != handle;
	if (level <= handle->level)
		return SQLITE_OK;
	if (others && (level > SQLITE_LOCK_SHARED || file->exclusive))
		return SQLITE_BUSY;
	if (level == SQLITE_LOCK_EXCLUSIVE && file->shared > 1)
		return SQLITE_BUSY;
	if (handle->level == SQLITE_LOCK_NONE)
		file->shared++;
	if (level > SQLITE_LOCK_SHARED)
		file->reserved = handle;
	file->exclusive = file->exclusive || level == SQLITE_LOCK_EXCLUSIVE;
	handle->level = level;
	return SQLITE_OK;
}

static int unlock_file(sqlite3_file *base, int level)
{
	struct handle *handle = (struct handle *)base;
	struct file *file = handle->file;
	if (level >= handle->level)
		return SQLITE_OK;
	if (file->reserved == handle) {
		file->reserved = NULL;
		file->exclusive = false;
	}
	if (level == SQLITE_LOCK_NONE)
		file->shared--;
	handle->level = level;
	return SQLITE_OK;
}

static int check_reserved(sqlite3_file *base, int *taken)
{
	*taken = file_of(base)->reserved != NULL;
	return SQLITE_OK;
}

static int control_file(sqlite3_file *base, int what, void *argument)
{
	(void)base, (void)what, (void)argument;
	return SQLITE_NOTFOUND;
}

static int sector_size(sqlite3_file *base)
{
	(void)base;
	return SECTOR;
}

static int characteristics(sqlite3_file *base)
{
	(void)base;
	return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/* --- memory shared by connections, as the write-ahead log wants it ----------------- */

static int map_region(sqlite3_file *base, int which, int size, int extend, void volatile **out)
{
	struct handle *handle = (struct handle *)base;
	struct file *file = handle->file;
	*out = NULL;
	if (disk.crashed)
		return SQLITE_IOERR_SHMMAP;
	handle->mapped = true;
	if (which >= file->region_count && !extend)
		return SQLITE_OK;
	while (file->region_count <= which && file->region_count < REGIONS)
		file->regions[file->region_count++] = pl_zeroed((size_t)size);
	if (which >= REGIONS)
		return SQLITE_NOMEM;
	*out = file->regions[which];
	return SQLITE_OK;
}

static int lock_regions(sqlite3_file *base, int from, int count, int flags)
{
	struct handle *handle = (struct handle *)base;
	struct file *file = handle->file;
	uint16_t mask = (uint16_t)(((1u << count) - 1u) << from);
	if (flags & SQLITE_SHM_UNLOCK) {
		for (int i = from; i < from + count; i++) {
			file->sharing[i] -= handle->shared >> i & 1;
			file->taken[i] = file->taken[i] && !(handle->exclusive >> i & 1);
		}
		handle->shared &= (uint16_t)~mask;
		handle->exclusive &= (uint16_t)~mask;
		return SQLITE_OK;
	}
	bool alone = flags & SQLITE_SHM_EXCLUSIVE;
	for (int i = from; i < from + count; i++)
		if ((file->taken[i] && !(handle->exclusive >> i & 1)) ||
		    (alone && file->sharing[i] > (handle->shared >> i & 1)))
			return SQLITE_BUSY;
	for (int i = from; i < from + count; i++) {
		file->taken[i] = file->taken[i] || alone;
		file->sharing[i] += !alone && !(handle->shared >> i & 1);
	}
	if (alone)
		handle->exclusive |= mask;
	else
		handle->shared |= mask;
	return SQLITE_OK;
}

static void barrier(sqlite3_file *base)
{
	(void)base; /* there is one thread */
}

static int unmap_regions(sqlite3_file *base, int forget)
{
	struct handle *handle = (struct handle *)base;
	handle->mapped = false;
	if (forget)
		forget_regions(handle->file);
	return SQLITE_OK;
}

static int close_file(sqlite3_file *base)
{
	struct handle *handle = (struct handle *)base;
	unlock_file(base, SQLITE_LOCK_NONE);
	lock_regions(base, 0, SQLITE_SHM_NLOCK, SQLITE_SHM_UNLOCK);
	disk.opens--;
	if (--handle->file->opens == 0 && handle->ends) {
		forget_changes(handle->file);
		handle->file->seen.there = false;
		handle->file->name[0] = '\0';
		handle->file->seen.size = handle->file->kept.size = 0;
	}
	return SQLITE_OK;
}

/* clang-format off */
static const sqlite3_io_methods methods = {
	.iVersion = 2, .xClose = close_file, .xRead = read_file, .xWrite = write_file,
	.xTruncate = cut_file, .xSync = sync_file, .xFileSize = size_of_file, .xLock = lock_file,
	.xUnlock = unlock_file, .xCheckReservedLock = check_reserved,
	.xFileControl = control_file, .xSectorSize = sector_size,
	.xDeviceCharacteristics = characteristics, .xShmMap = map_region,
	.xShmLock = lock_regions, .xShmBarrier = barrier, .xShmUnmap = unmap_regions,
};
/* clang-format on */

/* --- the disk as SQLite finds it --------------------------------------------------- */

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *out)
{
	struct handle *handle = (struct handle *)base;
	bool reaches = true;
	(void)vfs;
	memset(handle, 0, sizeof *handle);
	if (disk.crashed)
		return SQLITE_CANTOPEN;
	struct file *file = find_file(name == NULL ? "(unnamed)" : name);
	if (file == NULL || !file->seen.there) {
		if (!(flags & SQLITE_OPEN_CREATE))
			return SQLITE_CANTOPEN;
		int result = operation(DISK_NO_OPEN, SQLITE_CANTOPEN, &reaches);
		if (result != SQLITE_OK)
			return result;
		file = file == NULL ? add_file(name == NULL ? "(unnamed)" : name) : file;
		if (file == NULL)
			return SQLITE_CANTOPEN;
		set_size(&file->seen, 0);
		file->seen.there = true;
		empty_kept(file); /* not the one of that name before */
	} else if ((disk.faults & DISK_NO_OPEN) && disk.fault_count > 0) {
		disk.fault_count--;
		return SQLITE_CANTOPEN;
	}
	handle->base.pMethods = &methods;
	handle->file = file;
	handle->ends = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
	file->opens++;
	disk.opens++;
	if (out != NULL)
		*out = flags;
	return SQLITE_OK;
}

/* The folder is synced with it, where SQLite asks for that; else a crash may bring it
 * back. */
static int delete_file(sqlite3_vfs *vfs, const char *name, int with_folder)
{
	bool reaches;
	struct file *file = find_file(name);
	(void)vfs;
	if (file == NULL || !file->seen.there)
		return SQLITE_IOERR_DELETE_NOENT;
	int result = operation(DISK_FULL, SQLITE_IOERR_DELETE, &reaches);
	if (result != SQLITE_OK)
		return result;
	file->seen.there = false;
	set_size(&file->seen, 0);
	forget_changes(file);
	if (with_folder)
		sync_folder();
	return SQLITE_OK;
}

static int access_file(sqlite3_vfs *vfs, const char *name, int flags, int *there)
{
	const struct file *file = find_file(name);
	(void)vfs;
	*there = file != NULL && file->seen.there;
	if (flags == SQLITE_ACCESS_EXISTS && *there) /* as SQLite's own: an empty one is none */
		*there = file->seen.size > 0;
	return SQLITE_OK;
}

static int full_name(sqlite3_vfs *vfs, const char *name, int room, char *out)
{
	(void)vfs;
	snprintf(out, (size_t)room, "%s", name);
	return SQLITE_OK;
}

static int randomness(sqlite3_vfs *vfs, int length, char *out)
{
	(void)vfs;
	for (int i = 0; i < length; i++)
		out[i] = (char)pl_draw(&disk.chance, 256);
	return length;
}

static int nap(sqlite3_vfs *vfs, int microseconds)
{
	(void)vfs;
	return microseconds;
}

static int julian_ms(sqlite3_vfs *vfs, sqlite3_int64 *out)
{
	(void)vfs;
	*out = 210866760000000; /* 1970; nothing here reads it */
	return SQLITE_OK;
}

static int julian_day(sqlite3_vfs *vfs, double *out)
{
	(void)vfs;
	*out = 2440587.5;
	return SQLITE_OK;
}

static int last_error(sqlite3_vfs *vfs, int room, char *out)
{
	(void)vfs, (void)room, (void)out;
	return 0;
}

/* The log is folded into the file often, so that crashes meet that too. */
static int often(sqlite3 *db, char **why, const void *unused)
{
	(void)why, (void)unused;
	sqlite3_wal_autocheckpoint(db, 8 + (int)pl_draw(&disk.chance, 100));
	return SQLITE_OK;
}

void disk_install(void)
{
	static sqlite3_vfs vfs = {
		.iVersion = 2,
		.szOsFile = sizeof(struct handle),
		.mxPathname = NAME,
		.zName = "simulated",
		.xOpen = open_file,
		.xDelete = delete_file,
		.xAccess = access_file,
		.xFullPathname = full_name,
		.xRandomness = randomness,
		.xSleep = nap,
		.xCurrentTime = julian_day,
		.xGetLastError = last_error,
		.xCurrentTimeInt64 = julian_ms,
	};
	sqlite3_vfs_register(&vfs, 1);
	sqlite3_auto_extension((void (*)(void))often);
}
