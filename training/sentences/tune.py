"""`python3 tune.py <work> <folds>`: teaches the public network the levels of all folds but these, and writes tuned-<folds>.pt."""
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

from minilm import MiniLM, padded, pieces_of
from steps import Steps, batches
from texts import COMMENTS_STEP, LETTERS_MAX, labelled

EPOCHS, RATE = 2, 8e-5
FROZEN = 2  # layers that stay as they are
DOUBT = 0.05  # labels are people's judgements


def learn(net, rows, order, chance):
    pieces = {at: pieces_of(rows[at]["text"][:LETTERS_MAX]) for at in order}
    levels = torch.tensor([row["level"] for row in rows])
    weights = np.array([row["weight"] * (COMMENTS_STEP if row["kind"] == "comment" else 1) for row in rows])
    weights = torch.tensor(weights / weights[order].mean()).float()
    steps = Steps(net, RATE, EPOCHS, len(order))
    lengths = {at: len(row) for at, row in pieces.items()}
    for epoch in range(EPOCHS):
        losses = []
        for part in batches(lengths, order, chance):
            with torch.autocast("cpu", dtype=torch.bfloat16):
                said = net(padded([pieces[at] for at in part]))
            wrong = F.cross_entropy(said.float(), levels[part], reduction="none", label_smoothing=DOUBT)
            loss = (wrong * weights[part]).mean()
            steps.take(loss)
            losses.append(loss.item())
        print(f"epoch {epoch}: loss {np.mean(losses):.3f}", flush=True)


if __name__ == "__main__":
    work, folds = sys.argv[1:]
    torch.set_num_threads(1)
    torch.manual_seed(int(folds))
    rows = labelled(work)
    is_known = lambda at, row: row["kind"] != "comment" or at % COMMENTS_STEP == 0
    order = np.array([at for at, row in enumerate(rows) if is_known(at, row) and str(row["fold"]) not in folds])
    net = MiniLM(FROZEN).train()
    learn(net, rows, order, np.random.default_rng(int(folds)))
    torch.save(net.state_dict(), os.path.join(work, f"tuned-{folds}.pt"))
