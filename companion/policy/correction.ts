import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, stoppedSentences, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { ownQuestion, rightHalf, setRight } from './set-right.ts';
import { wordTo } from './word-to.ts';

// Why is this hard? "Not angry. Tired." turns down what was said and puts something in its place. Heard only as one more
// feeling, the old reading comes back two replies later in a line about anger. So what was turned down is kept, nothing
// speaks from it until the person does, and what they put in its place is said back aloud.

const written = writtenIn('policy/correction');

const WORDS_MOST = 26;
const SUBJECT = "(?:I'm|I am|I was|it's|it is|it was|that's|he's|she's|they're|I feel|I felt)";
const SOFT = '(?:just |more |really |actually |rather |only |mostly |exactly |so much |even |like )*';
/** "Not X. Y", "it's not X, it's Y", "it's not that X, it's more that Y". */
const INSTEAD = quickPattern(
  `^(?:(?:no|nah|well|but|actually|and|I mean|oh)[ ,.]+)*(${SUBJECT} )?not ${SOFT}(?:that ${SUBJECT} ${SOFT})?([^.,;:!?]{2,50}?)(?:[.,;:!]+ (?:but |and )?| (?=${SUBJECT} ))(${SUBJECT} )?(?:just |really |actually |only |mostly )*([^.;:!?]{2,90}?)(?: actually| really| instead)?[.!]*$`,
  'i',
);
const TWO = quick(/\b(?:it's|I'm|he's|she's|they're|that's)\b/i);
/** "It wasn't funny. He looked worried." */
const DENIES_IT = written('denies-it');
const SEEN = written('seen');
/** What is no reading that could be wrong: how well it goes, what it is worth, what is being done. */
const NO_READING = written('no-reading');
const DARK = written('dark');
export const ASKED_DARK = written('asked-dark');
const BY_ANOTHER = written('by-another');
const AT_ONESELF = quick(/\b(?:at|with|on|of) (?:me|myself)\b/i);

/** "It's like when the dentist gives you an injection": a picture in place of a word. */
const PICTURE = quick(/^(?:more )?(?:like|as if|as though)\b/i);

export interface Instead {
  not: string;
  but: string;
  /** As it was written. */
  own: string;
}

/** "My age I mind": half a sentence that nobody says after a "not". */
const HANGS = quick(/^(?!that\b).*\S (?:you|he|she|they|we) \w+$/i);

/** What is put in place of what was turned down, as it is said to the person. */
export const putInPlace = ({ not, but }: Pick<Instead, 'not' | 'but'>): Part => ({
  kind: 'text',
  text: `${HANGS.test(not) ? '' : `${endWithStop(`Not ${not}, then`)} `}${endWithStop(upperFirst(but.replace(/^(?:is|was) that /i, '')))}`,
});

/** What stands in place of the old reading, met in its matter where that is known; else said back aloud. */
export function setInPlace(found: Instead, scene: Scene): Part[] {
  const known = wordTo(found.own, scene);
  if (known.length > 0) return [{ kind: 'text', text: endWithStop(`Not ${found.not}, then`) }, ...known];
  const ask = ownQuestion(found.own, scene);
  return [putInPlace(found), ...(ask === null ? [] : [ask])];
}

/** What was turned down, and what stands in its place: in the whole message, else in one sentence of a longer one. */
export function insteadOf(scene: Scene): Instead | null {
  const whole = instead(scene);
  const { read, state } = scene;
  if (whole !== null || read.words > LONG || DARK.test(read.clean)) return whole;
  if (read.acts.has('bye') || read.acts.has('thanks') || ASKED_DARK.test(state.lastReply)) return null;
  const sentences = stoppedSentences(read.clean).slice(0, SENTENCES);
  if (sentences.length < 2) return null;
  for (const text of sentences.filter((one) => BOTH_SAID.test(one))) {
    const found = instead({ ...scene, read: scene.reread(text) });
    // In a longer message it has to be a feeling, or a word of ours, that is turned down.
    if (found !== null && (feelingsIn(found.not, scene).length > 0 || sharedWords(found.not, state.lastReply) > 0))
      return found;
  }
  return null;
}

const LONG = 70;
const SENTENCES = 4;
/** "I'm not ashamed, I'm scared": both halves with their subject, so that nothing but a correction can be meant. */
const BOTH_SAID = written('both-said');

