import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asDistress } from './distress.ts';
import { namesABaby } from './own-baby.ts';

// Why is this hard? "A picture in my head of me doing it. I would never, I feel sick" holds a knife, a baby and a deed, and
// is the opposite of a threat: such pictures come to many parents after a birth, and what tells them from a danger is that
// they are dreaded. Taken for one who is about to kill, a mother is told to keep away from her child and never says it again.

const written = writtenIn('safety-flow/unwanted-pictures');
/** Harm is seen, or asked of oneself, and not done. */
const PICTURE = written('picture');
/** With horror at it, or with what was done so that it may not happen. */
const DREADED = written('dreaded');
/** A wish, an order, a belief or a deed stands behind it. */
const MEANT = written('meant');
/** Its being meant is what is feared, or asked. */
const FEARED = written('feared');

const isMeant = (plain: string): boolean =>
  plain.split(/[.!?\n]+/).some((sentence) => MEANT.test(sentence) && !FEARED.test(sentence));

/**
 * Pictures of harm to one's own baby that come unwanted were told of in this talk, and nothing that makes them more:
 * no voice or order, no wish, no belief about the child, no deed. English.
 *
 * @param talk what the person said so far, oldest first, with this message last
 */
export function hasUnwantedPictures(talk: readonly string[]): boolean {
  const plain = talk.map(straighten);
  if (!namesABaby(plain.join('. ')) || plain.some(isMeant)) return false;
  return plain.some(tellsPicture) && plain.some((one) => DREADED.test(one));
}

/** This message is where they are told, with what makes them unwanted in it or before it. English. */
export const tellsUnwantedPictures = (text: string, before: readonly string[]): boolean =>
  [text, before.at(-1) ?? ''].some((one) => tellsPicture(straighten(one))) && hasUnwantedPictures([...before, text]);

const tellsPicture = (plain: string): boolean => PICTURE.test(plain);

const OF_HARM = /^(?:harm\.|told\.(?:baby-|intends|child-urge)|model$|self\.(?:means|strain|weak))/;

/** What is heard of harm to the baby after that is the same pictures: a knife drawer and a husband at six are no threat. English. */
export function ofUnwantedPictures(assessment: Assessment, talk: readonly string[]): Assessment {
  const { level, category, rules } = assessment;
  const ofHarm = category === 'harm_to_others' && rules.length > 0 && rules.every((rule) => OF_HARM.test(rule));
  if (level < 2 || !ofHarm || !hasUnwantedPictures(talk)) return assessment;
  const now = straighten(talk.at(-1) ?? '');
  const tells = rules.some((rule) => rule.startsWith('told.')) || tellsPicture(now);
  return tells ? { ...assessment, level: 2 } : asDistress(assessment);
}
