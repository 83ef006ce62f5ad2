"""The small network, as companion/classifier/sentence-encoder.ts computes it, and the pieces it reads."""
import json
import os
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from minilm import FIRST, LAST
from texts import LETTERS_MAX

PLACE, WIDTH, BLOCKS, LOOKS, OUT = 64, 96, 2, 4, 256
WORD_MAX = 60
UNKNOWN = -30.0


class Pieces:
    """What pieces.ts wrote: the pieces, how usual each is, and where it lay so far."""

    def __init__(self, work):
        self.named = json.load(open(os.path.join(work, "pieces.json")))
        self.numbers = {name: at for at, (name, _) in enumerate(self.named)}
        self.longest = max(map(len, self.numbers))
        self.places = np.fromfile(os.path.join(work, "places.f32"), np.float32).reshape(len(self.named), PLACE)
        self.cuts = {}

    def of(self, text):
        """A sign without a piece says nothing: sentence-encoder.ts leaves it out."""
        words = unicodedata.normalize("NFKC", text[:LETTERS_MAX]).split()
        cut = [piece for word in words for piece in self.cut(word[:WORD_MAX])]
        return cut[:FIRST] + cut[-LAST:] if len(cut) > FIRST + LAST else cut or [self.numbers["."]]

    def cut(self, word):
        if word not in self.cuts:
            signs, best, back = "▁" + word, [0.0], [None]
            for end in range(1, len(signs) + 1):
                top, way = best[end - 1] + UNKNOWN, (end - 1, None)
                for start in range(max(0, end - self.longest), end):
                    number = self.numbers.get(signs[start:end])
                    if number is not None and best[start] + self.named[number][1] > top:
                        top, way = best[start] + self.named[number][1], (start, number)
                best.append(top)
                back.append(way)
            found, end = [], len(signs)
            while end > 0:
                end, number = back[end]
                found += [] if number is None else [number]
            self.cuts[word] = found[::-1]
        return self.cuts[word]


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
        self.places = nn.Embedding.from_pretrained(torch.tensor(places), freeze=False)
        self.enter = nn.Linear(PLACE, WIDTH)
        self.blocks = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.norm = nn.LayerNorm(WIDTH)
        self.looks, self.says = nn.Linear(WIDTH, LOOKS), nn.Linear(WIDTH, WIDTH)
        self.hidden, self.leave = nn.Linear(2 * WIDTH, 2 * WIDTH), nn.Linear(3 * WIDTH, OUT)
        self.opinion = nn.Sequential(nn.Dropout(0.1), nn.Linear(OUT, 96), nn.ReLU(), nn.Dropout(0.1), nn.Linear(96, 4))

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


def padded(rows):
    """Rows of pieces as one tensor; -1 where a row is over."""
    filled = np.full((len(rows), max(3, max(map(len, rows)))), -1)
    for at, row in enumerate(rows):
        filled[at, : len(row)] = row
    return torch.tensor(filled)


def write(net, pieces, work):
    """Every tensor as 32-bit numbers, for pack.ts."""
    tensors, parts, at = {}, [], 0
    named = dict(net.state_dict())
    named["places"] = named.pop("places.weight")
    for name, tensor in named.items():
        if name.startswith("opinion."):
            continue
        # A convolution as a layer over three signs side by side.
        values = tensor.permute(0, 2, 1).flatten(1) if tensor.ndim == 3 else tensor
        values = values.reshape(1, -1) if values.ndim == 1 else values
        tensors[name.replace("blocks.", "block")] = {"from": at, "shape": list(values.shape)}
        parts.append(values.numpy().astype(np.float32).ravel())
        at += parts[-1].size
    np.concatenate(parts).tofile(os.path.join(work, "encoder.f32"))
    said = {"pieces": pieces.named, "blocks": BLOCKS, "tensors": tensors}
    json.dump(said, open(os.path.join(work, "encoder.json"), "w"), ensure_ascii=False)
