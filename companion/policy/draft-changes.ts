import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import { wordsAsked } from './asks-words.ts';
import { asText, editDraft, greetingWished, hasSum, inFull, isText, leavesOut } from './draft-edits.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { purposeHere, whoIn } from './draft-from-them.ts';
import { pickedOf } from './draft-pick.ts';
import { purposesOf, type Register } from './draft-purpose.ts';
import { unseenWordings } from './draft-words.ts';
import { askWhat, earlier, hold, putUp, TO_A_STRANGER } from './drafts.ts';
import { ownSentence } from './own-sentence.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// Softer, shorter, straighter, or with a thing more in it: one new wording out of the one that is meant. And neither of
// the two: then those were for something else, and it is asked what they should hear.

const written = writtenIn('policy/draft-changes');

type Held = NonNullable<Scene['state']['drafts']>;

/** Softer, shorter, straighter: which of the four is wished for, if one is. */
export function registerWished(clean: string): Register | undefined {
  // "The shorter one" is a pick, and "shorter" a wish.
  return CHANGES.find(([, words]) => words.test(clean.replace(PICKS, ' ')))?.[0];
}

const CHANGES: readonly (readonly [Register, RegExp])[] = [
  // "More formal" and "less chatty" first, for what is less of one thing is more of another.
  ['plain', written('plain')],
  ['direct', written('direct')],
  ['warm', written('warm')],
  ['short', written('short')],
];
const PICKS = /\bthe \w+(?:er|est)? (?:one|version)\b/gi;
const LEFT_OUT = written('left-out');
/** A thing more that should stand in it. */
const ADDS = written('adds');
/** "It was because my son was ill", told after the words were put up: the reason goes in. */
const SAYS_MORE = written('says-more');
const THANKS_OR_SORRY = written('thanks-or-sorry');
/** "Mention the report from March": a thing, and no sentence yet. */
const A_THING = written('a-thing');
const WISH_MOST = 12;
const ADD_THAT = written('add-that');
const SPAN = written('span');
const HARDSHIP = written('hardship');
const HARD_TIME = written('hard-time');
const NO_WORD = written('no-word');
const OTHERS = written('others');
const NEITHER = written('neither');

/** The talk about the words is over with it: "But ok, I'll try something like that. Thanks". */
const CLOSES = written('closes');

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
  const more = additions(scene, clean, base, them, asFact);
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
  if (edited === null && read.words <= WISH_MOST && leavesOut(clean)) return stands(scene, held, base, 'draft_not_in');
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
  const register = registerWished(clean);
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
  const changed = register === undefined ? base : (inRegister(scene, held, register, facts, base) ?? base);
  // What can't get shorter doesn't grow a line round it.
  if (register === 'short' && fresh.length === 0 && countWords(changed) >= countWords(base))
    return stands(scene, held, base, 'draft_shortest');
  const wished = fresh.filter((one) => !changed.includes(one.replace(/[.]$/, ''))).reduce(putIn, changed);
  const text = held.texts.includes(wished) && register !== 'short' ? framed(scene, held, register, wished) : wished;
  return text === undefined ? null : shown(scene, held, facts, text, closes);
}

const named = ({ facts }: Held): Facts => (facts?.hi !== undefined && / \S/.test(facts.hi) ? { hi: facts.hi } : {});

/** The new wording, on the table in place of the one before. */
function shown(scene: Scene, held: Held, facts: Facts, text: string, closes: boolean): Plan {
  hold(scene, { kind: held.kind, own: held.own, facts }, [text]);
  return plan('draft.more', 'choose', [line(closes ? 'draft_taken_timed' : 'draft_one', { a: text })], {
    mayRepeat: true,
    expect: { kind: 'open' },
  });
}

