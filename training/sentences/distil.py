"""`python3 distil.py <work>`: teaches the small network the places and the opinions of the public one, and writes it for pack.ts."""
import glob
import os
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

from minilm import WIDTH
from small import OUT, Pieces, Small, padded, write
from steps import Steps, batches
from texts import NONE, all_texts

EPOCHS, RATE = 6, 3e-3
PLACE_SHARE = 0.2
DROP = 0.04  # pieces that a step does without
MISTYPED = 0.35  # so many English texts are read with somebody's thumbs in them, anew each time round
COUNTS = {"own": 1.0, "gloss": 1.0, "comment": 0.5, "other": 0.7}


def open_said(work, count):
    """The opinions of all texts, where those that have a place lie, and which have one."""
    opinions, places = np.zeros((count, 4), np.float32), np.zeros((count, WIDTH), np.float32)
    judged = np.zeros(count, bool)
    for path in glob.glob(os.path.join(work, "said-*.npz")):
        part = np.load(path)
        opinions[part["mine"]] = part["said"]
        places[part["placed"]] = part["places"]
        judged[part["mine"]] = True
    assert judged.all(), "say.py has not judged every fold"
    return torch.tensor(opinions).softmax(1), places, (places**2).sum(1) > 0


def aims(places, is_placed):
    """The places in the directions in which they differ most."""
    middle = places[is_placed].mean(0)
    directions = np.linalg.svd(places[is_placed][::2] - middle, full_matrices=False)[2][:OUT]
    aimed = (places - middle) @ directions.T
    return torch.tensor(aimed / aimed[is_placed].std(0).mean())


def mistyped(text, chance):
    """As typed on a phone: no apostrophes, small letters, a letter lost, twice or in the wrong place."""
    words = text.replace("'", "").split(" ") if chance.random() < 0.4 else text.split(" ")
    words = [word.lower() for word in words] if chance.random() < 0.5 else words
    return " ".join(slipped(word, chance) if len(word) > 3 and chance.random() < 0.07 else word for word in words)


def slipped(word, chance):
    at = chance.randrange(1, len(word) - 1)
    slips = (word[:at] + word[at + 1 :], word[:at] + word[at + 1] + word[at] + word[at + 2 :], word[:at] + word[at] + word[at:])
    return chance.choice(slips)


def learn(net, texts, pieces, opinions, aim, is_placed):
    counts = torch.tensor([COUNTS[kind] for _, kind, _, _ in texts])
    plain = [pieces.of(text) for text, _, _, _ in texts]
    thumbs, chance = random.Random(3), np.random.default_rng(0)
    english = [at for at, (_, kind, _, _) in enumerate(texts) if kind in ("own", "other")]
    steps = Steps(net, RATE, EPOCHS, len(plain))
    for epoch in range(EPOCHS):
        apart, rows = [], list(plain)
        for at in english:
            if thumbs.random() < MISTYPED:
                rows[at] = pieces.of(mistyped(texts[at][0], thumbs))
        for part in batches([len(row) for row in rows], np.arange(len(rows)), chance):
            read = padded([rows[at] for at in part])
            read[(torch.rand(read.shape) < DROP) & (torch.arange(read.shape[1]) > 0)] = NONE
            place, said = net(read)
            own = opinions[part]
            differs = (own * (own.clamp(min=1e-8).log() - said.log_softmax(1))).sum(1)
            off = ((place - aim[part]) ** 2).mean(1) + 1 - F.cosine_similarity(place, aim[part])
            placed = is_placed[part]
            loss = PLACE_SHARE * (off * placed).sum() / placed.sum().clamp(min=1) + (differs * counts[part]).mean()
            steps.take(loss)
            apart.append(differs.mean().item())
        print(f"epoch {epoch}: opinions apart by {np.mean(apart):.4f}", flush=True)


if __name__ == "__main__":
    work = sys.argv[1]
    torch.set_num_threads(1)
    torch.manual_seed(0)
    texts = all_texts(work)
    pieces = Pieces(work)
    opinions, places, is_placed = open_said(work, len(texts))
    net = Small(pieces.places)
    # A network that has learned already goes on learning.
    begun = os.path.join(work, "small.pt")
    if os.path.exists(begun):
        net.load_state_dict(torch.load(begun))
    learn(net, texts, pieces, opinions, aims(places, is_placed), torch.tensor(is_placed).float())
    torch.save(net.state_dict(), begun)
    write(net.eval(), pieces, work)
