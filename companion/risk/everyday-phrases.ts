import { quick } from '#companion/quick-pattern.ts';

// Why is this hard? "This is the last thing I need today" begins as a farewell does, and a rule that looks for the farewell
// cannot know that two words later it is about a boiler. So what everybody says so is put in plain words before it is read.

/** Before these it is no boiler: the phrase stays as it is. */
const OF_LIVING =
  '(?! (?:(?:is|was) )?to (?:live|be (?:here|alive|saved|found)|wake|see|survive|go on|say|tell|write|do|ask|leave|give))';

const PHRASES: readonly (readonly [says: RegExp, means: string])[] = [
  [
    quick(
      new RegExp(
        String.raw`\bthe (?:very )?last thing (?:that )?(?:i|we|you|he|she|they|anyone|anybody|somebody|my \w+) (?:(?:really|ever|still|'d|would) )*(?:needs?|needed|wants?|wanted|expects?|expected|felt like|feels? like)\b${OF_LIVING}`,
        'gi',
      ),
    ),
    'no help to me',
  ],
  [
    quick(/\bthe (?:very )?last (?:thing|one|item|job|bit) on (?:my|the|our|his|her) (?:\w+ )?list\b/gi),
    'at the end of my list',
  ],
  [
    quick(
      /\bstep(?:ping|s)? off (?:(?:the|my) (?:bus|tram|train|tube|treadmill|scales?|plane|ferry) )?at (?:the|my|your) (?:next |usual |last )?(?:stop|station)\b/gi,
    ),
    'get out at my stop',
  ],
  // Crumbs, and nobody to lay a table for.
  [quick(/\beat(?:s|ing)? (?:\w+ )?(?:standing )?over the (?:kitchen )?sink\b/gi), 'have dinner in the kitchen'],
  // "That's not it at all, I'm afraid": a way to say no.
  [quick(/\b(not|no|never|\w+n'?t)\b([^.!?,]{0,30}), i'?m afraid(?=\s*[.!?]|\s*$)/gi), '$1$2, sadly'],
  // Whoever closes a shop is locked in nowhere.
  [
    quick(
      /\b(i|we|i'?ve|we'?ve|i had|and|then|just) locked up(?= (?:the|at|for the|and|my|after|early|late)\b|\s*(?:[.,;!?]|$))(?! (?:and|at|my|the) (?:hid\w*|inside|in (?:my|the|here)|feelings|emotions|so (?:he|she|they)))/gi,
    ),
    '$1 closed for the day',
  ],
];

/** A message with what only sounds like a farewell or a leap in plain words. English; other texts stay as they are. */
export function inEverydayWords(text: string): string {
  return PHRASES.reduce((plain, [says, means]) => plain.replace(says, means), text);
}
