#!/usr/bin/env python3
"""One table in two languages: who asks for German is told the same in other words, moves are
sent as programs write them, and what is no language here is English."""

import json
import unittest

from room import Client, Server

WORDS = {"text", "explain", "name"}  # what is for people, wherever it stands


def greet(server, **more):
    client = Client(server, hello=False)
    welcome = client.ask(type="hello", name="Ann", **more)
    client.token = welcome.get("token")
    return client, welcome


def structure(value):
    """All of it but the words."""
    if isinstance(value, dict):
        return {k: structure(v) for k, v in value.items() if k not in WORDS}
    return [structure(v) for v in value] if isinstance(value, list) else value


def words(value):
    """The words alone, in their order."""
    if isinstance(value, dict):
        return [w for k, v in value.items()
                for w in ([v] if k in WORDS and isinstance(v, str) else words(v))]
    return [w for v in value for w in words(v)] if isinstance(value, list) else []


class Language(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def begin(self, game="traders", **hello):
        """A table that was begun by somebody who speaks that."""
        player, _ = greet(self.server, **hello)
        table = player.must(type="create", game=game, players=["me", "me"])["table"]
        player.must(type="start", table=table)
        return player, table

    def both(self, table):
        """Two spectators, in English and in German, and their first positions."""
        watchers = [greet(self.server, **more)[0] for more in ({}, {"language": "de"})]
        for watcher in watchers:
            watcher.send(type="watch", table=table)
        return watchers, [watcher.next("position") for watcher in watchers]

    def test_words_of_ones_own_language_are_understood_and_refused_in_it(self):
        player, table = self.begin(language="de")
        player.send(type="watch", table=table)
        asked = {}
        while "question" not in asked:
            asked = player.next("position")
        question = asked["question"]
        said = dict(type="play", table=table, seat=asked["seat"], turn=question["turn"])
        answer = player.ask(move="flieg nach 1-1", **said)
        self.assertEqual((answer["code"], answer["clause"]), ("refused", "TRD-034"))
        self.assertNotEqual(answer["said"], answer["text"])
        first = question["moves"][0]["text"]
        answer = player.ask(move=first[:-1] + "x", **said)
        self.assertEqual((answer["code"], answer["near"][0]), ("no-such-move", first))
        self.assertNotEqual(first, question["moves"][0]["notation"])
        player.must(move=first, **said)

    def play_some(self, player, table, count):
        """Moves of whoever is asked, sent in notation; the positions that asked for them."""
        asked = []
        while len(asked) < count:
            position = player.position()
            question = position["question"]
            player.must(type="play", table=table, seat=position["seat"], turn=question["turn"],
                        move=question["moves"][0]["notation"])
            asked.append(position)
        return asked

    def test_two_watchers_are_told_the_same_in_their_own_words(self):
        player, table = self.begin(language="de")
        watchers, _ = self.both(table)
        asked = self.play_some(player, table, 8)
        self.assertNotIn("Round", " ".join(words(asked)))
        told = [[watcher.next("position") for _ in range(8)] for watcher in watchers]
        self.assertEqual(structure(told[0]), structure(told[1]))
        english, german = words(told[0]), words(told[1])
        self.assertEqual(len(english), len(german))
        self.assertTrue(any("takes" in line for line in english), english)
        self.assertTrue(any("\u00fcbernimmt" in line for line in german), german)
        self.assertFalse(any("takes" in line for line in german), german)

    def test_log_show_and_hint_are_in_the_language_of_who_asks(self):
        player, table = self.begin()
        self.play_some(player, table, 4)
        watchers, _ = self.both(table)
        for what in "log", "show":
            english, german = [w.must(type=what, table=table) for w in watchers]
            self.assertEqual(structure(english), structure(german))
            self.assertNotEqual(words(english), words(german))

    def test_a_finished_match_is_gone_through_in_either(self):
        player, table = self.begin()
        self.play_some(player, table, 2)
        player.must(type="resign", table=table, seat=1)
        watchers, last = self.both(table)
        self.assertEqual(structure(last[0]), structure(last[1]))
        english, german = [w.must(type="review", table=table, at=last[0]["number"] - 1)
                           for w in watchers]
        self.assertEqual(structure(english), structure(german))
        self.assertNotEqual(words(english["log"]), words(german["log"]))

    def test_remarks_say_by_kind_and_seat_what_happened(self):
        player, table = self.begin(language="de")
        self.play_some(player, table, 2)
        player.must(type="resign", table=table, seat=2)
        _, last = self.both(table)
        remarks = [entry for entry in last[1]["log"] if entry.get("remark")]
        self.assertEqual([(r["kind"], r["seat"]) for r in remarks], [("resign", 2)])

    def test_books_come_in_the_language_that_is_asked_for(self):
        _, table = self.begin()
        for path in f"/api/tables/{table}/book", "/api/games/traders/book":
            def book(query, path=path):
                status, headers, text = self.server.http("GET", path + query)
                self.assertEqual((status, headers["cache-control"]), (200, "no-store"))
                return json.loads(text)
            english, german = book(""), book("?language=de")
            self.assertEqual(english.keys(), german.keys())
            self.assertNotEqual(english, german)
            for other in "en", "tlh", "", "de%20", "x" * 300:
                self.assertEqual(book(f"?language={other}"), english)

    def test_a_book_over_the_socket_is_in_the_language_of_who_asks(self):
        _, table = self.begin()
        watchers, _ = self.both(table)
        english, german = [w.must(type="book", table=table)["book"] for w in watchers]
        self.assertEqual(english.keys(), german.keys())
        self.assertNotEqual(english, german)

    def test_a_rule_is_cited_in_the_language_of_who_breaks_it(self):
        for language in "en", "de":
            player, table = self.begin(language=language)
            asked = player.position()
            answer = player.ask(type="play", table=table, seat=asked["seat"],
                                turn=asked["question"]["turn"], move="stay")
            self.assertEqual((answer["code"], answer["clause"][:3]), ("refused", "TRD"), answer)
            self.assertEqual("said" in answer, language == "de")
            self.assertNotEqual(answer.get("said"), answer["text"])

    def test_games_say_what_they_are_in_either(self):
        def games(query):
            return json.loads(self.server.http("GET", "/api/games" + query)[2])
        english, german = games(""), games("?language=de")
        self.assertEqual(english, games("?language=tlh"))
        self.assertEqual(structure(english["bots"]), structure(german["bots"]))
        for one, other in zip(english["games"], german["games"]):
            if not one["yardstick"]:
                self.assertNotEqual(one["about"], other["about"])
        self.assertEqual(self.server.http("GET", "/api/gamesx")[0], 404)

    def test_what_is_no_language_here_is_english_or_refused(self):
        for said, spoken in (("de", "de"), ("en", "en"), ("tlh", "en"), ("DE", "en"),
                             ("../de", "en"), ("%n%s", "en"), ("\u00e4\u2028", "en")):
            client, welcome = greet(self.server, language=said)
            self.assertEqual((welcome["type"], welcome["language"]), ("welcome", spoken))
            client.close()
        for said in 7, None, True, [], ["de"], {"de": 1}, "", "x" * 36:
            client, answer = greet(self.server, language=said)
            self.assertEqual((answer["type"], answer["code"]), ("error", "bad-field"), said)
            client.close()
        client = Client(self.server, hello=False)
        client.send(type="hello", language="de\u0000")
        self.assertEqual(client.next()["code"], "bad-json")

    def test_another_hello_changes_it_and_a_silent_one_does_not(self):
        client, _ = greet(self.server, language="de")
        self.assertEqual(client.ask(type="hello", name="Bea")["language"], "de")
        self.assertEqual(client.ask(type="hello", language="en")["language"], "en")

    def test_moves_are_sent_in_notation_or_in_english_words(self):
        player, table = self.begin(language="de")
        position = player.position()
        question, seat = position["question"], position["seat"]
        other = Client(self.server, token=player.token)
        other.send(type="watch", table=table)
        english = other.position()["question"]["moves"][0]
        german = question["moves"][0]
        self.assertEqual(english["notation"], german["notation"])
        self.assertNotEqual(english["text"], german["text"])
        for said in german["notation"], english["text"]:  # the second is a repetition
            player.must(type="play", table=table, seat=seat, turn=question["turn"], move=said)


if __name__ == "__main__":
    unittest.main()