function instead({ read, grammar, gate, state }: Scene): Instead | null {
  if (!grammar.turnsClauses || state.turn === 0 || read.words > WORDS_MOST || state.level >= 2) return null;
  if (/\?/.test(read.text) || DARK.test(read.clean) || read.acts.has('thanks') || read.acts.has('bye')) return null;
  // "It's not work it's the van. The van's broken": the second sentence tells on.
  const said = read.clean.replace(/\b(he|she|it|that|they) (?:is|are)n't\b/gi, (_all, who: string) =>
    /^they$/i.test(who) ? "they're not" : `${who}'s not`,
  );
  const whole = INSTEAD.exec(said);
  const [first = ''] = said.split(/(?<=[.!])\s+/);
  const found = whole !== null && TWO.test(whole[2] ?? '') ? INSTEAD.exec(first) : whole;
  const [, whose = '', not = '', own = '', but = ''] = found ?? [];
  if (
    not === '' ||
    but === '' ||
    NO_READING.test(not) ||
    /^I'll\b/i.test(not) ||
    /^(?:not|no|never|I|he|she|they|we|you|the (?:other|first|second|last)(?: one)?|other one|(?:say|ask|wonder|kidd|jok|tell|check)ing)\b/i.test(
      but,
    )
  )
    return null;
  // "It's not easy, I'm tired": two things, and neither in place of the other.
  const same = own === '' || PICTURE.test(but) || whose === '' || own[0]?.toLowerCase() === whose[0]?.toLowerCase();
  // "Not picked again, the whole class is going": with no subject it is news, unless it takes up what was said.
  const bare = whose === '' && own === '' && !(/^\w+$/.test(not.trim()) && /^\w+(?: \w+){0,2}$/.test(but.trim()));
  if (bare && !PICTURE.test(but) && sharedWords(not, `${state.lastReply} ${state.recent.at(-1) ?? ''}`) === 0)
    return null;
  if (!same || !gate.passes(not) || !gate.passes(`${own}${but}`)) return null;
  const turnedNot = swapPronouns(not.trim(), null);
  // The "you" of a picture is anybody.
  const turnedBut =
    PICTURE.test(but) && /\byou\b/i.test(but) && !/\b(?:I|me|my)\b/.test(but)
      ? `${own}${but}`
      : swapPronouns(`${own}${AT_ONESELF.test(but) ? but.replace(/\bme$/i, 'myself') : but}`.trim(), null);
  return turnedNot === null || turnedBut === null
    ? null
    : { not: turnedNot, but: turnedBut, own: `${own}${but}`.trim() };
}

const mark = (id: string) => `not:${id}`;

function feelingsIn(text: string, { lines }: Scene): string[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}']+/gu) ?? []);
  return lines.feelings
    .filter(({ word, phrases }) => words.has(word) || phrases.some((phrase) => words.has(phrase)))
    .map(({ id }) => id);
}

