// Why is this hard? A turn reads the same few texts over and over, and what was read of them is worth keeping, but only
// for as long as it lasts: nothing somebody wrote may stay in memory for the sake of speed.

let isTurn = false;
const endings: (() => void)[] = [];

/** While this is done, what is read of a text may be kept; when it ends, all of it is dropped. */
export function inOneTurn<T>(work: () => T): T {
  if (isTurn) return work();
  isTurn = true;
  try {
    return work();
  } finally {
    isTurn = false;
    for (const forget of endings) forget();
  }
}

/** False outside of any turn: then nothing may be kept. */
export const isInTurn = (): boolean => isTurn;

/** Has what a module keeps of a turn dropped with it. Once for each module, when it is loaded. */
export function whenTurnEnds(forget: () => void): void {
  endings.push(forget);
}

/** Reads each text once a turn. What is given back is shared, and must not be written on. */
export function onceATurn<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  whenTurnEnds(() => known.clear());
  return (text) => {
    if (!isTurn) return read(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
