import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { isOnlyANo } from './clear-no.ts';
import { withoutDenials } from './denials.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { isSoft, tellsOutright } from './outright.ts';

// Why is this hard? "Omg no stop, nobody's hurting me, my dad just said no to a party" is as plain as a person can be, and a
// script that goes on after it leaves somebody alone with a machine that does not listen. The words of a denial are few,
// so they are listed; what is hedged, or leaves a danger standing, is none.

/** In whose word there is no danger: nobody is hurt, nothing happened, everybody is safe. */
const NO_DANGER = quick(
  /\b(?:no ?one|nobody|none of us|not anyone)(?:'?s| is| are| was| has been| here is| got| gets)? (?:(?:getting|being|going to be|gonna be|going to|gonna|ever) )?(?:hurt\w*|harm\w*|hit\w*|abus\w*|threaten\w*|touch\w*|attack\w*|danger|in (?:any |real )?danger|at risk|suicidal|dying|scaring|sick|ill|unwell|poorly|missing|injured|unsafe|in trouble|ending)\b|\b(?:every ?one|everybody|all of us)(?:'?s| is| are|'re)? (?:all )?(?:ok(?:ay)?|fine|safe|al+ ?right|well)\b|\bfalse alarm\b|\b(?:what|which) (?:emergency|danger)\b|\b(?:emergency|danger) what\b|\bi (?:have )?(?:never|didn'?t|did not|don'?t) (?:ever )?(?:even )?(?:say|said|mention(?:ed)?|talk(?:ed)?|wrote|write) (?:anything |a word )?(?:about |of )?(?:any )?(?:danger|emergency|harm|dying|suicide)\b|\b(?:i'?m|i am|we'?re|we are|s?he'?s|s?he is|they'?re|they are|the kids are|everyone(?:'s| is)) (?:really |honestly |actually |definitely )?not (?:in (?:any |real )?danger|being (?:hurt|hit|abused|threatened)|hurt\b|(?:scared|afraid|frightened) of|suicidal|at risk|dying|unsafe)|\b(?:i'?m|i am|im|we'?re|we are) (?:both |all )?(?:(?:perfectly|totally|completely|really|very|quite|literally|actually|honestly) )*safe\b|\b(?:it'?s|its|this is|this isn'?t|this isnt|that'?s|it is|there'?s|there is|it isn'?t|it isnt) (?:really |honestly |definitely )?(?:not |no |an? )*(?:emergency|danger)\b|\bnot an emergency\b|\bno (?:emergency|danger)\b|\bnothing(?:'?s| is| has)? (?:actually |really |even |bad |dangerous )*(?:happened|happening|going on|came close|dangerous|wrong)\b|\bstop (?:telling|asking) me (?:to|about|if)\b|\b(?:don'?t|do not|didn'?t|doesn'?t) need (?:to (?:call|ring)|an ambulance|the (?:police|emergency)|any(?:one|body) (?:to )?(?:call|ring)|a help ?line|emergency)/i,
);
/** Of somebody else who was taken for being in danger, or for one. */
const THEY_ARE_FINE = quick(
  /\b(?:s?he|they|my \w+|(?:the|our) \w+)(?:'?s|'?re| is| are| was)? (?:(?:literally|perfectly|totally|completely|absolutely|really|just|both|all) )*(?:fine|safe|okay|ok|alright|all right|online|asleep|with (?:me|us|his|her))\b|\b(?:s?he|they|my \w+)(?:'?s| is| has| had)? (?:never|not|doesn'?t|didn'?t|wasn'?t|isn'?t|hasn'?t|wouldn'?t) (?:ever |even )?(?:hurt\w*|hit\w*|touch(?:es|ed|ing)?|threaten\w*|laid|abus\w*|dangerous|violent|suicidal)\b/i,
);
/** Where somebody is who was taken for being in danger, and what they do there: what one sees from the next chair. */
const THEY_ARE_ABOUT = quick(
  /\b(?:s?he|they|my \w+)(?:'?s|'?re| is| are| was)? (?:(?:just|only|right|here|still|out|downstairs|upstairs|sitting|standing|in|at|on|the|his|her|my|sofa|kitchen|garden|shed|lounge|living|room|table|home|next|door|and|busy) )*(?:watching|milking|cooking|eating|having (?:(?:his|her|their|a) )?(?:tea|dinner|lunch|breakfast|nap|bath|shower)|reading|gardening|snoring|laughing|washing up|doing the (?:dishes|crossword|washing|ironing|accounts)|playing|knitting|mowing|at (?:work|school|bingo|football|training|choir|mass|church))\b/i,
);
const NOT_SEEN =
  /\b(?:not|n't|never|alone|locked|crying|quiet|since|yesterday|last|said|says|gone|left|knife|if|until|before|video|me (?:sleep|through)|over me)\b/i;

/** True where somebody else, who was taken for being in danger, is seen at something ordinary. English. */
export function seesThemWell(said: string): boolean {
  const text = straighten(said);
  return THEY_ARE_ABOUT.test(text) && !NOT_SEEN.test(text) && !HEDGES.test(text) && !tellsOutright([text]);
}

/** What it was: a thing with a name, in place of a danger. */
const IT_IS_ONLY = quick(
  /\b(?:it'?s|its|it is|this is|that'?s|it was|thats|s?he'?s|they'?re|s?he is|they are|we|s?he|they)(?: \w+)? (?:just|only|literally)(?: about| for| over| being| wants?)? (?!(?:how|a phase|what i|the way|want it|so|too|tired|done|scared|afraid)\b)\w+|\b(?:just|only|literally) (?:about )?(?:a|an|the|my|his|her|our|some) \w+|\bi (?:only |just )?(?:meant|mean)\b(?! (?:it|that|this|every)\b) \w+|\bi(?:'?m| am| was)(?: only| just)? (?:talking|asking|telling you) about \w+|\b(?:just|only) (?:said no|argue|argued|shouting|strict|annoyed|sad|upset|stressed|tired of (?:the|my)|want(?:ed)? (?:to|some|help))\b/i,
);
/** A hedge leaves the danger standing: for now, to be left alone, or as something one has got used to. */
const HEDGES = quick(
  /\b(?:except|apart from|unless|yet|for now|right now|at the moment|any ?more|this time|tonight|sometimes|usually|mostly|maybe|i (?:think|hope|guess|suppose)|idk|dunno|don'?t know if|not sure|too late|doesn'?t matter|deserve\w*|my (?:own )?fault|used to it|how (?:he|she|they|it) (?:is|are)|how (?:he|she|they|it)'?s|always (?:does|like)|does this|when (?:he|she|they)(?:'s|'re| is| are)|as long as|if (?:i|he|she|they)|but (?:he|she|they|i'?m|sometimes|it)|don'?t (?:tell|call)|leave me alone|whatever|want it (?:all )?to)\b/i,
);

/**
 * True where somebody says in plain words that there is no danger, and nothing of a danger stands beside it. English.
 *
 * @param isSure the alarm has nothing but a guess behind it: what it was, alone, is enough of an answer then
 */
export function deniesPlainly(said: string, isSure = true): boolean {
  const text = straighten(said).trim();
  const denies = NO_DANGER.test(text) || THEY_ARE_FINE.test(text) || (isSure && IT_IS_ONLY.test(text));
  if (!denies) return false;
  const rest = withoutDenials(text, true).replace(NO_DANGER, ' ');
  return !HEDGES.test(rest) && !tellsOutright([rest]);
}

/** What is left of a message beside the words of its denial. English. */
export function besideDenial(said: string): string {
  const left = straighten(said)
    .split(/(?<=[.!?])\s+|,\s+|\s+-\s+/)
    .filter((part) => !isOnlyDenial(part));
  return left.join(' ').trim();
}

const OUTCRY =
  /^(?:(?:what|wtf|huh|lol|haha+|omg|god|oh|um+|er+|no+|nah|nope|stop(?: it| that| this)?|yes|yeah|yep|wait|ok(?:ay)?|sorry|anyway|please|jesus|goodness|heavens|what on earth|nothing like that|not like that|not at all|of course not|this is (?:ridiculous|so annoying|insane|crazy|stupid)|(?:u|you|ur|you'?re)(?: are)? (?:so )?(?:weird|wrong|useless)|are (?:you|u) (?:serious|kidding)|forget it|for (?:god'?s|gods|heaven'?s|pete'?s|goodness) sake|(?:are )?(?:you|u) (?:are )?broken(?: or what)?|can (?:we|you) (?:just |please )*(?:go back|move on|drop it)|(?:you|u) (?:misunderst(?:and|ood)|misread)(?: me| that| it)?|wah lau|aiyo|grand)\W*)+$/i;
/** "I'm talking about noodles": it points back to what was misread, and tells nothing by itself. */
const POINTS_BACK =
  /^(?:i(?:'?m| am| was)? (?:only |just )*(?:talking|asking|on) about|(?:it|that|this)(?:'?s| is| was)? (?:only |just )*about|i (?:only |just )*meant?)\b/i;
const MOST_WORDS = 9;

const isOnlyDenial = (part: string): boolean => {
  const words = part.trim().split(/\s+/).length;
  return (
    OUTCRY.test(part.trim()) ||
    isOnlyANo(part) ||
    (POINTS_BACK.test(part.trim()) && words <= MOST_WORDS) ||
    ((THEY_ARE_FINE.test(part) || seesThemWell(part)) && words <= MOST_WORDS) ||
    ((NO_DANGER.test(part) || /\bstop (?:telling|asking)\b/i.test(part)) && words <= MOST_WORDS)
  );
};

/** Stands in `once` where an alarm ended with a plain word: nobody is asked for another. */
export const DENIED = 'denied-plainly';

/** Of one's own life these are asked about all the same, whatever else was denied. */
const OF_OWN_LIFE = quick(/^self\.(?:ambiguous|goodbye|half-said)/);

/** What raises nothing once a plain word has ended an alarm: the same few words and guesses again. English. */
export function afterDenial(assessment: Assessment, said: string, flow: SafetyFlowState | null): Assessment {
  const { level, rules, ask } = assessment;
  if (flow?.once.includes(DENIED) !== true || (level < 2 && !ask)) return assessment;
  if (!isSoft(rules) || rules.some((rule) => OF_OWN_LIFE.test(rule)) || tellsOutright([said])) return assessment;
  return asDistress(assessment, ['self.strain']);
}

const SAYS_MORE = 4;
/** Put to a machine that did not listen: what follows is the question itself. */
const ASKED_BEFORE = quick(
  /^(?:(?:and|but|so) )?i (?:asked|was asking|am asking|only asked|just asked)(?: you)? (?:about )?(?=\w)/i,
);

/**
 * What the ordinary talk answers once a plain word has ended an alarm: what stands beside the denial, or where nothing
 * does the message that was misread.
 */
export function resumed(said: string, misread: string | undefined): { instead?: string } {
  const beside = besideDenial(said).replace(ASKED_BEFORE, '');
  if (beside.split(/\s+/).length >= SAYS_MORE) return { instead: beside };
  return misread === undefined ? {} : { instead: misread };
}