/** Takes what was turned down out of what this message and the talk are read as. Call once a turn. */
export function noteCorrections(scene: Scene): void {
  const { state, read, grammar } = scene;
  if (!grammar.turnsClauses) return;
  const found = insteadOf(scene);
  const down =
    found === null
      ? []
      : [...feelingsIn(found.not, scene)].filter(
          (id) => found.but.includes('yourself') || !feelingsIn(found.but, scene).includes(id),
        );
  const signs = { ...state.signs };
  for (const id of down) signs[mark(id)] = state.turn;
  // Named again by themselves, it is theirs again.
  if (found === null && /\b(?:I'm|I am|I feel|I was|I felt)\b/i.test(read.clean))
    for (const { id } of read.feelings) if (feelingsIn(read.clean, scene).includes(id)) delete signs[mark(id)];
  if (down.length === 0 && !Object.keys(state.signs ?? {}).some((key) => key.startsWith('not:'))) return;
  state.signs = signs;
  const gone = new Set(Object.keys(signs).flatMap((key) => (key.startsWith('not:') ? [key.slice(4)] : [])));
  if (gone.size === 0) return;
  state.feelings = state.feelings.filter((id) => !gone.has(id));
  const anger = gone.has('angry') ? state.topics.indexOf('anger') : -1;
  if (anger >= 0) {
    state.topics = state.topics.filter((_, at) => at !== anger);
    state.topicWeights = state.topicWeights.filter((_, at) => at !== anger);
  }
  const without = (one: Understanding): Understanding => ({
    ...one,
    feelings: one.feelings.filter(({ id }) => !gone.has(id)),
    topics: gone.has('angry') ? one.topics.filter(({ id }) => id !== 'anger') : one.topics,
  });
  const { earlier } = scene;
  scene.read = without(read);
  scene.earlier = () => {
    const before = earlier();
    return before === null ? null : without(before);
  };
}

/** "No, she. My manager is a woman": who is meant is put right, and nothing else was wrong. */
const WHO_IT_IS = written('who-it-is');
const SUBJECT_OF: Readonly<Record<string, string>> = { her: 'She', him: 'He', them: 'They' };
/** "It's not that I hate the job", with nothing yet in its place. */
const NOT_THAT = written('not-that');

function denied({ read, state, lines, gate }: Scene): Plan | null {
  if (state.turn === 0 || state.level >= 2 || read.words > WORDS_MOST || /\?/.test(read.text)) return null;
  const who = WHO_IT_IS.exec(read.clean)?.[1]?.toLowerCase();
  if (who !== undefined && lines.families.corrected_who)
    return plan('repair', 'focus', [
      { kind: 'text', text: `${SUBJECT_OF[who] ?? upperFirst(who)}, then.` },
      line('corrected_who'),
    ]);
  const that = NOT_THAT.exec(read.clean)?.[1];
  if (that === undefined || !lines.families.corrected_not_that) return null;
  if (DARK.test(that) || ASKED_DARK.test(state.lastReply) || !gate.passes(that)) return null;
  const turned = swapPronouns(that, read.people[0]?.word ?? null);
  if (turned === null) return null;
  // After three questions there is room to say what it is, and no fourth.
  const name = state.asked >= 3 ? 'corrected_not_that_rest' : 'corrected_not_that';
  return plan('repair', 'focus', [line(name, { that: turned })]);
}

/** "I wasn't complaining about uni, it's the bus times", "I don't mean nerves I mean the stage is freezing". */
function notMeant(scene: Scene): Plan | null {
  const { read, state } = scene;
  const isOne = state.turn > 0 && state.level < 2 && read.words <= NOT_MEANT_MOST && NOT_MEANT.test(read.clean);
  if (!isOne || /\?/.test(read.text) || DARK.test(read.clean)) return null;
  const half = rightHalf(read.clean);
  const met = half === null ? [] : setRight(half, scene, read.clean);
  return met.length === 0 ? null : plan('repair', 'focus', met);
}

const NOT_MEANT_MOST = 14;
const NOT_MEANT = written('not-meant');

const ROW = 3;
const OF_DANGER = written('of-danger');

/** After something was put right the talk goes on with just that, unless enough was asked. */
export function leadsOn(own: string, scene: Scene): Part[] {
  const { state, read } = scene;
  if (state.asked >= ROW || (state.quiet ?? 0) > 0 || state.level >= 2 || ASKED_DARK.test(state.lastReply)) return [];
  // Right after a question about danger nothing more is pressed.
  if (state.level >= 1 && OF_DANGER.test(state.lastReply)) return [];
  const asked = ownQuestion(own === '' ? read.clean : own, scene);
  return asked === null ? [] : [asked];
}

/** What stands in place of the old reading is said back aloud, and the old one is not leaned on again. */
export function correction(scene: Scene): Plan | null {
  const { read, lines, gate, grammar, state } = scene;
  if (lines.families.corrected === undefined || !grammar.turnsClauses) return null;
  const found = insteadOf(scene);
  if (found !== null) {
    const said = putInPlace(found);
    // "No, it's not my mood": the no goes to the question that was asked just before as well.
    const asked = /^no\b/i.test(read.clean) && ASKED_DARK.test(state.lastReply) && lines.families.corrected_check;
    if (asked) return plan('repair', 'focus', [line('corrected_check'), said]);
    if (/\byourself\b/.test(found.but)) return plan('repair', 'focus', [said, line('corrected_self')]);
    // "My wife says I'm angry." "I'm not angry, I'm tired": it was another's reading, and hers can be spoken of kindly.
    if (BY_ANOTHER.test(state.recent.at(-1) ?? '') && lines.families.corrected_other)
      return plan('repair', 'focus', [said, line('corrected_other')]);
    const drawn = /^(?:it's |it is |it was |that's )?(?:more )?(?:like|as if|as though)\b/i.test(found.but);
    if (drawn && lines.families.corrected_picture) return plan('repair', 'focus', [said, line('corrected_picture')]);
    return plan('repair', 'focus', setInPlace(found, scene));
  }
  const other = denied(scene) ?? notMeant(scene);
  if (other !== null) return other;
  if (state.turn === 0 || read.words > WORDS_MOST || !DENIES_IT.test(read.clean) || DARK.test(read.clean)) return null;
  const turned = gate.passes(read.clean)
    ? swapPronouns(read.clean.replace(/(?: though)?[.!]*$/, ''), read.people[0]?.word ?? null)
    : null;
  if (turned === null) return null;
  // What was seen has a word of its own where a cue knows it.
  if (SEEN.test(read.clean) && read.cues.length > 0) return null;
  const said: Part = { kind: 'text', text: endWithStop(upperFirst(turned)) };
  return plan('repair', 'focus', [said, line(SEEN.test(read.clean) ? 'corrected_saw' : 'corrected')]);
}
