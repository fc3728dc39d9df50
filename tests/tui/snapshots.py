#!/usr/bin/env python3
"""snapshots.py - one position of each game on the full screen, at two sizes, with Unicode
and without, compared with goldens that can be read.

    snapshots.py [--write] [SLUG...]       all that have a file in positions/

A position is a transcript whose next move is a person's. --write makes the goldens anew:
look at them before you commit them."""

import os
import sys
import tempfile

from kit import PERILUNE, Terminal, position

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = [(80, 24), (120, 40)]


def snapshot(slug, width, height, ascii):
    with tempfile.TemporaryDirectory() as folder:
        words = ["--ascii"] if ascii else []
        terminal = Terminal(PERILUNE, "play", "--resume", position(slug, folder), *words,
                            width=width, height=height)
        # The line of keys is drawn last, and only when the person is asked.
        screen = terminal.wait(r"Enter choose .*q leave")
        terminal.close()
        return screen


def differences(golden, screen):
    lines = []
    for number, (was, now) in enumerate(zip(golden.split("\n"), screen.split("\n")), 1):
        if was != now:
            lines.append(f"  line {number}\n    golden  {was}\n    screen  {now}")
    return "\n".join(lines[:8])


def check(slug, write):
    good = True
    for width, height in SIZES:
        for ascii in (False, True):
            name = f"{slug}-{width}x{height}-{'ascii' if ascii else 'unicode'}.txt"
            path = os.path.join(HERE, "goldens", name)
            screen = snapshot(slug, width, height, ascii)
            if ascii and not screen.isascii():
                print(f"FAILED  {name}: not ASCII")
                good = False
            elif write:
                with open(path, "w") as file:
                    file.write(screen)
            else:
                with open(path) as file:
                    golden = file.read()
                if golden != screen:
                    print(f"FAILED  {name}\n{differences(golden, screen)}")
                    good = False
                else:
                    print(f"ok      {name}")
    return good


def main():
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    if not names:
        names = sorted(name[:-4] for name in os.listdir(os.path.join(HERE, "positions")))
    good = [check(slug, "--write" in sys.argv) for slug in names]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
