#!/usr/bin/env python3
"""test_keeping.py - what a server keeps: tables that are over and live on the disk alone,
lists of them, a file that is damaged, held by another program, or opened by a second
server."""

import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Client, Server, store


def begin(server, names=("Ann", "Bob"), **settings):
    """A running table of two people, each on a connection of their own."""
    ann, bob = (Client(server, name=name) for name in names)
    table = ann.must(type="create", game="leduc", players=["me", "open"], **settings)["table"]
    bob.must(type="join", table=table)
    ann.must(type="start", table=table)
    return table, ann, bob


def finish(server, **settings):
    table, ann, bob = begin(server, **settings)
    ann.must(type="play", table=table, seat=1, turn=1, move="raise")
    bob.must(type="play", table=table, seat=2, turn=1, move="fold")
    return table, ann, bob


def send_data(server):
    """A data file of Leduc with another ante, sent to the server; its name there."""
    standard = server.http("GET", "/api/games/leduc/data")[2]
    status, _, text = server.http("POST", "/api/data?game=leduc",
                                  body=standard.replace("ante: 1", "ante: 2"))
    assert status == 200, text
    return json.loads(text)["data"]


def fsck(server):
    done = subprocess.run([PERILUNE, "fsck", server.folder + "/tables.db"],
                          capture_output=True, text=True)
    return done.returncode, done.stdout


class Over(unittest.TestCase):
    def test_a_match_that_is_over_is_listed_opened_and_talked_at_after_a_restart(self):
        with Server() as server:
            table, ann, bob = finish(server, public=True, name="A long evening")
            listed = ann.must(type="lobby")["finished"]
            hers = ann.must(type="mine")["tables"]
            self.assertEqual([entry["table"] for entry in listed], [table])
            self.assertEqual((hers[0]["yours"], hers[0]["maker"], hers[0]["state"]),
                             ([1], True, "finished"))
            self.assertEqual(server.stop(), 0)
            server.start()
            ann = Client(server, token=ann.token)
            self.assertEqual(ann.must(type="lobby")["finished"], listed)
            self.assertEqual(ann.must(type="mine")["tables"], hers)
            self.assertEqual([seat["present"] for seat in hers[0]["seats"]], [False, False])
            ann.must(type="watch", table=table)
            self.assertEqual(ann.next("table")["state"], "finished")
            self.assertTrue(ann.next("position")["over"])
            ann.must(type="chat", table=table, text="Well played")
            rematch = ann.must(type="rematch", table=table)["table"]
            self.assertEqual([entry["table"] for entry in ann.must(type="mine")["tables"]],
                             [rematch, table])
            self.assertEqual(Client(server, token=bob.token).must(type="mine")["tables"][1]
                             ["yours"], [2])
            ann.must(type="delete", table=table)
            self.assertEqual(ann.must(type="lobby")["finished"], [])
            self.assertEqual([entry["table"] for entry in ann.must(type="mine")["tables"]],
                             [rematch])

    def test_matches_that_are_over_do_not_count_against_the_cap(self):
        with Server("--tables", "2") as server:
            for _ in range(5):
                finish(server)
            begin(server)
            ann = Client(server)
            ann.must(type="create", game="leduc", players=["me", "open"])
            answer = ann.ask(type="create", game="leduc", players=["me", "open"])
            self.assertEqual(answer["code"], "full")

    def test_of_many_that_were_looked_at_few_stay_in_memory(self):
        with Server() as server:
            tables = [finish(server)[0] for _ in range(80)]
            eve = Client(server)
            for table in tables + tables[:5]:
                eve.must(type="review", table=table, at=1000, seat=1)
            eve.must(type="chat", table=tables[0], text="still here")


