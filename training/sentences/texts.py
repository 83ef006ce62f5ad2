"""What the small network learns from: texts, and which of them have a level of risk."""
import glob
import json
import os
import random
import re

import numpy as np

from teacher import PIECES

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
SHARED = os.environ.get("ALCOVE_SHARED", os.path.join(ROOT, "../shared"))
WORDNET = "/usr/share/wordnet"
FOLDS = 5
EXAMPLES_MAX = 22_000
PAIRS = 8_000


def corpus():
    """Texts, levels and folds of the English corpus; the folds are those of training/risk/judge.ts."""
    rows = []
    for path in sorted(glob.glob(os.path.join(ROOT, "training/risk/corpus/en/*.tsv"))):
        for line in open(path).read().rstrip().split("\n")[1:]:
            level, _, _, family, text = line.split("\t")
            rows.append((text.replace("\\n", "\n"), int(level), fold_of(re.sub(r"^[a-z]{2}-", "", family))))
    return rows


def fold_of(family):
    hashed = 0x811C9DC5
    for sign in family:
        hashed = ((hashed ^ ord(sign)) * 0x01000193) & 0xFFFFFFFF
    hashed ^= hashed >> 15
    return ((hashed * 0x85EBCA6B) & 0xFFFFFFFF) % FOLDS


def comments():
    lines = open(os.path.join(SHARED, "data/goemotions/train.tsv")).read().rstrip().split("\n")
    return [line.split("\t")[0] for line in lines]


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


def variants(texts, others, places, chance):
    """Halves of texts, texts with words changed or left out, two texts in a row."""
    near, made = neighbours(places), []
    for text in texts:
        words = text.split(" ")
        if len(words) > 7:
            cut = chance.randint(3, len(words) - 3)
            made.append(" ".join(words[:cut] if chance.random() < 0.5 else words[cut:]))
        made.append(" ".join(filter(None, (changed(word, near, chance) for word in words[:60]))))
    for _ in range(PAIRS):
        pair = [chance.choice(texts), chance.choice(texts if chance.random() < 0.6 else others)]
        chance.shuffle(pair)
        made.append(" ".join(pair)[:400])
    return made


def changed(word, near, chance):
    drawn = chance.random()
    known = near.get(word.lower().strip(".,!?"))
    if drawn < 0.25 and known:
        return chance.choice(known)
    return "" if drawn > 0.94 else word


def all_texts(places):
    """Every text once with its level (-1: none) and fold (-1: in all of them); comments are level 0."""
    chance = random.Random(1)
    own, said = corpus(), comments()
    rows = [(text, level, fold, "corpus") for text, level, fold in own]
    rows += [(text, 0, at % FOLDS, "comment") for at, text in enumerate(said)]
    texts = [text for text, _, _ in own]
    rows += [(text, -1, -1, "other") for text in examples(chance) + variants(texts, said, places, chance)]
    return rows
