import { writtenIn } from '#companion/written.ts';
import { othersMedicine } from './others-medicine.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I've had a few but I'm going to drive" has the form of a step with its hour, and a companion that
// praises steps would praise it. What can harm by being done is met before anything is heard as a plan: said plainly
// once or twice, with a way out of it, and never held. Behaviour: shared/assistant.md, the table of sensitive subjects
// (medicines, substance, eating disorder).

const written = writtenIn('policy/unsafe-step');

const INTENDS =
  "\\b(?:I(?:'ll| will| could| might| may| can| should|'d rather)|I(?:'m| am) (?:just )?(?:going to|gonna|off to|about to|thinking (?:of|about)|planning to)|I(?:'ve| have) decided to|I (?:want|need|plan|have) to|I'd like to|(?:gonna|going to|thinking of|maybe|let me|about to|best|guess I)(?= )|I think I'll|just)\\b";
const within = (letters: number, what: string): RegExp => new RegExp(`${INTENDS}[^.?!]{0,${letters}}?\\b${what}`, 'i');
/** "Just that I'm not eating" tells what is, and plans nothing. */
const NOT_PLANNED = written('not-planned');
/** No appetite, and nothing wanted by it. */
const NOT_HUNGRY = written('not-hungry');
const HAS_A_REASON = written('has-a-reason');

const DRIVES = written('drives');
const DRIVES_NOT = written('drives-not');
const HAS_DRUNK = written('has-drunk');
const OTHERS_DRANK = written('others-drank');
const LONG_AGO = written('long-ago');
const HELD_AS_FINE = written('held-as-fine');
const LEFT_THE_CAR = written('left-the-car');

const MEDICINE =
  '(?:meds?|medications?|medicines?|tablets?|pills?|antidepressants?|ssris?|antipsychotics?|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|cipralex|paroxetine|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|bupropion|wellbutrin|trazodone|amitriptyline|lithium|lamotrigine|valproate|quetiapine|seroquel|olanzapine|risperidone|aripiprazole|abilify|diazepam|valium|alprazolam|xanax|lorazepam|clonazepam|zopiclone|zolpidem|ambien|pregabalin|gabapentin|propranolol|insulin|methadone|buprenorphine)\\b';
const NAMES_MEDICINE = new RegExp(`\\b${MEDICINE}`, 'i');
const CHANGES =
  '(?:stop(?:ping)?(?: taking)?|quit(?:ting)?(?: taking)?|com(?:e|ing) off|go(?:ing)? off|get(?:ting)? off|halv(?:e|ing)|skip(?:ping)?|doubl(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|cut(?:ting)?(?: down| back)?(?: on)?|ditch(?:ing)?|chuck(?:ing)?|bin(?:ning)?|flush(?:ing)?|throw(?:ing)? (?:out|away)|not tak(?:e|ing)|tak(?:e|ing) (?:less|more|half|double|two|twice))';
const CHANGES_MEDICINE = within(24, `${CHANGES} [^.?!]{0,30}?\\b${MEDICINE}`);
const CHANGES_THEM = within(24, `${CHANGES} (?:them|it|those|these|the lot|myself)\\b`);
const HALVES_MYSELF = /\b(?:halve|halving|double|skip) (?:them|it|those)\b/i;
const ASKS_A_DOCTOR = written('asks-a-doctor');

const EATS_NOTHING = within(
  20,
  '(?:not eat(?:ing)?|(?<!can.?t |cannot |couldn.?t )(?:stop|quit) eating|eat nothing|(?:do |start |try )?an? (?:(?:\\w+[- ])?(?:water|juice|dry|day|days|week|hour|hr)[- ])(?:long )?fast|water fast\\w*|fast for (?:an? |\\w+ )|live on (?:water|coffee|air)|skip (?:all |my )?meals|starve)\\b',
);
const FAST_WITH_A_REASON = written('fast-with-a-reason');

const BREAKS = within(
  20,
  "(?:smash|key|slash|burn|torch|trash|wreck|kick (?:in|down))(?: up| down| in)? (?:all )?(?:of )?(?:his|her|their|my (?:ex|boss|dad|mum|mom|brother|neighbou?r)\\w*'?s?) (?:\\w+ )?(?:car|van|bike|tyres?|tires?|house|windows?|door|phone|laptop|stuff|things|clothes)\\b",
);

const MARK = 'unsafe-step';
const TIMES = 2;

/** A step that can harm by being done: said so plainly, twice at most, and never taken up as a plan. */
export function unsafeStep(scene: Scene): Plan | null {
  const { state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.unsafe_drive === undefined) return null;
  const ofOthers = othersMedicine(scene);
  if (ofOthers !== null) return ofOthers;
  const kind = kindOf(scene);
  const met = state.signs ?? {};
  if (kind === null) return met[`${MARK}-drive`] === state.turn - 1 ? afterDriving(scene) : notHungry(scene);
  const count = met[`${MARK}-${kind}-count`] ?? 0;
  if (count >= TIMES) return null;
  state.signs = { ...met, [`${MARK}-${kind}`]: state.turn, [`${MARK}-${kind}-count`]: count + 1 };
  return plan('refer', 'human_help', [line(`unsafe_${kind}`)]);
}

type Kind = 'drive' | 'medicine' | 'fast' | 'break';

function kindOf({ state, read }: Scene): Kind | null {
  const text = read.clean;
  const before = state.recent.slice(-2).join('. ');
  if (LONG_AGO.test(text)) return null;
  const drives = DRIVES.test(text) && !DRIVES_NOT.test(text);
  const told = HAS_DRUNK.test(text) ? text : before;
  if (drives && HAS_DRUNK.test(told) && !LONG_AGO.test(told) && !OTHERS_DRANK.test(told)) return 'drive';
  if (!ASKS_A_DOCTOR.test(text)) {
    if (CHANGES_MEDICINE.test(text)) return 'medicine';
    const it = CHANGES_THEM.test(text) || HALVES_MYSELF.test(text);
    if (it && NAMES_MEDICINE.test(`${before}. ${text}`)) return 'medicine';
  }
  if (EATS_NOTHING.test(text) && !FAST_WITH_A_REASON.test(text) && !NOT_PLANNED.test(text)) return 'fast';
  return BREAKS.test(text) ? 'break' : null;
}

/** What is not wanted is no step: the appetite that is gone is asked after, once. */
function notHungry({ state, read, lines }: Scene): Plan | null {
  const once = `${MARK}-hungry`;
  const told = NOT_HUNGRY.test(read.clean) && !HAS_A_REASON.test(read.clean) && read.words <= 25;
  if (!told || state.signs?.[once] !== undefined || lines.families.not_hungry === undefined) return null;
  state.signs = { ...state.signs, [once]: state.turn };
  return plan('reflect.ask', 'explore', [line('not_hungry')]);
}

/** "It's only ten minutes" gets it once more; a taxi is a good call and said so. */
function afterDriving({ state, read }: Scene): Plan | null {
  if (LEFT_THE_CAR.test(read.clean)) return plan('receive', 'explore', [line('unsafe_drive_left')]);
  const again = state.signs?.[`${MARK}-drive-again`] === undefined && HELD_AS_FINE.test(read.clean) && read.words <= 20;
  if (!again) return null;
  state.signs = { ...state.signs, [`${MARK}-drive-again`]: state.turn };
  return plan('refer', 'human_help', [line('unsafe_drive_again')]);
}
