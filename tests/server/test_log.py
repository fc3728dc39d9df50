#!/usr/bin/env python3
"""The log in pages: a long match is opened again, pages put together are what was told
live, to a seat and to a spectator, and taking back has an end."""

import json
import random
import unittest

from room import Client, Server

SEATS = 6
PAGE = 64 * 1024  # bytes of log in one message


class Follower:
    """A connection that keeps what it is told of one table as a client does: a log for each
    place, what was taken back removed."""

    def __init__(self, client, table):
        self.client, self.table = client, table
        self.places = [0]  # the seats it holds, or a spectator's
        self.latest, self.logs, self.since = {}, {}, {}

    @property
    def place(self):
        return self.places[0]

    @property
    def number(self):
        return min((self.latest[p]["number"] if p in self.latest else 0) for p in self.places)

    def take(self, message):
        if message.get("table") != self.table:
            return
        if message["type"] == "ok":
            self.places = message["seats"] or [0]
        if message["type"] != "position":
            return
        seat = message["seat"]
        if message["since"] == 0 or message.get("more"):
            self.logs[seat], self.since[seat] = [], message["since"]
        gone = {entry["undone"] for entry in message["log"] if "undone" in entry}
        kept = [entry for entry in self.logs.setdefault(seat, []) if entry["number"] not in gone]
        self.logs[seat] = kept + message["log"]
        self.latest[seat] = message

    def ask(self, **message):
        """As Client.ask, but what comes in between is taken in too."""
        self.client.count += 1
        self.client.send(id=self.client.count, **message)
        while True:
            answer = json.loads(self.client.frame())
            self.take(answer)
            if answer.get("id") == self.client.count:
                return answer

    def wait_for(self, number):
        while self.number < number:
            self.take(json.loads(self.client.frame()))

    def question(self):
        for position in self.latest.values():
            if "question" in position:
                return position["seat"], position["question"]
        return None, None

    def play(self, moves, choose):
        """So many moves by the choice of whoever is asked; how many were made."""
        for made in range(moves):
            seat, question = self.question()
            if question is None:
                return made
            answer = self.ask(type="play", table=self.table, seat=seat,
                              turn=question["turn"], move=choose(question["moves"])["text"])
            assert answer["type"] == "ok", answer
            self.wait_for(answer["number"])
        return moves


def pages(client, table, seat, before=None):
    """The log of one place, asked for page by page; oldest entry first."""
    entries, asked = [], 0
    while True:
        answer = client.ask(type="log", table=table, seat=seat,
                            **({} if before is None else {"before": before}))
        assert answer["type"] == "log" and answer["seat"] == seat, answer
        assert len(client.frames[-1]) <= PAGE + 2048, len(client.frames[-1])
        assert all(answer["since"] < entry["number"] < answer["before"]
                   for entry in answer["log"])
        assert before is None or answer["before"] == before
        entries = answer["log"] + entries
        asked += 1
        if not answer["more"]:
            return entries, asked
        assert answer["log"] and answer["since"] < (before or answer["since"] + 1)
        before = answer["since"] + 1


def started(client, order, players):
    """A running table; the order is its game, and what else is wanted."""
    table = client.must(type="create", players=players, **order)["table"]
    follower = Follower(client, table)
    number = follower.ask(type="start", table=table)["number"]
    follower.wait_for(number)
    return follower


def endless(server):
    """Traders' data with the longest match that it allows, 200 rounds, as its fields."""
    data = server.http("GET", "/api/games/traders/data")[2]
    assert "round_limit: 50 " in data
    answer = server.http("POST", "/api/data?game=traders",
                         body=data.replace("round_limit: 50 ", "round_limit: 200 "))[2]
    return {"game": "traders", "data": json.loads(answer)["data"]}


def first(moves):
    return moves[0]


