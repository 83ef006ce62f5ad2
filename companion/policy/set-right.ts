import { writesLearnt } from '#companion/realise/own-words.ts';
import { righted } from '#companion/realise/righted.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isComplaint } from './complaint-words.ts';
import { asksNow } from './cue-lines.ts';
import { line, type Part, type Scene } from './plan.ts';
import { questionAbout } from './question-about.ts';
import { wordTo } from './word-to.ts';

// Why is this hard? Who puts something right has just told us the matter once more. Said back whole it is an echo, with
// "what would help you most" behind it nobody listened. So what they put in its place is met as if it had been told first:
// by the word a cue knows, else by the question it has of its own; and where neither is known a few words of it are enough.

const written = writtenIn('policy/set-right');

/** "Not the job, the move", "the hedge, not the fence", "it's not the day it's the laugh", "I meant the van", "like I said". */
const RIGHT_HALVES: readonly RegExp[] = [
  written('not-this-but'),
  written('not-mine-but'),
  written('this-not-that'),
  written('isnt-but-is'),
  written('as-said'),
  written('meant'),
];
const THEN_NEXT = written('then-next');
/** ", like I said", ", not tiredness": no part of what is right. */
const TAIL = written('tail');
const FEARED = written('feared');

/** "She wants me in and I said no", too long to come back: the first of it. */
const firstOfTwo = (text: string): string =>
  countWords(text) <= SAID_MOST ? text : (text.split(THEN_NEXT)[0]?.trim() ?? text);

/** So few words behind it tell nothing nearer to the matter. */
const LITTLE = 3;

/** Of a correction the half that is right; null where nothing is set against another. */
export function rightHalf(text: string): string | null {
  const found = RIGHT_HALVES.map((shape) => shape.exec(text)).find((one) => one !== null);
  const half = found?.at(-1);
  if (found == null || half === undefined || countWords(text.slice(found.index + found[0].length)) > LITTLE)
    return null;
  return HANGING.test(half.trim()) ? null : firstOfTwo(half.trim());
}

/** "Is that I may": cut in the middle of what it says. */
const HANGING =
  /^(?:is|was|are|were)\b|\b(?:may|can|could|must|should|would|will|might|do|does|did|am|is|are|was|were|have|has|had|to|not|that|the|a|my)\W*$/i;

/** "No, it wasn't the party. The party was lovely. It's the number.": what stands last is what it is. */
export function lastlyIs(text: string): string | null {
  const all = text.split(/(?<=[.!])\s+/);
  const last = all.at(-1) ?? '';
  return DENIED.test(all[0] ?? '') && all.length > 2 && LASTLY.test(last) ? last : null;
}
const DENIED = /\b(?:not|wasn't|isn't)\b/i;
const LASTLY = written('lastly');

