#!/usr/bin/env python3
"""test_client.py - the full-screen client around the games: that it leaves the terminal whole
on every way out, follows its size, speaks to every kind of terminal, hides hands, and what
its keys do."""

import os
import re
import signal
import subprocess
import tempfile
import time

from kit import PERILUNE, SLOW, Terminal, position, run

ASKED = r"Enter choose .*q leave"
FOUR = ("play", "connect-four", "--bots", "greedy", "--seed", "1")


def start(*words, **more):
    terminal = Terminal(PERILUNE, *words, **more)
    terminal.wait(ASKED)
    return terminal


def leaves(terminal, status):
    terminal.wait(rf"status {status}\b")
    terminal.check_whole()
    terminal.close()


def test_leaving_asks_first_and_restores_the_terminal():
    terminal = start(*FOUR)
    terminal.keys("q")
    terminal.wait("Leave the table")
    terminal.keys("1")
    terminal.wait_gone("Leave the table")
    terminal.keys("q")
    terminal.wait("Leave the table")
    terminal.keys("2")
    leaves(terminal, 0)


def test_signals_that_ask_to_end_restore_the_terminal():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        terminal = start(*FOUR)
        os.kill(terminal.pid(), number)
        leaves(terminal, 0)


def test_crashes_restore_the_terminal():
    for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS):
        terminal = start(*FOUR)
        os.kill(terminal.pid(), number)
        leaves(terminal, 128 + number)


def stop_and_go_on(env):
    terminal = Terminal("bash", "--norc", "--noprofile", "-i", errors_apart=False, env=env)
    terminal.wait(r"[$#]$")
    terminal.type(f"{PERILUNE} {' '.join(FOUR)}")
    terminal.keys("Enter")
    terminal.wait(ASKED)
    terminal.keys("C-z")
    terminal.wait("Stopped")
    assert terminal.tmux("display-message", "-p", "#{alternate_on}").strip() == "0"
    terminal.type("stty -a | tr ';' '\\n' | grep -c ' echo '")
    terminal.keys("Enter")
    terminal.wait(r"\n1\n")
    terminal.type("fg")
    terminal.keys("Enter")
    terminal.wait(ASKED)
    assert "Bellatrix is O" in terminal.screen()
    terminal.keys("1")
    terminal.wait(r"Player drops|A Player")
    terminal.close()


def test_control_z_gives_the_terminal_back_and_fg_goes_on():
    stop_and_go_on({})
    stop_and_go_on({"COLORTERM": "truecolor"})


def test_it_follows_the_size_of_the_terminal():
    terminal = start("play", "traders", "--bots", "greedy", "--seed", "1")
    before = terminal.screen()
    for width, height in ((120, 40), (60, 20), (40, 12), (30, 8), (200, 60), (80, 24)):
        terminal.resize(width, height)
        if width >= 60:
            terminal.wait(ASKED if width > 60 else "Enter choose")
    terminal.wait(re.escape(before))
    terminal.close()


def test_every_kind_of_terminal_is_drawn_on():
    for name, colours in (("xterm-256color", True), ("xterm", True), ("screen", True),
                          ("linux", True), ("vt100", False)):
        terminal = start(*FOUR, env={"TERM": name})
        found = re.search(r"\033\[[0-9;]*(3[0-7]|4[0-7]|38;5)", terminal.colours())
        assert bool(found) == colours, f"{name}: colours {found}"
        terminal.keys("q")
        terminal.wait("Leave")
        terminal.keys("2")
        terminal.wait("status 0")
        terminal.close()


ANY_COLOUR = {"COLORTERM": "truecolor"}


def test_true_colour_is_used_where_the_terminal_has_it():
    player_b = "48;2;86;180;233"  # the browser's blue, as a ground
    for says, direct in (("truecolor", True), ("24bit", True), ("", False), ("yes", False)):
        terminal = start(*FOUR, env={"COLORTERM": says})
        colours = terminal.colours()
        assert (player_b in colours) == direct, says
        assert ("38;5" in colours) == (not direct), says
        terminal.close()


