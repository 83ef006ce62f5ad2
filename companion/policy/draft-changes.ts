import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import { wordsAsked } from './asks-words.ts';
import { additionIn, additions, HI, PIECE_MARK, putIn } from './draft-additions.ts';
import { asText, editDraft, greetingWished, hasSum, inFull, isText, leavesOut, wordPutRight } from './draft-edits.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { purposeHere, whoIn } from './draft-from-them.ts';
import { pickedOf } from './draft-pick.ts';
import { purposesOf, type Register } from './draft-purpose.ts';
import { atArmsLength, framesFor, isTooStiff, loosened, registerWished } from './draft-sound.ts';
import { earlier, TO_A_STRANGER } from './draft-wanted.ts';
import { unseenWordings } from './draft-words.ts';
import { askWhat, hold, putUp } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Softer, shorter, straighter, or with a thing more in it: one new wording out of the one that is meant. And neither of
// the two: then those were for something else, and it is asked what they should hear.

const written = writtenIn('policy/draft-changes');

type Held = NonNullable<Scene['state']['drafts']>;

const LEFT_OUT = written('left-out');
const WISH_MOST = 12;
const OUT_MOST = 18;
const NO_WORD = written('no-word');
const OTHERS = written('others');
const NEITHER = written('neither');

/** The talk about the words is over with it: "But ok, I'll try something like that. Thanks". */
const CLOSES = written('closes');

const CORRECTED_WITHIN = 2;

/** '"You", not "her"': the draft with the word that was put right, before anything else is heard in it. */
export function rightWord(scene: Scene): Plan | null {
  const { state, read, grammar } = scene;
  const held = state.drafts;
  if (held === undefined || !grammar.turnsClauses || state.level >= 2) return null;
  if (state.turn - held.turn > CORRECTED_WITHIN) return null;
  const base = held.texts[held.taken ?? held.on[0] ?? -1];
  const put = base === undefined ? null : wordPutRight(read.clean, base);
  return put === null ? null : shown(scene, held, held.facts ?? {}, put, false);
}

