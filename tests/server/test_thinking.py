#!/usr/bin/env python3
"""test_thinking.py - whose bots and hints are thought about first: one address cannot keep
another waiting, what nobody waits for is not thought about, and bots among themselves rest
while nobody watches."""

import os
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Server

CROWD, BEA = "127.0.0.2", "127.0.0.3"
SOON = 8 * SLOW  # seconds, also on a busy machine; in an unfair order it would be 13 and more
FEW = 4  # thoughts: the one under way, one's own, and one that begins before the count is taken
TABLES_EACH = 8  # that a connection follows


def begin(client, game, *players):
    table = client.must(type="create", game=game, players=list(players))["table"]
    client.must(type="start", table=table)
    return table


def crowd(server, count, bot):
    """Watched tables of slow bots, all of one address; its connections."""
    people = []
    for i in range(count):
        if i % TABLES_EACH == 0:
            people.append(Client(server, source=CROWD))
        begin(people[-1], "traders", bot, bot)
    return people


def wait_for(true):
    until = time.monotonic() + 20 * SLOW
    while not true():
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.02)


class Thinking(unittest.TestCase):
    def answered_soon(self, client, **message):
        begun = time.monotonic()
        client.must(**message)
        self.assertLess(time.monotonic() - begun, SOON)

    def easy_bot_moves_soon(self, server):
        """A bot of somebody else makes the first move of a match, and the next, while few others
        do: counted, since a busy machine takes its time."""
        bea = Client(server, source=BEA)
        thoughts = server.metric("thoughts_total")
        begin(bea, "connect-four", "easy", "me")
        position = bea.position()
        self.assertLessEqual(server.metric("thoughts_total") - thoughts, FEW)
        thoughts = server.metric("thoughts_total")
        bea.send(type="play", table=position["table"], seat=2, turn=1,
                 move=position["question"]["moves"][0]["text"])
        while bea.position()["question"]["turn"] != 2:
            pass
        self.assertLessEqual(server.metric("thoughts_total") - thoughts, FEW)

    def test_fifty_tables_of_slow_bots_keep_nobody_else_waiting(self):
        with Server("--threads", "2") as server:
            people = crowd(server, 50, "search:ms=2000")
            wait_for(lambda: server.metric("thinking") == 50)
            self.easy_bot_moves_soon(server)
            self.assertGreaterEqual(server.metric("thinking"), 40)  # they are still at it
            self.assertTrue(people)

    def test_one_thread_is_shared_in_turn(self):
        with Server("--threads", "1") as server:
            people = crowd(server, 30, "search:ms=1000")
            wait_for(lambda: server.metric("thinking") == 30)
            self.easy_bot_moves_soon(server)
            self.assertTrue(people)

    def test_hints_that_were_abandoned_keep_nobody_waiting(self):
        with Server("--threads", "2") as server:
            ann = Client(server, source=CROWD)
            table = begin(ann, "traders", *["me"] * 4)
            seat = ann.position()["seat"]
            others = [Client(server, token=ann.token, source=CROWD) for _ in range(300)]
            for other in others:
                other.send(type="hint", table=table, seat=seat)
            wait_for(lambda: server.metric("hints_total") + server.metric("refusals_total") == 300)
            for other in others:
                other.close()
            bea = Client(server, source=BEA)
            table = begin(bea, "traders", *["me"] * 4)
            self.answered_soon(bea, type="hint", table=table, seat=bea.position()["seat"])
            self.easy_bot_moves_soon(server)

    def test_a_thought_under_way_ends_with_its_table(self):
        with Server("--threads", "1") as server:
            ann = Client(server)
            table = begin(ann, "traders", *["search:ms=5000"] * 4)
            wait_for(lambda: server.metric("thinking") == 1)
            begun = time.monotonic()
            ann.must(type="delete", table=table)
            wait_for(lambda: server.metric("thinking") == 0)
            self.assertLess(time.monotonic() - begun, SOON)
            self.assertEqual(server.metric("withdrawn_total"), 1)

    def test_whoever_thinks_gives_way_to_whoever_answers(self):
        with Server("--threads", "3") as server:
            folder = f"/proc/{server.process.pid}/task"

            def niceness():
                texts = [open(f"{folder}/{task}/stat", encoding="utf-8").read()
                         for task in sorted(os.listdir(folder), key=int)]
                return [int(text.rpartition(")")[2].split()[16]) for text in texts]
            own = niceness()[0]
            least = min(own + 10, 19)
            wait_for(lambda: niceness().count(least) == 3 and niceness()[0] == own)

    def test_bots_alone_rest_while_unwatched_and_go_on_when_watched(self):
        with Server("--pace", "50") as server:
            ann = Client(server)
            table = begin(ann, "connect-four", "random", "random")
            ann.next("position")
            ann.must(type="unwatch", table=table)
            wait_for(lambda: server.metric("thinking") == 0)
            before = server.metric('records_total{kind="bot"}')
            time.sleep(0.5)  # ten moves long
            self.assertEqual(server.metric('records_total{kind="bot"}'), before)
            server.stop()
            server.start()
            time.sleep(0.5)
            self.assertEqual(server.metric("thoughts_total"), 0)
            ann = Client(server)
            ann.must(type="watch", table=table)
            while not ann.next("position")["over"]:
                pass


if __name__ == "__main__":
    unittest.main(warnings="ignore")