def test_true_colour_shows_what_256_colours_show():
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as any_colour:
        both = [start("play", "--resume", position("traders", folder), env=env)
                for folder, env in ((few, {}), (any_colour, ANY_COLOUR))]

        def same(says):
            """Both come to show this, and the same: one may still be drawing."""
            end = time.monotonic() + 10 * SLOW
            while True:
                few_colours, all_colours = [terminal.wait(says) for terminal in both]
                if few_colours == all_colours:
                    return few_colours
                assert time.monotonic() < end, few_colours + all_colours
                time.sleep(0.02)

        for keys, says in ((("?",), "─ Help"), (("Escape", "Tab", "Down"), "Dock at Earth, west"),
                           (("/", "f"), "> fly to"), (("Escape", "BTab"), "hjkl Enter")):
            for terminal in both:
                terminal.keys(*keys)
            last = same(says)
        for terminal in both:
            terminal.keys("C-l")
            terminal.wait(re.escape(last))
            terminal.resize(100, 30)
            terminal.wait(r"\n.{80,}\n")
            terminal.resize(80, 24)
            terminal.wait(re.escape(last))
            os.kill(terminal.pid(), signal.SIGTERM)
            leaves(terminal, 0)


def test_no_color_means_no_colours():
    for env in ({}, ANY_COLOUR):
        terminal = start(*FOUR, env={"NO_COLOR": "1", **env})
        assert not re.search(r"\033\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]", terminal.colours())
        terminal.close()


def test_without_utf8_all_is_ascii():
    terminal = start("play", "traders", "--bots", "greedy", "--seed", "1", env={"LC_ALL": "C"})
    assert terminal.screen().isascii()
    terminal.close()


def test_where_there_is_no_terminal_it_says_so_or_plays_plainly():
    for name in ("nothing-like-it", "dumb"):
        terminal = Terminal(PERILUNE, *FOUR, env={"TERM": name})
        terminal.wait("status 2")
        assert "--plain" in terminal.errors()
        terminal.check_whole()
        terminal.close()
    done = subprocess.run([PERILUNE, *FOUR], input="quit\n", capture_output=True, text=True,
                          timeout=30 * SLOW)
    assert done.returncode == 0 and "\033" not in done.stdout and "Type a choice" in done.stdout


def test_who_is_alone_at_the_table_plays():
    terminal = start("play", "space-tug-skirmish", "-n", "1", "--seed", "1")
    terminal.keys("4")
    terminal.wait(r"A Player draws 4 Design and 3 Ops|keep")
    terminal.close()
    terminal = Terminal(PERILUNE, "play", "space-tug-skirmish", "-n", "1", "--bots", "hard")
    terminal.wait("status 2")
    assert "you play alone" in terminal.errors()
    terminal.close()


def test_a_digit_acts_at_once_where_it_means_one_choice():
    terminal = start(*FOUR)  # 7 choices
    terminal.keys("4")
    terminal.wait("A Player drops into column 4")
    terminal.close()
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("flank", folder), width=120, height=40)
        terminal.keys("1")  # or 10 to 19
        terminal.wait("Choice 1. Enter, or one more digit")
        terminal.keys("Escape")
        terminal.wait(ASKED)
        terminal.keys("8")  # there are not so many that 80 could be meant
        terminal.wait(r"A Player spends yellow: moves a Soldier from\s+│?\s*(.*│\s+)?support to front")
        terminal.close()


def test_a_small_terminal_is_refused_with_a_word():
    terminal = Terminal(PERILUNE, *FOUR, width=30, height=8)
    terminal.wait("status 2")
    assert "too small" in terminal.errors()
    terminal.close()


