"""`python3 opinions.py <work> <fold>`: what the whole small network, taught the levels of all folds but one, says of that one."""
import os
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from small import BATCH, aims, batches, new_network, open_texts, pace_of
from teacher import padded
from texts import FOLDS, NONE

WORK, FOLD = sys.argv[1], int(sys.argv[2])
EPOCHS, RATE, SEEDS = 5, 2e-3, 2
COMMENTS_STEP = 4  # one comment in so many is learned from, as in training/risk/fit-risk-model.ts
KEEP = 0.3  # pull towards the teacher's places
DOUBT, DROP = 0.05, 0.08  # labels are people's judgements; words that a step does without


def taught(found, aim, order, seed):
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    net = new_network()
    net.load_state_dict(torch.load(os.path.join(WORK, "places.pt")))
    net.opinion.apply(lambda layer: layer.reset_parameters() if isinstance(layer, nn.Linear) else None)
    levels = torch.tensor(found["levels"])
    weights = found["weights"] * np.where(found["kinds"] == "comment", COMMENTS_STEP, 1)
    weights = torch.tensor(weights / weights[order].mean()).float()
    steps = torch.optim.AdamW(net.parameters(), weight_decay=0.02)
    pace = pace_of(steps, RATE, EPOCHS * (len(order) // BATCH + 1))
    for epoch in range(EPOCHS):
        for part, pieces in batches(found["pieces"], order, chance):
            pieces[(torch.rand(pieces.shape) < DROP) & (pieces >= 0)] = NONE
            place, said = net(pieces)
            wrong = F.cross_entropy(said, levels[part], reduction="none", label_smoothing=DOUBT) * weights[part]
            loss = wrong.mean() + KEEP * (1 - F.cosine_similarity(place, aim[part])).mean()
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            steps.step()
            pace.step()
        print(f"fold {FOLD}, seed {seed}: epoch {epoch}", flush=True)
    return net.eval()


def said_of(net, rows):
    order = np.argsort([len(row) for row in rows], kind="stable")
    said = np.zeros((len(rows), 4), np.float32)
    with torch.no_grad():
        for at in range(0, len(order), 2 * BATCH):
            part = order[at : at + 2 * BATCH]
            said[part] = net(padded([rows[row] for row in part]))[1].log_softmax(1).numpy()
    return said


if __name__ == "__main__":
    torch.set_num_threads(1)
    found = open_texts(WORK)
    folds, kinds = found["folds"], found["kinds"]
    is_known = (found["levels"] != NONE) & ((kinds != "comment") | (np.arange(len(kinds)) % COMMENTS_STEP == 0))
    aim = aims(found["places"], kinds)
    order = np.where(is_known & (folds != FOLD))[0]
    # What belongs to no fold is judged by all of them.
    judged = np.where((folds == FOLD) | (folds == NONE))[0]
    rows = [found["pieces"][at] for at in judged]
    said = sum(said_of(taught(found, aim, order, seed), rows) for seed in range(SEEDS)) / SEEDS
    np.savez(os.path.join(WORK, f"opinion-{FOLD}.npz"), judged=judged, said=said)
    parts = [os.path.join(WORK, f"opinion-{fold}.npz") for fold in range(FOLDS)]
    if all(map(os.path.exists, parts)):
        total = np.zeros((len(folds), 4), np.float32)
        for path in parts:
            part = np.load(path)
            total[part["judged"]] += part["said"] * np.where(folds[part["judged"]] == NONE, 1 / FOLDS, 1)[:, None]
        np.save(os.path.join(WORK, "opinions.npy"), torch.tensor(total).softmax(1).numpy())
