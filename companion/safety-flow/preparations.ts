import { quick, quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutGuess } from './guess.ts';

// Why is this hard? A budgie given away, a folder laid ready, a shed cleared: each is a Sunday. Two of them from one
// person who says nothing of a move may be how a life is put in order before it is ended, and so is one word of what
// comes "after". Told outright it never is. So the kinds are counted over the talk, and asked about once, kindly.

const written = writtenIn('safety-flow/preparations');

const PREFIX = 'prep-';
/** Stands among the halves of a talk once it was asked what the preparations are for. */
const ASKED = 'prep!asked';

const ANIMAL =
  'dogs?|cats?|budgies?|parrots?|birds?|rabbits?|hamsters?|gerbils?|guinea pigs?|tortoises?|ponys?|pony|horses?|hens?|chickens|fish|goldfish|ferrets?|snakes?|lizards?|geckos?|terrapins?|rats?|pigeons|ewes|flock|herd|puppy|kittens?|bees|plants?|orchids?|bonsais?|tomatoes';
const TREASURE =
  'guitars?|piano|violin|watch|rings?|records|collection|tools|drill|mower|lathe|camera|jewell?e?ry|necklace|medals?|stamps|paints|easel|bike|bicycle|motorbike|books|consoles?|ps[45]|xbox|switch|skateboard|decks|sewing machine|fishing (?:rods?|gear)|rods?|telescope|boots|football shirts?|vinyl|trophies|clubs|hoodies?|teddy';
const TO_SOMEBODY = String.raw`(?:to|with|off to|over to|round to) (?:my|our|the|a|her|his|an?other|somebody|someone|whoever|anyone|mate|[a-z]+'s)\b`;

/** Weak by itself: two different ones make a question. */
const WEAK: readonly (readonly [id: string, words: RegExp])[] = [
  ['papers', written('papers')],
  ['gave', written('gave')],
  ['written', written('written')],
  ['handover', written('handover')],
  ['spare', written('spare')],
  [
    'gave',
    quickPattern(
      String.raw`\b(?:gave|giving|given|gift(?:ed)?|hand(?:ed|ing)|pass(?:ed|ing) on|rehomed|let \w+ have|(?:found|finding) (?:a )?(?:good |new |nice )*home for)\b[^.!?\n]{0,40}\b(?:${ANIMAL}|${TREASURE})\b(?! (?:a|an|his|her|its|their|some|the|food|breakfast|dinner)\b)|\b(?:${ANIMAL}|${TREASURE})\b(?:'s|s)?(?: is| are| has| have| went| goes)?[^.!?\n]{0,16}\b(?:gone|going|goes|went|lives|living|stays|staying|with|off) ?(?:now |over |for good )?${TO_SOMEBODY}|\b(?:came|coming|come) (?:\w+ ){0,3}(?:for|to (?:get|fetch|take|collect|pick up)) (?:the|my) [^.!?\n]{0,20}\b(?:${TREASURE})\b|\b(?:giving|gave|given|give|giv) (?:\w+ ){0,2}(?:my|all my|the) (?:things|stuff|bits|clothes|everything)\b|\b(?:giving|gave|given) (?:\w+ ){0,3}away\b|\b(?:gave|give|given|giving|sent|sended|signed over|transferred) (?:\w+ ){0,2}(?:my|all|the good|the last|our) (?!notice|number|word|best|time|opinion|back|kids|baby|seat|name|order|speech|talk|class)[^.!?\n]{2,30}|\b(?:in|into|to) (?:my |the )?\w+(?:'s|s) name\b|\bsold (?:\w+ ){0,4}(?:\w+bike|car|van|boat|caravan|guitar|house|ewes|herd|flock|cattle|cows|sheep|tools|kit|everything)\b|\b(?:dropped|left|took|taken|brought)(?: off)? (?:the|my|our) (?:\w+ )?(?:${ANIMAL})(?: off| over| round)? (?:at|to|with) (?:my|our|the|a)\b|\bit (?:goes|will go|is going|'?ll go) to my \w+|\bfor whoever (?:wants|needs|has)\b|\bsent (?:it |them )?(?:all|everything) to (?:my|the|our)\b|\bfound (?:\w+ ){1,2}(?:a )?(?:\w+ )?home\b|\bwhat (?:to|should|do) (?:\w+ ){0,2}(?:happens?|do) (?:to|with) the (?:${ANIMAL})\b`,
      'i',
    ),
  ],
  ['papers', written('weak-papers')],
  ['handover', written('weak-handover')],
  ['cover', written('weak-cover')],
  ['cleared', written('weak-cleared')],
  ['settled', written('weak-settled')],
  ['written', written('weak-written')],
  ['after', written('weak-after')],
  ['money', written('weak-money')],
  ['room', written('weak-room')],
  ['done', written('weak-done')],
  ['errand', written('weak-errand')],
  ['lighter', written('weak-lighter')],
];

/** Alone enough as well: a leave taken of people and of the sea, and a word left for whoever finds it. */
const LAST: RegExp = written('last');

/** Everything one owned has a new owner. */
const ALL_GONE = written('all-gone');
/** Whoever reads is to tell somebody what is theirs from now on. */
const BEQUEATHED = written('bequeathed');
/** It came from there, did not fit, or there is another. */
const ORDINARY_GIFT = written('ordinary-gift');

