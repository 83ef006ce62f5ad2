import { piecesOf } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, addressee, namedAs, peopleIn, rolesOf, severalIn } from './addressee.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A talk holds a son, a husband and a doctor, and words to the wrong one of them are worse than none. So
// the asking goes first, then whoever was to be told a message or two before; who is only spoken of is nobody's addressee.

type Held = NonNullable<Scene['state']['drafts']>;

const written = writtenIn('policy/draft-whom');

const STRANGER = written('stranger');
const ABOUT_DRAFT = written('about-draft');
/** "Both are two lines": said of the words, and no part of them. */
export const isAboutDraft = (text: string): boolean => ABOUT_DRAFT.test(text);

const GROUP: Addressee = { said: 'the group', own: 'the group', pronoun: 'they' };
/** They mean to say something to somebody. */
export const MEANS_TO_SAY =
  /\b(?:need|want|have|trying|going|meant|would like|should like|'d like) to (?:tell|ask|say|let|write|text|message|explain|answer|reply|invite)\b/i;
const IS_TOLD =
  /\b(?:tell|telling|told|ask|asking|write to|text|message|say to|saying to|talk to|speak to|explain to|answer|email|ring|call) (?=(?:my|the|our|mum|mom|dad|[A-Z]))/g;
const TOLD_BEFORE = 4;
const OFFICE =
  /\b(?:the|my|our) ((?:\w+ )?(?:job ?cent(?:re|er)|council|office|embassy|authorit(?:y|ies)|bank|insurance|energy company|supplier|surgery|housing association))\b/i;

/** "I want to email his teacher": the son is told of, and the teacher reads it. */
function ofTheirs(text: string): Addressee | null {
  const [, whose = '', role = ''] = THEIRS.exec(text) ?? [];
  if (role === '') return null;
  return { said: `${whose.toLowerCase()} ${role.toLowerCase()}`, own: `the ${role.toLowerCase()}`, pronoun: null };
}
const THEIRS =
  /\b(?:e-?mail|write to|tell|ask|message|talk to|speak to|text|ring|call) (his|her|their) ((?:head ?|form |class )?(?:teacher|tutor)|head|school|nursery|coach|doctor|landlord|manager)\b/i;

/** The one named in the asking, else the one the words on the table are for, else who was spoken of before. */
export function whomFor(asked: string, { read }: Scene, before: readonly string[], lately?: Held): Addressee | null {
  if (/\bin (?:the|our|my) (?:\w+ )?group ?chat\b/i.test(asked)) return GROUP;
  // "My husband wants me to ring them": they are rung up, and not he.
  const rung = [...before.slice(-2), read.clean].some((text) => /\b(?:ring|call|phone|contact) them\b/i.test(text));
  if (rung && peopleIn(read.clean).length === 0 && !/\b(?:him|her)\b/i.test(asked))
    return { said: '', own: '', pronoun: 'they' };
  const theirs = ofTheirs(asked) ?? ofTheirs(read.clean);
  if (theirs !== null) return theirs;
  const told = toldTo(asked) ?? severalIn(asked) ?? (peopleIn(read.clean).length < 2 ? severalIn(read.clean) : null);
  if (told !== null) return told;
  const found =
    strangerIn(asked, before.at(-1) ?? '') ??
    meantIn(asked, read.clean) ??
    toldLately(asked, [...before.slice(-TOLD_BEFORE), read.clean]) ??
    addressee(asked, [...before, read.clean], read.clean) ??
    addressee(read.clean, before) ??
    pointedAt(before);
  const named = isPlaceFor(asked, found) ? oneOf(asked) : found;
  const held = namedAs(lately?.own ?? '');
  const fits = held !== null && (held.pronoun === null || named?.pronoun == null || held.pronoun === named.pronoun);
  return fits && peopleIn(read.clean).length === 0 ? held : named;
}

/** "What would I even say to her": nobody says that of the council that was named before. */
const isPlaceFor = (asked: string, found: Addressee | null): boolean =>
  oneOf(asked) !== null && peopleIn(asked).length === 0 && rolesOf(found).includes('office');

/** The "her" or "him" of the asking, where nobody else is known. */
function oneOf(asked: string): Addressee | null {
  const [he, she] = [/\bhim\b/i.test(asked), /\bher\b/i.test(asked)];
  return he === she ? null : { said: '', own: '', pronoun: he ? 'he' : 'she' };
}

/** "One old fella asked me", and then "what would I say to him": he, and not the friend of long before. */
function strangerIn(asked: string, last: string): Addressee | null {
  const one = peopleIn(asked).length > 0 || peopleIn(last).length > 0 ? undefined : STRANGER.exec(last)?.[0];
  const pointed = oneOf(asked);
  const she = /\b(?:woman|lady|girl|lass)$/i.test(one ?? '');
  return one !== undefined && pointed !== null && (pointed.pronoun === 'she') === she ? pointed : null;
}

/** "The doctor said … and I don't know how to tell the team": of two that are named, the one who is to be told. */
function toldTo(asked: string): Addressee | null {
  const at =
    /\b(?:tell|ask|write to|text|message|say to|talk to|speak to|explain to|answer|thank|invite) (?=my\b|the\b|our\b|[A-Z])/.exec(
      asked,
    );
  const people = peopleIn(asked);
  return at === null || people.length < 2 ? null : (peopleIn(asked.slice(at.index))[0] ?? null);
}

/** "How do I tell my husband?", and then "what words would I use?": who was to be told is told still. */
function toldLately(asked: string, texts: readonly string[]): Addressee | null {
  if (peopleIn(asked).length > 0) return null;
  const [he, she] = [/\b(?:he|him)\b/i.test(asked), /\b(?:she|her)\b/i.test(asked)];
  for (const text of [...texts].reverse()) {
    const at = [...text.matchAll(IS_TOLD)].at(-1);
    const person = at === undefined ? undefined : aimedAt(text.slice(at.index + at[0].length));
    if (person === undefined) continue;
    const pronoun = person.pronoun ?? (he === she ? null : he ? 'he' : 'she');
    return (he && pronoun === 'she') || (she && pronoun === 'he') ? null : { ...person, pronoun };
  }
  // "The answer of the job centre ... How can I write to them?"
  const place = /\bthem\b/i.test(asked) ? texts.flatMap((text) => OFFICE.exec(text)?.[1] ?? []).at(-1) : undefined;
  return place === undefined
    ? null
    : { said: `the ${place.toLowerCase()}`, own: `the ${place.toLowerCase()}`, pronoun: 'they' };
}

/** The person the text begins with. */
function aimedAt(text: string): Addressee | undefined {
  const [first = ''] = text.split(/[.!?;]/);
  return (
    severalIn(`tell ${first}`) ??
    peopleIn(`to ${first}`).find(
      ({ own }) =>
        first.toLowerCase().startsWith(own.replace(/^(?:my|the) /, '').toLowerCase()) ||
        /^(?:my|our|the|a) /i.test(first),
    )
  );
}

/** "I'd like to write to Ana that … Could you help me put it?": she is named beside the asking. */
function meantIn(asked: string, message: string): Addressee | null {
  if (peopleIn(asked).length > 0) return null;
  const meant = piecesOf(message).filter((text) => MEANS_TO_SAY.test(text));
  // "I want to ask my teacher for more time, my nan's in hospital": who stands right behind the verb.
  const aimed = meant.map(toldTo).find((one) => one !== null);
  if (aimed !== undefined && aimed !== null) return aimed;
  const people = new Map(meant.flatMap(peopleIn).map((one) => [one.own, one]));
  const [one, other] = people.values();
  if (one === undefined || other !== undefined) return null;
  const [he, she] = [/\b(?:he|him)\b/i.test(meant.join(' ')), /\b(?:she|her)\b/i.test(meant.join(' '))];
  return { ...one, pronoun: one.pronoun ?? (he === she ? null : he ? 'he' : 'she') };
}

/** "He says just tell her": whom the words are for was said a message or two before. */
function pointedAt(before: readonly string[]): Addressee | null {
  const at = before.findLastIndex((text) =>
    /\b(?:tell|ask|say to|write to|text|talk to) (?:him|her|them)\b/i.test(text),
  );
  const text = before[at];
  if (text !== undefined && at >= before.length - 2) return addressee(text, before.slice(0, at));
  if (before.slice(-2).some((one) => /\bdumped (?:me|by)\b|\bgot dumped\b|\bbroke up with me\b/i.test(one)))
    return { said: 'your ex', own: 'my ex', pronoun: null };
  // Who it is, is not sure; that it is a he, is.
  const last = before.at(-1) ?? '';
  const [he, she] = [/\b(?:he|him)\b/i.test(last), /\b(?:she|her)\b/i.test(last)];
  return he === she ? null : { said: '', own: '', pronoun: he ? 'he' : 'she' };
}
