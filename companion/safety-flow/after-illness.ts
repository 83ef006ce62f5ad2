import { quick } from '#companion/quick-pattern.ts';

// Why is this hard? "She can't speak properly any more" is what somebody shouts who sees a stroke happen, and what a son
// says of his mother in the third month of rehabilitation. In both a rule hears the stroke, and has to. So what an
// illness has left behind is put in other words, where the talk says that it is known, treated or weeks old.

const ILLNESS = quick(
  /\b(?:strokes?|brain (?:injury|bleed|tumou?r|surgery|haemorrhage|hemorrhage)|head injury|aneurysm|dementia|alzheimer\w*|parkinson\w*|multiple sclerosis|ms|mnd|als|motor neurone|huntington\w*|aphasia|cerebral palsy)\b/i,
);
/** A known illness that goes on by itself: it needs no date. */
const LASTING = quick(
  /\b(?:dementia|alzheimer\w*|parkinson\w*|multiple sclerosis|mnd|als|motor neurone|huntington\w*|aphasia)\b/i,
);
const KNOWN = quick(
  /\b(?:(?:a |one |two|three|four|five|six|seven|eight|nine|ten|few|couple of|several|\d+) (?:weeks?|months?|years?) (?:ago|back|now)|(?:weeks|months|years|ages) ago|last (?:week|month|year|spring|summer|autumn|fall|winter|christmas)|(?:in|since|back in) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|rehab\w*|(?:speech|occupational|physio\w*) ?(?:therap\w+)?|care home|nursing home|discharged|came home from|home from hospital|recover\w*|on the (?:stroke )?ward|visit (?:him|her) (?:every|each|on|in))\b/i,
);
/** It happens now, or again. */
const ANEW = quick(
  /\b(?:sudden\w*|right now|just now|at the moment|this (?:minute|morning|afternoon|evening)|today|tonight|an hour ago|minutes? ago|started|again|another|second stroke|face|droop\w*|one side|numb|worse|won'?t wake|unconscious|ambulance|what (?:do|should) i do|help)\b/i,
);
const LEFT_BEHIND = quick(
  /\b(?:can'?t|cannot|cant|can (?:barely|hardly)|couldn'?t|struggles to|isn'?t able to|not able to|no longer able to) (?:really |even |still )?(?:speak|talk|say (?:much|anything|my name)|find (?:his|her|the) words|get (?:his|her|the) words out)(?: (?:properly|right|well|clearly|much|like (?:he|she) used to))?(?: (?:any ?more|now|yet))?\b|\b(?:his|her) speech (?:is|'?s|has been|was) (?:\w+ )?(?:slurred|gone|bad|affected)\b|\b(?:slurs|slurring) (?:his|her) words\b/gi,
);

/**
 * A message with what a known illness took from somebody's speech in words that call no ambulance; untouched where it
 * may be new. English.
 *
 * @param before what was said earlier in this talk
 */
export function afterIllness(text: string, before: readonly string[]): string {
  const all = [...before, text].join(' . ');
  const known = ILLNESS.test(all) && (LASTING.test(all) || KNOWN.test(all));
  if (!known || ANEW.test(text)) return text;
  return text.replace(LEFT_BEHIND, 'finds talking hard');
}
