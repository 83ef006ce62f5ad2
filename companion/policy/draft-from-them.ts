import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, addressee, namedAs, OF_CHILD, peopleIn, rolesOf } from './addressee.ts';
import { thatEach, turned, wishedContent } from './draft-content.ts';
import { directContent } from './draft-direct.ts';
import { factsIn } from './draft-facts.ts';
import { type Purpose, purposeOf, purposesOf } from './draft-purpose.ts';
import { fromRough, roughPieces } from './draft-rough.ts';
import { earlier } from './draft-wanted.ts';
import { askWhat, formsOf, fromContent, hold, putUp } from './drafts.ts';
import { ownSentence } from './own-sentence.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { isRuledOut } from './ruled-out.ts';

const written = writtenIn('policy/draft-from-them');

type Held = NonNullable<Scene['state']['drafts']>;

/** Plainly what should be said, though it can't be turned. */
const CONTENT = written('content');

/** No word of a message, or thanks instead of one. */
export const NO_SENTENCE = written('no-sentence');

/** "Can it say that?", "neither, you left out that ...": what stands beside it is the thing to say. */
const plainOf = (text: string) =>
  text
    .replace(
      /\s*(?:can|could) (?:it|you|u) (?:please )?(?:say|put|mention|add|include) (?:that|this|it)(?: in)?(?: too)?\?*\s*$/i,
      '',
    )
    .replace(
      /^.*\b(?:you|u)(?:'ve| have)? (?:left out|forgot|forgotten|didn't (?:mention|say|put in)|never mentioned)(?: that| about)? (?=\S+ \S+ \S)/i,
      '',
    );

const ROUGHLY = written('roughly');
/** "I failed, say it for me". */
const FOR_ME = written('for-me');
/** Said of the words or of the talk, and nothing to be handed on. */
export const OF_THE_WORDS = written('of-the-words');

/** The purpose that this message itself names. */
export function purposeHere(scene: Scene, held: Held): Purpose | null {
  const them = whoIn(scene, held);
  const facts = factsIn([...earlier(scene), scene.read.clean], them, scene.gate);
  // "I want to stay": no notice is written for them.
  const open = purposesOf(scene.lines).filter(({ texts }) => !isRuledOut(texts.plain.join(' '), scene));
  return purposeOf(open, { asked: '', message: scene.read.clean, before: [], them, facts });
}

/** Whom the words on the table are for. */
export function whoIn(scene: Scene, held: Held): Addressee | null {
  const before = earlier(scene);
  const named = namedAs(held.own);
  const pronoun = held.facts?.pronoun as Addressee['pronoun'] | undefined;
  if (named !== null) {
    // In a letter to the school about a son, "he" is the son.
    const all = [...before, scene.read.clean].join(' . ').replace(OF_CHILD, 'the ');
    const another =
      named.pronoun === null && (PLACE.test(named.own) || (FOR_OTHERS.test(rolesOf(named).join(' ')) && KIN.test(all)));
    return { ...named, pronoun: another ? null : (named.pronoun ?? pronoun ?? pronounIn(scene.read.clean)) };
  }
  // "Add that I miss the children": it goes to nobody that stands in it.
  if (ADDS.test(scene.read.clean)) return pronoun === undefined ? null : { said: '', own: '', pronoun };
  // Who is spoken of in what shall be heard is not the one who shall hear it.
  const told =
    FOR_SOMEBODY.test(scene.read.clean) || pronoun === undefined ? addressee(scene.read.clean, before) : null;
  return told ?? (pronoun === undefined ? null : { said: '', own: '', pronoun });
}

const ADDS = /^(?:(?:can|could) you |please |and |also |but )*(?:add|mention|include|put in)\b/i;
const FOR_SOMEBODY = written('for-somebody');
const FOR_OTHERS = /\b(?:office|teacher|doctor|group)\b/;
const PLACE = written('place');
const KIN = written('kin');

function pronounIn(text: string): Addressee['pronoun'] {
  const [he, she] = [/\b(?:he|him|his)\b/i.test(text), /\b(?:she|her)\b/i.test(text)];
  return he === she ? null : he ? 'he' : 'she';
}

