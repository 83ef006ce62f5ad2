import type { Assessment } from '#companion/risk/assess.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "She is in the next room", and five messages later "I am frightened", are the two halves of a danger
// at home, and of a man who waits for his wife's scan. What tells them apart is all that was said between: where nobody
// does anything to anybody, the fear is of something else. And "like it's me being put down" is a hurt, and no belief.

const written = writtenIn('safety-flow/quiet-house');

/** A blow, a threat, a temper, a lock, drink: with any of these in the talk the fear may well be of somebody. */
const OF_FORCE = written('of-force');
const LIKENED = written('likened');
/** Where somebody is just now, in this message or one of the last: whoever is afraid then is afraid of them. */
const PRESENT = written('present');
const NEAR = 2;

/** The model hears no more than this in the message. */
const NEXT_TO_NOTHING = 0.3;
const LITTLE = 0.5;

const onlyOf = ({ rules }: Assessment, rule: string): boolean =>
  rules.includes(rule) && rules.every((one) => one === rule || /^self\.(?:strain|weak)$/.test(one));

/** A fear at home with nobody in the talk who does anything, or a hurt likened to oneself. English. */
export function isQuietHouse(assessment: Assessment, text: string, before: readonly string[]): boolean {
  const heard = assessment.share?.risk ?? 1;
  if (onlyOf(assessment, 'abuse.now') && heard < NEXT_TO_NOTHING)
    return (
      ![...before.slice(-NEAR), text].some((said) => PRESENT.test(said)) &&
      ![...before, text].some((said) => OF_FORCE.test(said))
    );
  return onlyOf(assessment, 'psych.delusion') && heard < LITTLE && LIKENED.test(text);
}
