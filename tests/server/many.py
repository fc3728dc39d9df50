#!/usr/bin/env python3
"""many.py - a server with very many tables that are over: how soon it is ready, how much
memory it takes, and how long lists take.

    many.py [TABLES]                   20,000 unless said; 1,000,000 is the long run

One match is played to its end; the others are copies of its rows under ids of their own,
half of them made by one person. The bounds are those of a million: 3 s, 200 MB, 5 ms."""

import contextlib
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Server, chain_of, chain_on, store

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LISTS = 200


def play(server):
    """A finished match of two people, listed; its id, and the token of its maker."""
    ann, bob = Client(server, name="Ann"), Client(server, name="Bob")
    table = ann.must(type="create", game="leduc", players=["me", "open"], public=True)["table"]
    bob.must(type="join", table=table)
    ann.must(type="start", table=table)
    ann.must(type="play", table=table, seat=1, turn=1, move="raise")
    bob.must(type="play", table=table, seat=2, turn=1, move="fold")
    return table, ann.token


def copies(records, summary, table, ids):
    """The rows of a copy under each id."""
    for id in ids:
        chain, rows = chain_of(id), []
        for number, at, kind, seat, text in records:
            chain = chain_on(chain, number, at, kind, seat, text)
            rows.append((id, number, at, kind, seat, text, chain))
        yield id, rows, chain, summary.replace(table, id)


def multiply(database, table, count):
    """So many copies of a table that is over; half of them are its people's."""
    chance = random.Random(count)
    ids = ["".join(chance.choices(LETTERS, k=16)) for _ in range(count)]
    records = database.execute("SELECT number, at, kind, seat, text FROM records WHERE id = ? "
                               "ORDER BY number", (table,)).fetchall()
    made, ended, number, touched, listed, summary, place = database.execute(
        "SELECT made, ended, number, touched, listed, summary, place FROM tables WHERE id = ?",
        (table,)).fetchone()
    people = database.execute("SELECT owner, seats, maker FROM parts WHERE place = ?",
                              (place,)).fetchall()
    database.execute("BEGIN")
    for i, (id, rows, head, text) in enumerate(copies(records, summary, table, sorted(ids))):
        place += 1
        database.execute("INSERT INTO tables(place, id, made, ended, number, head, touched, "
                         "listed, summary) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         (place, id, made, ended, number, head, touched, listed, text))
        database.executemany("INSERT INTO records(id, number, at, kind, seat, text, chain) "
                             "VALUES(?, ?, ?, ?, ?, ?, ?)", rows)
        for owner, seats, maker in people:
            owner = owner if i % 2 else chance.randbytes(32)
            database.execute("INSERT INTO parts(owner, place, seats, maker) VALUES(?, ?, ?, ?)",
                             (owner, place, seats, maker))
    database.execute("COMMIT")
    return ids


def resident(server):
    """Megabytes that the server's process holds."""
    with open(f"/proc/{server.process.pid}/status", encoding="utf-8") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1000
    raise AssertionError("no such line")


def middle(client, **question):
    """How long a question takes, in milliseconds: the median of many."""
    times = []
    for _ in range(LISTS):
        begun = time.perf_counter()
        answer = client.must(**question)
        times.append((time.perf_counter() - begun) * 1000)
    return sorted(times)[LISTS // 2], answer


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    with Server() as server:
        table, token = play(server)
        assert server.stop() == 0
        with contextlib.closing(store(server)) as database:
            ids = multiply(database, table, count)
        begun = time.perf_counter()
        server.start()
        ready = time.perf_counter() - begun
        ann = Client(server, token=token)
        mine, listed = middle(ann, type="mine")
        lobby, shown = middle(ann, type="lobby")
        assert len(listed["tables"]) == 50 and len(shown["finished"]) == 50
        ann.must(type="watch", table=ids[count // 2])
        assert ann.next("position")["over"]
        memory = resident(server)
        print(f"{count} tables that are over: ready in {ready:.2f} s, {memory:.0f} MB, "
              f"mine {mine:.2f} ms, lobby {lobby:.2f} ms")
        assert ready < 3 * SLOW, ready
        assert memory < 200 * SLOW, memory
        assert mine < 5 * SLOW and lobby < 5 * SLOW, (mine, lobby)


if __name__ == "__main__":
    main()
