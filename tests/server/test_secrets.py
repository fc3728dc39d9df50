#!/usr/bin/env python3
"""test_secrets.py - what goes over the wire, byte by byte. Marked secrets (tokens, the
server's secret, the seed, private tables, others' moves) must be in no frame of anybody
else's; and games that differ only in what a seat cannot know must send that seat the
same bytes."""

import collections
import hashlib
import json
import os
import re
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import Client, Server

MOVES = ((1, "check"), (2, "check"), (1, "raise"), (2, "fold"))


def game(server, ann, bob, eve):
    """One game of Leduc in which p2 never shows; the frames of each, and the truth."""
    people = (ann, bob, eve)
    table = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
    bob.must(type="join", table=table)
    eve.must(type="watch", table=table)
    ann.must(type="start", table=table)
    for person in people:
        while person.next("position")["number"] == 0:
            pass
        person.frames.clear()
    turns = collections.Counter()
    for seat, move in MOVES:
        turns[seat] += 1
        people[seat - 1].must(type="play", table=table, seat=seat, turn=turns[seat], move=move)
    frames = []
    for person in people:
        while not person.next("position")["over"]:
            pass
        frames.append([f for f in person.frames if b'"position"' in f or b'"error"' in f])
        person.must(type="unwatch", table=table)
    return table, frames, server.http("GET", f"/api/tables/{table}/transcript")[2]


def plain(table, frames):
    """Frames without what is drawn by lot for every table."""
    return [f.replace(table.encode(), b"TABLE") for f in frames]


def cards_of(frames):
    state = json.loads([f for f in frames if b'"state"' in f][-1])["state"]
    return (state["board"], *state["card"])


class Secrets(unittest.TestCase):
    def test_games_that_differ_in_what_a_seat_cannot_know_send_it_the_same_bytes(self):
        with Server() as server:
            ann, bob, eve = (Client(server, name=n) for n in ("Ann", "Bob", "Eve"))
            told = {0: collections.defaultdict(set), 1: collections.defaultdict(set),
                    2: collections.defaultdict(set)}
            truths = {0: collections.defaultdict(set), 1: collections.defaultdict(set),
                      2: collections.defaultdict(set)}
            for _ in range(90):
                table, frames, _ = game(server, ann, bob, eve)
                board, own, _ = cards_of(frames[0])
                _, _, hidden = cards_of(frames[1])
                known = ((board, own), (board, hidden), (board,))
                for who in range(3):
                    told[who][known[who]].add(b"\n".join(plain(table, frames[who])))
                    truths[who][known[who]].add((own, hidden))
            pairs = 0
            for who in range(3):
                for known, texts in told[who].items():
                    self.assertEqual(len(texts), 1, (who, known, texts))
                    pairs += len(truths[who][known]) - 1
            self.assertGreater(pairs, 60)  # truths that differed, and could not be told apart

    def test_no_frame_carries_a_marked_secret(self):
        with Server() as server:
            ann, bob, eve = (Client(server, name=n) for n in ("Ann", "Bob", "Eve"))
            hidden = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
            people = (ann, bob, eve)
            table = ann.must(type="create", game="leduc", players=["me", "open"],
                             public=True)["table"]
            bob.must(type="join", table=table)
            eve.must(type="watch", table=table)
            eve.must(type="lobby", follow=True)
            bob.must(type="lobby")
            bob.must(type="mine")
            ann.must(type="start", table=table)
            ann.must(type="hint", table=table, seat=1)
            ann.must(type="play", table=table, seat=1, turn=1, move="check")
            ann.ask(type="play", table=table, seat=2, turn=1, move="raise")
            eve.ask(type="play", table=table, seat=2, turn=1, move="raise")
            bob.must(type="play", table=table, seat=2, turn=1, move="check")
            for person in people:
                person.must(type="watch", table=table)
                person.must(type="lobby")
            before = [b"\n".join(p.frames) for p in people]
            bob.must(type="resign", table=table, seat=2)
            text = server.http("GET", f"/api/tables/{table}/transcript")[2]
            secret = re.search(r"^secret: (.*)$", text, re.M).group(1)
            seed = re.search(r"^seed: (.*)$", text, re.M).group(1)
            for i, person in enumerate(people):
                everything = b"\n".join(person.frames)
                for other in people:
                    owner = hashlib.sha256(other.token.encode()).hexdigest()
                    self.assertNotIn(owner.encode(), everything)
                    if other is not person:
                        self.assertNotIn(other.token.encode(), everything)
                for mark in (secret, seed):
                    self.assertNotIn(mark.encode(), before[i])
                    self.assertNotIn(bytes.fromhex(mark), before[i])
                if person is not ann:
                    self.assertNotIn(hidden.encode(), everything)
            # On disk there are no tokens either.
            with open(server.folder + "/tables.db-wal", "rb") as log:
                disk = log.read()
            for person in people:
                self.assertNotIn(person.token.encode(), disk)
            self.assertNotIn(ann.token, server.log_text())


if __name__ == "__main__":
    unittest.main(warnings="ignore")
