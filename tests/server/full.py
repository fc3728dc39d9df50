#!/usr/bin/env python3
"""full.py - the disk fills up under play (a tiny tmpfs): moves are refused with a
reason, nothing is lost, and play goes on when there is room. Exits with 77 (skipped)
where a file system cannot be mounted."""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import Client, Server, acts_of


def main():
    folder = tempfile.mkdtemp(prefix="perilune-full-")
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder],
                           capture_output=True, text=True)
    if mount.returncode != 0:
        os.rmdir(folder)
        print("skipped: no file system can be mounted here:", mount.stderr.strip())
        sys.exit(77)
    try:
        with Server(folder=folder) as server:
            run(server, folder)
    finally:
        subprocess.run(["umount", folder], check=True)
        os.rmdir(folder)


def fill(folder):
    filler = os.open(folder + "/filler", os.O_WRONLY | os.O_CREAT)
    try:
        while True:
            os.write(filler, b"x" * 4096)
    except OSError:
        os.close(filler)


def run(server, folder):
    ann = Client(server)
    table = ann.must(type="create", game="connect-four", players=["me", "me"])["table"]
    ann.must(type="start", table=table)
    kept = []
    for turn in range(1, 4):
        for seat in (1, 2):
            move = f"drop {seat}" if turn < 3 else f"drop {seat + 2}"
            ann.must(type="play", table=table, seat=seat, turn=turn, move=move)
            kept.append((seat, move))
    fill(folder)
    refused = 0
    for _ in range(200):  # what is left in the log's last pages may still take a few
        answer = ann.ask(type="chat", table=table, text="x" * 400)
        if answer["type"] == "error":
            assert answer["code"] == "not-saved" and "full" in answer["text"], answer
            refused += 1
            if refused == 3:
                break
    assert refused == 3, "the disk never filled"
    answer = ann.ask(type="play", table=table, seat=1, turn=4, move="drop 7")
    assert answer["code"] == "not-saved", answer
    assert server.operator("/healthz")[0] == 503
    watcher = Client(server)
    watcher.must(type="watch", table=table)
    full = watcher.next("position")
    assert full["pending"] == [1], full
    answer = ann.ask(type="create", game="leduc", players=["me", "me"])
    assert answer["code"] == "not-saved", answer
    os.unlink(folder + "/filler")
    ann.must(type="play", table=table, seat=1, turn=4, move="drop 7")
    kept.append((1, "drop 7"))
    server.kill()
    server.start()
    again = Client(server, token=ann.token)
    again.must(type="play", table=table, seat=2, turn=4, move="drop 7")
    kept.append((2, "drop 7"))
    again.must(type="resign", table=table, seat=2)
    played = acts_of(server.http("GET", f"/api/tables/{table}/transcript")[2])
    assert played == kept + [(2, "resign")], (played, kept)
    print("a full disk refused 5 acts with a reason; nothing was lost, and play went on")


if __name__ == "__main__":
    main()
