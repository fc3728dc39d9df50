#!/usr/bin/env python3
"""example.py - docs/client.py, as printed, plays whole games against a server."""

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Server

CLIENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/client.py")


def main():
    with Server() as server:
        for game, seats in (("leduc", 2), ("connect-four", 2), ("traders", 2), ("traders", 4)):
            done = subprocess.run([sys.executable, CLIENT, game, str(seats), str(server.port)],
                                  capture_output=True, text=True, timeout=120 * SLOW)
            assert done.returncode == 0, done.stdout + done.stderr
            assert done.stdout.count("place") == seats, done.stdout
            print(f"{game}, {seats} seats: {done.stdout.splitlines()[0]}")


if __name__ == "__main__":
    main()
