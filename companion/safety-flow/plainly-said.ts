// Why is this hard? "My voice will shake and everyone will notice", "how do I tell her it's not okay", "they laugh at my
// clothes and call me names": rules know the half of each from voices that speak, from goodbyes and from a home. These are
// what people say most of an exam, a boss and a school, so they are said plainly before anything is read.

const BLOWS =
  /\b(?:hit|hits|hitting|beat|beats|slap\w*|punch\w*|belt|push\w*|kick\w*|chok\w+|strangl\w+|throw\w*|threw|knife|bruis\w*|hurts? me|afraid of (?:him|her|them)|scared of (?:him|her|them))\b/i;

/** Without a blow somebody can be kept small all the same. */
const CONTROL =
  /\b(?:go(?:es)? (?:mad|mental|crazy|cold)|takes? (?:my|the)|allow(?:s|ed)?|let(?:s)? me|permission|passwords?|track\w*|checks? my|my (?:card|wages|keys|bank)|scared|afraid|secret|for days|tells me (?:what|who)|jealous|threat\w*|stepdad|boyfriend|girlfriend|husband|wife|partner)\b/i;

const SAID: readonly (readonly [words: RegExp, plain: string, not?: RegExp])[] = [
  [
    /\bmy voice (?:will |might |would |is going to |gonna |starts? to |'?ll )?(?:shak\w+|crack\w*|trembl\w+|wobbl\w+|break\w*|go(?:es)?)\b/gi,
    'i will sound nervous',
  ],
  [
    /\btell (him|her|them) (?:that )?(?:it'?s|it is|that'?s|this is|what (?:he|she|they) did was) not (?:ok|okay|all right|alright|fair|on)\b/gi,
    'say no to $1',
  ],
  [
    /\b(?:my |the )?(mum|mom|dad|parents|mother|father|teacher|boss|coach|wife|husband|sister)(?:'?s| is| are)? (?:going to|gonna|will|would) kill me\b/gi,
    'my $1 will be cross',
    BLOWS,
  ],
  [/\bcan'?t take on any ?more\b/gi, 'have enough work'],
  // One's own phone, looked at by oneself.
  [
    /(?<=\b(?:i|i'm|im|i've been|i keep|i kept|can'?t stop|keep)(?: \w+){0,3} )check(?:ing)? my phone\b/gi,
    'look for a message',
  ],
  [
    /\b(?:they|the (?:girls|boys|others|kids)|people|kids|everyone|some girls|some boys)(?: all| just| always)? (?:laugh|laughed|laughing) at (?:me|my \w+)(?: and (?:call(?:ed|s|ing)? me (?:names|\w+)|make fun of me))?/gi,
    'they are unkind to me',
    BLOWS,
  ],
  // "Doesn't hit me any more", "except when he drinks": no denial.
  [
    /\b(?:he|she|they|my \w+) (?:doesn'?t|don'?t|has never|have never|never|would never)(?: even| ever)? (?:hit|hits|hurt|hurts|beat|beats|touch|touches|touched) (?:me|us|anyone|anybody)\b(?: or anything(?: like that)?)?(?!,? (?:any ?more|now|yet|but|except|unless|until|when|if|only|hard|again))/gi,
    'there are no blows',
    CONTROL,
  ],
];

/**
 * What only sounds like danger, of an exam, a boss or a school, in plain words; a blow or, beside
 * a denied one, control told anywhere in the talk leaves it as it is. English.
 *
 * @param before what was said earlier in this talk
 */
export function plainlySaid(text: string, before: readonly string[] = []): string {
  const talk = [...before, text].join(' . ');
  return SAID.reduce(
    (left, [words, plain, not]) => (not?.test(talk) === true ? left : left.replace(words, plain)),
    text,
  );
}
