import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';

const ELIDED_PAST =
  /^(?:moved|stopped|lost|left|quit|cried|failed|tried|went|came|woke|stayed|slept|fell|ended|missed|forgot|called|yelled|shouted|screamed|snapped|broke|got|had|made|told|asked|spent|walked|drove|started|finished|worked|ate|drank|dropped|picked|saw|heard|found|bought)\b/i;
const ELIDED_NOT =
  /^(?:don't (?:know|have|want|feel|like|get|understand|care|sleep|eat|see|think|remember|talk|go)|can't|cannot|couldn't|didn't|haven't|won't|wasn't|hate|love|miss(?! (?:says|said|thinks|told|asked|wrote|is|was|gave|made|put|shouted))|feel|need|want)\b /i;
const ELIDED_ING =
  /^(?![a-z]+ing (?:\w+ )?(?:is|was|are|hurts|makes|feels|takes|helps|gets|has|does|wears|costs|keeps)\b)(?!nothing|something|anything|everything|during|morning|evening|being|going to\b)[a-z]+ing\b/i;

/** "cant sleep, lying awake": people leave out the "I". It is put back unless somebody else may be meant. */
export function withSubject(text: string, read: Understanding): string {
  const main = read.clean.replace(/\b(?:since|when|because|before|after|until|while)\b.*/i, '');
  if (/\b(?:he|she|they|his|her|their|him|he's|she's|they're)\b/i.test(main) || read.words > 40) return text;
  if (/^been \w+ing\b/i.test(text)) return `I've ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (ELIDED_PAST.test(text) || ELIDED_NOT.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return ELIDED_ING.test(text) && countWords(text) >= 3 ? `I'm ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

const OWN_START =
  /^(?:I\b|my (?:back|jaw|head|hands?|chest|heart|legs?|arms?|neck|stomach|eyes|feet|throat|shoulders?|skin|teeth|knees?|hips?|body)\b)(?!.*\b(?:he|she|they)\b)/i;
const ELIDED_HALF = /, (?=(?:didn't|don't|can't|cannot|couldn't|haven't|hadn't|won't) \w)/i;

/** "My jaw hurts, didn't notice before": the second half is about the same person, and says so. "One day fine next day done" has two halves. */
export function withOwnHalf(text: string): string {
  const halved = text.replace(
    /^(one (?:day|minute|week|moment) (?:\w+ ){1,3}?)((?:the )?next (?:day|minute|week|moment)?\b)/i,
    (_all, first: string, next: string) => `${first.trimEnd()}, ${next}`,
  );
  return OWN_START.test(halved) ? halved.replace(ELIDED_HALF, ', and I ') : halved;
}