/** A question that fits anything asks for a second telling, and praise for a step is none. */
const FITS_ANY = /^(?:mistake_(?:on|room|meant_go)|telling_step)$/;
/** A word to the feeling alone passes over what was put right. */
const OF_FEELING = /^shown_/;
/** A longer piece said back is an echo. */
const SAID_MOST = 9;
const FEW = 4;
/** "She's missing": how it is, of which nothing can be wished of anybody. */
const IS_SO = written('is-so');
const FRAME =
  /^(?:(?:and|but|so|just|well|no|nah|actually|honestly|more|really|it is|it's|that's|it was|it was more|it's more|more like)\b[ ,]+)*?(?=(?:that|how|what|when|who) )/i;
const TO_US =
  /^(?:just |please |only |so )*(?:say|tell|answer|give|write|ask|stop|read|listen|leave)\b|^I (?:just |only |already |literally )*(?:said|say|asked?|told|repeat)\b|\b(?:sentences?|answers?|words?|lines?|questions?)\W*$/i;
/** "You don't trust you": it comes back to the one who says it. */
const ON_ONESELF =
  /^(you (?:just |really |only |still )*(?:(?:don't|do not|can't|cannot|couldn't|didn't|never) )?(?:\w+)) you$/i;

/** A few words of what was put in place: "She's in hospital, then." Null where they would be an echo, or can't be said. */
export function inPlaceOf(text: string, scene: Scene): string | null {
  const { gate, read } = scene;
  const pieces = text
    .split(
      /[.!?;]+\s*|,\s+(?=(?:(?:but|and|so|it's|its|just) )*(?:it's|its|I|I'm|he|he's|she|she's|they|we|my|the)\b)/i,
    )
    .map((one) => one.replace(/^(?:(?:but|and|so|just|no|actually|I mean)\b[ ,]+)+/i, '').trim())
    .filter((one) => one !== '' && !/\bnot (?:the|my) point\b|^not\b/i.test(one));
  const half = rightHalf(text);
  const last = half ?? firstOfTwo(pieces.at(-1) ?? '');
  if (
    countWords(last) < (half === null ? 2 : 1) ||
    countWords(last) > SAID_MOST ||
    isComplaint(last) ||
    /[?"]/.test(text)
  )
    return null;
  // Told in somebody's second language it would hand their grammar back, and what is asked of us is no matter of theirs.
  // What is feared of somebody is never said as if it were so.
  if (TO_US.test(last) || FEARED.test(last) || writesLearnt(scene)) return null;
  if (gate.holds(last) || !gate.passes(last) || gate.harshName(last) !== null) return null;
  const turned = swapPronouns(
    righted(last)
      .replace(TAIL, '')
      .replace(FRAME, '')
      .replace(/^(?:(?:is|was) )?that (?=(?:I|he|she|they|it|we|nobody|my \w+) )/i, '')
      .replace(/^(?:it's|its|it is|it was) (?=(?:the|my|his|her|an?|our|their)\b)/i, '')
      .replace(/^its\b/i, "it's"),
    read.people[0]?.word ?? null,
  )?.replace(ON_ONESELF, '$1 yourself');
  return turned === undefined ? null : `${endWithStop(`${upperFirst(turned.replace(/[.!,]+$/, ''))}, then`)}`;
}

/** The next question about just this, where it has one of its own; none that would fit anything. */
export function ownQuestion(text: string, scene: Scene): Part | null {
  const { state, lines } = scene;
  if (!asksNow(scene) || state.level >= 2 || lines.families.about_fear === undefined) return null;
  const asked = questionAbout({ ...scene, read: scene.reread(text), anchors: [] });
  return asked.kind === 'family' && FITS_ANY.test(asked.name) ? null : asked;
}

/** What was put in place of a misreading, met in its own matter; `whole` is what it was cut out of. */
export function setRight(text: string, scene: Scene, whole = text): Part[] {
  const known = wordTo(text, scene);
  if (known.length > 0) return known;
  const said = inPlaceOf(whole, scene);
  const ask = ownQuestion(text, scene);
  return [...(said === null ? [] : [{ kind: 'text', text: said } as const]), ...(ask === null ? [] : [ask])];
}

/** The same, instead of a question that would fit anything; what is known already stays. */
export function withoutFiller(parts: readonly Part[], text: string, scene: Scene): Part[] {
  const kept = parts.filter((part) => part.kind !== 'family' || !FITS_ANY.test(part.name));
  // In a few words it can be said as it is; a question to them would be a guess.
  const few =
    countWords(text) <= FEW && parts.every(({ kind }) => kind === 'family') && IS_SO.test(text)
      ? inPlaceOf(text, scene)
      : null;
  if (few !== null) return [{ kind: 'text', text: few }];
  if (kept.some((part) => part.kind !== 'family' || !OF_FEELING.test(part.name))) return kept;
  const said = inPlaceOf(text, scene);
  if (said === null) return kept.length > 0 ? kept : [...parts];
  return [{ kind: 'text', text: said }];
}

const PERSON_SPOKE =
  /\b(?:he|she|they|who|that|my \w+) (?:\w+ )?(?:said|says|laugh\w*|shout\w*|told|tells|yell\w*|called|calls|texted|swore|insult\w*|blam\w+)\b/i;

/** Who it was, put right: what was said to them is the next question, where it was something said. */
export function askOfWhom(scene: Scene): Part[] {
  const { read, state, lines } = scene;
  if (!asksNow(scene) || lines.families.meant_who_ask === undefined) return [];
  const spoke = [read.clean, state.recent.at(-1) ?? ''].some((text) => PERSON_SPOKE.test(text));
  return spoke && read.people.length > 0 ? [line('meant_who_ask')] : [];
}
