import { fold, markedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type BankEntry, bankReader } from './banks.ts';
import { hasUnsaid, line, linesOf, type Plan, plan, type Scene } from './plan.ts';
import { twoWays } from './two-ways.ts';

// Why is this hard? In Spanish, French, German and Portuguese a question stood a chance only where it was the whole of a
// short message; "¿se lo digo por teléfono o en persona?" behind two sentences of story got a line of its topic. Here each
// question of a message is read by itself, its matter in the messages just before it, as in English (direct-answers.ts).
// Patterns meet the text without its accents, so that `\b` and `\w` mean what they say.

const written = writtenIn('policy/matter-asked');

const directOf = bankReader(({ direct }) => direct, 'i');

/** Messages before this one that may name the matter. */
const BACK = 3;
/** "¿Qué hago?", of no matter. */
const ANYTHING = 'd_now_what';

/** What was asked in so many words and has an answer in plain sense or public guidance; null for all else. */
export function matterAsked(scene: Scene): Plan | null {
  const { state, grammar, lines } = scene;
  if (grammar.turnsClauses || state.level >= 2 || lines.direct === undefined) return null;
  const [found] = questionsOf(scene)
    .flatMap((asked) => answerTo(asked, scene) ?? [])
    .sort((one, other) => one.at - other.at);
  if (found === undefined) return null;
  // "¿Qué hago, pongo un cartel o lo digo?": the two ways are asked about, and not just anything.
  const ways = found.entry.family === ANYTHING ? twoWays(scene) : null;
  if (ways !== null) return ways;
  state.stuck = 0;
  // Words to say were given: "me gusta", "más corto" are about them.
  if (linesOf(lines.families[found.entry.family]).some((text) => text.includes('"')))
    state.signs = { ...state.signs, 'words-given': state.turn };
  return plan('asked', 'info', [line(found.entry.family)], { expect: { kind: 'open' } });
}

interface Found {
  entry: BankEntry;
  /** Where it stands in the bank: what is narrower stands first there. */
  at: number;
}

function answerTo(asked: string, { read, state, lines }: Scene): Found | null {
  const near = fold([state.opening ?? '', ...state.recent.slice(-BACK), read.clean].join(' . '));
  const here = fold(read.clean);
  const fits = ({ about, not, unless, asks }: BankEntry, told: string): boolean =>
    asks.test(asked) && (about?.test(told) ?? true) && !(not?.test(near) ?? false) && !(unless?.test(asked) ?? false);
  const unsaid = directOf(lines)
    .map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => hasUnsaid(entry.family, { lines, state }));
  // The matter that this message names goes before one that was told earlier.
  return (
    unsaid.find(({ entry }) => entry.about !== undefined && fits(entry, here)) ??
    unsaid.find(({ entry }) => fits(entry, near)) ??
    null
  );
}

/** "No sé si", "não sei como": asked of oneself, and hoped to be answered. */
const WONDERS = ['wonders', 'asks_words'];
/** "Que le digo una cosa y me ve hacer la contraria" has the words of "¿qué le digo?" and asks for none, but where it begins so. */
const WORDS_WANTED = 'said_draft';
const BEGINS_ASKING = written('begins-asking');

/** "Hoy me dijo nena vos me vas a mandar a un geriátrico?": put by somebody else to the writer, and not to us. */
const BY_ANOTHER = written('by-another', 'gi');
/** "E agora? Falo com ela ou deixo quieto": two ways weighed behind a question, with no mark of their own. */
const TWO_WAYS = written('two-ways');

/** "E se a vó chorar eu faço o que": asked by its end, with no mark. */
const UNMARKED = written('unmarked');
/** "Que q eu digo" is "que eu digo". */
const TWICE_ASKED = written('twice-asked', 'g');

/** Somebody's words, in quotation marks or told, ask nothing here. */
const ownWords = (clean: string): string => fold(clean.replace(/"[^"]*"/g, '"…"')).replace(BY_ANOTHER, '$1…');

/** The sentences of a message that ask something, without their accents. */
export function questionsOf({ read, grammar, reread }: Pick<Scene, 'read' | 'grammar' | 'reread'>): string[] {
  const { asks } = grammar;
  const own = ownWords(read.clean);
  return markedSentences(own.replace(TWICE_ASKED, 'que '))
    .map((one) => one.trim())
    .filter((one) => {
      if (UNMARKED.test(one)) return true;
      const words = one.match(/[\p{L}\p{N}]+/gu) ?? [];
      const first = words.find((word) => !grammar.stops.has(word)) ?? '';
      if (/[?¿]/.test(one) || asks.has(first)) return true;
      const weighs = one.split(/,\s*/).some((piece) => TWO_WAYS.test(piece));
      if (weighs && (own.includes('?') || BEGINS_ASKING.test(one))) return true;
      const { acts } = reread(one);
      return WONDERS.some((act) => acts.has(act)) || (acts.has(WORDS_WANTED) && BEGINS_ASKING.test(one));
    });
}

/** "Obrigada, viu?", "¿no?" ask nothing. */
const TAG = /(?:^|[\s,.¿])(?:viu|n[ée]|sabe|t[áa]|vale|no|verdad|sabes|entiendes|ok)\s*\?/giu;

/** "¿Qué? No, hombre", "hein?": no question, but surprise. */
const OUTCRY = /^\W*(?:(?:(?:o )?qu[eéê]|eh|c[oó]mo|hein|oi|perd[oó]n|u[eé])\s*\?[\s!]*)+/iu;

/** Something is asked in this message, and no tag at the end of a sentence. */
export const isAsking = ({ read }: Pick<Scene, 'read'>): boolean =>
  ownWords(read.text.replace(OUTCRY, '').replace(TAG, '.')).includes('?');

/** A question that nothing answers is owned up to, as long as there is a wording. */
export function ownsUp(scene: Scene): Plan | null {
  const { lines } = scene;
  if (lines.families.asked_open === undefined || !isAsking(scene) || !hasUnsaid('asked_open', scene)) return null;
  return plan('asked.open', 'explore', [line('asked_open')], { expect: { kind: 'open' } });
}
