#!/usr/bin/env python3
"""test_lab.py - the lab of `serve --lab` from outside: closed unless asked for, data
checked, runs with progress, cancel and bounds, games opened; hostile orders refused, and
nothing left behind."""

import json
import os
import re
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Server

LONG = {"game": "traders", "seats": 4, "games": 100000}


def children(server):
    """The processes that a server has begun and that are still there."""
    listed = subprocess.run(["ps", "--no-headers", "-o", "pid=", "--ppid",
                             str(server.process.pid)], capture_output=True, text=True)
    return listed.stdout.split()


class Lab(unittest.TestCase):
    def setUp(self):
        self.server = Server("--lab")
        self.addCleanup(self.server.__exit__)
        self.standard = self.server.http("GET", "/api/games/traders/data")[2]

    def post(self, path, order=None, headers=None):
        body = b"" if order is None else order if isinstance(order, bytes) \
            else json.dumps(order).encode()
        status, _, text = self.server.http("POST", path, body=body, headers=headers)
        return status, json.loads(text) if text.startswith("{") else text

    def cookie(self):
        return {"Cookie": self.server.http("GET", "/")[1]["set-cookie"].split(";")[0]}

    def started(self, order, headers=None):
        status, answer = self.post("/api/lab/runs", order, headers)
        self.assertEqual(status, 200, answer)
        return answer["run"]

    def look(self, run):
        status, _, text = self.server.http("GET", f"/api/lab/runs/{run}")
        self.assertEqual(status, 200, text)
        return json.loads(text)

    def over(self, run):
        until = time.time() + 120 * SLOW
        while (now := self.look(run))["state"] == "running":
            self.assertLess(time.time(), until, now)
            time.sleep(0.05)
        return now

    def file(self, run, name):
        return self.server.http("GET", f"/api/lab/runs/{run}/{name}")

    def opened(self, run, number):
        until = time.time() + 60 * SLOW
        while (answer := self.post(f"/api/lab/runs/{run}/games/{number}"))[0] == 202:
            self.assertLess(time.time(), until, answer)
            time.sleep(0.1)
        return answer

    # --- closed

    def test_it_is_closed_unless_asked_for(self):
        with Server() as closed:
            for method, path in (("GET", "/lab"), ("GET", "/lab/traders"),
                                 ("POST", "/api/lab/check"), ("POST", "/api/lab/runs"),
                                 ("GET", "/api/lab/runs/z4et67j89wve344b"),
                                 ("GET", "/api/lab/other"),
                                 ("POST", "/api/lab/runs/z4et67j89wve344b/cancel")):
                status, _, text = closed.http(method, path, body=b"{}" if method == "POST" else None)
                self.assertEqual(status, 404, path)
                self.assertIn("perilune serve --lab", text, path)
            self.assertFalse(json.loads(closed.http("GET", "/api/games")[2])["lab"])
            self.assertEqual(os.listdir(closed.folder).count("tables.db.lab"), 0)
        self.assertTrue(json.loads(self.server.http("GET", "/api/games")[2])["lab"])
        self.assertEqual(self.server.http("GET", "/lab")[2], self.server.http("GET", "/")[2])
        self.assertEqual(self.server.http("GET", "/api/lab/other")[0], 404)

    # --- checking

    def test_data_is_checked_as_the_loader_does(self):
        good = self.post("/api/lab/check", {"game": "traders", "data": self.standard, "seats": 4})
        self.assertEqual(good[0], 200)
        self.assertEqual(good[1]["faults"], [])
        self.assertRegex(good[1]["rules"], "^[0-9a-f]{16}$")
        bad = self.post("/api/lab/check", {"game": "traders", "seats": 4, "data":
                        self.standard.replace("cure_money: 10", "cure_money: 1000")})
        self.assertEqual(bad[0], 200)
        line = self.standard[:self.standard.index("cure_money: 10")].count("\n") + 1
        self.assertEqual([(f["line"], f["column"]) for f in bad[1]["faults"]], [(line, 13)])
        self.assertIn("expected a number from 0 to 50", bad[1]["faults"][0]["text"])
        few = {"game": "space-tug-skirmish", "options": ["epoch_master=yes"]}
        self.assertEqual(self.post("/api/lab/check", {**few, "seats": 2})[1]["faults"], [])
        seats = self.post("/api/lab/check", {**few, "seats": 1})[1]["faults"]
        self.assertEqual(seats[0]["line"], 0)
        self.assertIn("cannot be played by 1", seats[0]["text"])

    def test_somebody_who_checks_too_fast_is_slowed_down(self):
        order = json.dumps({"game": "leduc"}).encode()
        with Server("--lab", "--rate", "4", fast=False) as server:
            answers = [server.http("POST", "/api/lab/check", body=order) for _ in range(80)]
        self.assertEqual([answer[0] for answer in answers[:20]], [200] * 20)
        late = [answer for answer in answers if answer[0] == 429]
        self.assertTrue(late)
        self.assertGreaterEqual(int(late[0][1]["retry-after"]), 1)

    # --- runs

    def test_worth_is_asked_for_and_given(self):
        order = {"game": "leduc", "seats": 2, "games": 100, "worth": True}
        now = self.over(self.started(order))
        self.assertEqual((now["state"], now["done"], now["games"], now["worth"]),
                         ("done", 1000, 1000, True))
        figures = json.loads(self.file(now["run"], "figures")[2])
        self.assertTrue(figures["whole"])
        self.assertEqual(figures["quick"]["games"], 100)
        self.assertEqual({use["key"] for use in figures["uses"]}, {"call", "fold", "raise"})
        self.assertIn("Defects of the content", self.file(now["run"], "report")[2])
        self.assertEqual(self.post(f"/api/lab/runs/{now['run']}/games/0")[0], 409)
        for wrong in ({"worth": 1}, {"worth": True, "before": "game: leduc\n"}):
            status, answer = self.post("/api/lab/runs", {**order, **wrong})
            self.assertEqual((status, answer["code"]), (422, "bad-field"))

    def test_a_run_gives_what_sim_gives(self):
        order = {"game": "leduc", "seats": 2, "games": 3000, "seed": "x", "bots": "greedy,random"}
        now = self.over(self.started(order))
        self.assertEqual((now["state"], now["done"], now["why"]), ("done", 3000, ""))
        figures = json.loads(self.file(now["run"], "figures")[2])
        told = subprocess.run([os.environ.get("PERILUNE", "build/release/perilune"), "sim", "leduc",
                               "--seats", "2", "--games", "3000", "--seed", "x", "--bots",
                               "greedy,random", "--held", "--json"], capture_output=True, check=True)
        self.assertEqual(figures, json.loads(told.stdout))
        status, headers, report = self.file(now["run"], "report")
        self.assertEqual(status, 200)
        self.assertIn("3,000 games between bots", report)
        self.assertIn("perilune sim leduc --seats=2", report)
        policy = headers["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertIn("frame-ancestors 'self'", policy)
        self.assertNotIn("script-src", policy)

    def test_data_is_compared_with_what_was_before(self):
        rich = self.server.http("GET", "/api/games/leduc/data")[2].replace("ante: 1", "ante: 3")
        standard = self.server.http("GET", "/api/games/leduc/data")[2]
        order = {"game": "leduc", "seats": 2, "games": 2000, "data": rich, "before": standard}
        run = self.started(order)
        self.assertTrue(self.over(run)["compared"])
        figures = json.loads(self.file(run, "figures")[2])
        self.assertEqual(figures["variants"][0]["name"], "data.yaml")
        sure = [change for change in figures["variants"][0]["changes"] if change["sure"]]
        self.assertGreater(len(sure), 0)
        self.assertIn("--compare=standard data.yaml", self.file(run, "report")[2])
        self.assertEqual(self.file(run, "data")[2], rich)
        status, answer = self.opened(run, 7)
        self.assertEqual(status, 200, answer)
        transcript = self.server.http("GET", f"/api/tables/{answer['table']}/transcript")[2]
        name = re.search(r"^data: ([0-9a-f]{64})$", transcript, re.M).group(1)
        self.assertEqual(self.server.http("GET", f"/api/data/{name}")[2], rich)

    def test_games_are_opened_by_number(self):
        run = self.started({"game": "leduc", "seats": 2, "games": 50})
        self.assertEqual(self.over(run)["state"], "done")
        kept = json.loads(self.file(run, "figures")[2])["games_to_open"]["kept"]
        status, answer = self.opened(run, kept[0]["game"])
        self.assertEqual(status, 200, answer)
        review = Client(self.server).ask(type="review", table=answer["table"], at=1000)
        self.assertTrue(review["over"])
        for wrong in ("50", "-1", "x", "1x", "99999999999", ""):
            self.assertEqual(self.post(f"/api/lab/runs/{run}/games/{wrong}")[0], 404, wrong)

    def test_games_of_bots_by_the_clock_are_not_opened(self):
        run = self.started({"game": "leduc", "seats": 2, "games": 3, "bots": "search:ms=1"})
        self.assertEqual(self.over(run)["state"], "done")
        self.assertFalse(json.loads(self.file(run, "figures")[2])["games_to_open"]["repeats"])
        status, answer = self.opened(run, 0)
        self.assertEqual(status, 422)
        self.assertIn("give them iterations", answer["text"])

    def test_progress_is_told_and_a_run_can_be_cancelled(self):
        run = self.started(LONG)
        until = time.time() + 60 * SLOW
        while self.look(run)["done"] == 0:
            self.assertLess(time.time(), until)
            time.sleep(0.05)
        now = self.look(run)
        self.assertGreater(now["left"], 0)
        self.assertEqual(self.file(run, "report")[0], 409)
        self.assertEqual(self.post(f"/api/lab/runs/{run}/games/0")[0], 409)
        self.assertEqual(self.post(f"/api/lab/runs/{run}/cancel")[0], 200)
        now = self.over(run)
        self.assertEqual((now["state"], now["why"]), ("stopped", ""))
        self.assertLess(now["done"], LONG["games"])
        self.assertIn("games between bots", self.file(run, "report")[2])
        self.assertEqual(children(self.server), [])

    def test_the_server_answers_while_runs_are_under_way(self):
        self.started(LONG)
        begun = time.time()
        for _ in range(20):
            self.assertEqual(self.server.operator("/healthz")[0], 200)
        self.assertLess(time.time() - begun, 5 * SLOW)
        ann = Client(self.server)
        ann.must(type="create", game="leduc", players=["me", "greedy"])

    # --- bounds

    def test_one_run_for_each_client_and_two_for_all(self):
        ann, bob, eve = self.cookie(), self.cookie(), self.cookie()
        first = self.started(LONG, ann)
        status, answer = self.post("/api/lab/runs", LONG, ann)
        self.assertEqual((status, answer["code"]), (409, "running"))
        self.started(LONG, bob)
        status, answer = self.post("/api/lab/runs", LONG, eve)
        self.assertEqual((status, answer["code"]), (409, "busy"))
        self.assertEqual(len(children(self.server)), 2)
        self.post(f"/api/lab/runs/{first}/cancel")
        self.over(first)
        self.started(LONG, eve)

    def test_only_the_last_runs_are_remembered(self):
        runs = []
        for _ in range(13):
            while (answer := self.post("/api/lab/runs", {"game": "leduc", "seats": 2,
                                                         "games": 1}))[0] == 429:
                time.sleep(1)
            self.assertEqual(answer[0], 200, answer)
            runs.append(answer[1]["run"])
            self.over(runs[-1])
        self.assertEqual(self.server.http("GET", f"/api/lab/runs/{runs[0]}")[0], 404)
        self.assertEqual(self.look(runs[1])["state"], "done")
        kept = os.listdir(os.path.join(self.server.folder, "tables.db.lab"))
        self.assertEqual(sorted(kept), sorted(runs[1:]))

    def test_nothing_is_left_when_the_server_ends(self):
        self.started(LONG)
        self.assertEqual(len(children(self.server)), 1)
        pid = children(self.server)[0]
        self.assertEqual(self.server.stop(), 0)
        self.assertNotIn("tables.db.lab", os.listdir(self.server.folder))
        self.assertFalse(os.path.exists(f"/proc/{pid}"))

    def test_a_killed_server_takes_its_runs_with_it_and_the_next_one_cleans_up(self):
        run = self.started(LONG)
        pid = children(self.server)[0]
        self.server.kill()
        until = time.time() + 10 * SLOW
        while os.path.exists(f"/proc/{pid}"):
            self.assertLess(time.time(), until, "the run goes on")
            time.sleep(0.05)
        self.assertEqual(os.listdir(os.path.join(self.server.folder, "tables.db.lab")), [run])
        self.server.start()
        self.assertEqual(os.listdir(os.path.join(self.server.folder, "tables.db.lab")), [])

    # --- hostile orders

    def test_bad_orders_are_refused_with_a_reason(self):
        good = {"game": "leduc", "seats": 2}
        cases = [
            (b"{", "bad-json"), (b"[]", "bad-json"), (b"1", "bad-json"),
            (b"[" * 100 + b"]" * 100, "too-deep"),
            (b'{"game":"leduc","game":"leduc"}', "bad-json"),
            ({"seats": 2}, "missing-field"), ({"game": "leduc"}, "missing-field"),
            ({**good, "game": "chess"}, "no-game"), ({**good, "game": 1}, "bad-field"),
            ({**good, "seats": 0}, "bad-field"), ({**good, "seats": "2"}, "bad-field"),
            ({**good, "seats": 6}, "bad-seats"),
            ({**good, "games": 100001}, "bad-field"), ({**good, "games": 0}, "bad-field"),
            ({**good, "wish": 1}, "unknown-field"),
            ({**good, "seed": "a\nb"}, "bad-field"), ({**good, "seed": "x" * 65}, "bad-field"),
            ({**good, "bots": "gredy"}, "bad-bots"), ({**good, "bots": ""}, "bad-field"),
            ({**good, "bots": "greedy,greedy,greedy"}, "bad-bots"),
            ({**good, "bots": "search:iterations=10:threads=8"}, "bad-bots"),
            ({**good, "bots": "x" * 300}, "bad-bots"),
            ({**good, "options": ["a\u0001=1"]}, "bad-field"),
            ({**good, "options": ["raises=1"] * 33}, "bad-field"),
            ({**good, "before": "ante: 99\n"}, "bad-before"),
        ]
        for i, (order, code) in enumerate(cases):
            if i % 9 == 8:  # so many are taken at once
                self.server.__exit__()
                self.setUp()
            status, answer = self.post("/api/lab/runs", order)
            self.assertEqual((status, answer["code"]), (422, code), order)
            self.assertTrue(answer["text"])
        self.assertEqual(children(self.server), [])

    def test_bad_data_is_refused_with_its_place(self):
        status, answer = self.post("/api/lab/runs", {"game": "leduc", "seats": 2, "data": "ante: x\n"})
        self.assertEqual(status, 422)
        self.assertEqual(answer["faults"][0]["line"], 1)
        status, answer = self.post("/api/lab/runs", {"game": "leduc", "seats": 2,
                                                     "options": ["raizes=1"]})
        self.assertEqual(status, 422)
        self.assertIn("did you mean", answer["faults"][0]["text"])

    def test_words_are_never_taken_for_options_of_the_program(self):
        marked = os.path.join(self.server.folder, "marked")
        order = {"game": "leduc", "seats": 2, "games": 10, "seed": "--report=" + marked}
        self.assertEqual(self.over(self.started(order))["state"], "done")
        self.assertFalse(os.path.exists(marked))

    def test_large_orders_are_refused(self):
        self.assertEqual(self.post("/api/lab/check", b" " * (1024 * 1024 + 1))[0], 413)
        big = {"game": "leduc", "data": "#" * (256 * 1024 + 1)}
        self.assertEqual(self.post("/api/lab/check", big)[0], 422)

    def test_pages_from_elsewhere_are_refused(self):
        status = self.post("/api/lab/runs", LONG, {"Origin": "https://evil.example"})[0]
        self.assertEqual(status, 403)
        self.assertEqual(children(self.server), [])

    def test_strange_paths_are_not_there(self):
        run = self.started({"game": "leduc", "seats": 2, "games": 1})
        self.over(run)
        for path in ("x", "../../tables.db", "%2e%2e/log", run + "x", run + "/../x", run + "/other",
                     run + "/report/x", ""):
            self.assertEqual(self.server.http("GET", "/api/lab/runs/" + path)[0], 404, path)
            self.assertIn(self.post("/api/lab/runs/" + path)[0], (404, 411, 422), path)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
