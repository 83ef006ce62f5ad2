import type { LinesContent } from '#companion/content.schema.ts';
import type { Part, Scene } from '#companion/policy/plan.ts';
import { holdsAStep, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { besideEcho, carrier, isAskedOut, linesOf } from './beside-echo.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { kindOf } from './clause-kinds.ts';
import { comesTo } from './comes-to.ts';
import { asksWhatWasTold } from './just-told.ts';
import { sharedWords } from './nearest.ts';
import { mayHandBack } from './openings.ts';
import type { Form } from './pieces.ts';
import { retell } from './retell.ts';
import { toldPart } from './told-part.ts';
import { asksWantedAgain } from './wanted-instead.ts';

interface Picked {
  part: Part;
  choice: Wording;
}

/** Lines that could stand in any talk: true of a kind of sentence, or of nothing in particular. */
const ANYWHERE =
  /^(?:beside_(?!hurts|list)|plainly_|told_|hint_|doing_|sense_|stay_plain$|plain_lead$|rest$|fallback_(?:honest|narrow)$)/;
/** Those that only keep the talk going, or fit a sentence by its form and miss what it tells. */
const KEEPS_GOING =
  /^(?:beside_(?:piece|thing|any|did|does|done_to|others_did|others_are|others_were|is_so|was_so|ahead|unknown)(?:_ask)?|told_said|plainly_(?!unsure|wants|lives_with)\w+|stay_plain|plain_lead|rest|fallback_\w+)$/;
const SCRAP = 7;
/** Pieces that say something by themselves. */
const WHOLE_FORMS: ReadonlySet<string> = new Set<Form>(['pair', 'list', 'quote']);
const SAME_WORDS = 2;
/** After so much of their own nothing has to follow. */
const ENOUGH = 16;

/**
 * Where a reply would hold nothing of this message but a scrap, or a line that fits any: the message itself, told to
 * the person, and what of the reply speaks to its kind. Any other reply is what it was given.
 */
export function toldBack(picked: readonly Picked[], scene: Scene, attempt: number): readonly Picked[] {
  if (!scene.grammar.turnsClauses || picked.length === 0) return picked;
  const { anywhere, goesOn, hints, senses } = stockOf(scene);
  const isGoingOn = ({ choice }: Picked) => goesOn.has(choice.source) || goesOn.has(choice.text);
  const receipt = picked.some(isGoingOn);
  const little = ({ part, choice }: Picked) =>
    isEcho(part) ||
    anywhere.has(choice.source) ||
    anywhere.has(choice.text) ||
    part.kind === 'question' ||
    (choice.names !== undefined && (receipt || countWords(choice.text) <= (WHOLE_FORMS.has(choice.names) ? 0 : SCRAP)));
  const bare = picked.every(little);
  if (!bare && !speaksPast(picked, scene)) return picked;
  const gist = attempt < GIST_TRIES ? comesTo(scene) : null;
  if (gist !== null) return withGist(gist, picked, scene, little);
  const told = partOrWhole(scene);
  if (told === null) return receipt ? askedInstead(picked, scene, attempt, goesOn) : picked;
  if (!bare && countWords(told) > ENOUGH) return picked;
  const long = countWords(told) > ENOUGH;
  // What holds the same words again would say them twice; a line to one word of them is lost behind a long sentence.
  const kept = picked.filter(
    ({ part, choice }) =>
      !choice.names &&
      !isEcho(part) &&
      !goesOn.has(choice.source) &&
      !goesOn.has(choice.text) &&
      sharedWords(choice.text, told) < SAME_WORDS &&
      !(long && hints.has(choice.source)),
  );
  if (long && kept.some(({ part, choice }) => part.kind !== 'question' && !senses.has(choice.source))) return picked;
  const first: Picked = {
    part: { kind: 'anchor', optional: true },
    choice: { text: kept.some(({ choice }) => /^So\b/.test(choice.text)) ? told : withLead(told, scene), source: told },
  };
  const next = kept.length > 0 ? kept : follow(scene, attempt, goesOn);
  // Their words and nothing else, twice running, are a mirror.
  if (next.length === 0 && echoedLast(scene) && !/[?.] ./.test(scene.state.lastReply))
    return askedInstead([first], scene, attempt, goesOn);
  return [first, ...next];
}

/** The person's own line, where nothing has to be confirmed. */
const isEcho = (part: Part) => part.kind === 'anchor' && !part.always && !part.whole;

/** A line to what it comes to may fail the check; then the words themselves are tried. */
const GIST_TRIES = 3;

/** What it comes to, with at most the last few words of it before, and no question but one to this very message. */
function withGist(gist: Wording, picked: readonly Picked[], scene: Scene, little: (one: Picked) => boolean): Picked[] {
  const said: Picked = { part: { kind: 'meaning' }, choice: gist };
  const part = echoedLast(scene) || scene.read.words < PART_FROM ? null : toldPart(scene);
  const kept = picked.filter((one) => !little(one));
  // "So she wouldn't see. So you keep it": one of them will do.
  if (part === null || opensAlike(part, gist.text)) return [said, ...kept];
  return [{ part: { kind: 'anchor', optional: true }, choice: { text: part, source: part } }, said, ...kept];
}

const opensAlike = (one: string, other: string) => one.split(/\W/, 1)[0] === other.split(/\W/, 1)[0];

const PART_FROM = 12;
/** A short line may come back whole; a longer one is seldom said again by anybody. */
const WHOLE_MAX = 7;
const MIRROR = 12;

/** Whole where it is short, else the half or the few words of it that a listener would say. */
function partOrWhole(scene: Scene): string | null {
  const whole = retell(scene);
  if (whole !== null && countWords(whole) <= WHOLE_MAX) return whole;
  const part = toldPart(scene);
  // Two long ones running are a mirror.
  const mirrors = whole !== null && countWords(whole) > MIRROR && echoedLast(scene);
  return part ?? (mirrors ? null : whole);
}

/** The last reply gave words of the message before it back. */
function echoedLast({ state }: Scene): boolean {
  return state.turn - (state.signs?.['echo-at'] ?? -PAUSE) < PAUSE;
}

/** Nothing of it can be said again: what a listener would ask next stands for a receipt. */
function askedInstead(
  picked: readonly Picked[],
  scene: Scene,
  attempt: number,
  goesOn: ReadonlySet<string>,
): readonly Picked[] {
  const asked = follow(scene, attempt, goesOn, 'is');
  return asked.length > 0 ? asked : picked;
}

const SHORT = 24;
const PAUSE = 2;

/** A short line of meaning without one word of the message, and not right after a line of theirs. */
function speaksPast(picked: readonly Picked[], { state, read }: Scene): boolean {
  const said = picked.map(({ choice }) => choice.text).join(' ');
  return (
    state.turn - (state.signs?.['echo-at'] ?? -PAUSE) >= PAUSE &&
    countWords(said) < SHORT &&
    sharedWords(said, read.clean) === 0 &&
    picked.some(({ part }) => part.kind === 'meaning') &&
    picked.every(({ part, choice }) => !choice.names && (part.kind === 'meaning' || part.kind === 'question'))
  );
}

/** The lines of a language stay the same; a reply asks for them several times. */
type Stock = Record<'anywhere' | 'goesOn' | 'hints' | 'senses', ReadonlySet<string>>;
const STOCK = new WeakMap<LinesContent, Stock>();

function stockOf(scene: Scene): Stock {
  const named = (names: RegExp) =>
    new Set(
      linesOf(
        Object.keys(scene.lines.families).filter((name) => names.test(name)),
        scene,
      ),
    );
  const known = STOCK.get(scene.lines) ?? {
    anywhere: named(ANYWHERE),
    goesOn: named(KEEPS_GOING),
    hints: named(/^(?:hint_|beside_)/),
    senses: named(/^sense_/),
  };
  STOCK.set(scene.lines, known);
  return known;
}

/** What goes with it: a word or a question to its kind, else, where none was asked just now, one to what was told. */
function follow(scene: Scene, attempt: number, goesOn: ReadonlySet<string>, other: string | null = null): Picked[] {
  const { wording, asks } = besideEcho(scene, attempt) ?? {};
  if (wording !== undefined && !goesOn.has(wording.source))
    return [{ part: asks ? { kind: 'question' } : { kind: 'family', name: 'stay_beside' }, choice: wording }];
  const { lines, tone, state, seed, read } = scene;
  if (state.asked > 0 || isAskedOut(state) || holdsAStep(state) || UNREAL.test(read.clean)) return [];
  const to = asksNext(scene) ?? other;
  if (to === null) return [];
  const since = state.since !== null || read.since !== null;
  const fresh = wordings(lines.families[`next_${to}_ask`], tone, {}, state, seed).filter(
    ({ source, text }) =>
      !wasUsed(state, source) && !asksWantedAgain(text, state) && !asksWhatWasTold(text, read.clean, read.words, since),
  );
  const next = fresh[attempt % Math.max(1, fresh.length)];
  return next === undefined ? [] : [{ part: { kind: 'question' }, choice: next }];
}

/** What somebody is or has, and what was not done: no story goes on from there. */
const STATE =
  /\b(?:he|she|they|it|my [\w-]+(?: [\w-]+)?)(?:'s|'re| is| are| has| have)\b(?! (?:\w+ )?\w+ing\b)|\bI (?:did not|didn't)\b/i;
const CANT = /^(?:and |but |so )?I (?:just |still |really )*(?:can't|cannot|can not)\b/i;
const OTHERS = new Set(['others_did', 'done_to', 'asked', 'said']);
const KIND_ASKS: Readonly<Record<string, string>> = {
  undone: 'undone',
  does: 'i_do',
  doesnt: 'i_do',
  feels: 'i_do',
  others_are: 'they_do',
  ahead: 'ahead',
  others_were: 'was',
  did: 'i_did',
};

/** What a listener would want to know next: by when it was, who did it, and whether it can be done. */
function asksNext({ read }: Scene): string | null {
  const clause = carrier(read.clauses);
  if (clause === undefined) return null;
  const kind = kindOf(clause.text);
  if (CANT.test(clause.text)) return 'cant';
  if (kind === null || STATE.test(clause.text)) return null;
  if (kind === 'does' && PAST_TENSE.test(clause.text)) return 'i_did';
  if (!OTHERS.has(kind)) return KIND_ASKS[kind] ?? null;
  if (!PAST_TENSE.test(clause.text)) return 'they_do';
  return kind === 'others_did' || kind === 'done_to' ? 'they_did' : 'they_said';
}

/** Of what only might be, nothing is asked as if it were. */
const UNREAL = /\b(?:would|could|might|maybe|perhaps|probably|if)\b|'d\b/i;
const PAST_TENSE =
  /\b(?:was|were|did|didn't|had|said|told|went|came|got|took|made|gave|saw|left|lost|cried|sat|stood|ran|bit|hit|threw|broke|fell|\w{3,}ed)\b/i;

const LEADS = ['So', 'And'];
const OPENS = /^(?:you|your|you're|you've|he|she|they|there)\b/i;

/** Right after a reply that began alike it is joined on, so that no two running open the same. */
function withLead(told: string, scene: Scene): string {
  const { state } = scene;
  const joined = lowerFirst(told);
  const first = (text: string) => text.split(/[ ']/, 1)[0];
  const alike = first(told) === first(state.lastReply) || !mayHandBack(told, scene);
  if (!alike || !OPENS.test(told) || joined === told) return told;
  return `${LEADS[state.turn % LEADS.length]} ${joined}`;
}
