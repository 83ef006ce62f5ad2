import { countWords, markedSentences, toTokens } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Pfeifen oder absagen?" has neither an "I" nor a word that any bank of answers knows, and was met with
// "what matters most to you?". English lays two ways side by side (straight-answers.ts); here the other languages do, with
// the two ways as they were put. What is a question about oneself ("bin ich faul oder krank?") is no choice.

const written = writtenIn('policy/two-ways');

/** "Conto antes ou tento recomprar?": the two ways, in the first group and in the second. */
const ASKED = written('asked', 'iu');
/** "A dúvida é se conto antes ou se tento recomprar", "ich weiß nicht, ob ich hingehen oder absagen soll". */
const WONDERED = written('wondered', 'iu');
/** "Oder was meinst du?", "¿o no?", "bin ich": no second way, or no choice at all. */
const NO_WAY = written('no-way', 'iu');

const MOST = 6;
const LAST = 2;

/** Two ways are weighed, and nothing is known of the matter: a rule of thumb, and both handed back as they were put. */
export function twoWays(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (grammar.turnsClauses || state.level >= 2 || lines.families.two_ways === undefined) return null;
  for (const sentence of markedSentences(read.clean).slice(-LAST).reverse()) {
    const ways = waysIn(sentence.trim(), scene);
    if (ways === null) continue;
    const [first, second] = ways;
    state.stuck = 0;
    return plan('asked', 'info', [line('two_ways', { first, second })], { expect: { kind: 'open' } });
  }
  return null;
}

function waysIn(sentence: string, { gate, grammar }: Scene): [string, string] | null {
  if (sentence.includes('"')) return null;
  const [, one, other] = ASKED.exec(sentence) ?? WONDERED.exec(sentence) ?? [];
  if (one === undefined || other === undefined) return null;
  const ways = [one, other].map((way) => way.trim());
  const isWay = (way: string) =>
    countWords(way) <= MOST &&
    !NO_WAY.test(way) &&
    !toTokens(way).some((token) => grammar.you.has(token)) &&
    gate.passes(way);
  return ways.every(isWay) ? (ways as [string, string]) : null;
}
