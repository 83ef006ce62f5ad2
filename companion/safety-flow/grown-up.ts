import { quick } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "Dad's been gone since February, I feed his birds with my brother" has both halves of a child left
// alone, and is said by a plumber of thirty-nine. What tells them apart is an age, a trade, a household of one's own.

const AGE = quick(
  /\b(?:i am|i'?m|im|am|aged?|at)(?: only| just| nearly| almost| a)? (?:(?:1[89]|[2-9]\d)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?)\b(?!:|%| ?(?:weeks?|months?|days?|hours?|hrs?|minutes?|mins?|miles?|percent|quid|pounds?|dollars?|am|pm|times|stone|kilos?|kg|lbs)\b)/i,
);
const TRADE = quick(
  /\b(?:i'?m|im|i am|i work as|i used to be) (?:an? |the )?(?:\w+ ){0,2}?(?:plumber|electrician|builder|joiner|carpenter|teacher|nurse|doctor|driver|trucker|chef|cook|florist|farmer|mechanic|engineer|accountant|lawyer|solicitor|paramedic|carer|cleaner|manager|lecturer|postman|postwoman|hairdresser|barber|decorator|soldier|librarian|pensioner|widow(?:er)?|(?:grand)?(?:mother|father|mum|mom|dad) of|grandmother|grandfather|gran|grandad|retired|grown(?:[- ]up)?|adult)\b|\bi (?:drive|fix|build|teach|farm|run|own) (?:\w+ ){1,3}(?:for a living|for work|business|company|firm|farm|shop)\b/i,
);
const HOUSEHOLD = quick(
  /\bmy (?:wife|husband|mortgage|kids|grand(?:kids|children|son|daughter)|(?:son|daughter)'?s? (?:school|wedding)|van|lorry|pension|ex-?wife|ex-?husband)\b|\b(?:i have|i'?ve got|ive got) (?:\w+ )?(?:kids|children|grandchildren|a mortgage)\b|\bgrown (?:man|woman|adult|up)\b/i,
);

/** True where the person says that they are of age: by a number, a trade or a household. English. */
export const saysGrown = (text: string): boolean => {
  const straight = straighten(text);
  return [AGE, TRADE, HOUSEHOLD].some((words) => words.test(straight));
};

/** What is no half of anything where the person is of age. */
export const OF_A_CHILD_ALONE = ['no-adult', 'little-one'];
