#!/usr/bin/env python3
"""kill.py - the server is killed (SIGKILL) at random moments while people and bots
play; after every restart each acknowledged act must be there exactly once, and every
table must go on.

    kill.py [ROUNDS [PLAYERS]]

Each player keeps its own list of what was acknowledged. An act whose answer was lost
is sent again under the same number, as a real client would. When a match ends, its
transcript must hold exactly the player's list, in its order, and verify must prove it.
"""

import http.client
import os
import random
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Client, Closed, Server, acts_of

LOST = (Closed, OSError, http.client.HTTPException)


class Player(threading.Thread):
    def __init__(self, server, number):
        super().__init__(daemon=True)
        self.server, self.number = server, number
        self.chance = random.Random(number)
        self.client, self.token = None, None
        self.acts, self.matches, self.again, self.fault = 0, 0, 0, None
        self.stop = False

    def connect(self):
        while True:
            try:
                self.client = Client(self.server, token=self.token, name=f"P{self.number}")
                self.token = self.client.token
                return
            except LOST:
                time.sleep(0.01)

    def insist(self, **message):
        """Ask until there is an answer, over as many connections as it takes."""
        while True:
            try:
                return self.client.ask(**message)
            except LOST:
                self.connect()
                self.again += 1

    def open_table(self):
        others = self.chance.choice((["me"], ["me"], ["greedy"]))
        game = self.chance.choice(("connect-four", "leduc"))
        self.table = self.insist(type="create", game=game, players=["me"] + others)["table"]
        answer = self.insist(type="start", table=self.table)
        assert answer["type"] == "ok" or answer["code"] == "started", answer
        self.list = []

    def position(self):
        """A position that asks one of this player's seats, or the last one."""
        while True:
            try:
                self.client.must(type="watch", table=self.table)
                deadline = time.time() + 5 * SLOW
                while time.time() < deadline:
                    position = self.client.next("position")
                    if position["over"] or "question" in position:
                        return position
                raise AssertionError(f"table {self.table} does not go on")
            except LOST:
                self.connect()

    def act(self, position):
        seat, turn = position["seat"], position["turn"]
        if position["undo"] and self.chance.random() < 0.15:
            message = {"type": "undo"}
        else:
            moves = position["question"]["moves"]
            message = {"type": "play", "move": self.chance.choice(moves)["text"]}
        answer = self.insist(table=self.table, seat=seat, turn=turn, **message)
        assert answer["type"] == "ok", (message, answer)
        self.list.append((seat, message.get("move", "undo")))
        self.acts += 1

    def check(self):
        while True:
            try:
                status, _, text = self.server.http(
                    "GET", f"/api/tables/{self.table}/transcript")
                break
            except LOST:
                time.sleep(0.01)
        assert status == 200, (status, text)
        own = {1, 2} if "player: p2 P" in text else {1}
        played = [act for act in acts_of(text) if act[0] in own]
        assert played == self.list, (played, self.list)
        path = f"{self.server.folder}/{self.table}.txt"
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([PERILUNE, "verify", path], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        os.unlink(path)
        self.matches += 1
        self.insist(type="unwatch", table=self.table)

    def run(self):
        try:
            self.connect()
            while not self.stop:
                self.open_table()
                while True:
                    position = self.position()
                    if position["over"]:
                        break
                    self.act(position)
                self.check()
        except BaseException as fault:  # reported by the main thread
            self.fault = fault


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    chance = random.Random(rounds)
    with Server() as server:
        players = [Player(server, i) for i in range(count)]
        for player in players:
            player.start()
        for _ in range(rounds):
            time.sleep(chance.uniform(0.05, 0.6) * SLOW)
            server.kill()
            server.start()
            assert not any(p.fault for p in players), [p.fault for p in players if p.fault]
        for player in players:
            player.stop = True
        for player in players:
            player.join(60 * SLOW)
            assert not player.is_alive(), "a table does not go on"
            assert player.fault is None, repr(player.fault)
        acts, matches = sum(p.acts for p in players), sum(p.matches for p in players)
        again = sum(p.again for p in players)
        assert "event=damaged" not in server.log_text(), server.log_text()
    print(f"{rounds} kills, {acts} acknowledged acts in {matches} matches, {again} sent again: "
          "each is there exactly once")


if __name__ == "__main__":
    main()