class Reopening(unittest.TestCase):
    """A long match of six at one screen."""

    def test_a_pass_and_play_table_of_traders_is_opened_again_after_1500_moves(self):
        with Server() as server:
            player = started(Client(server), endless(server), ["me"] * SEATS)
            self.assertEqual(player.play(1500, first), 1500)
            player.client.close()
            again = Follower(Client(server, token=player.client.token), player.table)
            again.client.frames.clear()
            answer = again.ask(type="watch", table=player.table)
            self.assertEqual(answer["type"], "ok")
            again.wait_for(answer["number"])
            self.assertEqual(sorted(again.latest), list(range(1, SEATS + 1)))
            self.assertLess(sum(map(len, again.client.frames)), 256 * 1024)
            for seat in range(1, SEATS + 1):
                self.assertTrue(again.latest[seat].get("more"))
                newest = again.logs[seat]
                older, asked = pages(again.client, player.table, seat, again.since[seat] + 1)
                self.assertGreater(asked, 1)
                self.assertEqual(older + newest, player.logs[seat])
            self.assertEqual(again.play(1, first), 1)  # and it is played on


class Pages(unittest.TestCase):
    def follow(self, game, seats, choose, undo, moves):
        """A match of that many people, each on a connection, and a spectator."""
        with Server() as server:
            first_one = Client(server)
            order = endless(server) if game == "traders" else {"game": game}
            table = first_one.must(type="create", players=["me"] + ["open"] * (seats - 1),
                                   **order)["table"]
            clients = [first_one] + [Client(server, name=f"P{i}") for i in range(2, seats + 1)]
            for client in clients[1:]:
                client.must(type="join", table=table)
            all_of_them = [Follower(client, table) for client in clients]
            all_of_them.append(Follower(Client(server, name="Onlooker"), table))
            for follower in all_of_them:
                follower.ask(type="watch", table=table)
            number = all_of_them[0].ask(type="start", table=table)["number"]
            for follower in all_of_them:
                follower.wait_for(number)
            yield server, all_of_them
            made = undone = 0
            while made < moves:
                asked = next((f for f in all_of_them if f.question()[1]), None)
                if asked is None:
                    break
                made += asked.play(1, choose)
                for follower in all_of_them:
                    follower.wait_for(asked.number)
                mover = next((f for f in all_of_them
                              if undo(made) and f.latest[f.place].get("undo")), None)
                if mover:
                    position = mover.latest[mover.place]
                    answer = mover.ask(type="undo", table=table, seat=position["seat"],
                                       turn=position["turn"])
                    assert answer["type"] == "ok", answer
                    undone += 1
                    for follower in all_of_them:
                        follower.wait_for(answer["number"])
                if made % 40 == 0:
                    asked.client.must(type="chat", table=table, text="A word in between")
            self.undone = undone
            yield server, all_of_them

    def compare(self, game, seats, moves, seed):
        chance = random.Random(seed)
        choose = first if game == "traders" else chance.choice  # a long match, or any
        match = self.follow(game, seats, choose, lambda made: made % 7 == 0, moves)
        next(match)
        server, followers = next(match)
        table = followers[0].table
        for follower in followers:
            seat = follower.place
            told, asked = pages(follower.client, table, seat)
            self.assertEqual([json.dumps(e) for e in told],
                             [json.dumps(e) for e in follower.logs[seat]])
            if seat > 0 and not follower.latest[seat]["over"]:
                self.assertEqual(follower.client.ask(type="log", table=table,
                                                     seat=seat % seats + 1)["code"],
                                 "not-yours")
        # Somebody who was never there learns what spectators learnt, and no more.
        stranger = Client(server, name="Late")
        told, _ = pages(stranger, table, 0)
        self.assertEqual(told, followers[-1].logs[0])
        return asked

    def test_pages_put_together_are_the_log_told_live(self):
        self.assertGreater(self.compare("traders", 3, 1000, 5), 1)
        self.assertGreater(self.undone, 20)

    def test_pages_of_hidden_cards_tell_a_seat_what_it_was_told_and_no_more(self):
        for seed in range(8):
            self.compare("leduc", 2, 100, seed)

    def test_after_the_end_anybody_may_read_any_seats_log(self):
        chance = random.Random(3)
        match = self.follow("leduc", 2, chance.choice, lambda made: False, 100)
        next(match)
        server, (one, other, onlooker) = next(match)
        self.assertTrue(one.latest[1]["over"])
        self.assertEqual(pages(onlooker.client, one.table, 1)[0], one.logs[1])
        self.assertEqual(pages(onlooker.client, one.table, 2)[0], other.logs[2])
        answer = onlooker.client.ask(type="review", table=one.table, at=10**9, seat=1)
        self.assertEqual(answer["log"], one.logs[1])

    def test_what_is_asked_wrongly_is_refused_in_words(self):
        with Server() as server:
            client = Client(server)
            table = client.must(type="create", game="leduc", players=["me", "open"])["table"]
            refusals = [
                (dict(table=table, seat=1), "not-started"),
                (dict(table=table, seat=2), "not-yours"),
                (dict(table=table, seat=5), "no-seat"),
                (dict(table=table, before=0), "bad-field"),
                (dict(table="a" * 16), "no-table"),
            ]
            for fields, code in refusals:
                self.assertEqual(client.ask(type="log", **fields)["code"], code)

    def test_a_log_costs_as_much_of_the_budget_as_any_message(self):
        with Server("--rate", "5", fast=False) as server:
            client = Client(server)
            table = client.must(type="create", game="leduc", players=["me", "me"])["table"]
            client.must(type="start", table=table)
            for _ in range(40):
                client.send(type="log", table=table)
            answers = [client.next("log", "error") for _ in range(40)]
            self.assertIn("log", [answer["type"] for answer in answers])
            self.assertIn("too-fast", [answer.get("code") for answer in answers])


