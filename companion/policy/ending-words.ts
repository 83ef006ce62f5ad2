import { quick, quickPattern } from '#companion/quick-pattern.ts';

/** Good news that is said beside something else, by its kind: the family `news_<kind>` is glad with them. */
const NEWS: readonly (readonly [string, RegExp])[] = [
  [
    'clear',
    quick(
      /\b(?:(?:all|the all) clear|benign|(?:came|come) back (?:clear|fine|normal|negative|clean)|(?:results?|scan|biopsy|tests?) (?:is|are|was|were|came back) (?:clear|fine|normal|good|ok|okay)|cancer[- ]free|in remission)\b/i,
    ),
  ],
  [
    'home',
    quick(
      /\b(?:(?:he|she|they|dad|mum|mom|nan|gran)(?:'s| is|'re| are)? (?:just )?(?:home from|out of|coming home from) (?:the )?hospital|(?:he|she)(?:'s| is) (?:awake|breathing|going to be (?:ok|okay|fine|all right))|found (?:him|her|them|the (?:cat|dog)) (?:safe|alive)|came home safe)\b|^(?:we |I |just )*found (?:him|her|them)(?:[!. ]*$|[!.]+ )/i,
    ),
  ],
  [
    'passed',
    quick(
      /\b(?:I|we) (?:\w+ )?passed (?:(?:my|the|all(?: my)?|both|it|this) (?:\w+ ){0,2}(?:exams?|tests?|course|theory|interview|modules?|year|degree|viva|finals|probation|assessment|inspection)|everything|first time|with)\b|^I (?:have )?passed\W*$/i,
    ),
  ],
  [
    'got',
    quick(
      /\bI (?:just )?(?:got (?:the job|the flat|the place|the offer|in(?:to (?:uni|college|\w+ school))?|an offer)|won (?:a|the|it|first)|was accepted|am hired)\b|\bthey (?:offered me|gave me) (?:the|a) (?:job|place|contract)\b|\b(?:he|she|they) said yes\b(?! to (?:him|her|them))/i,
    ),
  ],
  [
    'settled',
    quick(
      /\b(?:he|she|they)(?:'s|'re| is| are) (?:fine|ok|okay|all right|alright|cool|good) (?:with it|about it)\b|\b(?:he|she|they)(?:'s|'ve| has| have)? forg(?:ave|iven) me\b|\bwe(?:'ve| have)? made (?:it )?up\b/i,
    ),
  ],
];
const NOT_SO = quick(
  /n't\b|\b(?:not|hope|hoping|if|wish|until|waiting|almost|nearly|never|but|still|felt|guilty|inside|by luck|supposed to)\b/i,
);

/** The kind of good news a message surely holds, or null. */
export function newsIn(clean: string): string | null {
  const sentence = clean.split(/(?<=[.!?])\s+/).findLast((one) => NEWS.some(([, words]) => words.test(one)));
  if (sentence === undefined || NOT_SO.test(sentence) || sentence.includes('?')) return null;
  return NEWS.find(([, words]) => words.test(sentence))?.[0] ?? null;
}

const FILL =
  '(?:(?:ok|okay|no|nah|nope|yeah|yes|yep|well|lol|haha|anyway|so|honestly|really|just|right|oh|ah|but|and|I think|I guess|sorry)[ ,.!]+)*';
const REALLY =
  '(?:[ ,]+(?:really|I (?:think|guess|suppose)|for now|now|to be honest|actually|then|so|thanks|thank you|lol|though|anyway))*';
const NO_MORE = [
  "(?:that's|that is|that was)(?: pretty much| about| basically| honestly)? (?:it|all|us|me|everything|the lot|the whole (?:story|thing)|the rest|all there is(?: to it)?|all I (?:wanted|had|have|got|know)(?: to (?:say|tell))?)",
  "(?:(?:there's|there is|theres|I have|I've|I've got|got|have) )?(?:nothing|no|not much|not a lot|nowt|nothin) (?:more|else|rest|other)(?: (?:to (?:say|tell|it|add|tell you|that)|of it|than that|about it|here))*",
  "(?:(?:there's|there is|there isn't|I have|I've) )?(?:nothing|not much|not a lot|no more|much more) to (?:say|tell|add)(?: about it)?",
  "whatever(?=[.!,])|(?:that'll|that will) do|enough of (?:that|this|it)|nvm|never ?mind(?: (?:the|that|this|about (?:the|that|it|this))(?: \\w+)?(?=[.!,]|$))?|forget (?:it|this|about it|I said anything)|(?:it )?(?:doesn't|does not|don't) matter|drop it|leave it(?: there| at that| be)?",
].join('|');
const OVER = quickPattern(
  `^${FILL}(?:${NO_MORE})${REALLY}(?=$|[^\\p{L}\\p{N}'\\s]|\\s(?:he|she|they|I|I'm|my|the|it's|there's|that's|bed|hospital|got|gotta|gonna|just|bye|night|gtg|dinner|mum|dad)\\b)[\\s,.!;:)-]*`,
  'iu',
);
/** "It doesn't matter to him", "nothing else matters": told, and nothing ends. */
const GOES_ON = quick(
  /^[^.!?]*\b(?:never mind|forget|matters?|nothing (?:more|else)|no more) (?:to (?:him|her|them|me)|matters?|helps?|works?|happened|than|about (?:him|her|them)|how|what|when|if|but)\b/i,
);

/** What is left of a message that says there is no more, or null where it doesn't say so. */
export function restAfterEnd(clean: string): string | null {
  if (
    /^(?:yes|yep|yeah|exactly)\b[ ,.!]*that's it\b|\bthat's (?:it|all)[ ,.!]*(?:exactly|precisely|right|spot on|in a nutshell)\b/i.test(
      clean,
    ) ||
    GOES_ON.test(clean)
  )
    return null;
  let rest = clean.trim();
  let ended = false;
  for (let times = 0; times < 4; times += 1) {
    const cut = rest.replace(OVER, '');
    if (cut === rest) break;
    ended = true;
    rest = cut;
  }
  return ended ? rest.replace(/^(?:and|but|so)\b[ ,]*/i, '') : null;
}
