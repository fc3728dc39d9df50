#!/usr/bin/env python3
"""test_load.py - bench/load's judge: every acknowledged move is in the store once, as the act
of its turn. What is planted there must be found, and what is whole must not be blamed.

    PERILUNE=build/release/perilune test_load.py     (load and kept lie beside it)"""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Client, Server

BESIDE = os.path.dirname(os.path.abspath(PERILUNE))


def kept(db, acks):
    done = subprocess.run([os.path.join(BESIDE, "kept"), db, acks], capture_output=True,
                          text=True, timeout=60 * SLOW)
    return done.returncode, done.stdout + done.stderr


class Judge(unittest.TestCase):
    """A match between two people whose moves were all acknowledged, and its store."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="perilune-load-")
        cls.acks, known = [], {}
        with Server(folder=cls.folder) as server:
            ann = Client(server)
            eyes = Client(server, token=ann.token)  # for who asks passes news over
            cls.table = ann.must(type="create", game="connect-four",
                                 players=["me", "me"])["table"]
            eyes.must(type="watch", table=cls.table)
            ann.must(type="start", table=cls.table)
            while True:
                position = eyes.next("position")
                if position["over"]:
                    break
                question = position.get("question")
                if question is None or known.get(position["seat"]) == question["turn"]:
                    continue
                known[position["seat"]] = question["turn"]
                # In turn through the columns, so that no move follows one like it.
                moves = [move["notation"] for move in question["moves"]]
                move = moves[(question["turn"] * 3 + position["seat"]) % len(moves)]
                cls.play(ann, position["seat"], question["turn"], position["number"], move)
                if question["turn"] == 2:  # its answer was lost on the way, it is said
                    cls.play(ann, position["seat"], question["turn"], position["number"], move)
            server.stop()

    @classmethod
    def play(cls, ann, seat, turn, number, move):
        answer = ann.must(type="play", table=cls.table, seat=seat, turn=turn, move=move)
        assert answer["type"] == "ok", answer
        cls.acks.append((cls.table, seat, turn, number, "ok", move))

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def judge(self, *statements, acks=None):
        """What is said of a copy of the store after some statements."""
        db, list_of = self.folder + "/copy.db", self.folder + "/acks"
        shutil.copy(self.folder + "/tables.db", db)
        with sqlite3.connect(db) as store:
            for statement in statements:
                self.assertEqual(store.execute(*statement).rowcount, 1, statement)
        store.close()
        with open(list_of, "w", encoding="utf-8") as file:
            for ack in self.acks if acks is None else acks:
                file.write("\t".join(map(str, ack)) + "\n")
        return kept(db, list_of)

    def number_of(self, seat, turn):
        """The record of a turn, by counting."""
        store = sqlite3.connect(self.folder + "/tables.db")
        numbers = [row[0] for row in store.execute(
            "SELECT number FROM records WHERE id = ? AND seat = ? AND kind = 'move'"
            " ORDER BY number", (self.table, seat))]
        store.close()
        return numbers[turn - 1]

    def drop(self, seat, turn):
        return ("DELETE FROM records WHERE id = ? AND number = ?",
                (self.table, self.number_of(seat, turn)))

    def move_of(self, seat, turn):
        return next(a[5] for a in self.acks if a[1] == seat and a[2] == turn)

    def test_all_is_there_and_a_repetition_is_no_loss(self):
        moves = len(self.acks) - 2
        self.assertGreater(moves, 8)
        self.assertEqual(self.judge(), (
            0, f"no move lost: {moves} acknowledged, each once in the store as its turn "
               "(2 sent again, 0 made for their seats)\n"))

    def test_a_row_that_is_gone_is_lost_by_table_seat_and_turn_and_no_other(self):
        last = max(a[2] for a in self.acks if a[1] == 2)
        for seat, turn in ((1, 1), (2, 2), (1, 3), (2, last - 1), (2, last)):
            status, said = self.judge(self.drop(seat, turn))
            self.assertEqual(status, 1)
            self.assertEqual(said.splitlines()[0], f"LOST: table {self.table} seat {seat} "
                                                   f"turn {turn}: {self.move_of(seat, turn)}")
            self.assertEqual(said.count("LOST"), 1, said)

    def test_several_rows_that_are_gone_are_all_found(self):
        gone = ((1, 2), (1, 3), (2, 1))
        status, said = self.judge(*(self.drop(*each) for each in gone))
        self.assertEqual(status, 1)
        for seat, turn in gone:
            self.assertIn(f"seat {seat} turn {turn}: {self.move_of(seat, turn)}", said)
        self.assertEqual(said.count("LOST"), len(gone), said)

    def test_a_row_that_is_gone_and_was_not_ours_to_acknowledge_is_missed_too(self):
        acks = [ack for ack in self.acks if (ack[1], ack[2]) != (1, 2)]
        status, said = self.judge(self.drop(1, 2), acks=acks)
        self.assertEqual(status, 1)
        self.assertIn(f"LOST: table {self.table} seat 1 turn 2: an act that was told of", said)
        self.assertEqual(said.count("LOST"), 1, said)

    def test_a_move_that_was_declined_for_its_seat_is_the_record_of_its_turn(self):
        status, said = self.judge(("UPDATE records SET kind = 'decline' WHERE id = ? AND"
                                   " number = ?", (self.table, self.number_of(2, 3))))
        self.assertEqual(status, 0, said)
        self.assertIn("1 made for their seats", said)

    def test_another_move_in_its_place_is_told(self):
        status, said = self.judge(("UPDATE records SET text = 'nonsense' WHERE id = ? AND"
                                   " number = ?", (self.table, self.number_of(1, 2))))
        self.assertEqual(status, 1)
        self.assertIn(f"LOST: table {self.table} seat 1 turn 2: {self.move_of(1, 2)}", said)
        self.assertIn(f"INSTEAD: table {self.table} seat 1 turn 2: nonsense", said)

    def test_a_move_that_is_there_twice_is_told(self):
        number = self.number_of(1, 3)
        double = ("INSERT INTO records(id, number, at, kind, seat, text) SELECT id, ?, at, kind,"
                  " seat, text FROM records WHERE id = ? AND number = ?")
        shift = "UPDATE records SET number = number + 1 WHERE id = ? AND number > ?"
        db, acks = self.folder + "/twice.db", self.folder + "/twice-acks"
        shutil.copy(self.folder + "/tables.db", db)
        with sqlite3.connect(db) as store:
            self.assertGreater(store.execute(shift.replace("+ 1", "+ 1000"),
                                             (self.table, number)).rowcount, 0)
            store.execute(shift.replace("+ 1", "- 999"), (self.table, number + 900))
            store.execute(double, (number + 1, self.table, number))
        store.close()
        with open(acks, "w", encoding="utf-8") as file:  # players saw what the store has
            for table, seat, turn, after, state, move in self.acks:
                later = after >= number
                turn += seat == 1 and later
                file.write(f"{table}\t{seat}\t{turn}\t{after + later}\t{state}\t{move}\n")
        status, said = kept(db, acks)
        self.assertEqual(status, 1)
        self.assertIn(f"NOT ASKED FOR: table {self.table} seat 1 turn 4: {self.move_of(1, 3)}",
                      said)

    def test_what_was_sent_and_not_answered_may_be_there_or_not(self):
        last = max(a[2] for a in self.acks if a[1] == 2)
        acks = [a[:4] + ("sent",) + a[5:] if a[1] == 2 and a[2] == last else a
                for a in self.acks]
        self.assertEqual(self.judge(acks=acks)[0], 0)
        self.assertEqual(self.judge(self.drop(2, last), acks=acks)[0], 0)

    def test_what_cannot_be_judged_is_no_success(self):
        self.assertEqual(self.judge(acks=[("table", "without", "sense")])[0], 2)
        self.assertEqual(kept(self.folder + "/nowhere.db", self.folder + "/acks")[0], 2)


class Load(unittest.TestCase):
    def test_a_small_load_is_kept_and_a_planted_loss_is_found(self):
        with Server() as server:
            acks = server.folder + "/acks"
            done = subprocess.run(
                [os.path.join(BESIDE, "load"), str(server.port), str(server.process.pid),
                 "traders", "6", "3", "100", "2", "6", acks], capture_output=True, text=True,
                timeout=120 * SLOW)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            server.stop()
            db = server.folder + "/tables.db"
            status, said = kept(db, acks)
            self.assertEqual(status, 0, said)
            with open(acks, encoding="utf-8") as file:
                lines = [line.rstrip("\n").split("\t") for line in file]
            self.assertIn(f"no move lost: {len(lines)} acknowledged", said)
            table, seat, turn, after, _, move = lines[len(lines) // 2]
            with sqlite3.connect(db) as store:
                gone = store.execute(
                    "DELETE FROM records WHERE id = ?1 AND number = (SELECT min(number) FROM"
                    " records WHERE id = ?1 AND seat = ?2 AND number > ?3)",
                    (table, int(seat), int(after)))
                self.assertEqual(gone.rowcount, 1)
            store.close()
            status, said = kept(db, acks)
            self.assertEqual(status, 1)
            self.assertIn(f"LOST: table {table} seat {seat} turn {turn}: {move}\n", said)
            self.assertEqual(said.count("LOST"), 1, said)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
