/* book_yaml.c - a data text as a tree of nodes that know their line and column.
 *
 * The only file that knows libyaml. It takes the plain part of YAML (groups,
 * lists, values, comments) and refuses the rest: aliases can grow without
 * bound, tags change what a value is, and a second document would be read by
 * nobody. It knows nothing of games. */
#include "core/book_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

/* --- characters --------------------------------------------------------- */

/* How many bytes follow this first one, and the bits of the character in it;
 * -1 if no character begins so. */
static int first_byte(unsigned char byte, uint32_t *bits)
{
	if (byte < 0x80) {
		*bits = byte;
		return 0;
	}
	if (byte >= 0xc2 && byte < 0xe0) {
		*bits = byte & 0x1fu;
		return 1;
	}
	if (byte >= 0xe0 && byte < 0xf0) {
		*bits = byte & 0x0fu;
		return 2;
	}
	if (byte >= 0xf0 && byte < 0xf5) {
		*bits = byte & 0x07u;
		return 3;
	}
	return -1;
}

bool pl_utf8_next(const char **at, const char *end, uint32_t *point)
{
	static const uint32_t least[4] = { 0, 0x80, 0x800, 0x10000 };
	const char *start = (*at)++;
	int more = first_byte((unsigned char)*start, point);
	if (more < 0 || more >= end - start)
		return false;
	for (int i = 1; i <= more; i++) {
		unsigned char byte = (unsigned char)start[i];
		if ((byte & 0xc0) != 0x80)
			return false;
		*point = *point << 6 | (byte & 0x3fu);
	}
	if (*point < least[more] || *point > 0x10ffff || (*point >= 0xd800 && *point < 0xe000))
		return false;
	*at = start + more + 1;
	return true;
}

bool pl_utf8_control(uint32_t point)
{
	if (point < 0x20 || (point >= 0x7f && point < 0xa0))
		return true;
	if (point >= 0x2028 && point <= 0x202e)
		return true;
	return (point >= 0x2066 && point <= 0x2069) || point == 0xfeff ||
		(point & 0xfffe) == 0xfffe;
}

void pl_show_text(char room[PL_SHOWN], const char *text, size_t length)
{
	const char *end = text + length;
	size_t used = 0;
	while (text < end) {
		const char *start = text;
		uint32_t point;
		bool good = pl_utf8_next(&text, end, &point) && !pl_utf8_control(point);
		size_t size = good ? (size_t)(text - start) : 1;
		if (used + size + sizeof "..." > PL_SHOWN) {
			memcpy(room + used, "...", 3);
			used += 3;
			break;
		}
		memcpy(room + used, good ? start : "?", size);
		used += size;
	}
	room[used] = '\0';
}

/* --- the text before libyaml sees it ------------------------------------ */

static const char *flaw(const char **at, const char *end, uint32_t *point)
{
	if (!pl_utf8_next(at, end, point))
		return "this is not UTF-8 text; save the file as UTF-8";
	if (*point == '\t' || *point == '\n' || *point == '\r' || !pl_utf8_control(*point))
		return NULL;
	return *point == 0 ? "a zero byte; expected plain text"
			   : "an invisible control character; delete it";
}

/* Lines that end in \n, \r or both are all there are once other line ends are
 * refused, so that every line number is the one an editor shows. */
static bool is_clean(const char *yaml, size_t length, struct pl_faults *faults)
{
	const char *at = yaml, *end = yaml + length;
	int line = 1, column = 1;
	while (at < end) {
		uint32_t point;
		bool after_return = at > yaml && at[-1] == '\r';
		const char *problem = flaw(&at, end, &point);
		if (problem != NULL) {
			pl_fault_add(faults, line, column, "%s", problem);
			return false;
		}
		if (point == '\n' || point == '\r') {
			line += !(point == '\n' && after_return);
			column = 1;
		} else {
			column++;
		}
	}
	return true;
}

/* --- nodes -------------------------------------------------------------- */

struct reading {
	yaml_parser_t parser;
	struct pl_tree *tree;
	struct pl_faults *faults;
	int documents;
	int depth; /* of open lists and groups */
	int open[PL_DEPTH], last[PL_DEPTH];
};

static bool out_of_memory(struct reading *r)
{
	pl_fault_add(r->faults, 0, 0, "not enough memory to read the data");
	return false;
}

static bool make_room(struct pl_tree *tree, size_t length)
{
	if (tree->count == tree->room) {
		int room = tree->room == 0 ? 256 : 2 * tree->room;
		struct pl_node *nodes = realloc(tree->nodes, (size_t)room * sizeof *nodes);
		if (nodes == NULL)
			return false;
		tree->nodes = nodes;
		tree->room = room;
	}
	if (tree->texts_room - tree->used <= length) {
		size_t room = 2 * (tree->texts_room + length) + 1024;
		char *texts = realloc(tree->texts, room);
		if (texts == NULL)
			return false;
		tree->texts = texts;
		tree->texts_room = room;
	}
	return true;
}

/* Hang the newest node under the list or group that is open. */
static void hang(struct reading *r, int node)
{
	struct pl_node *nodes = r->tree->nodes;
	if (r->depth == 0) {
		r->tree->root = node;
		return;
	}
	int parent = r->open[r->depth - 1], last = r->last[r->depth - 1];
	if (last < 0)
		nodes[parent].first = node;
	else
		nodes[last].next = node;
	nodes[parent].count++;
	r->last[r->depth - 1] = node;
}