/** It was asked what they should hear, and here it is: their own sentence, or the purpose it names. */
export function fromThem(
  scene: Scene,
  held: Held,
  clean = withoutWishes(scene.read.clean.replace(AT_FIRST, '').replace(AS_I_SAID, '')),
): Plan | null {
  const { read, gate } = scene;
  const them = whoIn(scene, held);
  const { hi } = factsIn([...earlier(scene), read.clean], them, gate);
  const greeting = hi ?? held.facts?.hi;
  const forMe = FOR_ME.exec(clean)?.[1];
  const bare = forMe === undefined ? null : ownSentence(forMe, them, gate);
  if (bare !== null) return fromContent(scene, bare, them, greeting);
  if (/\?\s*$/.test(plainOf(clean)) || NO_SENTENCE.test(plainOf(clean)) || OF_THE_WORDS.test(plainOf(clean)))
    return null;
  // "To my dad": only whom it is for, and the other half is asked.
  if (read.words <= 4 && peopleIn(clean).length > 0) {
    delete scene.state.drafts;
    return askWhat(scene, peopleIn(clean)[0] ?? them, greeting);
  }
  const direct = inARow(clean, them, gate) ?? directContent(clean, them, gate);
  if (direct !== null) return fromContent(scene, direct, them, greeting);
  const told = plainOf(clean)
    .replace(ROUGHLY, '')
    .replace(
      /^(?:(?:ok|okay|and|please|pls) )*(?:can|could|would) (?:you|u) (?:please )?(?:add|say|mention|write|put)(?: in)? (?=that )/i,
      '',
    );
  const said = told.replace(
    /^(?:(?:but|and|ok|okay|also|please|no)[ ,]+)*(?:say|add|mention|put|write)(?: in)?(?: that)? (?=(?:I|I'm|I've|my|it|it's|we)\b)/i,
    '',
  );
  const pieces = roughPieces(said);
  const rough = pieces === null ? null : fromRough(pieces, them, gate);
  if (rough !== null) return fromContent(scene, rough, them, greeting);
  const own =
    wishedContent([said], them, gate) ??
    thatEach(said, them, gate) ??
    thatIs(said, them, gate) ??
    ownSentence(said, them, gate);
  if (own !== null && countWords(own) <= ONE_MOST) return fromContent(scene, own, them, greeting);
  const whole = asItStands(clean, gate);
  if (whole !== null) return fromContent(scene, whole, them, greeting);
  return unturned(scene, said, them, held);
}

const AT_FIRST = written('at-first');
const AS_I_SAID = written('as-i-said');
const UNTURNED_MOST = 40;
/** How it shall be written, or who the other is: said to us, and not to them. */
const TO_US = written('to-us');
const withoutWishes = (text: string) => {
  const kept = text.split(/(?<=[.!?])\s+(?!de |van )/).filter((one) => !TO_US.test(one));
  return kept.length === 0 ? text : kept.join(' ');
};

/** What can't be turned for sure is given back as it is: a word of theirs in the wrong person is theirs to change. */
function unturned(scene: Scene, said: string, them: Addressee | null, held: Held): Plan | null {
  const { read, gate, lines, state } = scene;
  const found = purposeHere(scene, held);
  const facts = factsIn([...earlier(scene), read.clean], them, gate);
  const put = found === null ? null : putUp(scene, found, facts, them);
  if (put !== null) return put;
  if (
    read.words < 3 ||
    !CONTENT.test(said) ||
    /\?|^(?:what|no|huh)\b/i.test(read.clean) ||
    lines.families.draft_rough === undefined
  )
    return null;
  // To a teacher "he" is "my son", and what others did to him may be told.
  const told = [state.opening ?? '', ...earlier(scene)].join(' . ');
  const child =
    FOR_OTHERS.test(rolesOf(them).join(' ')) && them?.pronoun == null ? OWN_CHILD.exec(told)?.[1] : undefined;
  const plain = said.replace(LEADS_IN, '').trim();
  const bare = child === undefined ? plain : plain.replace(/^(?:he|she)\b/i, `My ${child.toLowerCase()}`);
  const passes = gate.passes(bare) || (child !== undefined && gate.guesses(bare));
  const fits = countWords(bare) >= 3 && countWords(bare) <= UNTURNED_MOST && !/["“?]/.test(bare);
  if (fits && passes && gate.harshName(bare) === null && lines.families.draft_unturned !== undefined) {
    const a = endWithStop(upperFirst(bare));
    // Nobody in it is the one it goes to: then nothing has to be turned.
    if (them?.pronoun !== 'he' && them?.pronoun !== 'she' && !/\b(?:they|them|their)\b/i.test(bare))
      return fromContent(scene, a, them, held.facts?.hi);
    hold(scene, { kind: 'own', own: held.own, facts: held.facts ?? {} }, [a]);
    return plan('draft.own', 'choose', [line('draft_unturned', { a, ...formsOf(them) })], {
      mayRepeat: true,
      expect: { kind: 'open' },
    });
  }
  held.asked = 'rough';
  held.turn = state.turn;
  return plan('draft.rough', 'choose', [line('draft_rough', formsOf(them))], { expect: { kind: 'open' } });
}

/** "I'd like to say that I miss her, and that I was hurt, but that I don't want to lose her": each of them a sentence. */
function inARow(said: string, them: Addressee | null, gate: Scene['gate']): string | null {
  const row = said.replace(LIKE_TO_SAY, '');
  return (row.match(/\bthat (?:I|it|my|we)\b/gi)?.length ?? 0) < 2 ? null : thatEach(row, them, gate);
}
const LIKE_TO_SAY = written('like-to-say');

/** "That the door is open." */
function thatIs(told: string, them: Addressee | null, gate: Scene['gate']): string | null {
  const said = /^(?:(?:just|only|well|um|maybe|ok)[ ,]+)*that (.+)$/i.exec(told)?.[1];
  return said === undefined || /\bthat\b/i.test(said) ? null : turned(said, them, gate);
}

const OWN_CHILD = /\b[Mm]y ((?:\w+ )?(?:son|daughter|boy|girl|child))\b/;
const LEADS_IN = written('leads-in');
const HOW_IT_SOUNDS = written('how-it-sounds');
const OF_THEM = written('of-them');
const WHOLE_LEAST = 6;
// Put up twice, once with a slower start, it still has to fit one reply.
const WHOLE_MOST = 26;
/** By itself a longer one still fits. */
const ONE_MOST = 45;

/** "The tart is my recipe, and I want my name on it": nothing in it has to be turned, so it is the message already. */
function asItStands(text: string, gate: Scene['gate']): string | null {
  const bare = text.replace(LEADS_IN, '').replace(HOW_IT_SOUNDS, '').trim();
  const words = countWords(bare);
  if (words < WHOLE_LEAST || words > WHOLE_MOST || OF_THEM.test(bare) || /["“?]/.test(bare)) return null;
  if (!/\b(?:I|my|me|we|our|us)\b/i.test(bare) || !gate.passes(bare)) return null;
  return endWithStop(upperFirst(bare));
}