/** A change to the words on the table; with `asFact` the message is the sentence that was asked for to go in. */
export function changeDraft(scene: Scene, held: Held, asFact: boolean): Plan | null {
  const { read, state, gate, lines } = scene;
  const clean = read.clean.replace(CLOSES, '');
  const closes = clean !== read.clean;
  const base = held.texts[pickedOf(held, clean) ?? held.taken ?? held.on[0] ?? -1];
  if (base === undefined) return null;
  const them = whoIn(scene, held);
  // Greeted by name, it stays so.
  const facts: Facts = { ...held.facts, ...factsIn([...earlier(scene), clean], them, gate), ...named(held) };
  if (isText(clean, base) && read.words <= WISH_MOST) return stands(scene, held, base, 'draft_is_text');
  if (hasSum(clean, base, facts)) return stands(scene, held, base);
  const edited = editDraft(clean, base, facts);
  const register = registerWished(clean);
  const more = additions(scene, { clean, register, asFact }, base, them);
  if (edited !== null) {
    const whole = more
      .filter((one) => !/^(?:his|her|their) name\b/i.test(one) && !edited.includes(one.replace(/[.]$/, '')))
      .reduce(putIn, edited);
    const hi = greetingWished(clean);
    return shown(scene, held, { ...facts, ...(hi && { hi }) }, whole, closes);
  }
  if (NO_WORD.test(clean) && read.words <= 20) {
    held.taken = held.texts.indexOf(base);
    held.turn = state.turn;
    const asked = /\b(?:can|could|would|will) you\b/i.test(clean);
    return plan('draft.word', 'choose', [asked ? line('draft_taken_change', { a: base }) : line('draft_word')]);
  }
  if (read.words <= OUT_MOST && leavesOut(clean)) return stands(scene, held, base, 'draft_not_in');
  if (
    LEFT_OUT.test(clean) &&
    read.words <= 24 &&
    !/\?/.test(read.text) &&
    lines.families.draft_left_out !== undefined
  ) {
    held.turn = state.turn;
    return plan('draft.word', 'choose', [line('draft_left_out')]);
  }
  const texted = asText(clean, base, held.facts?.hi ?? (them?.name === undefined ? undefined : `Hi ${them.name}`));
  if (texted !== null) return shown(scene, held, facts, texted, closes);
  if (register === 'plain') return shown(scene, held, facts, more.reduce(putIn, inFull(base)), closes);
  const adds = asFact ? clean : additionIn(clean, register);
  if (register === undefined && adds === undefined) return null;
  if (TO_A_STRANGER.has(held.kind)) delete facts.hi;
  const fresh = more.filter(
    (one) => !base.toLowerCase().includes(one.replace(PIECE_MARK, '').replace(/[.]$/, '').toLowerCase()),
  );
  if (more.length > 0 && fresh.length === 0 && register === undefined)
    return stands(scene, held, base, closes ? 'draft_taken_timed' : 'draft_has');
  if (adds !== undefined && more.length === 0 && register === undefined) {
    held.asked = 'fact';
    held.turn = state.turn;
    return plan('draft.fact', 'choose', [line('draft_fact')], { expect: { kind: 'open' } });
  }
  const changed = register === undefined ? base : (inRegister(scene, held, register, facts, base, them) ?? base);
  if (register === 'short' && isTooStiff(clean) && countWords(changed) >= countWords(base)) {
    const loose = fresh.reduce(putIn, loosened(base));
    if (loose !== base && !held.texts.includes(loose)) return shown(scene, held, facts, loose, closes);
  }
  // What can't get shorter doesn't grow a line round it.
  if (register === 'short' && fresh.length === 0 && countWords(changed) >= countWords(base))
    return stands(scene, held, base, 'draft_shortest');
  const wished = withPieces(changed, fresh);
  const text =
    held.texts.includes(wished) && register !== 'short' ? framed(scene, held, register, wished, them) : wished;
  const kept = [facts[ADDED], ...fresh.filter((one) => !one.startsWith(PIECE_MARK))].filter(Boolean).join('|');
  return text === undefined
    ? null
    : shown(scene, held, kept === '' ? facts : { ...facts, [ADDED]: kept }, text, closes);
}

/** With each piece that does not stand in it yet. */
const withPieces = (text: string, pieces: readonly string[]): string =>
  pieces.filter((one) => !text.includes(one.replace(/[.]$/, ''))).reduce(putIn, text);

/** The sentences that were put in, beside the facts of the draft. */
const ADDED = 'added';

const named = ({ facts }: Held): Facts => (facts?.hi !== undefined && / \S/.test(facts.hi) ? { hi: facts.hi } : {});

/** The new wording, on the table in place of the one before. */
function shown(scene: Scene, held: Held, facts: Facts, text: string, closes: boolean): Plan {
  hold(scene, { kind: held.kind, own: held.own, facts }, [text]);
  return plan('draft.more', 'choose', [line(closes ? 'draft_taken_timed' : 'draft_one', { a: text })], {
    mayRepeat: true,
    expect: { kind: 'open' },
  });
}

/** What was to go in is in it already. */
function stands(scene: Scene, held: Held, base: string, family = 'draft_has'): Plan {
  held.turn = scene.state.turn;
  return plan('draft.has', 'choose', [line(family, { a: base })], { mayRepeat: true, expect: { kind: 'open' } });
}

