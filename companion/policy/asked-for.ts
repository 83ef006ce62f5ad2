import type { LinesContent } from '#companion/content.schema.ts';
import { retell } from '#companion/realise/retell.ts';
import { bareWords, shapes } from '#companion/understand/ask-shapes.ts';
import { asksBegin } from '#companion/understand/asking.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { oneDraft } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Just tell me what to do", "ask me something" and "am I the problem" want one thing done, and a receipt
// or a question of feelings leaves them standing there. What is asked for is known by how its sentence begins, and what
// was told only chooses among answers; both stand in the content (asks.yaml), so that a new one needs no code.

interface Ask {
  family: string;
  asks: RegExp;
  told?: RegExp;
  not?: RegExp;
  first: boolean;
  any: boolean;
  draft: boolean;
}

const STORES = new WeakMap<LinesContent, readonly Ask[]>();

function asksOf(lines: LinesContent): readonly Ask[] {
  const known = STORES.get(lines);
  if (known !== undefined) return known;
  const made = (lines.asks ?? []).map(({ family, asks, told, not, first, any, draft }) => ({
    family,
    asks: shapes(asks, '^'),
    ...(told && { told: shapes(told, ' ') }),
    ...(not && { not: shapes(not, ' ') }),
    first: first === true,
    any: any === true,
    draft: draft === true,
  }));
  STORES.set(lines, made);
  return made;
}

const WORDS_MOST = 34;
/** So many words beside the asking, and the message is a story. */
const BESIDE_MOST = 24;
/** In these nothing light is said, and nothing that others look after. */
const DARK =
  /\b(?:hurts? me|hit(?:s|ting)? me|kill\w*|die|dying|dead|suicid\w*|rap(?:e|ed)|beat\w* me|knife|self[- ]?harm\w*|cut(?:ting)? myself|overdos\w*|not be here|not be alive|end it(?: all)?|purg\w*|starv\w*)\b/i;
const TOLD_OF =
  /\b(?:he|she|they|people|everyone|somebody|my [\w-]+|mum|mom|dad|boss|teacher|doctor) (?:\w+ ){0,2}(?:says?|said|asks?|asked|goes|told|texted|wrote|keeps?)\b/i;
const LATELY = 4;

/** The sentences of a message, and what stands behind a comma or a "but", without their leads. */
function beginnings(clean: string): { bare: string; words: number }[] {
  const sentences = clean.split(/(?<=[.!?\n;])\s+/).filter((one) => one.trim() !== '');
  return sentences.flatMap((sentence) => {
    if (TOLD_OF.test(sentence)) return [];
    const words = countWords(sentence);
    const tails = [...sentence.matchAll(/(?:, | - | but | so | and )(?=\S+ \S)/g)].map(({ index, 0: cut }) =>
      sentence.slice(index + cut.length),
    );
    return [sentence, ...tails].flatMap((text) =>
      asksBegin(text.trim()).map((begin) => ({ bare: bareWords(begin), words })),
    );
  });
}

function found(scene: Scene, any: boolean): Ask | null {
  const { read, state, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > WORDS_MOST || DARK.test(read.clean)) return null;
  if (state.topics.includes('abuse') || read.topics.some(({ id }) => id === 'abuse')) return null;
  const all = asksOf(lines).filter((one) => one.any === any && (!one.first || state.turn === 0));
  if (all.length === 0) return null;
  const starts = beginnings(read.clean);
  const told = ` ${bareWords([state.opening ?? '', ...state.recent.slice(-LATELY), read.clean].join(' . '))}`;
  for (const ask of all) {
    const at = starts.find(({ bare }) => ask.asks.test(bare));
    if (at === undefined || read.words - at.words > BESIDE_MOST) continue;
    if ((ask.told?.test(told) ?? true) && !(ask.not?.test(told) ?? false)) return ask;
  }
  return null;
}

const LEAD_MOST = 14;

/** The message before, told to the person: so that an answer to "am I wrong" shows what it goes by. */
function toldBefore(scene: Scene): string | undefined {
  const earlier = scene.earlier();
  const told = earlier === null ? null : retell({ ...scene, read: earlier });
  return told === null || countWords(told) > LEAD_MOST ? undefined : told;
}

function answer(scene: Scene, { family, draft }: Ask): Plan {
  const { state, lines } = scene;
  const words = draft ? oneDraft(scene, false, ['talk', 'feel', 'work']) : null;
  if (words !== null) state.signs = { ...state.signs, 'words-given': state.turn };
  const all = lines.families[family];
  const leads = Array.isArray(all) && all.some((text) => text.includes('{told}'));
  const told = leads ? toldBefore(scene) : undefined;
  return plan(
    'asked.for',
    'explore',
    [
      line(family, told === undefined ? {} : { told }),
      ...(words === null ? [] : [{ kind: 'text' as const, text: words }]),
    ],
    { expect: { kind: 'open' } },
  );
}

/** What is asked for in so many words, and has an answer of its own. */
export function askedFor(scene: Scene): Plan | null {
  const ask = found(scene, false);
  return ask === null ? null : answer(scene, ask);
}

/** An asking of a known kind on any matter: after all that is known of the matter itself. */
export function askedAnyhow(scene: Scene): Plan | null {
  const ask = found(scene, true);
  return ask === null ? null : answer(scene, ask);
}
