import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "Dont know what the point is tbh" comes last, after the shifts and the kids, in the tone of a sigh. It
// is no word of dying, so no rule hears it, and whoever sees it passed over does not say it a second time. Said of a
// meeting or a diet it is only a sigh, so what it is of decides.

const ENDS =
  '(?=,? *(?:any ?more|really|honestly|tbh|to be honest|now|sometimes|some days|lately|at all|anyway|lol)?(?:,? *(?:tbh|honestly|really|to be honest|any ?more|sometimes))?\\s*(?:$|[.!?,;\\n]))';
const NOT_KNOWN =
  "(?:(?:i )?(?:(?:do not|don'?t|dont|can'?t|cannot|cant|no longer) (?:even |really |always )?(?:know|see|get|understand|remember)|idk|no idea|not sure|dunno|wonder|ask(?:ing)? myself|keep wondering))";
const OF_BEING_HERE = quickPattern(
  `\\b${NOT_KNOWN} what (?:i'?m|i am) (?:still |even |really |actually )*(?:here for|for|living for|(?:getting|waking) up for)${ENDS}`,
  'i',
);
const SIGHS: readonly RegExp[] = [
  quickPattern(
    `\\b${NOT_KNOWN} (?:what )?(?:the |any )?point (?:even )?(?:is|of it all|of any of (?:it|this))${ENDS}`,
    'i',
  ),
  quickPattern(
    `\\b${NOT_KNOWN} what (?:i'?m|i am) (?:still |even |really |actually )*(?:here for|for|living for|doing it (?:all )?for|(?:getting|waking) up for)${ENDS}`,
    'i',
  ),
  quickPattern(`\\b${NOT_KNOWN} what (?:it'?s|its|it is|this is) all for${ENDS}`, 'i'),
  quickPattern(
    `\\bwhat (?:is it|is this|'?s it|am i doing (?:it|this)) all for${ENDS}|\\bwhat'?s it all for${ENDS}`,
    'i',
  ),
  quickPattern(
    `\\b${NOT_KNOWN} why (?:i|i'?d) (?:even |still |really )*(?:bother|try|get up|keep (?:going|trying)|carry on|go on)${ENDS}`,
    'i',
  ),
  quickPattern(
    `(?:^|[.!?,;\\n] *|\\b(?:so|and|but) )why (?:do i|am i) (?:even |still )+(?:bother(?:ing)?|try(?:ing)?|here)${ENDS}`,
    'i',
  ),
];
/** It has a thing it is of: a task, a course, somebody who does not write back. */
const OF_A_THING =
  /\b(?:homework|maths?|essays?|exams?|revis\w+|stud(?:y|ying)|class(?:es)?|lessons?|lectures?|courses?|degree|school|uni|meetings?|reports?|emails?|e-mails?|gym|diet\w*|weigh\w*|apps?|dating|tinder|hinge|dates?|games?|match(?:es)?|clean\w*|tid(?:y|ied|ying)|dishes|laundry|cook\w*|recipes?|votes?|voting|interviews?|applications?|applying|job (?:hunt|search)\w*|cv|training|practi[sc]\w+|texts?|texted|texting|repl(?:y|ies|ied)|answers? me|messag\w+|presents?|gifts?|christmas|birthday|party|plans?|explain\w*|talking to (?:him|her|them|you)|this (?:app|chat|page)|(?:point|bother|try|trying) (?:of|in|with|to)|team|season|league|football|scored?|lost again|lol|haha+|jk)\b/i;
const OF_SOMEBODY_ELSE = quick(
  /\b(?:he|she|they|my (?:son|daughter|brother|sister|mum|mom|dad|friend|mate|husband|wife|partner))(?:'s| is)? (?:said|says|saying|keeps? saying|asked|told me|wrote|texted)\b/i,
);

/** A sigh that there is no point in it all, said in passing and of nothing by name. English. */
export function sighsPointless(text: string): boolean {
  const plain = straighten(text).trim();
  if (OF_SOMEBODY_ELSE.test(plain)) return false;
  if (SIGHS.some((words) => words.test(plain)) && !OF_A_THING.test(plain)) return true;
  // What one is still here for is asked of no meal: only its own sentence can say of what it is.
  return plain.split(/(?<=[.!?\n])\s*/).some((one) => OF_BEING_HERE.test(one) && !OF_A_THING.test(one));
}
