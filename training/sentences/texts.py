"""What the small network learns from: texts, and of which of them a level of risk is known."""
import json
import os
import random
import re

import numpy as np

from minilm import VOCABULARY, tensors

WORDNET = "/usr/share/wordnet"
FOLDS = 5  # of training/risk/judge.ts
NONE = -1
PARTS = re.compile(r"[.,;!?]+\s+|\s+(?:and|but|because|so|then|when|if)\s+")
LETTERS_MAX = 600
EXAMPLES_MAX = 30_000
COMMENTS_STEP = 4  # one comment in so many is learned from by tune.py, as in training/risk/fit-risk-model.ts; the rest are texts here
# How many words of a variant are changed for a neighbour, and how many left out; an English text gets a variant of each.
CHANGES = ((0.2, 0.05), (0.12, 0.03), (0.3, 0.08))
GLOSSES_VARIED = 0.2  # so many texts of other languages get a variant of the first kind
JOINED = 0.35  # so many English texts come with another one of their fold beside them
FRAMED = 2  # so many times an English text is said in a frame
MIXED = 2  # so many times parts of it stand beside parts of others of its fold
# What is said around a text changes what it means: somebody else's, past, asked, denied, told in a story, softened.
FRAMES = """i read that {}|my friend said {}|my brother told me {}|she said, {}|in the film he says {}|the song goes {}|my character says {}
i'm not saying {}|i used to say {}|last year it was {}|what if {}|why do people say {}|do you think {}|is it normal that {}|it's not that {}
nobody knows but {}|i can't tell anyone but {}|i promise, {}|don't worry, {}|honestly {}|ok so {}|so anyway {}|well, {}|idk, {}
{} lol|{} haha|{} and that's it|{}, that's all|{} again|{} tonight|{} tomorrow|{} yesterday|{}. what should i do|{} but i'm fine now
{} but it was years ago|{}, just kidding|{} in the game|{} she said|{} and i mean it|{}, is that bad?|{}. sorry|{} :(|sometimes {}
i keep thinking {}|i dreamt that {}|they think {}|mum thinks {}|i told the doctor {}|he texted me: {}|help, {}|please, {}|{}. goodbye""".replace("\n", "|").split("|")
PERSONS = {"i": "she", "i'm": "she's", "im": "shes", "i've": "she's", "i'll": "she'll", "i'd": "she'd", "my": "her", "me": "her", "myself": "herself"}
USUAL = 20_000  # the public network's list begins with the usual words


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


def neighbours():
    """The six words whose places are nearest, for each usual word that is one piece."""
    own = [(name, at) for name, at in VOCABULARY.items() if name.isascii() and name.isalpha() and len(name) > 2 and at < USUAL]
    places = tensors()["embeddings.word_embeddings.weight"].numpy()[[at for _, at in own]]
    unit = places - places.mean(0)
    unit /= np.linalg.norm(unit, axis=1, keepdims=True)
    near = {}
    for first in range(0, len(own), 1000):
        like = unit[first : first + 1000] @ unit.T
        like[np.arange(len(like)), np.arange(first, first + len(like))] = -1
        for at, row in enumerate(np.argpartition(-like, 6, axis=1)[:, :6]):
            near[own[first + at][0]] = [own[other][0] for other in row]
    return near


def variants(rows, chance):
    """Texts made of others, each in the fold of what it was made of: their fold's network has met none of it."""
    near, made = neighbours(), []
    by_fold = [[row["text"] for row in rows if row["kind"] == "own" and row["fold"] == fold] for fold in range(FOLDS)]
    for row in rows:
        fold, words = row["fold"], row["text"].split(" ")[:60]
        if row["kind"] == "gloss" and chance.random() < GLOSSES_VARIED:
            made.append((varied(words, CHANGES[0], near, chance), fold))
        if row["kind"] != "own":
            continue
        made += [(varied(words, change, near, chance), fold) for change in CHANGES]
        made += [(framed(row["text"], chance), fold) for _ in range(FRAMED)]
        made += [(mixed(row["text"], by_fold[fold], chance), fold) for _ in range(MIXED)]
        if len(words) > 7:
            cut = chance.randint(3, len(words) - 3)
            made.append((" ".join(words[:cut] if chance.random() < 0.5 else words[cut:]), fold))
        if chance.random() < JOINED:
            two = [row["text"], chance.choice(by_fold[fold])]
            chance.shuffle(two)
            made.append((" ".join(two)[:500], fold))
    return made


def framed(text, chance):
    """What somebody says in one of the frames, now and then of a third person."""
    words = text.rstrip(".!?").split(" ")
    if chance.random() < 0.3:
        words = [PERSONS.get(word.lower(), word) for word in words]
    said = " ".join(words)
    return chance.choice(FRAMES).format(said[:1].lower() + said[1:])


def mixed(text, others, chance):
    """One to three parts of sentences, at least one of them of this text."""
    parts = [part for part in PARTS.split(text) if part]
    beside = [part for part in PARTS.split(chance.choice(others)) if part]
    taken = [chance.choice(parts), *chance.sample(beside, min(len(beside), chance.randint(1, 2)))]
    chance.shuffle(taken)
    return chance.choice((" ", ", ", " and ", ". ", " but ")).join(taken)[:500]


def varied(words, change, near, chance):
    neighbour, without = change
    found = []
    for word in words:
        drawn = chance.random()
        known = near.get(word.lower().strip(".,!?"))
        if drawn < neighbour and known:
            found.append(chance.choice(known))
        elif drawn <= 1 - without:
            found.append(word)
    return " ".join(found)


def all_texts(work):
    """Every text with its kind, level (-1: none) and fold (-1: none)."""
    chance = random.Random(1)
    rows = labelled(work)
    is_wanted = lambda at, row: row["kind"] != "comment" or at % COMMENTS_STEP != 0
    found = [(row["text"], row["kind"], row["level"], row["fold"]) for at, row in enumerate(rows) if is_wanted(at, row)]
    found += [(text, "other", NONE, NONE) for text in examples(chance)]
    return found + [(text, "other", NONE, fold) for text, fold in variants(rows, chance)]
