import { quick } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';

// Why is this hard? Every rule that spares an ordinary evening an alarm knows one harmless way of saying a thing. Who is
// in danger says it in the same way and adds one word more: the hose, the tracks, the letter that is written. That word
// is looked for here, once for all of those rules.

/** What one can be hurt with. */
const MEANS = quick(
  /\b(?:morphine|insulin|pills?|tablets?|meds|medicines?|paracetamol|overdos\w*|bleach|poison|petrol|exhaust|hose|rope|noose|kni(?:fe|ves)|blades?|razors?|guns?|rifle|weapons?|belt)\b/i,
);
/** Where it can be done. */
const PLACES = quick(
  /\b(?:the|a|that|this) (?:\w+ )?(?:bridge|viaduct|railway|rails|tracks|platform|train|roof|rooftop|ledge|edge|cliffs?|river|canal|weir|quarry|sea|pier|water|motorway|multi-?storey)\b/i,
);
/** A mind made up, a leave taken, an end in sight. */
const FINAL = quick(
  /\b(?:(?:made|make) up my mind|(?:i|i'?ve|have|since i) decided|(?:picked|set|chosen|know) (?:a|the|my|which) (?:day|date|night)|know when|know what to do|got a plan|(?:wrote|written|left|leaving) (?:\w+ ){0,2}(?:letters?|notes?|voice ?mails?)|(?:one )?last time|one more time|for good|for ?ever|(?:won'?t|not) (?:\w+ )?(?:be )?(?:wak\w+|get(?:ting)? up|com(?:e|ing) back|need(?:ing)? (?:it|them|to)|matter|have to)|lose my nerve|before i (?:change my mind|chicken)|can'?t stop|(?:nobody|no one)(?:'ll| will| knows?| would| can)|at peace|peaceful|only waiting|just waiting (?:now|to go|for (?:my turn|the end|god|it to))|a door i c(?:an|ould) open|if i (?:ever )?need(?:ed)? it|(?:over|done) soon|soon (?:be )?over|when it'?s (?:over|done)|other side|this life|being alive|i mean it|i meant it|keep that to myself|one i keep to myself|(?:my|before my) birthday|how they'?ll (?:all )?feel|he'?ll care|never know me|far away)\b/i,
);
/** Somebody who hurts, or is about to. */
const HARM = quick(
  /\b(?:chok\w+|strangl\w+|punch\w*|stab\w*|rap(?:ed|es)|he'?s (?:outside|here|back|coming)|knocking|makes? me (?:send|do|take)|see to it|hit me|hurts? me|took something|swallowed|drank)\b/i,
);

const WORDS = [MEANS, PLACES, FINAL, HARM];

/**
 * True where a message holds a word beside which nothing in it may be taken for harmless. Words of dying are looked
 * for by themselves (dark-words.ts). English.
 */
export const isEarnest = (text: string): boolean => {
  const straight = straighten(text);
  return WORDS.some((words) => words.test(straight));
};

/** What is done with it, beside what one can be hurt with. */
const AT_HAND = quick(
  /\b(?:took|taking|taken (?:all|the|my|them|too)|swallow\w*|count\w*|carried|brought|got|holding|with me|in my (?:hand|bag|car|pocket)|enough|all of (?:it|them)|going to use|tonight)\b/i,
);

/** What one can be hurt with, and something done with it. English. */
export const isAtHand = (text: string): boolean => {
  const straight = straighten(text);
  return MEANS.test(straight) && AT_HAND.test(straight);
};

/** What one can be hurt with at hand, a place where it can be done, or somebody about to do harm. English. */
export const isNearHarm = (text: string): boolean => {
  const straight = straighten(text);
  return isAtHand(text) || PLACES.test(straight) || HARM.test(straight);
};

/** "No, the walk", "no i mean the biscuits", "nah it's a gig": a no that says what it was instead. */
const SAYS_WHAT =
  /^(?:(?:oh|god|lol|haha|omg|err?|um|what\??|sorry)[,.! ]+)*(?:no+|nah+|nope|naw|neither(?: of (?:those|them|that))?)\b[,.! ]*(?:(?:no|lol|haha|sorry|god)[,.! ]+)*(?:(?:i|we) (?:mean|meant|was talking|am talking|slept|was only|was just)\b|i (?:only |just )?take (?:them|it|those) (?:as|for|every|each|because|when)\b|(?:i'?m|im|i am) (?:only |just )?(?:talking about|on about|chopping|making|cooking|cutting (?:up )?(?:the )?(?!me\b|my)\w+|applying)\b|(?:it'?s|its|that'?s|thats|it was|they'?re|they were)(?: only| just)? (?:an?|the|my|our|about|for)\b|(?:(?:just|only|as in|(?:t?here|this),? as in) (?:an?|the|my|one|some|about|this)|as in|(?:t?here|this),? as in)\b|(?:an?|the|my) \w+(?: \w+)?[.! ]*$)/i;
const NO_THING = quick(/\b(?:pain|end|voices?|guilt|way out|only way|shame|nights?|rest of|truth)\b/i);
const MOST_WORDS = 14;

/** True where the person says no and what else it was, and nothing earnest stands beside it. English. */
export const saysWhatElse = (text: string, but: RegExp | null = null): boolean => {
  const straight = straighten(text.trim());
  const rest = but === null ? straight : straight.replace(but, ' ');
  return (
    SAYS_WHAT.test(straight) &&
    straight.split(/\s+/).length <= MOST_WORDS &&
    !NO_THING.test(straight) &&
    !isEarnest(rest) &&
    !saysDark([rest])
  );
};
