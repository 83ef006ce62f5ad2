// Why is this hard? "I'm 67 and drove the number 14 bus. The scan is on Friday and I can't sleep": who somebody is and
// where it was are said first, and the matter comes after. What weighs is a trouble, a lack, a change, a wish, a "but"
// or a "only me", and how long it has gone on; what is none of these is the setting.

const HURT =
  /\b(?:afraid|scar(?:ed|es)|terrified|frightened|worr\w+|anxious|panic\w*|dread\w*|asham\w+|guilty|guilt|lonel\w+|alone|sad|angry|furious|jealous|hurts?|ache\w*|aching|pain|cr(?:y|ies|ied|ying)|tears|shak(?:e|es|ing)|sick|tired|exhausted|drained|numb|empty|quiet|silent|silence|overwhelmed|stuck|lost|broke|broken|heavy|heavier|worse|worst|hate|hates|miss|missed|misses|sorry|regret\w*|shout\w*|yell\w*|scream\w*|fight\w*|fought|argu\w+|bull(?:y|ied|ying)|laughed at|ignor\w*|blam\w*|proud|happy|glad|relie(?:f|ved)|love|loves|loved|nervous|stress\w*|struggl\w*|hard|harder|difficult|awful|terrible|horrible)\b/gi;
const LACK =
  /\b(?:never|nobody|no one|nothing|none|without|can't|cannot|couldn't|won't|wouldn't|don't|doesn't|didn't|haven't|hasn't|wasn't|isn't|weren't|aren't|not|no longer|anymore|any more|hardly|barely|only|alone|instead)\b/gi;
const CHANGE =
  /\b(?:now|since|still|again|stopped|started|left|leaving|gone|died|dead|lost|losing|moved|moving|quit|fired|sacked|redundant|divorc\w*|separat\w*|diagnos\w*|cancer|tumou?r|scan|biopsy|results?|hospital|surgery|operation|funeral|pregnan\w*|miscarr\w*|broke up|split|cancel\w*|reject\w*|failed|forgot\w*|sold|bought|used to|for the first time|first|last|anymore|any more|finally|new|until|told to|let(?:ting)? (?:me|him|her|us|them) go|evict\w*|debts?|rent|court|police|ill|illness|stroke|dementia|drink\w*|sober|exams?|mocks?|deadline|due|notice|taken|took|stops?|turned down|refus\w+|cheat\w*|lied|lies|lying|secret|hid|hide|hiding|pretend\w*|clear|benign|passed|promoted|offered|accepted|won|born)\b/gi;
const WISH =
  /\b(?:want|wants|wanted|wish|wished|need|needs|would like|'d like|would love|'d love|hope|hoping|longing|long to|should have|could have|trying to|tried)\b/gi;
const LONG =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|a|every|each|all) (?:hours?|days?|nights?|weeks?|months?|years?|times?|mornings?|evenings?)|every ?day|every night|all (?:day|night)|for (?:ages|years|months|weeks)|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;
const AGAINST = /\b(?:but|although|though|except|yet|not (?:me|him|her|them)|just me|only me|me, not)\b/i;
const OWN = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b/i;
const OTHERS =
  /\b(?:he|she|they|he's|she's|they're|him|her|his|them|their|we|us|our|mum|mom|dad|mother|father|wife|husband|son|daughter|sister|brother|boss|friend|nobody|everyone|people)\b/i;
export const WHO_I_AM =
  /^(?:I(?:'m| am) (?:an? (?!bit|little|lot|mess|wreck)[\w'-]+(?: [\w'-]+){0,2}(?:$|,| and)|in [\w'-]+,|\d|(?:\w+teen|\w+ty)\b|from |in (?:my |the )?(?:\w+ year|year)|the (?:eldest|oldest|youngest)|married|single|retired)|I (?:work|live|study|teach|drive) |I have (?:an?|two|three|four|five|\d) \w+$|my name|I(?:'ve| have) been an? )/i;
const SETTING =
  /^(?:(?:one|the first|the other) (?:time|day|night|morning|evening)\b.*\bI was |(?:I|we) (?:was|were|went|go|sat|sit|stood|got|get|made|had|have|did|do|washed|watched|thought|like|read|am reading|just got) |it(?:'s| is| was) |this |there(?:'s| is| was| were) |the \w+ (?:is|was) (?:in|on|at) )/i;
/** "I'm not angry": something asked or guessed is turned down, and the matter is elsewhere. */
const DENIES =
  /^I(?:'m| am) not (?!allowed|invited|sleeping|eating|able|welcome|in |at |a |the |popular|there|over|coping|getting|going)/i;
const POINTS = /^(?:that|this|these|those|it|they|the other|the one)\b/i;

const count = (text: string, words: RegExp) => Math.min(2, text.match(words)?.length ?? 0);

/** How much of the matter a sentence holds, with its "I" still in it. About 1 is a plain fact of somebody's own. */
export function worthOf(said: string, contrast = false): number {
  return (
    count(said, HURT) +
    count(said, LACK) * 0.7 +
    count(said, CHANGE) * 0.6 +
    count(said, WISH) * 0.9 +
    count(said, LONG) * 0.5 +
    (contrast || AGAINST.test(said) ? 0.7 : 0) +
    (OWN.test(said) ? 0.6 : OTHERS.test(said) ? 0.2 : -0.4) -
    (DENIES.test(said) ? 0.8 : 0) -
    (WHO_I_AM.test(said) ? 2 : 0) -
    (SETTING.test(said) && count(said, CHANGE) === 0 ? 0.5 : 0) -
    (POINTS.test(said) ? 0.5 : 0)
  );
}
