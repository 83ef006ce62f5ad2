"""`python3 places.py <work>`: where the teacher places every text."""
import os
import pickle
import sys

import numpy as np
import torch

from teacher import Teacher, padded, pieces_of
from texts import all_texts

WORK = sys.argv[1]
LETTERS_MAX, PIECES_MAX, BATCH = 600, 128, 64


def place(teacher, texts):
    rows = [pieces_of(text[:LETTERS_MAX], PIECES_MAX) for text in texts]
    order = np.argsort([len(row) for row in rows], kind="stable")
    found = np.zeros((len(texts), 512), np.float32)
    with torch.no_grad():
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            found[part] = teacher(padded([rows[row] for row in part])).numpy()
    return found


if __name__ == "__main__":
    torch.set_num_threads(1)
    teacher = Teacher().eval()
    rows = all_texts(WORK, teacher.places.numpy())
    print(f"{len(rows)} texts", flush=True)
    names = ("texts", "kinds", "levels", "folds", "weights")
    found = {name: [row[at] for row in rows] for at, name in enumerate(names)}
    found |= {name: np.array(found[name]) for name in names[1:]}
    found["places"] = place(teacher, found["texts"])
    pickle.dump(found, open(os.path.join(WORK, "places.pkl"), "wb"))
