"""`python3 say.py <work> <folds>`: what the network that never saw these folds says of their texts, and where the public one places them."""
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

from minilm import LAYERS, WIDTH, MiniLM, padded, pieces_of
from texts import LETTERS_MAX, NONE, all_texts

BATCH = 128
WITH_FREE = "0"  # the group with this fold judges what belongs to no fold, too
PLACED = {"own": 1, "gloss": 0.5}  # so many of a kind are placed as well; of the machine's variants none


def run(ask, size, pieces, rows):
    found = np.zeros((len(rows), size), np.float32)
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for at in range(0, len(rows), BATCH):
            found[at : at + BATCH] = ask(padded([pieces[row] for row in rows[at : at + BATCH]])).float().numpy()
    return found


if __name__ == "__main__":
    work, folds = sys.argv[1:]
    torch.set_num_threads(1)
    texts = all_texts(work)
    is_mine = lambda fold: (WITH_FREE in folds) if fold == NONE else str(fold) in folds
    pieces = {at: pieces_of(text[:LETTERS_MAX]) for at, (text, _, _, fold) in enumerate(texts) if is_mine(fold)}
    mine = np.array(sorted(pieces, key=lambda at: len(pieces[at])))
    tuned = MiniLM(LAYERS).eval()
    tuned.load_state_dict(torch.load(os.path.join(work, f"tuned-{folds}.pt")))
    said = run(lambda part: tuned(part).log_softmax(1), 4, pieces, mine)
    chance = np.random.default_rng(3)
    share = lambda at: 1 if texts[at][3] == NONE else PLACED.get(texts[at][1], 0)
    placed = np.array([at for at in mine if chance.random() < share(at)])
    plain = MiniLM(LAYERS).eval()
    places = run(lambda part: F.normalize(plain.place(part).float(), dim=1), WIDTH, pieces, placed)
    np.savez(os.path.join(work, f"said-{folds}.npz"), mine=mine, said=said, placed=placed, places=places)
