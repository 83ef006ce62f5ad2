import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';

const ELIDED_PAST =
  /^(?:moved|stopped|lost|left|quit|cried|failed|tried|went|came|woke|stayed|slept|fell|ended|missed|forgot|called|yelled|shouted|screamed|snapped|broke|got|had|made|told|asked|spent|walked|drove|started|finished|worked|ate|drank|dropped|picked|saw|heard|found|bought)\b/i;
const ELIDED_NOT =
  /^(?:don't (?:know|have|want|feel|like|get|understand|care|sleep|eat|see|think|remember|talk|go)|can't|cannot|couldn't|didn't|haven't (?:\w+)|hadn't|won't|wasn't|hate|love|miss(?! (?:says|said|thinks|told|asked|wrote|is|was|gave|made|put|shouted))|feel|need|want)\b /i;
const ELIDED_ING =
  /^(?![a-z]+ing (?:\w+ )?(?:is|was|are|hurts|makes|feels|takes|helps|gets|has|does|wears|costs|keeps)\b)(?![a-z]+ing \w+ (?:cancelled|\w+ed|is|was|has|had)\b)(?![a-z]+ing (?:[\w']+ ){0,9}(?:feels|makes|is|was|seems|hurts|helps|felt|made|takes|took|has|means|costs)\b)(?!wedding|meeting|building|feeling|ceiling|wiring|training|parking|clothing|spring|king|ring|nothing|something|anything|everything|during|morning|evening|being|going to\b)[a-z]+ing\b/i;

/** "Left out again", "told off by the boss", "tired of it": what was done to somebody, or how they were. */
const DONE_TO =
  /^lost (?:in|at|on|without)\b|^sent (?:home|back|away|to|off)\b|^(?:left|cut|kicked|thrown|pushed|shut|locked|let|laid|put|told|called|read|made|got|lost|broke|had|tired|bored|scared|worried|used|supposed|married|engaged|divorced|fed|stressed|exhausted|confused|surprised|shocked) (?:out|off|down|in|behind|by|to|of|at|about|up|for|with|go|from|over|redundant)\b(?! (?:my|the|an?|him|her|them|it|on|to)\b)/i;
/** A verb of then, with what it was done to or where. */
const ELIDED_DEED =
  /^(?:kept|left|shut|put|gave|said|let|begged|sat|knew|read|took|sent|bought|sold|wrote|texted|rang|phoned|cooked|cleaned|packed|deleted|blocked|threw|hid|checked|tried|went|came|ran|stood|stayed|carried|dropped|opened|closed|booked|looked|listened|watched|played|sang|baked|painted|washed|ironed|paid|drove|rode|swam|met|helped|visited|spoke|talked|ended up|handed|signed|pretended|laughed|danced|turned|moved|lay|woke|got|made|told|asked) (?:my|the|a|an|him|her|them|it|this|that|out|off|up|down|to|into|in|on|back|with|at|for|round|around|past|over|under|about|home|outside|through|myself|two|three|half|all|every|another|some|nothing|something|anything|everything|everyone|both|me)\b/i;

/** "cant sleep, lying awake": people leave out the "I". It is put back unless somebody else may be meant. */
export function withSubject(text: string, read: Understanding): string {
  const main = read.clean.replace(/\b(?:since|when|because|before|after|until|while)\b.*/i, '');
  if (/\b(?:he|she|they|his|her|their|him|he's|she's|they're)\b/i.test(main) || read.words > 40) return text;
  if (/^been \w+ing\b/i.test(text)) return `I've ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (DONE_TO.test(text)) return text;
  if (ELIDED_PAST.test(text) || ELIDED_NOT.test(text) || ELIDED_DEED.test(text))
    return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
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
