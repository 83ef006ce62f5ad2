import type { ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { says } from '#companion/understand/reading.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Enough", "next", "nothing", "whatever", "thanks" and "just called" stop, skip or leave an exercise,
// and they are ordinary words: "maybe I know enough", "nothing bad happened", "she just called me stupid". Where a text
// is awaited such a word counts only if the message is little else, or begins with it.

const LEAD =
  "(?:(?:ok|okay|um+|er+|no|nah|yes|yeah|oh|hey|well|so|sorry|please|actually|honestly|right|anyway|hm+|ugh|can we|could we|can I|let's|lets|I want to|I'd like to|I need to|I'd rather|I would rather|I'm going to|I'll|just|wait|look)[ ,.!]*)*";
const TAIL =
  "(?:[ ,.]+(?:please|now|here|for now|for today|today|this|it|that|one|the exercise|this exercise|exercise|question|step|thanks|thank you|sorry|really|yet|right now|to be honest|I think|of this|about this|about it|with this|what|how|any ?more|she's \\w+(?: \\w+)?|he's \\w+(?: \\w+)?))*[.!?]*$";

const BARE: Readonly<Record<string, RegExp>> = {
  stop: new RegExp(
    `^${LEAD}(?:stop|quit|cancel|end|enough(?! (?:for|to|people|time|money)\\b)|that's enough|leave it|not now|not helping|this isn't helping|talk(?: about.*)?|I'm done|done with this|I don't want to do (?:this|it)|stop here.*|not now.*)${TAIL}`,
    'i',
  ),
  skip: new RegExp(
    `^${LEAD}(?:I )?(?:skip|pass|next|nothing|none|can't think of (?:any|anything|one)|no smells?)(?: (?:comes|really|else|to mind|comes to mind))*${TAIL}`,
    'i',
  ),
  unsure: new RegExp(
    `^${LEAD}(?:I )?(?:don't know|idk|dunno|(?:I'm )?not sure|no idea|no clue|hard to say|can't say|maybe|perhaps|whatever|who knows|either)(?: what to (?:write|say|put))?${TAIL}`,
    'i',
  ),
  detour:
    /^(?:(?:ok|okay|oh|ugh|sorry|um+)[ ,.]*)*(?:hang on|hold on|omg|oh god|oh my god|wait\b|brb|sorry,? (?:my|the)|(?:my|the) \w+ (?:has )?just (?:texted|called|rang|messaged|came in))/i,
  bye: /^(?:(?:ok|okay|right|sorry|well|anyway|thanks|thank you|no|oh)[ ,.!]*)*(?:I(?:'ve| have)? ?)?(?:bye+|good ?night|gotta go|got to go|have to go|need to go|should go|I'm off|off to bed|going to bed|see you|see ya|talk later|that's all)\b|\bbye+\W*$/i,
  thanks:
    /^(?:(?:ok|okay|yes|yeah|no|oh|great|good|cool|right|many|that helped|that helps)[ ,.!]*)*(?:thanks|thank you|thx|ty|cheers)(?! to\b)\b|[.,!] ?(?:thanks|thank you|thx|ty|cheers)\W*$|^(?:that|this) help(?:s|ed)\b/i,
  leave_topic: /^(?:(?:ok|no|sorry|please|actually)[ ,.]*)*(?:I|can we|could we|let's|stop asking)\b/i,
};

/** Whether the message does this, at a step that waits for a text; at any other step the word alone decides. */
export function doesIn(act: string, step: ExerciseStep, { read, grammar }: Scene): boolean {
  if (!read.acts.has(act)) return false;
  const written = 'ask' in step && !('options' in step) && step.ask === 'text';
  return !written || !grammar.turnsClauses || (BARE[act]?.test(read.clean.trim()) ?? true);
}

/** "maybe painting": a guess with something in it. */
const MAYBE_SO =
  /^(?:maybe|perhaps|probably)\b(?!\W+(?:not|nothing|nobody|no one|idk|later|i don't know|so)\b)\W+\w{3,}/i;

/** Said in a word that this step is left out: "skip", "idk". A choice may offer "none" or "not sure" itself. */
export function leftOut(step: ExerciseStep, scene: Scene): boolean {
  const { read, grammar } = scene;
  if ('options' in step) return false;
  if (doesIn('skip', step, scene)) return true;
  // "Meh" is nothing for a list.
  if ('times' in step && read.words <= 2 && (read.acts.has('fine') || read.acts.has('laugh'))) return true;
  if (!('ask' in step) || step.ask === 'scale' || !doesIn('unsure', step, scene) || read.words > 5) return false;
  // "Maybe my cousin" is somebody.
  if (step.ask === 'person' && says(grammar.reading.maybe, read.clean) && read.people.length > 0) return false;
  if (grammar.turnsClauses && MAYBE_SO.test(read.clean)) return false;
  // "maybe tomorrow" is a time.
  return (step.ask !== 'time' && step.ask !== 'date') || !says(grammar.reading.maybe, read.clean);
}