/** A card that somebody wrote to the writer, and that was found. */
const CAME_TO_ME = quick(
  /\b(?:found|kept|opened|read|came across|got|there was) (?:\w+ ){0,4}?(?:letters?|cards?|notes?|videos?|presents?|messages?|recordings?)\b[^.!?\n]{0,20}?\b(?:s?he|they|mum|mom|dad|nan|gran|aunt\w*|uncle)(?:'?d| had| has)? (?:\w+ )?(?:wrote|written|left|made|bought|sent|recorded|kept)(?: for)? me\b/i,
);

/** Alone enough for the question. */
const STRONG: readonly (readonly [id: string, words: RegExp])[] = [
  ['last', LAST],
  ['all-gone', ALL_GONE],
  ['bequeathed', BEQUEATHED],
  ['keepsake', written('strong-keepsake')],
  ['found', written('strong-found')],
  ['spare', written('strong-spare')],
];

/** A move, a journey, an age or a fashion: what all of it is for has been said. */
const EXPLAINED = written('explained');

/** What somebody left who has died: a message about their wardrobe or their piano puts no life of one's own in order. */
const LEFT_BY_THE_DEAD = written('left-by-the-dead');
const THEIRS = written('theirs');

/** "Having a tidy", "it's a fashion", "need the space": said to the question, it answers it. */
const EXPLAINS = written('explains');

/** What others were told it is for is no reason, and may be a cover. */
const TOLD_OTHERS = written('told-others');

/** What somebody has been for years is no reason for what is put in order now. */
const RETIRED_FOR_YEARS = written('retired-for-years', 'gi');

const isReason = (text: string): boolean =>
  EXPLAINED.test(text.replace(RETIRED_FOR_YEARS, ' ')) && !TOLD_OTHERS.test(text);

/** True where a message says what the clearing and giving is for: a plain everyday reason. English. */
export const explainsPreparing = (text: string): boolean => isReason(text) || EXPLAINS.test(text);

/** Somebody else left things in order, and this one found them. */
const OTHERS_DID = written('others-did');

const found = (kinds: typeof WEAK, text: string): string[] =>
  kinds.filter(([, words]) => words.test(text)).map(([id]) => `${PREFIX}${id}`);

export interface Preparing {
  /** The halves of this talk with what this message adds. */
  halves: string[];
  /** Enough stands together with this message to ask what it is for. */
  asks: boolean;
}

const ENOUGH = 2;
/** Halves of signs.ts that make a question beside anything put in order: what one could use, a decision, a calm. */
const BESIDE = ['means', 'decided', 'peace'];
/** What is plain enough to be asked about although a reason was given. */
const BEYOND_REASON = [`${PREFIX}keepsake`, `${PREFIX}found`];
const AGAIN = [`${PREFIX}money`, `${PREFIX}found`, `${PREFIX}spare`];

/**
 * Counts what is put in order and given away over a talk. English.
 *
 * @param halves of this talk before this message, and with what else was heard in it
 * @param said the other messages of the talk that are still known, for a reason given earlier
 * @param isCleared the question was answered with a no or a reason: only a plainer sign brings it back, once
 * @param weighs this message or the talk weighs something: only there a word about who can have what is enough alone
 */
export function preparing(
  text: string,
  { before, now }: { before: readonly string[]; now: readonly string[] },
  said: readonly string[],
  isCleared: boolean,
  weighs = false,
): Preparing {
  const straight = straighten(text);
  if (OTHERS_DID.test(straight)) return { halves: [...now], asks: false };
  const gifts = [`${PREFIX}all-gone`, `${PREFIX}bequeathed`];
  // In order so that somebody else is looked after: heard by the content (sideways.yaml).
  const forKin = now.filter((half) => half === `${PREFIX}kin` && !before.includes(half));
  const strong = [...forKin, ...found(STRONG, straight)].filter(
    (half) =>
      (!gifts.includes(half) || !ORDINARY_GIFT.test(straight)) &&
      (half !== `${PREFIX}keepsake` || !CAME_TO_ME.test(straight)),
  );
  const light = (half: string): boolean => half === `${PREFIX}bequeathed` && !weighs;
  const others = now.filter((half) => BESIDE.includes(half));
  const ofTheDead = THEIRS.test(straight) && [...said, straight].some((one) => LEFT_BY_THE_DEAD.test(one));
  const weak = ofTheDead || CAME_TO_ME.test(straight) ? [] : found(WEAK, straight);
  const fresh = [...strong, ...weak, ...others].filter((half) => !before.includes(half));
  if (fresh.length === 0) return { halves: [...now], asks: false };
  const halves = [...new Set([...now, ...fresh])];
  const known = halves.filter((half) => half.startsWith(PREFIX));
  const timesAsked = halves.filter((half) => half.startsWith(ASKED)).length;
  // Where others were let believe something, a journey that was named may be just that.
  const isExplained = !known.includes(`${PREFIX}cover`) && [...said, straight].some(isReason);
  const beside = known.length > 0 && halves.some((half) => BESIDE.includes(half));
  const enough = strong.some((half) => !light(half)) || known.length >= ENOUGH || beside;
  const reasoned = isExplained && !strong.some((half) => BEYOND_REASON.includes(half));
  const plainer = fresh.some((half) => AGAIN.includes(half));
  const again = isCleared ? timesAsked <= ENOUGH && plainer : timesAsked === 1;
  const asks = enough && !reasoned && (timesAsked === 0 || again);
  return { halves: asks ? [...halves, `${ASKED}${timesAsked}`] : halves, asks };
}

/** What is put in order raises a calm message to one kind question, and no further. */
export function withPreparing(assessment: Assessment, asks: boolean): Assessment {
  if (!asks || assessment.level >= 2) return assessment;
  return {
    ...assessment,
    level: 1,
    category: 'distress',
    categories: ['distress'],
    rules: ['self.prepared', ...withoutGuess(assessment.rules)],
    ask: true,
    cleared: false,
  };
}