class Reconnecting(unittest.TestCase):
    def test_a_short_break_is_filled_from_where_it_began(self):
        self.breaks(20, cut=False)

    def test_a_long_break_brings_the_newest_page_and_pages_for_the_gap(self):
        self.breaks(900, cut=True)

    def breaks(self, moves, cut):
        with Server() as server:
            player = started(Client(server), endless(server), ["me"] * 3)
            player.play(200, first)
            onlooker = Follower(Client(server, name="Onlooker"), player.table)
            number = onlooker.ask(type="watch", table=player.table)["number"]
            onlooker.wait_for(number)
            known, since = onlooker.logs[0], onlooker.number
            start = onlooker.since[0]
            onlooker.client.close()
            player.play(moves, first)
            back = Follower(Client(server, token=onlooker.client.token), player.table)
            back.logs[0], back.since[0] = list(known), start
            back.wait_for(back.ask(type="watch", table=player.table, since=since)["number"])
            self.assertEqual(back.latest[0].get("more", False), cut)
            self.assertEqual(back.latest[0]["since"] > since, cut)
            whole, _ = pages(Client(server, name="Late"), player.table, 0)
            if cut:
                older, _ = pages(back.client, player.table, 0, back.since[0] + 1)
                self.assertEqual(older + back.logs[0], whole)
            else:
                self.assertEqual(back.logs[0], whole[-len(back.logs[0]):])
                self.assertGreater(len(back.logs[0]), len(known))


class Undoing(unittest.TestCase):
    def test_playing_and_taking_back_has_an_end_and_a_move_that_stays_gives_another(self):
        with Server() as server:
            player = started(Client(server), {"game": "connect-four"}, ["me", "me"])
            table = player.table

            def undo():
                turn = player.latest[1]["turn"]
                answer = player.ask(type="undo", table=table, seat=1, turn=turn)
                if answer["type"] == "ok":
                    player.wait_for(answer["number"])
                return answer

            taken_back = 0
            while True:
                self.assertEqual(player.play(1, first), 1)
                offered = player.latest[1]["undo"]
                answer = undo()
                self.assertEqual(offered, answer["type"] == "ok")
                if answer["type"] == "error":
                    break
                taken_back += 1
                self.assertLessEqual(taken_back, 100)
            self.assertEqual(answer["code"], "too-many-undos")
            self.assertIn("20", answer["text"])
            self.assertEqual(taken_back, 20)
            # The move that stands, another of the seat's, and one undo is allowed again.
            player.play(2, first)
            self.assertTrue(player.latest[1]["undo"])
            self.assertEqual(undo()["type"], "ok")
            # Everything is there after the server was started again.
            log = player.logs[1]
            server.stop()
            server.start()
            again = Client(server, token=player.client.token)
            self.assertEqual(pages(again, table, 1)[0], log)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
