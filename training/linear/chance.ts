/** Numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Puts a list into another order. */
export function shuffle(list: number[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    const here = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = here;
  }
}
