#!/usr/bin/env python3
"""test_page.py - what browsers need of the server: the page and how it is kept, a
transcript from outside as a table, the table as text, the time that is left."""

import http.client
import json
import os
import re
import select
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, Client, Server

GOLDENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "goldens")


def golden(name):
    with open(os.path.join(GOLDENS, name), encoding="utf-8") as file:
        return file.read()


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def test_the_page_is_behind_all_of_its_paths(self):
        first = self.server.http("GET", "/")
        self.assertEqual(first[0], 200)
        self.assertIn("<title>Perilune</title>", first[2])
        for path in ("/table/z4et67j89wve344b", "/replay", "/replay/z4et67j89wve344b", "/rules",
                     "/rules/traders", "/watch", "/settings"):
            self.assertEqual(self.server.http("GET", path)[2], first[2], path)
        for path in ("/tables", "/assets/", "/assets/..%2fmain.js", "/assets/" + "x" * 300):
            self.assertEqual(self.server.http("GET", path)[0], 404, path)

    def test_everything_the_page_names_is_there_and_kept_for_good(self):
        html = self.server.http("GET", "/")[2]
        names = re.findall(r'"(/assets/[^"&]+)"', html) + re.findall(r"&quot;(/assets/[^&]+)", html)
        self.assertGreaterEqual(len(names), 4)
        for name in names:
            status, headers, text = self.server.http("GET", name)
            self.assertEqual(status, 200, name)
            self.assertEqual(headers["cache-control"], "public, max-age=31536000, immutable")
            self.assertNotIn("set-cookie", headers)
            self.assertTrue(text)

    def test_an_unchanged_page_is_not_sent_again(self):
        headers = self.server.http("GET", "/")[1]
        self.assertEqual(headers["cache-control"], "no-cache")
        status, again, text = self.server.http("GET", "/",
                                               headers={"If-None-Match": headers["etag"]})
        self.assertEqual((status, text), (304, ""))
        self.assertEqual(again["etag"], headers["etag"])
        self.assertEqual(self.server.http("GET", "/", headers={"If-None-Match": '"old"'})[0], 200)

    def test_the_policy_allows_nothing_but_our_own_files(self):
        policy = self.server.http("GET", "/")[1]["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)


class Transcripts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def post(self, text, headers=None):
        status, _, answer = self.server.http("POST", "/api/transcripts", body=text.encode(),
                                             headers=headers)
        return status, answer

    def opened(self, text, headers=None):
        status, answer = self.post(text, headers)
        self.assertEqual(status, 200, answer)
        return json.loads(answer)["table"]

    def test_it_is_a_finished_table_that_gives_the_same_transcript_back(self):
        for name in ("leduc-2-2.txt", "connect-four-2-1.txt", "traders-3-1.txt"):
            table = self.opened(golden(name))
            back = self.server.http("GET", f"/api/tables/{table}/transcript")[2]
            play = [re.sub(r"^(\d+ p\d) .*   # ", r"\1 ", line) for line in back.splitlines()
                    if re.match(r"\d+ p|seed|result|position", line)]
            self.assertTrue(back.startswith("perilune transcript 2"))
            told = [line for line in golden(name).splitlines()
                    if re.match(r"\d+ p|seed|result|position", line)]
            self.assertEqual(play, told)
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                file.write(back)
                file.flush()
                done = subprocess.run([PERILUNE, "verify", file.name], capture_output=True)
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_it_can_be_reviewed_and_taken_over_and_survives_a_restart(self):
        table = self.opened(golden("traders-3-2.txt"))
        self.server.stop()
        self.server.start()
        ann = Client(self.server)
        first = ann.ask(type="review", table=table, at=20)
        again = ann.ask(type="review", table=table, at=20)
        self.assertEqual(first["state"], again["state"])
        fork = ann.must(type="fork", table=table, at=20, players=["me", "greedy", "greedy"])
        self.assertEqual(fork["seats"], [1])
        taken = ann.next("position")
        self.assertEqual(taken["state"]["round"], first["state"]["round"])

    def test_what_a_server_wrote_can_be_opened_at_another(self):
        ann = Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "me"])["table"]
        ann.must(type="contribute", table=table, seat=2, contribution="x-1")
        ann.must(type="start", table=table)
        ann.must(type="resign", table=table, seat=1)
        text = self.server.http("GET", f"/api/tables/{table}/transcript")[2]
        self.assertIn("secret:", text)
        other = Server()
        try:
            status, _, answer = other.http("POST", "/api/transcripts", body=text.encode())
            self.assertEqual(status, 200, answer)
            copy = other.http("GET", f"/api/tables/{json.loads(answer)['table']}/transcript")[2]
            self.assertEqual(re.sub("#.*\n", "", copy), re.sub("#.*\n", "", text))
        finally:
            other.stop()

    def test_it_belongs_to_who_sent_it(self):
        cookie = self.server.http("GET", "/")[1]["set-cookie"].split(";")[0]
        table = self.opened(golden("leduc-2-3.txt"), {"Cookie": cookie})
        browser = Client(self.server, hello=False, headers={"Cookie": cookie})
        self.assertIn(table, [t["table"] for t in browser.ask(type="mine")["tables"]])
        self.assertEqual(browser.must(type="watch", table=table)["seats"], [])
        self.assertNotIn(table, [t["table"] for t in browser.ask(type="lobby")["finished"]])

    def test_what_does_not_follow_is_refused_with_its_line(self):
        good = golden("leduc-2-1.txt")
        cases = [
            (good.replace("6 p1 fold", "6 p1 raise"), "line 14"),
            (good.replace("score 9", "score 8"), "line 15"),
            (good.replace("seed: 0", "seed: 1"), ""),
            (good.replace("rules: a58bf8e1317e09f3", "rules: 0000000000000000"), "rules"),
            (good.replace("game: leduc 1", "game: chess 1"), "line 2"),
            (good.replace("data: standard", "data: mine.yaml"), "mine.yaml"),
            (good.split("6 p1 fold", maxsplit=1)[0], "not over"),
            (re.sub("seed:.*\n", "", good), "seed"),
            ("", ""), ("\0\0\0", ""), ("perilune transcript 1\n" * 3, ""),
        ]
        for text, told in cases:
            status, _, answer = self.server.http("POST", "/api/transcripts", body=text.encode())
            self.assertIn(status, (411, 422), answer)
            self.assertIn(told, answer)

    def until(self, holds):
        end = time.monotonic() + 30
        while not holds():
            self.assertLess(time.monotonic(), end, "it never came")

    def busy(self):
        """A server whose only worker thinks for six experts, one thought after the other."""
        server = Server("--threads", "1")
        self.addCleanup(server.stop)
        ann = self.watcher = Client(server)  # bots alone rest while nobody watches
        table = ann.must(type="create", game="traders", players=["expert"] * 6)["table"]
        ann.must(type="start", table=table)
        self.until(lambda: server.metric("thinking") >= 1)
        return server

    def test_a_worker_proves_it_while_the_server_goes_on(self):
        server = self.busy()
        post = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        post.request("POST", "/api/transcripts", body=golden("traders-6-1.txt").encode())
        # The proof waits for the worker, not the server for the proof: it answers meanwhile.
        self.until(lambda: server.metric("thinking") >= 2)
        self.assertFalse(select.select([post.sock], [], [], 0)[0])
        answer = post.getresponse()
        self.assertEqual(answer.status, 200, answer.read())

    def test_who_does_not_wait_for_the_proof_does_no_harm(self):
        server = self.busy()
        for _ in range(3):
            post = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            post.request("POST", "/api/transcripts", body=golden("leduc-2-1.txt").encode())
            post.sock.close()
        self.until(lambda: server.metric("thinking") >= 4)
        self.until(lambda: server.metric("thinking") <= 1)
        status, _, answer = server.http("POST", "/api/transcripts", body=golden("leduc-2-2.txt").encode())
        self.assertEqual(status, 200, answer)

    def test_large_ones_and_many_are_refused(self):
        server = Server(fast=False)
        self.addCleanup(server.stop)
        post = lambda text: server.http("POST", "/api/transcripts", body=text)[0]
        self.assertEqual(post(b"x" * (256 * 1024 + 1)), 413)
        statuses = [post(b"x") for _ in range(60)]
        self.assertEqual(statuses[0], 422)
        self.assertIn(429, statuses)


