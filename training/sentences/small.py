"""The small network, as companion/classifier/sentence-encoder.ts computes it, and what it is taught from."""
import json
import os
import pickle

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from teacher import NUMBERS, PIECES, padded, pieces_of, weights

PLACE, WIDTH, BLOCKS, LOOKS, OUT = 64, 96, 2, 4, 256
BATCH = 64
LETTERS_MAX, PIECES_MAX = 600, 88  # as many pieces as sentence-encoder.ts reads


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.around = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.out = nn.Linear(WIDTH, WIDTH)

    def forward(self, signs, is_there):
        near = F.relu(self.around((self.norm(signs) * is_there).transpose(1, 2)).transpose(1, 2))
        return signs + self.out(near) * is_there


class Small(nn.Module):
    """What sentence-encoder.ts computes, and beside it an opinion on the risk, which only shapes the learning."""

    def __init__(self, places):
        super().__init__()
        self.places = nn.Embedding.from_pretrained(places, freeze=False)
        self.enter = nn.Linear(PLACE, WIDTH)
        self.blocks = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.norm = nn.LayerNorm(WIDTH)
        self.looks, self.says = nn.Linear(WIDTH, LOOKS), nn.Linear(WIDTH, WIDTH)
        self.hidden, self.leave = nn.Linear(2 * WIDTH, 2 * WIDTH), nn.Linear(3 * WIDTH, OUT)
        self.opinion = nn.Sequential(nn.Dropout(0.1), nn.Linear(OUT, 96), nn.ReLU(), nn.Dropout(0.3), nn.Linear(96, 4))

    def forward(self, pieces):
        is_there = (pieces >= 0).float().unsqueeze(2)
        signs = self.enter(self.places(pieces.clamp(min=0))) * is_there
        for block in self.blocks:
            signs = block(signs, is_there)
        signs = self.norm(signs)
        shares = self.looks(signs).masked_fill(is_there == 0, -1e4).softmax(1)
        said = (shares.unsqueeze(3) * self.says(signs).view(*signs.shape[:2], LOOKS, -1)).sum(1).flatten(1)
        mean = (signs * is_there).sum(1) / is_there.sum(1).clamp(min=1)
        place = self.leave(torch.cat([F.relu(self.hidden(torch.cat([said, mean], 1))), mean], 1))
        return place, self.opinion(place)


def new_network():
    """It starts from the teacher's own places of the pieces, in their strongest directions."""
    own = next(value for name, value in weights().items() if "Embeddings_en" in name)
    left, strength, _ = np.linalg.svd(own - own.mean(0), full_matrices=False)
    places = left[:, :PLACE] * strength[:PLACE]
    return Small(torch.tensor(places / places.std() * 0.5))


def open_texts(work):
    """What places.py found, each text in pieces. A sign without a piece says nothing: sentence-encoder.ts leaves it out."""
    found = pickle.load(open(os.path.join(work, "places.pkl"), "rb"))
    cut = (pieces_of(text[:LETTERS_MAX], PIECES_MAX) for text in found["texts"])
    found["pieces"] = [[piece for piece in pieces if piece] or [NUMBERS["."]] for pieces in cut]
    return found


def aims(places, kinds):
    """The teacher's places in the directions in which our own texts differ most."""
    is_own = (kinds == "own") | (kinds == "gloss")
    own = np.concatenate([places[is_own], places[~is_own][::5]])
    middle = places.mean(0)
    directions = np.linalg.svd(own - middle, full_matrices=False)[2][:OUT]
    aimed = (places - middle) @ directions.T
    return torch.tensor(aimed / aimed[is_own].std(0).mean())


def batches(rows, order, chance):
    """Rows of like length together, in random order."""
    order = chance.permutation(order)
    order = order[np.argsort([len(rows[at]) + chance.random() * 6 for at in order], kind="stable")]
    parts = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    for at in chance.permutation(len(parts)):
        yield parts[at], padded([rows[row] for row in parts[at]])


def pace_of(steps, rate, count):
    return torch.optim.lr_scheduler.OneCycleLR(steps, rate, total_steps=count, pct_start=0.1, anneal_strategy="linear")


def write(net, work):
    """Every tensor as 32-bit numbers, for pack.ts."""
    tensors, parts, at = {}, [], 0
    known = sorted(NUMBERS.values())
    named = dict(net.state_dict())
    named["places"] = named.pop("places.weight")[known]
    for name, tensor in named.items():
        if name.startswith("opinion."):
            continue
        name = name.replace("blocks.", "block")
        # A convolution as a layer over three signs side by side.
        values = tensor.permute(0, 2, 1).flatten(1) if tensor.ndim == 3 else tensor
        values = values.reshape(1, -1) if values.ndim == 1 else values
        tensors[name] = {"from": at, "shape": list(values.shape)}
        parts.append(values.numpy().astype(np.float32).ravel())
        at += parts[-1].size
    np.concatenate(parts).tofile(os.path.join(work, "encoder.f32"))
    said = {"pieces": [PIECES[number] for number in known], "blocks": BLOCKS, "tensors": tensors}
    json.dump(said, open(os.path.join(work, "encoder.json"), "w"), ensure_ascii=False)
