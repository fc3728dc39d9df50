#!/usr/bin/env python3
"""test_boards.py - decisions made on the boards, by the cursor alone: a piece and then
another, a piece that plays at once, a piece and then a number; and that neither NO_COLOR nor
a terminal with few colours takes anything away."""

import os
import re
import tempfile

from kit import PERILUNE, Terminal, position, run

HERE = os.path.dirname(os.path.abspath(__file__))
ASKED = r"Enter choose .*q leave"
SLUGS = ["flank", "one-false-step", "one-small-step", "space-tug-skirmish"]


class Table:
    """A position of a game on the full screen."""

    def __init__(self, slug, *words, **more):
        self.folder = tempfile.TemporaryDirectory()
        self.terminal = Terminal(PERILUNE, "play", "--resume",
                                 position(slug, self.folder.name), *words, **more)
        self.first = self.terminal.wait(ASKED)

    def press(self, key, until):
        self.terminal.keys(key)
        return self.terminal.wait(until)

    def close(self):
        self.terminal.close()
        self.folder.cleanup()


def told(*words):
    """A pattern for words of the log, which breaks lines where it must."""
    gap = r"\s*(\n.*│\s*)?\s*"
    return gap.join(re.escape(word) for word in words)


def under_cursor(screen):
    """What the line below the board says."""
    return re.search(r"^── (.*?) ─", screen, re.M).group(1)


def test_flank_moves_a_unit_by_unit_and_area():
    table = Table("flank")
    screen = table.first
    while not re.search(r": \d+ choices$", under_cursor(screen)):  # past what has but one
        table.terminal.keys("n")
        table.terminal.wait_gone(f"── {under_cursor(screen)} ─")
        screen = table.terminal.screen()
    table.press("Enter", r"\n── \w+: For a (green|yellow) token")
    table.press("Enter", told("A", "Player", "spends"))
    table.close()


def test_one_false_step_places_a_counter_by_card_and_place():
    table = Table("one-false-step")
    assert re.search(r": \d+ choices$", under_cursor(table.first)), table.first
    table.press("Enter", r"\n── (Mine|Farm) \d-\d: ")
    counters = int(re.search(r"place your (\d+) counter", table.first).group(1))
    table.press("Enter", rf"place your {counters - 1} counter" if counters > 1 else "Wednesday: ")
    table.close()


def test_one_small_step_sells_a_number_from_the_list_after_the_piece():
    table = Table("one-small-step")
    screen, found = table.first, None
    while not found:  # n goes round: it comes to every piece that can be chosen
        table.terminal.keys("n")
        table.terminal.wait_gone(f"── {under_cursor(screen)} ─")
        screen = table.terminal.screen()
        found = re.search(r"\n── Your (Iron|Oil|Aluminum): \d+ choices", screen)
    good = found.group(1)
    screen = table.press("Enter", rf"── Give 1 {good} for 1 Gold")  # the list has the focus
    assert "Tab board" in screen, screen
    table.press("Escape", rf"── Your {good}: ")                    # and gives it back
    table.press("Enter", rf"── Give 1 {good} for 1 Gold")
    table.press("Down", rf"── Give 2 {good} for 2 Gold")
    table.press("Enter", told("A", "Player", "sells", "2", good))
    table.terminal.wait("Tab list")                                # once it is one's turn again
    table.close()


def test_space_tug_plays_a_card_and_explains_a_contract():
    table = Table("space-tug-skirmish")
    card = re.match(r"(.+): Pay \$", under_cursor(table.first)).group(1)
    lines = table.first.split("\n")
    row = 1 + next(i for i, line in enumerate(lines) if line.startswith("Contracts "))
    contract = lines[row][1:9]
    table.terminal.click(5, row, button=2)
    table.terminal.wait(rf"╭─ {re.escape(contract)}")
    table.press("Escape", rf"── {re.escape(contract)}")
    table.press("n", rf"── {re.escape(card)}: Pay")
    table.press("Enter", told("A", "Player", "plays", *card.split()))
    table.close()


def test_no_color_and_few_colours_change_no_character():
    for slug in SLUGS:
        with open(os.path.join(HERE, "goldens", f"{slug}-80x24-unicode.txt")) as file:
            golden = file.read()
        for env in ({"NO_COLOR": "1"}, {"TERM": "screen"}):
            table = Table(slug, env=env)
            assert table.first == golden, f"{slug} with {env}:\n{table.first}"
            if "NO_COLOR" in env:
                colours = re.findall(r"\x1b\[[0-9;]*m", table.terminal.colours())
                assert not any(re.search(r"[\[;]([34][0-8]|9\d|10\d)", code) for code in colours), colours
            table.close()


if __name__ == "__main__":
    run(globals())
