"""How both networks learn: rows of like length together, a pace that rises and falls, one step."""
import numpy as np
import torch
import torch.nn as nn

BATCH = 64


def batches(lengths, order, chance):
    """Numbers of rows of like length together, in random order."""
    order = chance.permutation(order)
    order = order[np.argsort([lengths[at] + chance.random() * 4 for at in order], kind="stable")]
    parts = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    return (parts[at] for at in chance.permutation(len(parts)))


class Steps:
    """AdamW over what may learn, for so many rounds of so many rows."""

    def __init__(self, net, rate, rounds, rows):
        self.net = net
        self.steps = torch.optim.AdamW([value for value in net.parameters() if value.requires_grad], rate, weight_decay=0.01)
        total = rounds * (rows // BATCH + 1)
        self.pace = torch.optim.lr_scheduler.OneCycleLR(self.steps, rate, total_steps=total, pct_start=0.1, anneal_strategy="linear")

    def take(self, loss):
        self.steps.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.steps.step()
        self.pace.step()