def test_people_who_share_a_keyboard_do_not_see_each_others_hands():
    terminal = Terminal(PERILUNE, "play", "leduc", "--bots", "human,human", "--seed", "4")
    first = terminal.wait("Player A, it is your turn")
    assert "Enter choose" not in first and "card" not in first.lower()
    terminal.keys("Enter")
    terminal.wait(ASKED)
    terminal.keys("1")
    second = terminal.wait("Player B, it is your turn")
    assert "Player A" not in second
    terminal.keys("x")  # anything but Enter keeps the curtain
    terminal.wait("Player B, it is your turn")
    terminal.keys("Enter")
    terminal.wait(ASKED)
    terminal.close()


def test_a_bot_that_thinks_is_seen_thinking_and_keys_work_meanwhile():
    terminal = start("play", "traders", "--bots", "search:ms=3000", "--seed", "1")
    terminal.keys("1")
    terminal.wait(r"Bellatrix is thinking\.")
    terminal.keys("?")
    terminal.wait("─ Help")
    terminal.keys("Escape")
    terminal.wait_gone("─ Help")
    os.kill(terminal.pid(), signal.SIGTERM)
    leaves(terminal, 0)


def test_a_move_can_be_taken_back():
    terminal = start("play", "connect-four", "--bots", "human", "--seed", "1")
    terminal.keys("4")
    terminal.wait("Player A drops|A Player A")
    terminal.keys("u")
    terminal.wait("takes a move back|nothing to take back")
    terminal.close()


def test_typing_completes_and_refuses_with_a_word():
    terminal = start("play", "traders", "--bots", "greedy", "--seed", "1")
    terminal.type("/take Bi")
    terminal.keys("Tab")
    terminal.wait(r"> take Bio Corp\.\n")
    terminal.keys("C-u")
    terminal.type("dance")
    terminal.keys("Enter")
    terminal.wait("'dance' is not a choice here")
    terminal.type("/rules")
    terminal.keys("Enter")
    terminal.wait(r"─ Traders ─")
    terminal.keys("Escape")
    terminal.wait_gone("─ Traders ─")
    terminal.close()


def test_help_hint_card_and_log_open():
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("traders", folder))
        for key, title in (("?", "Help"), ("r", "Traders"), ("g", "What happened")):
            terminal.keys(key)
            terminal.wait(f"─ {title}")
            terminal.keys("Escape")
            terminal.wait_gone(f"─ {title}")
        terminal.keys("i")
        terminal.wait("─ Hint", 30)
        terminal.keys("Escape")
        terminal.wait_gone("─ Hint")
        terminal.wait("★")
        terminal.keys("Space")
        terminal.wait("─ hex 8-1, Earth ─")
        terminal.keys("Escape", "Left", "Space")
        terminal.wait("─ Earth ─")
        terminal.close()


def test_a_match_is_saved_and_gone_on_with():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "evening.txt")
        terminal = start("play", "traders", "--bots", "greedy", "--seed", "1")
        terminal.keys("2")
        terminal.wait("The Mechanics")
        terminal.type(f"/save {path}")
        terminal.keys("Enter")
        terminal.wait("Saved in")
        terminal.keys("Escape")
        terminal.wait_gone("Saved in")
        os.kill(terminal.pid(), signal.SIGTERM)
        terminal.wait("status 0")
        terminal.close()
        terminal = start("play", "--resume", path)
        assert "The Mechanics" in terminal.screen()
        terminal.close()


def read_across(screen):
    """What the screen says between board and list, in one line."""
    return " ".join(screen.replace("─", " ").split())


def test_what_a_choice_does_is_told_whole():
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("one-small-step", folder))
        assert "Aluminum and 2 Gold; spies may take 1 of it 1 produce" in read_across(
            terminal.screen())
        terminal.close()
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("one-false-step", folder))
        terminal.keys("Tab", "Down", "Down", "Down", "Down", "Down")
        terminal.wait("Tab board")
        said = "train from Widow's Sluice to Widow's Sluice: Hold back"
        terminal.wait(re.escape(said))
        terminal.keys("Space")
        terminal.wait("╭─ train from Widow's Sluice to Widow's Sluice ─")
        terminal.keys("Escape")
        terminal.wait_gone("╭─ train")
        terminal.keys("o")
        players = terminal.wait("╭─ All players ─")
        assert "△A The Optimist  " in players and "+3 3.2%" in players
        terminal.close()


