"""`python3 places.py <work>`: where the teacher places every text, and what a classifier on those places says of it."""
import os
import pickle
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from teacher import Teacher, padded, pieces_of
from texts import FOLDS, all_texts

WORK = sys.argv[1]
LETTERS_MAX, PIECES_MAX, BATCH = 600, 128, 64
SHARES = np.array([0.5, 0.15, 0.175, 0.175])  # what each level weighs in all, as in training/risk/fit-risk-model.ts
COMMENT_WEIGHT, COMMENTS_MAX = 0.15, 12_000


def place(teacher, texts):
    rows = [pieces_of(text[:LETTERS_MAX], PIECES_MAX) for text in texts]
    order = np.argsort([len(row) for row in rows], kind="stable")
    found = np.zeros((len(texts), 512), np.float32)
    with torch.no_grad():
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            found[part] = teacher(padded([rows[row] for row in part])).numpy()
    return found


def classifier(places, levels, weights, seed):
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    epochs, batch = 18, 128
    net = nn.Sequential(nn.Dropout(0.1), nn.Linear(512, 256), nn.ReLU(), nn.Dropout(0.3), nn.Linear(256, 4))
    steps = torch.optim.AdamW(net.parameters(), weight_decay=0.02)
    pace = torch.optim.lr_scheduler.OneCycleLR(steps, 2e-3, total_steps=epochs * (len(levels) // batch + 1))
    for _ in range(epochs):
        order = chance.permutation(len(levels))
        for at in range(0, len(order), batch):
            part = order[at : at + batch]
            loss = F.cross_entropy(net(places[part]), levels[part], reduction="none", label_smoothing=0.05)
            steps.zero_grad()
            (loss * weights[part]).mean().backward()
            steps.step()
            pace.step()
    return net.eval()


def opinions(places, levels, folds, kinds):
    """The classifier's shares of the four levels: for a row with a fold, by one that never saw this fold."""
    scaled = torch.tensor(places * 20)
    learned = np.where((kinds == "corpus") | (kinds == "comment"))[0]
    said = np.zeros((len(levels), 4), np.float32)
    for fold in range(FOLDS):
        own = learned[folds[learned] != fold]
        few = np.random.default_rng(fold).choice(own[kinds[own] == "comment"], COMMENTS_MAX, replace=False)
        own = np.concatenate([own[kinds[own] == "corpus"], few])
        weights = np.where(kinds[own] == "comment", COMMENT_WEIGHT, 1.0)
        totals = np.array([weights[levels[own] == level].sum() for level in range(4)])
        weights = weights * (SHARES / totals)[levels[own]] * len(own)
        scores = 0
        for seed in range(2):
            net = classifier(scaled[own], torch.tensor(levels[own]), torch.tensor(weights).float(), seed)
            with torch.no_grad():
                scores = scores + torch.cat([net(part) for part in scaled.split(4096)]).log_softmax(1).numpy() / 2
        said[folds == fold] = scores[folds == fold]
        said[folds == -1] += scores[folds == -1] / FOLDS
        print(f"fold {fold} judged", flush=True)
    return torch.tensor(said).softmax(1).numpy()


if __name__ == "__main__":
    torch.set_num_threads(1)
    os.makedirs(WORK, exist_ok=True)
    teacher = Teacher().eval()
    rows = all_texts(teacher.places.numpy())
    texts = [text for text, *_ in rows]
    levels, folds = (np.array([row[at] for row in rows]) for at in (1, 2))
    kinds = np.array([row[3] for row in rows])
    print(f"{len(rows)} texts", flush=True)
    places = place(teacher, texts)
    found = {"texts": texts, "kinds": kinds, "places": places, "opinions": opinions(places, levels, folds, kinds)}
    pickle.dump(found, open(os.path.join(WORK, "places.pkl"), "wb"))
