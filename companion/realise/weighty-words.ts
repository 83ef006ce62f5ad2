import type { Scene } from '#companion/policy/plan.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { wordings } from './choose-wording.ts';
import { isTender } from './openings.ts';
import { writesLearnt } from './own-words.ts';
import { told } from './told-sentence.ts';

// Why is this hard? Half of what weighs can't be turned to "you" for sure: "I saw I had still written we". Told wrong it
// shows that nobody listened, passed over it shows the same. In quotation marks it stands as it was written. And which of
// two pieces weighs more is right two times of three, that it is one of the two nine times of ten: so both may be said.

const written = writtenIn('realise/weighty-words');

/** What weighs most of a longer message is told whole. */
const TOLD_MOST = 20;
const LEAST = 3;
const MOST = 24;
const MOST_LOOSE = 11;
/** Of what the heaviest weighs. */
const NEARLY = 0.75;
/** Both pieces together. */
const TOGETHER = 30;

/** Said to the talk: nothing to hand back. What stands in quotation marks was said to somebody else. */
const SAID_TO_US = written('said-to-us');
/** Not handed back in whatever marks. */
const HARD_WORD = written('hard-word');
/** Cut out, it opens or ends with what belongs to another piece. */
const OPEN_END = written('open-end');
const LEADS = written('leads');
const ASKS = /\?\W*$/;
const QUOTED = /["“”]([^"“”]*)["“”]/g;
/** "he said 'are you the driver'": an apostrophe has a letter before it, or none behind it. */
const QUOTED_WITHIN = /(?<![\p{L}\d])['‘’](?:[^'’]|['’](?=\p{L}))+['’]/gu;

/** What weighs most, told to "you" or as it was written; null where it may not be read back, or was before. English. */
export function weightyWords(scene: Scene, apart: Understanding): string | null {
  const { weighty = [], state, lines } = scene;
  if (weighty.length === 0 || lines.families.weighty_quote === undefined) return null;
  if (state.level >= 2 || (state.plain ?? 0) > 0 || isTender(scene) || writesLearnt(scene)) return null;
  const text = bothTold(weighty, scene, apart) ?? quoted(weighty, scene);
  return text === null || wasUsed(state, text) ? null : text;
}

type Weighty = NonNullable<Scene['weighty']>;

/** Each is a sentence of its own and turns to "you" for sure. */
function bothTold(weighty: Weighty, scene: Scene, apart: Understanding): string | null {
  const turned = weighty.map(({ text, at, whole }) => ({
    at,
    text: whole && !isUnsaid(text) ? (told(text, scene, apart, { most: TOLD_MOST })?.text ?? null) : null,
  }));
  const [heaviest, second] = turned;
  if (heaviest?.text == null || countWords(heaviest.text) <= LEAST) return null;
  if (second?.text == null || countWords(`${heaviest.text} ${second.text}`) > TOGETHER) return heaviest.text;
  return heaviest.at < second.at ? `${heaviest.text} ${second.text}` : `${second.text} ${heaviest.text}`;
}

function quoted(weighty: Weighty, scene: Scene): string | null {
  const [first, second] = weighty.flatMap((piece) => {
    // What weighs less and stands alone would miss the point.
    if (piece.share < NEARLY) return [];
    const text = quotable(piece, scene);
    return text === null ? [] : [{ ...piece, text }];
  });
  if (first === undefined) return null;
  const both = second === undefined ? '' : `${first.text} ${second.text}`;
  if (second === undefined || first.loose || second.loose || /\?/.test(both) || countWords(both) > TOGETHER)
    return framed(first.text, scene);
  const [before, after] = first.at < second.at ? [first, second] : [second, first];
  return framed(`${before.text}${after.at - before.at === 1 ? '.' : ' …'} ${after.text}`, scene);
}

function quotable({ text, whole, loose }: Weighty[number], { gate, read }: Scene): string | null {
  const asks = ASKS.test(text);
  if (asks && read.acts.has('ask_advice')) return null;
  // Somebody else's words within theirs have the other marks.
  const bare = text
    .replace(LEADS, '')
    .replace(QUOTED, "'$1'")
    .replace(/[\s.,;:!…—?-]+$/, '');
  const words = countWords(bare);
  if (words < LEAST || words > (loose ? MOST_LOOSE : MOST) || /["“”]/.test(bare) || (!whole && OPEN_END.test(bare)))
    return null;
  return isUnsaid(bare) || !gate.passes(bare) ? null : `${upperFirst(bare)}${asks ? '?' : ''}`;
}

const isUnsaid = (text: string): boolean =>
  HARD_WORD.test(text) || SAID_TO_US.test(text.replace(QUOTED, ' ').replace(QUOTED_WITHIN, ' '));

/** A question of theirs stands with its mark, and nothing is asked behind it. */
function framed(quote: string, { lines, state, tone, seed }: Scene): string | null {
  const asks = quote.endsWith('?');
  const [frame] = wordings(
    lines.families[asks ? 'weighty_question' : 'weighty_quote'],
    tone,
    { quote: asks ? quote : `${quote}.` },
    state,
    seed,
  );
  if (frame !== undefined) noteUsed(state, frame.source);
  return frame?.text ?? null;
}