class Damage(unittest.TestCase):
    def damaged(self, change, over=True):
        """A server whose first table's records were changed as `change` says, and another
        table that was not."""
        server = Server()
        self.addCleanup(server.__exit__)
        table, ann, _ = finish(server) if over else begin(server)
        if not over:
            ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        other = begin(server)
        self.assertEqual(server.stop(), 0)
        self.assertEqual(fsck(server)[0], 0, fsck(server))
        with contextlib.closing(store(server)) as database:
            database.execute(change, (table,))
        server.start()
        return server, table, ann, other

    def goes_on(self, server, other):
        table, _, bob = other
        ann = Client(server, token=other[1].token)
        ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        Client(server, token=bob.token).must(type="play", table=table, seat=2, turn=1,
                                             move="fold")

    def test_a_damaged_match_is_named_by_its_record_and_all_else_goes_on(self):
        for over in (True, False):
            server, table, ann, other = self.damaged(
                "UPDATE records SET text = 'call' WHERE id = ? AND number = 4", over)
            words = f"record 4 of table {table} is damaged"
            ann = Client(server, token=ann.token)
            for question in ({"type": "watch"}, {"type": "chat", "text": "Hello"}):
                answer = ann.ask(table=table, **question)
                self.assertEqual((answer["code"], answer["text"]), ("damaged", words))
            self.assertIn(words, server.log_text())
            self.goes_on(server, other)
            self.assertEqual(server.stop(), 0)
            status, said = fsck(server)
            self.assertEqual(status, 1)
            self.assertIn(f"damaged: {words}\n", said)
            self.assertIn("1 damaged, the rest is whole", said)

    def test_a_match_that_was_over_never_runs_again(self):
        server, table, ann, other = self.damaged(
            "DELETE FROM records WHERE id = ? AND number > 4")
        ann = Client(server, token=ann.token)
        answer = ann.ask(type="play", table=table, seat=1, turn=1, move="raise")
        self.assertEqual(answer["code"], "damaged")
        self.assertIn("records where there should be", answer["text"])
        self.goes_on(server, other)

    def test_a_table_that_cannot_be_written_to_fails_no_other(self):
        with Server() as server:
            table, ann, bob = begin(server)
            other = begin(server)
            with contextlib.closing(store(server)) as database:  # beside the server
                database.execute("INSERT INTO records SELECT id, number + 1, at, kind, seat, "
                                 "text, chain FROM records WHERE id = ? ORDER BY number DESC "
                                 "LIMIT 1", (table,))
            # Both in one packet, and so in one turn of the server.
            for who, where in ((ann, table), (other[1], other[0])):
                who.send(type="play", table=where, seat=1, turn=1, move="raise", id=99)
            answers = {}
            for who, where in ((ann, table), (other[1], other[0])):
                message = {}
                while message.get("id") != 99:
                    message = who.next()
                answers[where] = message
            self.assertEqual(answers[table]["code"], "not-saved", answers)
            self.assertEqual(answers[other[0]]["type"], "ok", answers)
            other[2].must(type="play", table=other[0], seat=2, turn=1, move="call")


class OneAtATime(unittest.TestCase):
    def test_a_second_server_on_one_file_does_not_start(self):
        with Server() as server:
            data = send_data(server)
            table, ann, _ = begin(server, data=data)
            second = subprocess.run(
                [PERILUNE, "serve", "--port", str(server.port + 1), "--db",
                 server.folder + "/tables.db"], capture_output=True, text=True, timeout=20 * SLOW)
            self.assertEqual(second.returncode, 2)
            self.assertIn(f"another server has it open (process {server.process.pid})",
                          second.stderr)
            server.kill()  # however it ends, the next one may start
            server.start()
            self.assertEqual(server.http("GET", "/api/data/" + data)[0], 200)
            ann = Client(server, token=ann.token)
            ann.must(type="play", table=table, seat=1, turn=1, move="raise")

    def test_a_new_file_is_its_owners_alone(self):
        with Server() as server:
            for name in ("tables.db", "tables.db.lock", "tables.db-wal"):
                mode = os.stat(os.path.join(server.folder, name)).st_mode & 0o777
                self.assertEqual(mode, 0o600, name)

    def test_a_lock_held_elsewhere_is_refused_with_words_and_stalls_nobody(self):
        with Server() as server:
            table, ann, bob = begin(server)
            eve = Client(server)
            with contextlib.closing(store(server)) as database:
                database.execute("BEGIN IMMEDIATE")
                slowest = 0
                for _ in range(5):
                    answer = ann.ask(type="play", table=table, seat=1, turn=1, move="raise")
                    self.assertEqual(answer["code"], "not-saved")
                    self.assertIn("another program holds the lock", answer["text"])
                    begun = time.monotonic()
                    eve.must(type="hello")
                    slowest = max(slowest, time.monotonic() - begun)
                self.assertLess(slowest, 1 * SLOW)
                database.execute("ROLLBACK")
            ann.must(type="play", table=table, seat=1, turn=1, move="raise")


class Fsck(unittest.TestCase):
    def test_it_says_what_it_cannot_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/no.db"
            done = subprocess.run([PERILUNE, "fsck", path], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn("no such file", done.stderr)
            with open(path, "w", encoding="utf-8") as file:
                file.write("This is a letter, not a database. " * 100)
            done = subprocess.run([PERILUNE, "fsck", path], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn("not a database", done.stderr)

    def test_it_looks_beside_a_server_at_work_and_knows_data_files(self):
        with Server() as server:
            data = send_data(server)
            begin(server, data=data)
            status, said = fsck(server)
            self.assertEqual((status, said.strip().split("; ")[-1]), (0, "all is whole"), said)
            self.assertEqual(server.stop(), 0)
            with contextlib.closing(sqlite3.connect(server.folder + "/tables.db",
                                                    isolation_level=None)) as database:
                database.execute("UPDATE data SET text = 'ante: 3'")
            status, said = fsck(server)
            self.assertEqual(status, 1)
            self.assertIn(f"the data file {data} is not what its name says", said)


if __name__ == "__main__":
    unittest.main()
