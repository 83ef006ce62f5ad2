// Why is this hard? Four bits a weight would take twice the room there is. Most weights are 0 and the columns of one
// bucket speak against each other, so each yes-or-no about a weight is written with the odds it has where it stands
// (a binary range coder, as LZMA has it): what can be expected costs almost nothing.

/** The largest weight either way. */
export const WEIGHT_MAX = 7;

const ODDS_BITS = 15;
const LEARN = 7;
const SMALLEST = 2 ** 24;

/** What decides the odds of a question about a weight: its column and what the columns before it were. */
interface Place {
  column: number;
  /** How many weights before it in its bucket are not 0, up to 3. */
  set: number;
  /** 0 where the last of them is negative, 1 where positive, 2 where there is none. */
  last: number;
}

const slotOf = (place: Place): number => (place.column * 4 + place.set) * 3 + place.last;
const SLOT = 1 + 1 + WEIGHT_MAX;

/** Asks for a weight bit by bit; `bit` is told the number of the question and, where a weight is written, the answer. */
function codeWeight(place: Place, bit: (question: number, answer: 0 | 1) => 0 | 1, weight: number): number {
  const from = slotOf(place) * SLOT;
  if (bit(from, weight === 0 ? 0 : 1) === 0) return 0;
  const sign = bit(from + 1, weight < 0 ? 1 : 0) === 1 ? -1 : 1;
  let size = 1;
  while (size < WEIGHT_MAX && bit(from + 1 + size, Math.abs(weight) > size ? 1 : 0) === 1) size += 1;
  return sign * size;
}

function walk(weights: Int8Array, columns: number, bit: (question: number, answer: 0 | 1) => 0 | 1): void {
  const place: Place = { column: 0, set: 0, last: 2 };
  for (let at = 0; at < weights.length; at += 1) {
    place.column = at % columns;
    if (place.column === 0) {
      place.set = 0;
      place.last = 2;
    }
    const weight = codeWeight(place, bit, weights[at] ?? 0);
    weights[at] = weight;
    if (weight === 0) continue;
    place.set = Math.min(3, place.set + 1);
    place.last = weight < 0 ? 0 : 1;
  }
}

const oddsFor = (columns: number): Uint16Array => new Uint16Array(columns * 4 * 3 * SLOT).fill(1 << (ODDS_BITS - 1));

/** Bytes that `decodeWeights` makes the same weights of. Weights lie within `WEIGHT_MAX` either way. */
export function encodeWeights(weights: Int8Array, columns: number): Uint8Array {
  const odds = oddsFor(columns);
  const out: number[] = [];
  let low = 0;
  let range = 2 ** 32 - 1;
  let held = 0;
  let waiting = 1;
  /** A byte is out only when nothing can carry into it any more. */
  const shift = (): void => {
    if (low < 0xff000000 || low >= 2 ** 32) {
      const carry = low >= 2 ** 32 ? 1 : 0;
      for (let first = true; waiting > 0; waiting -= 1, first = false) out.push(((first ? held : 0xff) + carry) & 0xff);
      held = Math.floor(low / SMALLEST) & 0xff;
    }
    waiting += 1;
    low = (low % SMALLEST) * 256;
  };
  walk(weights.slice(), columns, (question, answer) => {
    const chance = odds[question] ?? 0;
    const bound = (range >>> ODDS_BITS) * chance;
    if (answer === 0) range = bound;
    else {
      low += bound;
      range -= bound;
    }
    odds[question] = learn(chance, answer);
    for (; range < SMALLEST; range *= 256) shift();
    return answer;
  });
  for (let last = 0; last < 5; last += 1) shift();
  return Uint8Array.from(out);
}

/** @throws Error where the bytes end too early. */
export function decodeWeights(bytes: Uint8Array, length: number, columns: number): Int8Array {
  const odds = oddsFor(columns);
  let at = 0;
  let code = 0;
  let range = 2 ** 32 - 1;
  for (; at < 5; at += 1) code = (code % SMALLEST) * 256 + (bytes[at] ?? 0);
  const weights = new Int8Array(length);
  walk(weights, columns, (question) => {
    const chance = odds[question] ?? 0;
    const bound = (range >>> ODDS_BITS) * chance;
    const answer = code < bound ? 0 : 1;
    if (answer === 0) range = bound;
    else {
      code -= bound;
      range -= bound;
    }
    odds[question] = learn(chance, answer);
    for (; range < SMALLEST; range *= 256) {
      code = code * 256 + (bytes[at] ?? 0);
      at += 1;
    }
    return answer;
  });
  if (at !== bytes.length) throw new Error(`the model holds ${bytes.length} bytes, not ${at}`);
  return weights;
}

/** The chance of a 0 moves towards what was seen, and never becomes certain. */
const learn = (chance: number, answer: 0 | 1): number =>
  answer === 0 ? chance + (((1 << ODDS_BITS) - chance) >> LEARN) : chance - (chance >> LEARN);
