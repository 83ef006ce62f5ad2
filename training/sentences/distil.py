"""`python3 distil.py <work>`: teaches the small network the teacher's places, and the opinions on risk where they are known.

Run before opinions.py it learns the places alone and leaves them in places.pt; run after it, it goes on from there and
writes the encoder for pack.ts.
"""
import os
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from small import BATCH, aims, batches, new_network, open_texts, pace_of, write

WORK = sys.argv[1]
EPOCHS = int(os.environ.get("EPOCHS", 4))
RATE = 3e-3
PLACED, OPINIONS = (os.path.join(WORK, name) for name in ("places.pt", "opinions.npy"))


def learn(net, found, aim, opinion):
    chance = np.random.default_rng(0)
    rows, order = found["pieces"], np.arange(len(found["pieces"]))
    steps = torch.optim.AdamW(net.parameters(), weight_decay=0.01)
    pace = pace_of(steps, RATE, EPOCHS * (len(order) // BATCH + 1))
    for epoch in range(EPOCHS):
        likeness = []
        for part, pieces in batches(rows, order, chance):
            place, said = net(pieces)
            like = F.cosine_similarity(place, aim[part])
            loss = F.mse_loss(place, aim[part]) + (1 - like).mean()
            if opinion is not None:
                loss = PLACE_SHARE * loss + F.kl_div(said.log_softmax(1), opinion[part], reduction="batchmean")
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            steps.step()
            pace.step()
            likeness.append(like.mean().item())
        print(f"epoch {epoch}: likeness {np.mean(likeness):.3f}", flush=True)


PLACE_SHARE = 0.3

if __name__ == "__main__":
    torch.set_num_threads(1)
    torch.manual_seed(0)
    found = open_texts(WORK)
    net = new_network()
    knows = os.path.exists(OPINIONS)
    if knows:
        net.load_state_dict(torch.load(PLACED))
    learn(net, found, aims(found["places"], found["kinds"]), torch.tensor(np.load(OPINIONS)) if knows else None)
    if knows:
        write(net.eval(), WORK)
    else:
        torch.save(net.state_dict(), PLACED)