# A position in which something could be lost, and what Enter, pressed as it is come upon, does.
USUAL = {"a-city": r"Player feeds", "a-card": r"Player ends the turn",
         "tokens": r"Player force mines Cobalt Seam"}


def test_enter_alone_loses_nothing():
    for name, done in USUAL.items():
        with tempfile.TemporaryDirectory() as folder:
            terminal = start("play", "--resume", position(name, folder, "losses"), width=120,
                             height=40)
            terminal.keys("Enter")
            if name == "tokens":  # the card has two uses
                terminal.wait(r"Enter choose  Tab board")
                terminal.keys("Enter")
            terminal.wait(done)
            terminal.close()


def test_a_loss_is_asked_once_more():
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("a-card", folder, "losses"))
        terminal.keys("1")
        asked = terminal.wait("Lose it for nothing. destroy Winch Room")
        assert "Throw Winch Room away, free" in asked
        terminal.keys("Enter")  # No
        terminal.wait_gone("Lose it for nothing")
        assert "throws away" not in terminal.screen()
        terminal.keys("1")
        terminal.wait("Lose it for nothing")
        terminal.keys("2")
        terminal.wait("throws away Winch")
        terminal.close()
        terminal = Terminal(PERILUNE, "play", "--plain", "--resume",
                            position("a-card", folder, "losses"))
        terminal.wait(r"\n>\n")
        terminal.type("1")
        terminal.keys("Enter")
        terminal.wait("loses it for nothing: Throw Winch Room away")
        terminal.type("1")
        terminal.keys("Enter")
        terminal.wait(r"\* p1 throws away Winch|destroy Ion Cluster[^$]*end turn")
        terminal.close()


def test_a_replay_is_stepped_through_and_seen_by_others():
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(PERILUNE, "replay", position("traders", folder), "--to", "100")
        terminal.wait(r"100 of 193\s+watching")
        terminal.keys("Right", "l", "Left")
        terminal.wait("101 of 193")
        terminal.keys("PageDown")
        terminal.wait("111 of 193")
        terminal.keys("End")
        terminal.wait("193 of 193")
        terminal.keys("v")
        terminal.wait("Whose view")
        terminal.keys("1")
        terminal.wait("as Player A")
        assert "rebellion" in terminal.screen()  # a card in that hand
        terminal.keys("Home")
        terminal.wait("0 of 193")
        terminal.keys("q")
        leaves(terminal, 0)


def test_keys_that_the_terminal_does_not_have_do_nothing():
    terminal = start(*FOUR)
    before = terminal.screen()
    terminal.type("\033[<0;10;5M\033[200~\033[1;9X\033[I")
    terminal.keys("?")
    terminal.wait("─ Help")
    terminal.keys("Escape")
    terminal.wait(re.escape(before))
    terminal.close()


def test_the_mouse_chooses_looks_and_scrolls():
    with tempfile.TemporaryDirectory() as folder:
        terminal = start("play", "--resume", position("traders", folder))
        rows = terminal.screen().split("\n")
        row = next(number for number, line in enumerate(rows) if "Planet card" in line)
        title = re.search(r"Planet card (\S+(?: \S+)*)", rows[row]).group(1)
        terminal.click(14, row, button=2)
        terminal.wait(f"─ {title} ─")
        terminal.keys("Escape")
        terminal.wait_gone(f"─ {title} ─")
        terminal.click(21, 2)  # a dock of Earth, in reach
        terminal.wait("Player flies to 6-1")
        terminal.close()


if __name__ == "__main__":
    run(globals())