/** The same matter in another sound: one that was not shown yet, else the one that is meant with a line round it. */
function inRegister(
  scene: Scene,
  held: Held,
  register: Register,
  facts: Facts,
  base: string,
  them: Addressee | null,
): string | undefined {
  if (register === 'warm' && atArmsLength(scene.read.clean, them)) return framed(scene, held, register, base, them);
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  const texts = purpose?.texts[register] ?? [];
  const own =
    purpose === undefined ? [] : unseenWordings({ ...purpose, texts: NONE(texts) }, facts, held.texts, [register]);
  // What was put in at their wish stays in.
  const pieces = (facts[ADDED] ?? '').split('|').filter(Boolean);
  const added = (text: string | undefined) => (text === undefined ? undefined : withPieces(text, pieces));
  if (own[0] !== undefined) return added(own[0]);
  if (register === 'short') {
    const short = held.texts.find((text) => countWords(text) < countWords(base) * 0.75);
    const [first = '', second] = base.split(/(?<=[.]) /);
    if (short !== undefined) return added(short);
    if (second !== undefined && countWords(first) >= CUT_LEAST && !/\b(?:thank|sorry)\b/i.test(second))
      return added(first);
    return added(
      purpose && unseenWordings(purpose, facts, held.texts, []).find((one) => countWords(one) < countWords(base)),
    );
  }
  return framed(scene, held, register, base, them);
}

/** With a line before or after it that makes it softer, or firmer. */
function framed(
  scene: Scene,
  held: Held,
  register: Register | undefined,
  base: string,
  them: Addressee | null,
): string | undefined {
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  if (purpose?.gentle) return unseenWordings(purpose, held.facts ?? {}, held.texts, ['warm'])[0];
  const frames = framesFor(scene, register, them);
  // Round what has no such line yet: "kindly" twice is nobody's way to talk.
  const bare = frames.reduce((text, frame) => text.replace(frame.replace('{a}', '').trim(), ''), base);
  const whole = bare.replace(/\s+/g, ' ').trim();
  return frames.map((frame) => wrapped(frame, whole)).find((text) => !held.texts.includes(text));
}

const CUT_LEAST = 5;
const NONE = (texts: readonly string[]) => ({ plain: texts, warm: [], short: [], direct: [] });

function wrapped(frame: string, base: string): string {
  if (frame.startsWith('{a}')) return frame.replace('{a}', base);
  const hi = HI.exec(base)?.[0] ?? '';
  return `${hi}${frame.replace('{a}', upperFirst(base.slice(hi.length)))}`;
}

/** Others are asked for, or neither will do: those that are left, words for what it is about, or the question what. */
export function asksAgain(scene: Scene, held: Held): Plan | null {
  const { read, state } = scene;
  const neither = NEITHER.test(read.clean);
  if (!neither && !OTHERS.test(read.clean)) return null;
  // "No, I am not sad. It is like ..." turns down a reading, and not the words.
  if (/\bI(?:'m| am) not (?!sure)\w+\W*(?:$|\.)/i.test(read.clean) && !OTHERS.test(read.clean)) return null;
  const them = whoIn(scene, held);
  const facts: Facts = { ...held.facts, ...factsIn([...earlier(scene), read.clean], them, scene.gate) };
  const purposes = purposesOf(scene.lines);
  const found = purposeHere(scene, held);
  const other = found !== null && found.id !== held.kind ? found : undefined;
  const asks = wordsAsked(read.clean, read.words, earlier(scene)) !== null;
  const same = neither && !asks ? undefined : purposes.find(({ id }) => id === held.kind);
  const wanted = other ?? same;
  const more = wanted === undefined ? null : putUp(scene, wanted, facts, them);
  if (more !== null) return more;
  // Twice missed: that is said, and the pen is theirs.
  if (state.signs?.['draft-differs'] !== undefined) return leavesPen(scene);
  state.signs = { ...state.signs, 'draft-differs': state.turn };
  return askWhat(scene, them, facts.hi, 'draft_differs');
}

/** Missed again after they were asked in their own words: said plainly, and the pen is theirs; null where it is no such no. */
export function missedAgain(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (state.signs?.['draft-differs'] === undefined || read.words > NO_MOST || /\bthat (?:I|it|we)\b/i.test(read.clean))
    return null;
  return NEITHER.test(read.clean) ? leavesPen(scene) : null;
}

const NO_MOST = 10;

function leavesPen({ state }: Scene): Plan {
  delete state.drafts;
  if (state.signs !== undefined) delete state.signs['draft-differs'];
  return plan('draft.pen', 'choose', [line('draft_pen')], { expect: { kind: 'open' } });
}
