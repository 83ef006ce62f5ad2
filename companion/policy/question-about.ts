import { thingTold } from './matter-thing.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? After a miss "how do you feel about that?" is one more reply that could stand under any message. What was
// put right has its own next question: of a fear what is feared, of somebody what is wished of them, of a want what stands
// in its way. Each is asked in everyday words, and none says anything about the matter that could be wrong.

const FEAR =
  /\b(?:scared|afraid|frightened|terrified|worried|worry|worries|anxious|nervous|dread\w*|panic\w*|what if)\b/i;
const ANGER =
  /\b(?:angry|furious|fed up|annoyed|mad at (?:him|her|them|my|the|everyone)|pissed|livid|sick of|cross|raging)\b/i;
const LOW =
  /\b(?:I'm|I am|I feel|I felt|feel|feels|feeling|felt|I was|makes me|made me) (?:\w+ ){0,2}(?:sad|hurt|low|down|alone|empty|numb|useless|worthless|guilty|ashamed|awful|rubbish|crap|left out|sick|terrible|stupid)\b|\b(?:it|that|this|what) (?:really |just )?hurts\b|\bI (?:just |really |still )?miss (?:him|her|them|my)\b|\b(?:heartbroken|so lonely|never enough|not good enough)\b/i;
const TIRED =
  /\b(?:tired|exhausted|worn out|shattered|knackered|can't sleep|no sleep|burnt? out|drained|overwhelmed|too much)\b/i;
const BORED = /\b(?:bored|boring|nothing to do)\b/i;
const WANTS =
  /\bI (?:just |only |really )*(?:want|need|would like|'d like) (?:him|her|them|more|some|one|my|the|to (?:be|see|have|get|go|feel|sleep|spend|live|find|stay|move|do)) (?!\w+ (?:sentence|answer|idea))/i;
/** "I wish it was over": what stands in the way of that is not asked. */
const OVER = /\b(?:over|end|stop|gone|quiet|peace)\b/i;
const OWN = /\bI(?:'m| am| feel| felt| was| get| keep| can't| don't| have| just| want)\b|\bme\b/i;
const NOT_SO = /\b(?:don't|not|never|didn't|wasn't|isn't|no) (?:\w+ )?\w+/gi;
const CANT = /\bI (?:just |really |still )*(?:can't|cannot|couldn't|don't know how|have no|haven't got|don't have)\b/i;
/** What somebody does or says; what he or she only is, nothing is wished of. */
const THEY_DO =
  /\b(?:he|she|they|my (?!own\b)\w+(?: in law)?|mum|mom|dad) (?:\w+ )?(?:says?|said|takes?|took|borrow(?:s|ed)|uses|does|did|doesn't|didn't|won't|never|always|keeps?|thinks?|shouts?|compares?|ignores?|laughs?|makes?|forgot|forgets|calls?|tells?|told)\b|\b(?:he|she|they)(?:'s| is|'re| are) (?:just |so |being )*(?:careless|lazy|rude|mean|selfish|cold|strict|jealous|\w+ing)\b|\bshe did it\b|\bhe did it\b/i;
const SHE = /\b(?:she|her|mum|mom|mother|wife|sister|daughter|girlfriend|nan|gran|aunt)\b/i;
const HE = /\b(?:he|him|dad|father|husband|brother|son|boyfriend|grandad|uncle)\b/i;
const HINDERED = /\b(?:but|put up with|cannot|can't|couldn't|won't|scared|afraid|never)\b|\?/i;
/** "I'm not scared": what is denied hinders nothing. */
const NOT_I = /\bI'm not [^.!?]*[.!?]/gi;
/** What somebody puts right or is set against is no step of theirs. */
const PUTS_RIGHT = /\b(?:not|wrong|instead)\b|n't\b|\bI want to (?:keep|stay|be|have)\b/i;
const DARK = /\b(?:die|dying|dead|died|kill\w*|suicid\w*|alive|hurt myself|funeral|cancer)\b/i;

/** The question a listener would ask about just this; a good word where a step of their own is named. */
export function questionAbout({ read, lines, ...scene }: Scene): Part {
  const text = read.clean;
  const apart = { read, lines, ...scene };
  const has = (name: string) => lines.families[name] !== undefined;
  const step = DARK.test(text) ? undefined : ownStep(apart);
  if (step !== undefined && !HINDERED.test(text.replace(NOT_I, ' ')) && !PUTS_RIGHT.test(step))
    return line('telling_step');
  const name = kindIn(text, read.people.length > 0 || PRONOUN.test(text));
  if (name === 'mistake_on' || !has(name)) {
    const thing = DARK.test(text) || !has('about_thing') ? undefined : thingTold(apart);
    return thing === undefined ? line('mistake_on') : line('about_thing', { thing });
  }
  return name === 'about_them' ? line(name, whom(text)) : line(name);
}

const PRONOUN = /\b(?:he|she|they)\b/i;

function kindIn(text: string, people: boolean): string {
  if (DARK.test(text)) return 'mistake_on';
  // Of somebody else and not of themselves: what they feel is not asked of him or her.
  if (people && THEY_DO.test(text) && !OWN.test(text)) return 'about_them';
  const said = text.replace(NOT_SO, ' ');
  const feels = FEELINGS.find(([, words]) => words.test(said))?.[0];
  if (feels !== undefined) return feels;
  const found = KINDS.find(([, words]) => words.test(text))?.[0] ?? 'mistake_on';
  if (found === 'about_them' && !people) return 'mistake_on';
  return found === 'about_want' && OVER.test(text) ? 'mistake_on' : found;
}

const FEELINGS: readonly (readonly [family: string, words: RegExp])[] = [
  ['about_fear', FEAR],
  ['about_anger', ANGER],
  ['about_bored', BORED],
  ['about_tired', TIRED],
  ['about_low', LOW],
];
const KINDS: readonly (readonly [family: string, words: RegExp])[] = [
  ['about_want', WANTS],
  ['about_them', THEY_DO],
  ['about_cant', CANT],
];

function whom(text: string): Record<string, string> {
  const [she, he] = [SHE.test(text), HE.test(text)];
  return she === he ? { they: 'they', them: 'them' } : she ? { they: 'she', them: 'her' } : { they: 'he', them: 'him' };
}
