import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { isAtHand } from './earnest.ts';
import { withoutGuess } from './guess.ts';

// Why is this hard? A complaint wants to hit a landlord where it hurts, a petition says that somebody will die on those
// tracks, a eulogy tells how grandad said "shoot me if I ever". The words stand in a text for others, and whoever writes
// it is asked about their own death. And a last letter is a text for others as well. So whose it is, and for whom, comes
// first: one addressed to an office, a hall or a form is believed, and one "I" beside a dark word undoes it.

const OFFICE =
  'school|head(?: ?(?:teacher|master|mistress))?|teacher|principal|governors|nursery|council|landlord|landlady|letting agent|housing|bank|insurance|insurer|company|manager|boss|hr|human resources|employer|court|judge|tribunal|solicitor|mp|mayor|editor|newspaper|hospital|surgery|doctor|gp|dentist|consultant|university|uni|college|tutor|airline|shop|neighbours?|club|committee|dwp|job ?cent(?:re|er)';
const TASK = new RegExp(
  String.raw`\b(?:letter|e?-?mail|complaint|note|message|statement|report) (?:\w+ ){0,2}?(?:to|for|about) (?:\w+(?:'s)? ){0,3}?(?:${OFFICE})\b|\b(?:writ\w+|word\w*|complain\w*|reply\w*) (?:\w+ ){0,2}?to (?:\w+(?:'s)? ){0,2}?(?:${OFFICE})\b|\b(?:complaint|petition|eulogy|best man|speech|toast|sermon|presentation|essay|dissertation|coursework|screenplay|short story|novel|(?:pre-?op|consent|application|medical|claim|benefit|pip|accident|incident|school|hospital|travel) forms?|(?:fill\w*|filling) (?:in|out) (?:an?|the|this|my)|jury|inquest|witness statement|risk assessment|incident report|minutes of|cover letter|personal statement|appeal|leaflet|poster|newsletter|obituary)\b`,
  'i',
);
/** A text for whoever is left. */
const FAREWELL =
  /\b(?:good ?bye|farewell|last|final|suicide) (?:\w+ )?(?:letters?|notes?|messages?|words)\b|\b(?:letters?|notes?) (?:\w+ ){0,3}(?:for|to) (?:my|the|each|everyone|when|after)\b(?! (?:\w+(?:'s)? ){0,3}(?:school|head\w*|teacher|landlord|council|bank|boss|manager|work|hr|court|mp|doctor|gp|hospital|university|college|insurance))|\bwhen i'?m (?:gone|not here|dead)\b|\bafter i'?m (?:gone|dead)\b/i;
/** A dark word said of the writer, or somebody who hurts the writer. */
const OWN =
  /\b(?:i|i'?m|im|i'?ve|ive|i'?d|i'?ll)\b(?! want a joke)(?:(?!\b(?:he|she|they|him|if)\b)[^.!?]){0,40}?\b(?:die|dead|suicid\w*|kill(?:ing)? myself|end (?:it|my)|(?:hurt|cut|harm)(?:ting|ing)? myself|not (?:be|wake)|can'?t go on|jump|overdose|better off|alive|scared|afraid)\b|\b(?:hits?|beats?|hurts?|chok\w+|kick\w*|threaten\w*|rap(?:ed|es)|follow(?:s|ed)|touch(?:es|ed)) (?:me|us)\b|\b(?:live with|married to|my (?:husband|boyfriend|partner|ex|dad|stepdad))\b/i;

const THEIR_TEXT = /\b(?:his|her|their) (?:\w+ )?(?:essay|coursework|story|presentation|speech|statement)\b/i;

/** A text for an office, a hall or a form is being written in this talk, and no last one. English. */
const isForWriting = (texts: readonly string[]): boolean =>
  texts.some((text) => TASK.test(text)) && !texts.some((text) => FAREWELL.test(text));

/**
 * What only the text is about becomes one open question, as after a guess of the model; below level 2 none. English.
 *
 * @param before what was said earlier in this talk
 */
export function ofWriting(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const plain = [...before, text].map(straighten);
  // "She wrote in her essay": a text of theirs, in which a wish stands.
  if (assessment.category === 'third_party_risk' && THEIR_TEXT.test(text)) return assessment;
  // "My speech is slurred" is the body's, and no toast.
  if (assessment.category === 'medical_emergency') return assessment;
  if (assessment.level === 0 || !isForWriting(plain) || plain.some((one) => OWN.test(one)) || isAtHand(text))
    return assessment;
  if (assessment.level === 1) return { ...assessment, ask: false, rules: withoutGuess(assessment.rules) };
  return { ...assessment, level: 2, rules: ['model'], cleared: false };
}
