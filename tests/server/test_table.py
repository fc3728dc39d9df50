#!/usr/bin/env python3
"""test_table.py - tables as people and programs use them: lobby, seats, play, undo,
resigning, rematch, chat, hints, spectators, pass-and-play, bots, restarts, absent
players, and a transcript that verify proves."""

import contextlib
import json
import os
import random
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Client, Closed, Server, play_out, rechain, store

# A match that p1 lost; and who sits there when it is gone on with.
LOST = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "goldens", "flank-2-3.txt")
BOT = "search:iterations=256:ms=5000"


def begin(server, game="leduc", names=("Ann", "Bob"), **settings):
    """A running table of people, each on a connection of their own."""
    people = [Client(server, name=name) for name in names]
    table = people[0].must(type="create", game=game,
                           players=["me"] + ["open"] * (len(names) - 1), **settings)["table"]
    people[0].must(type="contribute", table=table, seat=1, contribution="from-Ann")
    for person in people[1:]:
        person.must(type="join", table=table, contribution="also_this")
    people[0].must(type="start", table=table)
    return table, people


def first(moves):
    return moves[0]


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def verify(self, table):
        status, _, text = self.server.http("GET", f"/api/tables/{table}/transcript")
        self.assertEqual(status, 200, text)
        path = os.path.join(self.server.folder, table + ".txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([PERILUNE, "verify", path], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr + text)
        return text

    def test_a_match_of_two_is_proved_by_its_transcript(self):
        table, people = begin(self.server)
        self.assertEqual(self.server.http("GET", f"/api/tables/{table}/transcript")[0], 409)
        play_out({1: people[0], 2: people[1]}, table, first)
        text = self.verify(table)
        self.assertIn("contribution: p1 from-Ann", text)
        self.assertIn("player: p2 Bob", text)
        shown = people[0].must(type="watch", table=table) and people[0].next("table")
        self.assertIn(f"commitment: {shown['commitment']}", text)
        self.assertIn(f"secret: {shown['secret']}", text)

    def test_the_lobby_lists_public_tables_only(self):
        ann = Client(self.server)
        public = ann.must(type="create", game="leduc", players=["me", "open"], public=True)
        private = ann.must(type="create", game="leduc", players=["me", "open"])
        listed = [t["table"] for t in Client(self.server).ask(type="lobby")["open"]]
        self.assertIn(public["table"], listed)
        self.assertNotIn(private["table"], listed)
        mine = [t["table"] for t in ann.ask(type="mine")["tables"]]
        self.assertIn(private["table"], mine)

    def test_the_lobby_tells_its_followers(self):
        follower, ann = Client(self.server), Client(self.server)
        follower.must(type="lobby", follow=True)
        table = ann.must(type="create", game="leduc", players=["me", "open"],
                         public=True)["table"]
        while table not in [t["table"] for t in follower.next("lobby")["open"]]:
            pass

    def test_a_seat_is_held_by_its_token(self):
        table, (ann, bob) = begin(self.server)
        thief = Client(self.server)
        for seat in (1, 2):
            answer = thief.ask(type="play", table=table, seat=seat, turn=1, move="check")
            self.assertEqual(answer["code"], "not-yours")
        again = Client(self.server, token=ann.token)
        self.assertEqual(again.must(type="watch", table=table)["seats"], [1])
        again.must(type="play", table=table, seat=1, turn=1, move="check")

    def test_a_cookie_is_a_token_too(self):
        cookie = self.server.http("GET", "/")[1]["set-cookie"]
        self.assertIn("HttpOnly", cookie)
        self.assertIn("SameSite=Lax", cookie)
        browser = Client(self.server, hello=False, headers={"Cookie": cookie.split(";")[0]})
        table = browser.must(type="create", game="leduc", players=["me", "greedy"])["table"]
        token = cookie.split(";")[0].split("=", 1)[1]
        self.assertEqual(Client(self.server, token=token).must(type="watch", table=table)["seats"],
                         [1])

    def test_the_same_numbered_move_is_played_once(self):
        table, (ann, bob) = begin(self.server)
        once = ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        twice = ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        self.assertEqual(once["number"], twice["number"])
        other = ann.ask(type="play", table=table, seat=1, turn=1, move="check")
        self.assertEqual(other["code"], "bad-turn")
        ahead = bob.ask(type="play", table=table, seat=2, turn=7, move="call")
        self.assertEqual(ahead["code"], "bad-turn")

    def test_a_refused_move_names_its_clause(self):
        table, (ann, bob) = begin(self.server)
        answer = bob.ask(type="play", table=table, seat=2, turn=1, move="call")
        self.assertEqual(answer["code"], "not-asked")
        answer = ann.ask(type="play", table=table, seat=1, turn=1, move="fly")
        self.assertEqual(answer["code"], "no-such-move")
        self.assertNotIn("near", answer)
        answer = ann.ask(type="play", table=table, seat=1, turn=1, move="Chekc")
        self.assertEqual((answer["code"], answer["near"]), ("no-such-move", ["check"]))
        answer = ann.ask(type="play", table=table, seat=1, turn=1, move="fold")
        self.assertEqual((answer["code"], answer["clause"]), ("refused", "LED-004"))
        ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        bob.must(type="play", table=table, seat=2, turn=1, move="raise")
        answer = ann.ask(type="play", table=table, seat=1, turn=2, move="raise")
        self.assertEqual((answer["code"], answer["clause"]), ("refused", "LED-005"))

    def test_undo_is_a_record_and_stops_where_another_acted(self):
        table, (ann, bob) = begin(self.server)
        ann.must(type="play", table=table, seat=1, turn=1, move="raise")
        ann.must(type="undo", table=table, seat=1, turn=2)
        ann.must(type="undo", table=table, seat=1, turn=2)  # the same, answered again
        log = []
        while not any(entry["kind"] == "undo" for entry in log):
            log = bob.next("position")["log"]
        self.assertEqual(log[0]["text"], "p1 takes a move back")
        ann.must(type="play", table=table, seat=1, turn=3, move="check")
        bob.must(type="play", table=table, seat=2, turn=1, move="raise")
        self.assertEqual(ann.ask(type="undo", table=table, seat=1, turn=4)["code"], "no-undo")
        self.assertEqual(bob.must(type="undo", table=table, seat=2, turn=2)["type"], "ok")
        bob.must(type="resign", table=table, seat=2)
        self.assertIn("2 p1 undo", self.verify(table))

    def test_undo_goes_back_over_what_bots_answered(self):
        ann = Client(self.server)
        table = ann.must(type="create", game="connect-four", players=["me", "greedy"])["table"]
        ann.must(type="start", table=table)
        turn = self.asked(ann)["question"]["turn"]
        ann.must(type="play", table=table, seat=1, turn=turn, move="drop 4")
        position = self.asked(ann, turn)
        self.assertEqual((position["undo"], position["takes_back"]), (True, 2))
        ann.send(type="undo", table=table, seat=1, turn=turn + 1)
        position = self.asked(ann, turn + 1)
        self.assertEqual((position["undo"], position["stays"]), (False, "nothing"))
        self.assertEqual(position["state"]["stones"], [[], []])
        ann.must(type="undo", table=table, seat=1, turn=turn + 1)  # the same, answered again
        ann.must(type="resign", table=table, seat=1)
        self.assertEqual([line.split(" ", 1)[1] for line in self.verify(table).splitlines()
                          if line.endswith("undo")], ["p2 undo", "p1 undo"])

    def test_undo_stops_where_a_card_was_turned_since(self):
        ann = Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "greedy"])["table"]
        ann.must(type="start", table=table)
        position, turn, stays = self.asked(ann), 0, None
        while stays is None:
            turn = position["question"]["turn"]
            listed = [move["text"] for move in position["question"]["moves"]]
            ann.must(type="play", table=table, seat=1, turn=turn,
                     move="check" if "check" in listed else "call")  # as the cards fell
            position = self.asked(ann, turn)
            stays = position.get("stays")
        turn = position["question"]["turn"]
        self.assertEqual((position["undo"], stays), (False, "shown"))
        answer = ann.ask(type="undo", table=table, seat=1, turn=turn)
        self.assertEqual(answer["code"], "no-undo")

    @staticmethod
    def asked(client, after=0):
        while True:
            position = client.next("position")
            if position.get("question", {"turn": 0})["turn"] > after:
                return position

    def test_a_bot_without_hope_resigns_if_it_is_let(self):
        with Server("--seed", "5eed") as server:  # the same game in every run
            ann, eve = Client(server), Client(server, name="Eve")
            with open(LOST, encoding="utf-8") as file:
                _, _, answer = server.http("POST", "/api/transcripts", body=file.read().encode())
            lost = json.loads(answer)["table"]
            table = ann.must(type="fork", table=lost, at=1, players=[BOT, "me"])["table"]
            self.assertEqual(ann.ask(type="resign", table=table, seat=1)["code"], "not-yours")
            table = ann.must(type="fork", table=lost, at=960, players=[BOT, "me"])["table"]
            eve.must(type="watch", table=table)
            would, over = False, None
            while over is None:
                message = ann.next("table", "position")
                if message["table"] != table:
                    continue
                if message["type"] == "table":
                    would = message["seats"][0].get("would_resign", False)
                elif message["over"]:
                    over = message
                elif message["pending"] != [2]:
                    continue  # the bot thinks first, so that it thinks the same in every run
                elif would:
                    self.assertEqual(eve.ask(type="resign", table=table, seat=1)["code"],
                                     "not-yours")
                    ann.send(type="resign", table=table, seat=1)
                else:
                    moves = message["question"]["moves"]
                    ends = next((move for move in moves if move.get("ends")), moves[0])
                    ann.send(type="play", table=table, seat=2,
                             turn=message["question"]["turn"], move=ends["text"])
            self.assertEqual([r["place"] for r in over["result"]], [2, 1])
            _, _, text = server.http("GET", f"/api/tables/{table}/transcript")
            self.assertIn("p1 resign", text)

    def test_resigning_ends_a_match_of_two(self):
        table, (ann, bob) = begin(self.server)
        bob.must(type="resign", table=table, seat=2)
        position = ann.next("position")
        while not position["over"]:
            position = ann.next("position")
        self.assertEqual([r["place"] for r in position["result"]], [1, 2])
        self.assertIn("1 p2 resign", self.verify(table))

    def test_a_rematch_seats_the_same_people(self):
        table, (ann, bob) = begin(self.server)
        self.assertEqual(ann.ask(type="rematch", table=table)["code"], "running")
        bob.must(type="resign", table=table, seat=2)
        again = ann.must(type="rematch", table=table)
        self.assertNotEqual(again["table"], table)
        self.assertEqual(bob.must(type="rematch", table=table)["table"], again["table"])
        bob.must(type="start", table=again["table"])
        ann.must(type="play", table=again["table"], seat=1, turn=1, move="check")

    def test_pass_and_play_gives_each_seat_its_own_view(self):
        ann = Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "me"])["table"]
        ann.must(type="start", table=table)
        seen = {}
        while len(seen) < 2:
            position = ann.next("position")
            seen[position["seat"]] = position["state"]["card"]
        self.assertEqual(seen[1][1], 0)
        self.assertEqual(seen[2][0], 0)
        ann.must(type="play", table=table, seat=1, turn=1, move="check")
        ann.must(type="play", table=table, seat=2, turn=1, move="check")

    def test_spectators_see_what_spectators_may(self):
        table, (ann, bob) = begin(self.server)
        watcher = Client(self.server, name="Eve")
        self.assertEqual(watcher.must(type="watch", table=table)["seats"], [])
        position = watcher.next("position")
        self.assertEqual((position["seat"], position["state"]["card"]), (0, [0, 0]))
        self.assertNotIn("question", position)
        watcher.must(type="chat", table=table, text="good luck")
        line = {}
        while not line:
            line = (ann.next("chat")["lines"] or [{}])[0]
        self.assertEqual((line["name"], line["seat"], line["text"]), ("Eve", 0, "good luck"))

    def test_a_hint_names_moves_and_chances(self):
        table, (ann, bob) = begin(self.server)
        hint = ann.must(type="hint", table=table, seat=1)
        self.assertIn(hint["advice"]["moves"][0]["move"], ("check", "raise"))
        self.assertEqual(bob.ask(type="hint", table=table, seat=2)["code"], "not-asked")

    def test_bots_of_every_level_play(self):
        for bot in ("random", "greedy", "easy", "normal", "hard", "search:iterations=100:ms=500"):
            ann = Client(self.server)
            table = ann.must(type="create", game="leduc", players=["me", bot])["table"]
            ann.must(type="start", table=table)
            play_out({1: ann}, table, random.choice)
            self.verify(table)
        answer = ann.ask(type="create", game="leduc", players=["me", "search:ms=600000"])
        self.assertEqual(answer["code"], "bad-players")

    def test_options_and_data_files_make_the_rules(self):
        standard = self.server.http("GET", "/api/games/leduc/data")[2]
        rich = standard.replace("ante: 1", "ante: 3")
        status, _, text = self.server.http("POST", "/api/data?game=leduc", body=rich)
        self.assertEqual(status, 200, text)
        data = json.loads(text)["data"]
        ann = Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "me"], data=data,
                         options=["raises=1"])["table"]
        ann.must(type="start", table=table)
        self.assertEqual(ann.position()["state"]["stake"], [3, 3])
        for path, ante in ((f"tables/{table}", 3), ("games/leduc", 1)):
            self.assertEqual(json.loads(self.server.http("GET", f"/api/{path}/book")[2])["ante"], ante)
        ann.must(type="resign", table=table, seat=1)
        transcript = self.server.http("GET", f"/api/tables/{table}/transcript")[2]
        folder = self.server.folder
        with open(folder + "/rich.txt", "w") as file:
            file.write(transcript)
        with open(folder + "/rich.yaml", "w") as file:
            file.write(self.server.http("GET", "/api/data/" + data)[2])
        done = subprocess.run([PERILUNE, "verify", "--data", folder + "/rich.yaml",
                               folder + "/rich.txt"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        ann.must(type="delete", table=table)
        self.server.stop()
        self.server.start()
        self.assertEqual(self.server.http("GET", "/api/data/" + data)[0], 404)
        status, _, text = self.server.http("POST", "/api/data?game=leduc", body="ante: 99\n")
        self.assertEqual(status, 422)
        self.assertIn('"line":1,"column":7', text)

    def test_only_its_maker_deletes_a_table(self):
        ann, bob = Client(self.server), Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
        self.assertEqual(bob.ask(type="delete", table=table)["code"], "not-yours")
        ann.must(type="delete", table=table)
        self.assertEqual(ann.ask(type="watch", table=table)["code"], "no-table")

    def test_a_running_match_of_others_is_not_deleted_by_its_maker(self):
        table, (ann, bob) = begin(self.server)
        answer = ann.ask(type="delete", table=table)
        self.assertEqual(answer["code"], "running")
        self.assertIn("others are playing", answer["text"])
        bob.must(type="resign", table=table, seat=2)
        ann.must(type="delete", table=table)
        self.assertEqual(bob.ask(type="watch", table=table)["code"], "no-table")
        alone = ann.must(type="create", game="leduc", players=["me", "me"])["table"]
        ann.must(type="start", table=alone)
        ann.must(type="delete", table=alone)

    def test_a_finished_match_can_be_looked_at_again(self):
        table, (ann, bob) = begin(self.server)
        for question in ("review", "show"):
            self.assertEqual(ann.ask(type=question, table=table, at=8, seat=2)["code"], "not-over")
        ann.must(type="play", table=table, seat=1, turn=1, move="check")
        before = ann.must(type="watch", table=table)["number"]
        bob.must(type="play", table=table, seat=2, turn=1, move="raise")
        bob.must(type="resign", table=table, seat=2)
        then = ann.must(type="review", table=table, at=before, seat=2)
        self.assertEqual((then["seat"], then["pending"], then["over"]), (2, [2], False))
        self.assertEqual(then["state"]["stake"], [1, 1])
        # The same as text, from any seat: whose cards are hidden says whose it is.
        eve = Client(self.server)
        for seat, hidden in ((1, "p2: hidden"), (2, "p1: hidden")):
            text = eve.must(type="show", table=table, at=before, seat=seat)["text"]
            self.assertIn(hidden, text)
        self.assertEqual(eve.ask(type="show", table=table, seat=1)["code"], "not-yours")
        self.assertEqual(eve.ask(type="show", table=table, at=1)["code"], "not-started")


    def test_a_finished_match_can_be_taken_over_from_any_point(self):
        table, (ann, bob) = begin(self.server)
        number = ann.must(type="play", table=table, seat=1, turn=1, move="raise")["number"]
        bob.must(type="play", table=table, seat=2, turn=1, move="fold")
        before = ann.must(type="review", table=table, at=number, seat=2)
        eve = Client(self.server)
        self.assertEqual(eve.ask(type="fork", table=table, at=number, players=["me", "open"])
                         ["code"], "bad-players")
        taken = eve.must(type="fork", table=table, at=number, players=["greedy", "me"])["table"]
        position = eve.position()
        self.assertEqual((position["seat"], position["state"]), (2, before["state"]))
        eve.must(type="play", table=taken, seat=2, turn=1, move="call")
        eve.must(type="resign", table=taken, seat=2)
        self.verify(taken)

    def test_a_settled_secret_brings_the_same_match_again(self):
        def match(seed, others):
            with Server("--seed", seed) as server:
                ann = Client(server)
                for _ in range(others + 1):  # at once: they do not disturb each other
                    table = ann.must(type="create", game="connect-four",
                                     players=["random", "random"])["table"]
                    ann.must(type="start", table=table)
                position = ann.next("position")
                while position["table"] != table or not position["over"]:
                    position = ann.next("position")  # bots alone rest while nobody watches
                text = server.http("GET", f"/api/tables/{table}/transcript")[2]
                return [line for line in text.splitlines() if line[:1].isdigit()]
        moves = match("7", 0)
        self.assertGreater(len(moves), 6)
        self.assertEqual(match("7", 3), moves)
        self.assertNotEqual(match("8", 0), moves)


class Restarts(unittest.TestCase):
    def test_every_table_comes_back_as_it_was(self):
        with Server() as server:
            table, (ann, bob) = begin(server)
            ann.must(type="play", table=table, seat=1, turn=1, move="raise")
            over, _ = begin(server)
            _[1].must(type="resign", table=over, seat=2)
            waiting = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
            shown = {}
            for client, seat in ((ann, 1), (bob, 2)):
                client.must(type="watch", table=table)
                shown[seat] = client.next("position")
            transcript = server.http("GET", f"/api/tables/{over}/transcript")[2]
            self.assertEqual(server.stop(), 0)
            for client in (ann, bob):
                with self.assertRaises(Closed) as closed:
                    while True:
                        client.frame()
                self.assertEqual(closed.exception.code, 1001)
            server.start()
            for client, seat in ((ann, 1), (bob, 2)):
                again = Client(server, token=client.token)
                self.assertEqual(again.must(type="watch", table=table)["seats"], [seat])
                self.assertEqual(again.next("position"), shown[seat])
            self.assertEqual(server.http("GET", f"/api/tables/{over}/transcript")[2], transcript)
            again.must(type="play", table=table, seat=2, turn=1, move="call")
            Client(server).must(type="join", table=waiting)

    def test_tables_of_another_version_say_so_and_stay_readable(self):
        with Server() as server:
            table, (ann, bob) = begin(server)
            ann.must(type="play", table=table, seat=1, turn=1, move="raise")
            self.assertEqual(server.stop(), 0)
            with contextlib.closing(store(server)) as database:
                database.execute("UPDATE records SET text = replace(text, '\"version\":1', "
                                 "'\"version\":7') WHERE number = 1")
                rechain(database, table)
            server.start()
            ann = Client(server, token=ann.token)
            self.assertEqual(ann.must(type="watch", table=table)["seats"], [1])
            about = ann.next("table")
            self.assertEqual(about["state"], "old")
            self.assertIn("played under version 7", about["why"])
            answer = ann.ask(type="play", table=table, seat=1, turn=2, move="call")
            self.assertEqual(answer["code"], "old")
            status, _, text = server.http("GET", f"/api/tables/{table}/transcript")
            self.assertEqual(status, 200)
            self.assertIn("1 p1 raise", text)

    def test_clients_resume_from_the_number_they_know(self):
        with Server() as server:
            table, (ann, bob) = begin(server)
            number = ann.must(type="play", table=table, seat=1, turn=1, move="raise")["number"]
            bob.must(type="play", table=table, seat=2, turn=1, move="call")
            ann.close()
            again = Client(server, token=ann.token)
            again.must(type="watch", table=table, since=number)
            position = again.next("position")
            self.assertEqual(position["since"], number)
            self.assertTrue(all(e["number"] > number for e in position["log"]))
            self.assertEqual([e["kind"] for e in position["log"]], ["call", "board"])

    def test_the_next_free_port_is_taken(self):
        with Server() as server:
            done = subprocess.Popen([PERILUNE, "serve", "--port", str(server.port), "--db",
                                     server.folder + "/other.db"], stdout=subprocess.PIPE,
                                    stderr=subprocess.DEVNULL, text=True)
            try:
                self.assertRegex(done.stdout.readline(), f"Port {server.port} is taken; "
                                                         "Perilune is at http://localhost:")
            finally:
                done.kill()
                done.wait()
                done.stdout.close()
            none = subprocess.run([PERILUNE, "serve", "--only", "--port", str(server.port),
                                   "--db", server.folder + "/other.db"], capture_output=True,
                                  text=True)
            self.assertEqual(none.returncode, 2)
            self.assertIn("taken; give another with --port", none.stderr)


class Absence(unittest.TestCase):
    def test_a_bot_moves_when_time_runs_out_and_keeps_the_seat_after_three(self):
        with Server() as server:
            ann = Client(server)
            table = ann.must(type="create", game="connect-four", players=["me", "me"],
                             time=1)["table"]
            ann.must(type="start", table=table)
            kinds, deadline = [], time.time() + 30 * SLOW
            while kinds.count("standin") < 6 and time.time() < deadline:
                kinds += [e["kind"] for e in ann.next("position")["log"]]
            self.assertEqual(kinds.count("standin"), 6)
            away = {}
            while not all(away.values()) or len(away) < 2:
                message = ann.next("table")
                away = {s["seat"]: s["away"] for s in message["seats"]}
            # Both are away now: bots play on by themselves to the end.
            position = ann.next("position")
            while not position["over"]:
                position = ann.next("position")

    def test_who_comes_back_has_the_seat_again(self):
        with Server() as server:
            ann, bob = Client(server), Client(server)
            table = ann.must(type="create", game="connect-four", players=["me", "open"],
                             time=2)["table"]
            bob.must(type="join", table=table)
            ann.must(type="start", table=table)
            for _ in range(3):  # bob answers, ann is absent
                while True:
                    position = bob.next("position")
                    if "question" in position:
                        break
                hint = bob.must(type="hint", table=table, seat=2)
                bob.must(type="play", table=table, seat=2, turn=position["question"]["turn"],
                         move=hint["advice"]["moves"][0]["move"])
            bob.must(type="watch", table=table)
            self.assertTrue(bob.next("table")["seats"][0]["away"])
            ann.must(type="back", table=table)
            bob.must(type="watch", table=table)
            self.assertFalse(bob.next("table")["seats"][0]["away"])

    def test_a_seat_that_can_only_decline_is_answered_for_after_a_while(self):
        pace, waits = 0.04, []
        with Server("--pace", str(int(pace * 1000))) as server:
            ann, chance = Client(server), random.Random(3)
            while len(waits) < 4:
                table = ann.must(type="create", game="traders", players=["me"] * 4)["table"]
                eyes = Client(server, token=ann.token)
                eyes.must(type="watch", table=table)
                ann.must(type="unwatch", table=table)
                ann.must(type="start", table=table)
                waits += self.play_without_declining(ann, eyes, table, chance)
                eyes.close()
        for wait in waits:  # two to eight times the pace, and a tick of the clock
            self.assertGreater(wait, 2 * pace - 0.02)
            self.assertLess(wait, 8 * pace + 2 * SLOW)
        self.assertGreater(max(waits) - min(waits), 0.01)

    def play_without_declining(self, ann, eyes, table, chance):
        """Play all seats, but leave lone declines to the server; how long those took."""
        latest, waits, asked = {}, [], {}
        while len(waits) < 4:
            position = eyes.next("position")
            seat = position["seat"]
            if position["over"]:
                break
            if seat in asked and position["turn"] > asked[seat][0]:
                turn, since, words = asked.pop(seat)
                waits.append(time.time() - since)
                # Who says the same a moment late is not refused.
                ann.must(type="play", table=table, seat=seat, turn=turn, move=words)
            moves = position.get("question", {}).get("moves")
            if not moves or latest.get(seat) == position["turn"]:
                continue
            latest[seat] = position["turn"]
            if len(moves) == 1 and moves[0]["text"].startswith("decline"):
                asked[seat] = (position["turn"], time.time(), moves[0]["text"])
            else:
                ann.must(type="play", table=table, seat=seat, turn=position["turn"],
                         move=chance.choice(moves)["text"])
        return waits

    def test_bots_keep_their_pace(self):
        with Server("--pace", "300") as server:
            ann = Client(server)
            table = ann.must(type="create", game="leduc", players=["me", "random"])["table"]
            ann.must(type="start", table=table)
            ann.must(type="play", table=table, seat=1, turn=1, move="check")
            began = time.time()
            while True:
                position = ann.next("position")
                if position["over"] or any(e["seat"] == 2 for e in position["log"]):
                    break
            self.assertGreater(time.time() - began, 0.25)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