class Looks(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def test_the_table_as_text_tells_a_seat_its_own_secrets_only(self):
        ann, bob = Client(self.server), Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
        self.assertEqual(ann.ask(type="show", table=table, seat=1)["code"], "not-started")
        bob.must(type="join", table=table)
        ann.must(type="start", table=table)
        own = ann.ask(type="show", table=table, seat=1)["text"]
        self.assertIn("p2: hidden", own)
        self.assertNotIn("p1: hidden", own)
        self.assertEqual(ann.ask(type="show", table=table, seat=2)["code"], "not-yours")
        seen = Client(self.server).ask(type="show", table=table)["text"]
        self.assertIn("p1: hidden", seen)
        self.assertIn("p2: hidden", seen)

    def test_the_book_of_a_table_is_the_same_over_both_ways(self):
        ann = Client(self.server)
        table = ann.must(type="create", game="traders", players=["me", "greedy"],
                         options=["round_limit=27"])["table"]
        book = Client(self.server).must(type="book", table=table)["book"]
        self.assertEqual(book["round_limit"], 27)
        self.assertEqual(book, json.loads(self.server.http("GET", f"/api/tables/{table}/book")[2]))
        self.assertEqual(ann.ask(type="book", table="abcdefghijkmnpqr")["code"], "no-table")

    def test_the_time_that_is_left_is_told_to_all(self):
        ann, eve = Client(self.server), Client(self.server)
        table = ann.must(type="create", game="leduc", players=["me", "greedy"], time=60)["table"]
        ann.must(type="start", table=table)
        clock = ann.position()["clock"]
        self.assertEqual([row["seat"] for row in clock], [1])
        self.assertTrue(50_000 < clock[0]["left"] <= 60_000, clock)
        eve.must(type="watch", table=table)
        self.assertEqual([row["seat"] for row in eve.next("position")["clock"]], [1])
        free = ann.must(type="create", game="leduc", players=["me", "greedy"])["table"]
        ann.must(type="start", table=free)
        while (position := ann.next("position"))["table"] != free:
            pass
        self.assertNotIn("clock", position)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
