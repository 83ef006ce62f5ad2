import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { type Expectation, noteIntensity, noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { leansOnKey } from './leans-on-key.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? People who were once asked for a number go on giving them: "the pain is at six, the uselessness seven",
// "a four now, it was a nine on the bridge". Those are ratings nobody waits for, and they stand among hours, ages and counts.
// So a number counts as a rating only where its whole piece of the sentence has the shape of one.

const written = writtenIn('policy/ratings');

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUM = `(10|\\d|${NUMBERS.join('|')})`;
const SAYS =
  "(?:bout|'bout|on the whole|overall|is|was|were|are|would be|'d be|at|about|around|like|maybe|perhaps|only|just|still|I'd give(?: it)?|I'd say|I would say|I say|I give|I'd put it|gave it|give it|give|say|call it|it's|it is|its|be|more like|probably|roughly|nearly|easily|a|an|to|from|down|up|number|and|but)";
const WHEN =
  "(?:today|tonight|now|right now|the now|just now|at the moment|this (?:morning|evening|week|afternoon)|yesterday|before|earlier|last (?:night|week)|these days|lately|most days|then|when I \\w+(?: \\w+){0,3}|on (?:\\w+day|a (?:good|bad) day|the \\w+)|(?:when|if|once|after|before|until) [\\p{L}' ]{3,30}|id say|I'd say|I would say|I reckon|(?:at|in|after|on) the (?!morning|evening|afternoon|night)\\w+|for [\\p{L} ]{3,28}|at (?:most|least)|maybe|probably|or so|I guess|I suppose|I think|out of (?:ten|10)|/ ?10|already|still)";
const PIECE = quickPattern(
  `^(?:(?:and|but|so|well|then|ok|okay|hm+|yeah|number|honestly)[ ,?]+)*((?:(?:(?!\\b${SAYS}\\b)[\\p{L}'-]+ ){0,3}?(?!\\b${SAYS}\\b)[\\p{L}'-]+)?)[ ,]*(?:${SAYS}[ ,]+)*\\b${NUM}(?:[ ,]*${WHEN})*$`,
  'iu',
);
/** "9 out of 10 cringe", "5/10 bothered": out of ten is a rating, whatever stands round it. */
const OUT_OF_TEN = quickPattern(
  `\\b${NUM} ?(?:out of|/) ?(?:10|ten)\\b(?: for| on the| on)? ?((?!people\\b|of\\b|times\\b|days\\b|who\\b|and\\b|but\\b|it\\b|today\\b|now\\b)[\\p{L}]+(?: [\\p{L}]+)?)?[.! ]*$`,
  'iu',
);
const HAS_NUMBER = quickPattern(`\\b${NUM}\\b`, 'i');
/** "It was a nine on the bridge it's about a four now": said without marks. */
const UNMARKED = quickPattern(
  `\\s+(?=(?:it's|it was|it is|its|was|now|and|but)\\b(?: [\\p{L}']+){0,3} ${NUM.replace('(', '(?:')}\\b)`,
  'giu',
);
const COUNTED = written('counted');
/** "They're eight and five": children, and no numbers of how it is. */
const AGES = written('ages');
const FELT = written('felt');
const PLACE = written('place');
const LIGHT = written('light');
const THEN = written('then');
const NOW = written('now');
const HOUR = quickPattern(`\\bat ${NUM}\\b`, 'i');
const STANDS_AT = quick(/(?:\b(?:is|was|be|it|put)\b|'s).{0,24} at /i);
const HERE = written('here');
const STILL = quick(/\b(?:now|it's|it is|today|tonight)\b/i);
const GOOD_DAY = quick(/\bon an? (?:good|ok|okay|decent) day\b/i);
const ENDS = written('ends');
const STRONG = quick(/\b(?:strong|loud|bad|hard|heavy|high|intense|much)\b/i);

/** "Number? I say 6", "I'd call it a seven": the number and nothing it could count. */
const BARE = quickPattern(
  `^(?:(?:the |a )?number[?,.: ]+|(?:well|ok|so|hm+|meh|like|idk|I don't know|it's|it is|I'd|I would|I)[ ,]+)*(?:meh|say|call it|give it|put it at|go for|go with|make it|number|(?:about|around)(?= an? ))(?: (?:a|an|about|around))? ${NUM}(?:[ ,]*${WHEN})*[.!]*$`,
  'iu',
);

/** The number and nothing else, whatever word of habit stands round it. */
const NUMBER_ALONE = quickPattern(
  `^(?:(?:ok|okay|well|it's|its|it is|I'm at|about|around|maybe|like|a|an|solid|just|only|still|more like|down to|up to|at|so|and|now|I'd say|say|call it|nearly|roughly|probably)[ ,.]*)*${NUM}(?:[ ,]*${WHEN})*[.! ]*$`,
  'iu',
);

interface Rating {
  label: string;
  value: number;
  piece: string;
}

function pieces(text: string): string[] {
  return text
    .replace(/\?\s+(?=it was|was)/gi, ', ')
    .replace(/^(?:out of|from) (?:ten|10|0 to 10)[?,.:]\s*/i, '')
    .replace(/(?<=\b(?:10|\d)) (?=[a-z]+ (?:10|\d)\b)/gi, ', ')
    .split(/[.;,!?]+\s*|\s+(?:and|but)\s+(?=(?:a|an|the|my|it|only|on|in)\b)/i)
    .flatMap((one) => one.split(UNMARKED))
    .filter((one) => one !== undefined && /[\p{L}\d]{2,}|\d/u.test(one))
    .map((one) => one.trim());
}

function numberOf(number: string): number {
  const at = NUMBERS.indexOf(number.toLowerCase());
  return at >= 0 ? at : Number(number);
}

function ratingsIn(text: string): Rating[] | null {
  if (COUNTED.test(text) || AGES.test(text)) return null;
  const found: Rating[] = [];
  let last = '';
  let beside = 0;
  for (const piece of pieces(text)) {
    if (!HAS_NUMBER.test(piece)) {
      if (FELT.test(piece) || PLACE.test(piece)) last = piece;
      beside += countWords(piece);
      continue;
    }
    // "She rings at eight": an hour, where nothing stands at it.
    if (found.length === 0 && HOUR.test(piece) && !FELT.test(piece) && !STANDS_AT.test(piece)) return null;
    // "The Australia one": one of several, and no number.
    if (/\bone$/i.test(piece) && !/\b(?:a|an|at|is|was|about|only|maybe|a solid) one$/i.test(piece)) return null;
    const match = PIECE.exec(piece);
    if (match === null) return null;
    const [, named = '', number = ''] = match;
    const after = /\bfor ((?!now\b|today\b|me\b)[\p{L} ]{3,28})$/iu.exec(piece)?.[1];
    const own = (after ?? named)
      .replace(/'s$/, '')
      .replace(/^(?:I'd|I would|I) (?:put|give|rate|call) /i, '')
      .replace(/^(?:number|like|so|the thing|it|that|this|I)$/i, '')
      .trim();
    const label = own === '' && (FELT.test(last) || PLACE.test(last)) && countWords(last) <= 3 ? last : own;
    found.push({ label, value: numberOf(number), piece });
    last = '';
  }
  return beside > 14 ? null : found;
}

/** Numbers from 0 to 10 that nobody asked for, and what the ends of our scale mean. */
export function ratings(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > 26 || lines.families.rating_moves === undefined)
    return null;
  if (leansOnKey(read)) return null;
  if (ENDS.test(read.clean) && /\?/.test(read.text)) return whichEnd(scene);
  if (/\?\s*$/.test(read.text)) return null;
  const ten = OUT_OF_TEN.exec(read.clean);
  const waits = state.expect !== null && state.expect.kind !== 'open' && state.expect.kind !== 'scale';
  if (ten !== null && read.words <= 9 && !waits && pieces(read.clean).filter((one) => HAS_NUMBER.test(one)).length <= 1)
    return outOfTen(scene, numberOf(ten[1] ?? '0'), ten[2] ?? '');
  // "They're four and six. They'll wreck my living room".
  if (pieces(read.clean).some((piece) => AGES.test(piece) && HAS_NUMBER.test(piece))) return null;
  const found = ratingsIn(read.clean);
  if (found === null || found.length === 0) return null;
  const [first, second] = found;
  if (first === undefined) return null;
  if (second === undefined) return single(scene, first);
  const good = found.find(({ piece }) => GOOD_DAY.test(piece));
  const other = found.find((one) => one !== good && NOW.test(one.piece));
  if (good !== undefined && other !== undefined)
    return plan('scale.taken', 'explore', [
      line('rating_good_day', { good: String(good.value), now: String(other.value) }),
    ]);
  const then = found.find(({ piece }) => THEN.test(piece) && !STILL.test(piece));
  const now = found.find((one) => one !== then && !THEN.test(one.piece));
  const named = found.some(({ label }) => FELT.test(label)) && first.label !== second.label;
  const oneThing = !named && !found.some(({ label }) => PLACE.test(label));
  if (found.length === 2 && then !== undefined && now !== undefined && oneThing) return moved(scene, then, now.value);
  return listed(scene, found);
}

function single(scene: Scene, { label, value }: Rating): Plan | null {
  const { state, read } = scene;
  // A bare number, or one that was asked for, is read by the policies that wait for it.
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  if (read.words > 12 || read.words < 2) return null;
  if (BARE.test(read.clean)) {
    noteIntensity(state, value);
    return numberNow(scene, value);
  }
  if (label === '' || !FELT.test(label)) return null;
  const said = named(label, scene);
  return said === null
    ? null
    : plan('scale.taken', 'explore', [line('rating_one', { What: upperFirst(said), value: String(value) })]);
}

/** Our last line asked how many, or when: a number answers it and rates nothing. */
const ASKS_COUNT = written('asks-count');

/** Whether a number comes that nothing asked for; what it measures is not known then. */
export const isUnasked = ({ state, grammar, read, lines }: Scene): boolean =>
  grammar.turnsClauses &&
  lines.families.scale_unasked !== undefined &&
  state.expect?.kind !== 'scale' &&
  state.told > 0 &&
  state.turn > 1 &&
  NUMBER_ALONE.test(read.clean) &&
  !ASKS_COUNT.test(state.lastReply);

/** A number that nobody asked for: what it counts is asked, and nothing is made of it. */
export function numberNow(scene: Scene, value: number, old: number | null = null): Plan {
  const { state } = scene;
  state.expect = null;
  const slots = { value: String(value), old: old === null ? null : String(old) };
  const moves = old !== null && old !== value;
  const family = moves ? 'scale_change' : whatItCounts(state);
  const expect: Expectation | null = family === 'scale_what' ? { kind: 'ends', options: [slots.value] } : null;
  return plan(moves ? 'scale.change' : 'scale.taken', 'explore', [line(family)], { slots, expect });
}

const ASKED_WHAT = 'scale-what';

/** What a number counts, and which end is the good one, is asked once; where it was dark, whether it counts that. */
function whatItCounts(state: Scene['state']): string {
  if ((state.quiet ?? 0) > 0 || wasUsed(state, ASKED_WHAT)) return 'scale_unasked';
  noteUsed(state, ASKED_WHAT);
  return state.level >= 2 ? 'scale_what_dark' : 'scale_what';
}

function outOfTen(scene: Scene, value: number, what: string): Plan {
  const said = what === '' ? null : named(what, scene);
  if (said !== null)
    return plan('scale.taken', 'explore', [line('rating_list', { list: `${value} out of ten for ${said}` })]);
  noteIntensity(scene.state, value);
  return numberNow(scene, value);
}

function moved({ state }: Scene, { value: old, piece }: Rating, value: number): Plan {
  // "While you were here" is true only of a number from the beginning of this talk.
  state.intensityFirst = HERE.test(piece) ? old : value;
  noteIntensity(state, value);
  state.expect = null;
  const slots = { old: String(old), value: String(value) };
  return plan('scale.change', 'explore', [line('scale_change', slots), line('rating_moves')], { slots });
}

function listed(scene: Scene, found: readonly Rating[]): Plan | null {
  const said = found.map(({ label, value }) => ({ label: named(label, scene), value }));
  if (said.some(({ label }) => label === null) || said.filter(({ label }) => label === '').length > 1) return null;
  const list = said.map(({ label, value }) => `${label} ${value}`.trim()).join(', ');
  const most = Math.max(...said.map(({ value }) => value));
  const top = said.filter(({ value }) => value === most);
  const plainly =
    found.some(({ label }) => LIGHT.test(label)) ||
    !found.every(({ label }) => FELT.test(label)) ||
    found.some(({ label }) => PLACE.test(label)) ||
    top.length > 1;
  scene.state.expect = null;
  return plan('scale.taken', 'explore', [
    line('rating_list', { list }),
    plainly ? line('rating_kept') : line('rating_most', { most: top[0]?.label }),
  ]);
}

function named(label: string, { gate }: Scene): string | null {
  const turned = swapPronouns(label, null);
  if (turned === null || gate.holds(label)) return null;
  return FELT.test(label) ? turned.trim().toLowerCase() : lowerFirst(turned.trim());
}

/** Which end of the scale is which depends on what was asked; a number that comes with it is taken. */
function whichEnd({ state, read }: Scene): Plan {
  const rest = read.clean.split(/(?<=[.!?])\s+/).filter((one) => !/\?$/.test(one));
  const given = new RegExp(`\\b${NUM}\\b`, 'i').exec(rest.join(' '))?.[1]?.toLowerCase();
  const value = given === undefined ? null : numberOf(given);
  const strong = STRONG.test(state.lastReply) && !/\bhow (?:is|has|was) (?:today|this)\b/i.test(state.lastReply);
  const end = line(strong ? 'scale_end_strong' : 'scale_end_good');
  if (value === null) return plan('scale.end', 'explore', [end], { expect: { kind: 'scale' } });
  noteIntensity(state, value);
  state.expect = null;
  return plan('scale.end', 'explore', [end, line('rating_taken', { value: String(value) })]);
}
