"""What the small network learns from: texts, and of which of them a level of risk is known."""
import json
import os
import random
import re

import numpy as np

from teacher import PIECES

WORDNET = "/usr/share/wordnet"
FOLDS = 5  # of training/risk/judge.ts
NONE = -1
EXAMPLES_MAX = 22_000
PAIRS = 8_000


def labelled(work):
    """What rows.ts wrote: text, kind, level, fold, weight."""
    return [json.loads(line) for line in open(os.path.join(work, "rows.jsonl"))]


def examples(chance):
    """Example sentences of WordNet."""
    found = []
    for kind in ("noun", "verb", "adj", "adv"):
        for line in open(os.path.join(WORDNET, f"data.{kind}"), errors="ignore"):
            if not line.startswith("  "):
                found += re.findall(r'"([^"]{15,160})"', line.split("|", 1)[1])
    chance.shuffle(found)
    return found[:EXAMPLES_MAX]


def neighbours(places):
    """The eight words whose places are nearest, for each word that is one piece."""
    own = [at for at, (name, _) in enumerate(PIECES) if name.startswith("▁") and len(name) > 3 and name[1:].isalpha()]
    unit = places[own] / np.linalg.norm(places[own], axis=1, keepdims=True)
    near = unit @ unit.T
    np.fill_diagonal(near, -1)
    nearest = np.argsort(-near, axis=1)[:, :8]
    return {PIECES[own[at]][0][1:]: [PIECES[own[other]][0][1:] for other in nearest[at]] for at in range(len(own))}


def variants(rows, places, chance):
    """Halves of texts, texts with words changed or left out, two of one fold in a row; each in the fold it was made of."""
    near, made = neighbours(places), []
    for row in rows:
        if row["kind"] != "own":
            continue
        words = row["text"].split(" ")
        if len(words) > 7:
            cut = chance.randint(3, len(words) - 3)
            made.append((" ".join(words[:cut] if chance.random() < 0.5 else words[cut:]), row["fold"]))
        made.append((" ".join(filter(None, (changed(word, near, chance) for word in words[:60]))), row["fold"]))
    by_fold = [[row["text"] for row in rows if row["kind"] != "gloss" and row["fold"] == fold] for fold in range(FOLDS)]
    for _ in range(PAIRS):
        fold = chance.randrange(FOLDS)
        made.append((" ".join(chance.sample(by_fold[fold], 2))[:400], fold))
    return made


def changed(word, near, chance):
    drawn = chance.random()
    known = near.get(word.lower().strip(".,!?"))
    if drawn < 0.25 and known:
        return chance.choice(known)
    return "" if drawn > 0.94 else word


def all_texts(work, places):
    """Every text with its kind, level (-1: none), fold (-1: none) and weight."""
    chance = random.Random(1)
    rows = labelled(work)
    found = [(row["text"], row["kind"], row["level"], row["fold"], row["weight"]) for row in rows]
    found += [(text, "other", NONE, NONE, 0) for text in examples(chance)]
    return found + [(text, "other", NONE, fold, 0) for text, fold in variants(rows, places, chance)]
