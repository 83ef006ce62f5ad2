import { sentencesOf } from './read-apart.ts';

// What a message of a word or two is: no, yes, okay, maybe, don't know. How each is met stands in bare-answer.ts.

const LEAD =
  '(?:(?:well|um+|oh|uh+|er+m*|hm+|mm+|ok|okay|yeah|yes|yep|no|nah|nope|so|like|but|and|lol|haha|honestly|tbh|I mean|I think|right|ah)[ ,.!]+)*';
const END =
  '(?:[ ,.]+(?:yeah|yes|no|really|rly|so|though|tho|tbh|lol|haha|to be honest|I (?:suppose|guess|think)|actually|mate|sorry|thanks?|at all|right now|yet|now|not|either|anyway|then|exactly|of course|unfortunately|sadly))*[^\\p{L}\\p{N}]*$';
const saying = (source: string) => new RegExp(`^${LEAD}(?:${source})${END}`, 'iu');

const UNSURE = saying(
  "(?:I )?(?:really |just |honestly |still )*(?:idk|dunno|don't know|do not know|don't really know|don't even know|couldn't say|can't say|can't tell|no (?:idea|clue)|have no (?:idea|clue)|haven't (?:a clue|thought about it)|am not sure|'m not sure|not (?:sure|certain)|unsure|wouldn't know)(?: (?:what|how|why|if|it|that|where|where to start|what to say|how to say it|about that|to answer that))?|(?:it's |that's )?(?:hard|difficult|tricky) to (?:say|tell|explain|put (?:into words|it))|good question|who knows|beats me|can't put it into words|can't explain(?: it)?",
);
const NO = saying(
  "no+|nah+|nope|naw|nay|not (?:as such|really|quite|exactly|especially|particularly|at the moment|at all|any ?more|so much|much|often|that I (?:know|can think)(?: of)?|today|yet|now)|never|nothing(?: (?:really|much|special|in particular|comes to mind|so far))?|nobody|no ?one|none|neither(?: of (?:them|those|these))?|hardly(?: ever)?|I (?:don't|do not|didn't|haven't|can't|wouldn't|am not|'m not)(?: (?:think|have|want|really|know) ?(?:so|to|any|one)?)?|none of (?:that|those|them|it)|of course not|absolutely not|definitely not|probably not|I doubt it|I (?:guess|suppose|think|hope) not",
);
const HALF = saying(
  "(?:maybe|perhaps|I (?:suppose|guess)) (?:you(?:'re| are) right|so)|maybe|perhaps|possibly|probably|kind of|kinda|sort of|sorta|(?:a|just a) (?:bit|little)(?: bit)?|sometimes|now and then|it depends|depends|could be|might be|it (?:could|might)(?: be)?|I (?:guess|suppose|spose|reckon|hope)(?! not)(?: so| it is| it does)?|more or less|mostly|partly|somewhat|in a (?:way|sense)|something like that|half and half|both|some(?: of it)?|near enough|ish|not always",
);
const AGREES = saying(
  "exactly(?: that| this)?|precisely|spot on|(?:that's|that is|it's) (?:it|right|true|exactly (?:it|right|how it is)|so true|fair|about right|the one)|true(?: enough)?|so true|you're (?:right|not wrong)|right|quite(?: so| right)?|indeed|fair(?: enough| point)?|I (?:know|agree)|this|same|agreed|too right|aye|facts|100%|it (?:really |sure )?(?:is|does|was|did)|I (?:really |do )?(?:am|do|did|was|have)",
);
const YES = saying(
  'y|ya|yh|yes+|yeah+|yea|yep|yup|aye|ja|si|sure|of course|course|definitely|absolutely|certainly|always|very much(?: so)?|a lot|lots|totally|completely|I think so|for sure|m+h*m+|uh huh',
);
const OK = saying(
  "k|kk|well|ok|okay|oki|alright|all right|fine|good|great|cool|nice|got it|I see|noted|makes sense|that makes sense|sounds (?:good|ok|okay|fine|right|fair)|that works|will do|good (?:point|idea|to know)|helpful|that's (?:ok|okay|fine|good|helpful|a good (?:point|idea)|nice|good to know)|hm+|m+|huh|oh|ah+|interesting|works",
);
const WAVES_OFF = saying(
  "whatever|idc|idrc|I don't (?:really )?care|it's whatever|meh|it doesn't matter|doesn't matter|nvm|never ?mind(?: me| that| it)?|forget it",
);

const MOST = 8;
/** In order: "not sure" is no "no", and "I guess so" no "yes". */
const KINDS = [
  ['unsure', UNSURE],
  ['waves', WAVES_OFF],
  ['half', HALF],
  ['no', NO],
  ['agrees', AGREES],
  ['yes', YES],
  ['ok', OK],
] as const;
export type Bare = (typeof KINDS)[number][0];

/** What a message of a word or two answers, or null where it says something of its own. */
export function bareAnswerIn(text: string): Bare | null {
  if (text.includes('?') || text.split(/\s+/).length > MOST) return null;
  const kindOf = (one: string) => KINDS.find(([, words]) => words.test(one))?.[0] ?? null;
  const kinds = sentencesOf(text).map(kindOf);
  // "I don't know. Maybe.": the first word of it counts.
  return kindOf(text) ?? (kinds.includes(null) ? null : (kinds[0] ?? null));
}