/** What should go in, each as a sentence for the one it is for. */
function additions(scene: Scene, clean: string, base: string, them: Addressee | null, asFact: boolean): string[] {
  const adds = asFact ? clean : additionIn(clean, registerWished(clean));
  const more = adds === undefined ? [] : addedSentences(adds, them, scene.gate);
  return more.filter(
    (one) => !/^(?:your name is|you're (?:not )?an?\b|you are (?:not )?an?\b)/i.test(one) || base.includes(one),
  );
}

/** What was to go in is in it already. */
function stands(scene: Scene, held: Held, base: string, family = 'draft_has'): Plan {
  held.turn = scene.state.turn;
  return plan('draft.has', 'choose', [line(family, { a: base })], { mayRepeat: true, expect: { kind: 'open' } });
}

/** What should go in: after "mention", or told beside a wish for another sound. */
function additionIn(clean: string, register: Register | undefined): string | undefined {
  // "I can pay 200 by the 10th. Add that."
  if (ADD_THAT.test(clean)) return clean.replace(ADD_THAT, '');
  const said = SAYS_MORE.exec(clean)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (said !== undefined) return said;
  const found = ADDS.exec(clean);
  const added = found?.slice(1).find((one) => one !== undefined);
  if (added !== undefined) return added;
  return register !== undefined && (HARDSHIP.test(clean) || HARD_TIME.test(clean) || SPAN.test(clean))
    ? clean
    : undefined;
}

/** Each thing to go in as a sentence for the one it is for; what can't be turned is left out. */
function addedSentences(adds: string, them: Addressee | null, gate: ReflectionGate): string[] {
  const bare = adds.replace(NAMES_A_PART, '');
  if (PIECE.test(bare) && bare !== adds) return pieceOf(bare, them);
  const parts = bare.split(/[.;!?]+ ?|,? (?:and|but)(?= (?:that|the|it's|I|my|his|her|\d))|, (?=that|the |it's)/i);
  const said = parts.flatMap((part) => {
    const text = part
      .trim()
      .replace(/^(?:and|but|also|that)\b ?/i, '')
      .replace(/^that /i, '');
    if (text === '') return [];
    const word = THANKS_OR_SORRY.exec(text)?.[0];
    if (word !== undefined) return [/sorry|apolog/i.test(word) ? "I'm sorry." : 'Thank you.'];
    const [span, hardship] = [SPAN.exec(text)?.[1], HARDSHIP.exec(text)?.[1]];
    if (span !== undefined && countWords(text) <= 6 && !/\b(?:I'll|I'm|will|be off|next)\b/i.test(text))
      return [`It's been ${span}.`];
    // "I have exams" is about the one who writes.
    const ofMine = /\b(?:I|I'm|I've|my)\b/i.test(text);
    if (hardship !== undefined && !ofMine) return [`I know you have a lot on with the ${hardship.toLowerCase()}.`];
    if (HARD_TIME.test(text) && !ofMine) return ["I know it's a hard time for you."];
    if (
      /\b(?:sound|seem|come across)\b/i.test(text) ||
      (countWords(text) < 3 && !/^I'm (?:so |really )?sorry$/i.test(text))
    )
      return [];
    const thing = A_THING.test(text) ? toThem(`I'd also like to mention ${text}`, them) : null;
    if (thing !== null && gate.passes(text)) return [endWithStop(thing)];
    return ownSentence(text, them, gate) ?? ofNobody(text, them, gate) ?? [];
  });
  return [...new Set(said)];
}

/** "Maths isn't scary any more": nobody stands in it who would have to be turned. */
function ofNobody(text: string, them: Addressee | null, gate: ReflectionGate): string | null {
  if (
    countWords(text) < 3 ||
    OF_WORDING.test(text) ||
    !HOLDS_A_VERB.test(text) ||
    !gate.passes(text) ||
    gate.harshName(text) !== null
  )
    return null;
  const turned = toThem(text, them);
  return turned === null ? null : endWithStop(upperFirst(turned));
}

const OF_WORDING = written('of-wording');
const HOLDS_A_VERB = written('holds-a-verb');
const NAMES_A_PART = written('names-a-part');
/** No sentence by itself, and it belongs to the one that stands there. */
const PIECE = written('piece');

function pieceOf(text: string, them: Addressee | null): string[] {
  const said = toThem(`I ${text}`, them)?.replace(/^I /, '');
  return said === undefined || countWords(said) > PIECE_MOST ? [] : [`${PIECE_MARK}${said}`];
}

const PIECE_MOST = 12;
const PIECE_MARK = '~';

const HI = /^(?:(?:Hi|Hello|Hey|Dear)\b[^,.]{0,32}|(?!Sorry|Please)[A-Z][a-z]+), /;

/** What is known of the other stands first, after the greeting; all else goes to the end. */
function putIn(text: string, sentence: string): string {
  if (sentence.startsWith(PIECE_MARK)) {
    const piece = sentence.slice(1);
    return `${text.replace(/[.!]+$/, '')}${/^not\b/i.test(piece) ? ', but' : /^(?:and|but|so)\b/i.test(piece) ? ',' : ''} ${piece.replace(/[.!]+$/, '')}.`;
  }
  if (!/^I know\b/.test(sentence)) return `${text} ${endWithStop(sentence)}`;
  const hi = HI.exec(text)?.[0] ?? '';
  return `${hi}${sentence} ${upperFirst(text.slice(hi.length))}`;
}

/** The same matter in another sound: one that was not shown yet, else the one that is meant with a line round it. */
function inRegister(scene: Scene, held: Held, register: Register, facts: Facts, base: string): string | undefined {
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  const texts = purpose?.texts[register] ?? [];
  const own =
    purpose === undefined ? [] : unseenWordings({ ...purpose, texts: NONE(texts) }, facts, held.texts, [register]);
  if (own[0] !== undefined) return own[0];
  if (register === 'short') {
    const short = held.texts.find((text) => countWords(text) < countWords(base) * 0.75);
    const [first = '', second] = base.split(/(?<=[.]) /);
    if (short !== undefined) return short;
    if (second !== undefined && countWords(first) >= CUT_LEAST) return first;
    return purpose && unseenWordings(purpose, facts, held.texts, []).find((one) => countWords(one) < countWords(base));
  }
  return framed(scene, held, register, base);
}

/** With a line before or after it that makes it softer, or firmer. */
function framed(scene: Scene, held: Held, register: Register | undefined, base: string): string | undefined {
  const purpose = purposesOf(scene.lines).find(({ id }) => id === held.kind);
  if (purpose?.gentle) return unseenWordings(purpose, held.facts ?? {}, held.texts, ['warm'])[0];
  const family = scene.lines.families[register === 'direct' ? 'draft_firm' : 'draft_soft'];
  const frames = [family ?? []].flat() as string[];
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
