/* journal.c - runs that can be stopped and gone on with; see journal.h. */
#include "lab/journal.h"

#include "core/memory.h"

const char pl_part_damaged[] = "it is damaged";

/* --- text of parts ------------------------------------------------------------- */

static struct pl_part_text text_of(const struct pl_part *kind, const void *part)
{
	struct pl_part_text made = { NULL, 0 };
	FILE *file = open_memstream(&made.text, &made.size);
	if (file == NULL)
		abort();
	kind->save(part, file);
	if (fclose(file) != 0)
		abort();
	return made;
}

static const char *read_back(const struct pl_part *kind, void *part,
                             const struct pl_part_text *kept)
{
	FILE *file = kept->size == 0 ? NULL : fmemopen(kept->text, kept->size, "r");
	if (file == NULL)
		return pl_part_damaged;
	const char *wrong = kind->load(part, file);
	fclose(file);
	return wrong;
}

static void put_text(struct pl_journal *journal, struct pl_part_text text)
{
	if (journal->at == journal->count) {
		size_t room = (size_t)++journal->count;
		journal->texts = pl_resize(journal->texts, room * sizeof journal->texts[0]);
		journal->texts[journal->at].text = NULL;
	}
	free(journal->texts[journal->at].text);
	journal->texts[journal->at] = text;
}

/* --- parts one after another ------------------------------------------------------ */

static bool end(struct pl_journal *journal)
{
	journal->over = true;
	journal->kind = NULL;
	return false;
}

bool pl_journal_do(struct pl_journal *journal, const struct pl_part *kind, void *part)
{
	if (journal->over)
		return false;
	if (journal->at < journal->count)
		journal->wrong = read_back(kind, part, &journal->texts[journal->at]);
	if (journal->wrong != NULL)
		return end(journal);
	journal->kind = kind;
	journal->part = part;
	while (!kind->play(part, journal->stop)) {
		bool on = journal->rest != NULL && journal->rest(journal->context);
		if (!on)
			return end(journal);
	}
	if (journal->rest != NULL)
		put_text(journal, text_of(kind, part));
	journal->kind = NULL;
	journal->at++;
	return true;
}

/* --- a simulation -------------------------------------------------------------------- */

struct sim_part {
	struct pl_sim sim;
	struct pl_sim_result *result;
};

static bool play_sim(void *part, atomic_int *stop)
{
	struct sim_part *own = part;
	own->sim.stop = stop;
	return own->result->done >= own->sim.games || pl_sim_run(&own->sim, own->result);
}

static void save_sim(const void *part, FILE *file)
{
	const struct sim_part *own = part;
	pl_sim_save(&own->sim, own->result, file);
}

static const char *load_sim(void *part, FILE *file)
{
	struct sim_part *own = part;
	const char *wrong = pl_sim_load(&own->sim, own->result, file);
	if (wrong == NULL && own->result->done > own->sim.games)
		return "it has more games already than are asked for";
	return wrong;
}

bool pl_journal_sim(struct pl_journal *journal, const struct pl_sim *sim,
                    struct pl_sim_result *result)
{
	static const struct pl_part simulation = { play_sim, save_sim, load_sim };
	struct sim_part part = { *sim, result };
	return pl_journal_do(journal, &simulation, &part);
}

/* --- all of it -------------------------------------------------------------------------- */

static void write_part(const struct pl_part_text *part, int number, FILE *file)
{
	fprintf(file, "part %d: %zu bytes\n", number, part->size);
	fwrite(part->text, 1, part->size, file);
}

/* The part under way is newer than what was kept of it. */
void pl_journal_save(const struct pl_journal *journal, FILE *file)
{
	int count = journal->count;
	if (journal->kind != NULL && journal->at == count)
		count++;
	fprintf(file, "parts: %d\n", count);
	for (int i = 0; i < count; i++) {
		if (journal->kind == NULL || i != journal->at) {
			write_part(&journal->texts[i], i + 1, file);
			continue;
		}
		struct pl_part_text now = text_of(journal->kind, journal->part);
		write_part(&now, i + 1, file);
		free(now.text);
	}
}

static bool read_part(struct pl_part_text *part, int number, size_t most, FILE *file)
{
	int is = 0;
	char after = 0;
	*part = (struct pl_part_text){ NULL, 0 };
	if (fscanf(file, "part %d: %zu bytes%c", &is, &part->size, &after) != 3 || is != number ||
	    after != '\n' || part->size > most)
		return false;
	part->text = pl_resize(NULL, part->size);
	return fread(part->text, 1, part->size, file) == part->size;
}

bool pl_journal_load(struct pl_journal *journal, FILE *file)
{
	long here = ftell(file);
	if (here < 0 || fseek(file, 0, SEEK_END) != 0)
		return false;
	size_t most = (size_t)(ftell(file) - here); /* no part has more */
	int count = -1;
	char after = 0;
	if (fseek(file, here, SEEK_SET) != 0 || fscanf(file, "parts: %d%c", &count, &after) != 2 ||
	    after != '\n' || count < 0 || (size_t)count > most)
		return false;
	journal->texts = pl_resize(NULL, (size_t)count * sizeof journal->texts[0]);
	bool good = true;
	while (good && journal->count < count) {
		good = read_part(&journal->texts[journal->count], journal->count + 1, most, file);
		journal->count++;
	}
	return good;
}

bool pl_journal_goes_on(const struct pl_journal *journal)
{
	return journal->count > 0;
}

void pl_journal_close(struct pl_journal *journal)
{
	for (int i = 0; i < journal->count; i++)
		free(journal->texts[i].text);
	free(journal->texts);
	journal->texts = NULL;
	journal->count = journal->at = 0;
}