static bool add_node(struct reading *r, enum pl_node_kind kind, const yaml_event_t *event)
{
	size_t length = kind == PL_NODE_VALUE ? event->data.scalar.length : 0;
	if (!make_room(r->tree, length))
		return out_of_memory(r);
	struct pl_tree *tree = r->tree;
	struct pl_node *node = &tree->nodes[tree->count];
	*node = (struct pl_node){
		.kind = (uint8_t)kind,
		.line = (int)event->start_mark.line + 1,
		.column = (int)event->start_mark.column + 1,
		.first = -1,
		.next = -1,
	};
	if (kind == PL_NODE_VALUE) {
		node->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
		node->text = tree->used;
		node->length = length;
		memcpy(tree->texts + tree->used, event->data.scalar.value, length);
		tree->texts[tree->used + length] = '\0';
		tree->used += length + 1;
	}
	hang(r, tree->count++);
	return true;
}

/* --- events ------------------------------------------------------------- */

static void refuse(struct reading *r, const yaml_event_t *event, const char *what)
{
	pl_fault_add(r->faults, (int)event->start_mark.line + 1, (int)event->start_mark.column + 1,
	             "%s", what);
}

static void refuse_extras(struct reading *r, const yaml_event_t *event, const void *anchor,
                          const void *tag)
{
	if (anchor != NULL)
		refuse(r, event, "anchors (&) are not used here; write the value without one");
	if (tag != NULL)
		refuse(r, event, "tags (!) are not used here; write the value without one");
}

static bool open_node(struct reading *r, enum pl_node_kind kind, const yaml_event_t *event)
{
	if (r->depth == PL_DEPTH) {
		refuse(r, event, "too deep; at most 8 lists and groups within each other");
		return false;
	}
	if (!add_node(r, kind, event))
		return false;
	r->open[r->depth] = r->tree->count - 1;
	r->last[r->depth++] = -1;
	return true;
}

static bool start_document(struct reading *r, const yaml_event_t *event)
{
	if (r->documents++ > 0) {
		refuse(r, event, "a second document begins here; expected one only");
		return false;
	}
	return true;
}

static bool take_event(struct reading *r, const yaml_event_t *event)
{
	switch (event->type) {
	case YAML_DOCUMENT_START_EVENT:
		return start_document(r, event);
	case YAML_ALIAS_EVENT:
		refuse(r, event, "aliases (*) are not used here; write the value out");
		return add_node(r, PL_NODE_BAD, event);
	case YAML_SCALAR_EVENT:
		refuse_extras(r, event, event->data.scalar.anchor, event->data.scalar.tag);
		return add_node(r, PL_NODE_VALUE, event);
	case YAML_SEQUENCE_START_EVENT:
		refuse_extras(r, event, event->data.sequence_start.anchor,
		              event->data.sequence_start.tag);
		return open_node(r, PL_NODE_LIST, event);
	case YAML_MAPPING_START_EVENT:
		refuse_extras(r, event, event->data.mapping_start.anchor,
		              event->data.mapping_start.tag);
		return open_node(r, PL_NODE_GROUP, event);
	case YAML_SEQUENCE_END_EVENT:
	case YAML_MAPPING_END_EVENT:
		r->depth--;
		return true;
	default:
		return true;
	}
}

/* The byte that libyaml stumbled over: its mark counts characters. */
static char byte_at(const char *yaml, size_t length, size_t index)
{
	const char *at = yaml, *end = yaml + length;
	uint32_t point;
	while (at < end && index-- > 0)
		pl_utf8_next(&at, end, &point);
	return at < end ? *at : '\0';
}

static bool syntax_fault(struct reading *r, const char *yaml, size_t length)
{
	const yaml_parser_t *p = &r->parser;
	if (p->error == YAML_MEMORY_ERROR)
		return out_of_memory(r);
	const char *problem = p->problem != NULL ? p->problem : "cannot be read";
	int line = (int)p->problem_mark.line + 1, column = (int)p->problem_mark.column + 1;
	if (p->error == YAML_SCANNER_ERROR && byte_at(yaml, length, p->problem_mark.index) == '\t')
		pl_fault_add(r->faults, line, column, "a tab; use spaces to indent");
	else if (p->context != NULL)
		pl_fault_add(r->faults, line, column, "not YAML: %s, %s that began in line %d",
		             problem, p->context, (int)p->context_mark.line + 1);
	else
		pl_fault_add(r->faults, line, column, "not YAML: %s", problem);
	return false;
}

static bool take_events(struct reading *r, const char *yaml, size_t length)
{
	bool going = true, ended = false;
	while (going && !ended) {
		yaml_event_t event;
		if (!yaml_parser_parse(&r->parser, &event))
			return syntax_fault(r, yaml, length);
		ended = event.type == YAML_STREAM_END_EVENT;
		going = take_event(r, &event) && !r->faults->more;
		yaml_event_delete(&event);
	}
	return going;
}

bool pl_tree_read(struct pl_tree *tree, const char *yaml, size_t length, struct pl_faults *faults)
{
	*tree = (struct pl_tree){ .root = -1 };
	static const char mark[] = "\xef\xbb\xbf";
	if (length >= 3 && memcmp(yaml, mark, 3) == 0) {
		/* Some editors begin a file with this mark; it shows nowhere. */
		yaml += 3;
		length -= 3;
	}
	if (length == 0)
		return true;
	if (!is_clean(yaml, length, faults))
		return false;
	struct reading r = { .tree = tree, .faults = faults };
	if (!yaml_parser_initialize(&r.parser))
		return out_of_memory(&r);
	yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&r.parser, (const unsigned char *)yaml, length);
	bool good = take_events(&r, yaml, length);
	yaml_parser_delete(&r.parser);
	return good;
}

void pl_tree_free(struct pl_tree *tree)
{
	free(tree->nodes);
	free(tree->texts);
	*tree = (struct pl_tree){ .root = -1 };
}
