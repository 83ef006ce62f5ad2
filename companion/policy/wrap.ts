import { stepAsDoing } from '#companion/realise/doing-pieces.ts';
import { isGladTalk } from '#companion/realise/meaning-choices.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { byeOfBurden } from './burden.ts';
import { cannotWait } from './burden-marks.ts';
import { helperSaid } from './company.ts';
import { byeOfDrink } from './drink.ts';
import { byeOfRisk } from './evening.ts';
import { oneWish, wishedJust } from './one-wish.ts';
import { askAtBye, owesAgain } from './open-question.ts';
import { noteLastTime } from './own-plan.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, planSaid, splitPlan, timeSaid } from './plan-words.ts';
import { referNow } from './quiet-risk.ts';
import { stepName } from './step-name.ts';
import { deedSaid, isSpeaking, stepKind } from './step-sure.ts';
import { wishAlong } from './wish-along.ts';

const written = writtenIn('policy/wrap');

/** A plan worth repeating has two words in it, or three signs of a script without spaces. */
const SAYS_SOMETHING = /\p{L}{2,}.*[^\p{L}]\p{L}{2,}|[\u3040-\u9fff\uac00-\ud7af]{3,}/u;

/** The last word: the person's own step with its time, how the number went, who will be there. No hook, no question. */
export function wrap(scene: Scene, lead: string): Plan {
  const last = withReach(lastWord(scene, lead), scene);
  return last.move === 'wrap' ? { ...last, parts: oneWish(last.parts, scene) } : last;
}

const REACHES = /^bye_(?:risk|helper|reach|open|ask|if_yes)/;

/** In a danger nobody goes without whom to reach, in one short word, and an open door. */
function withReach(last: Plan, scene: Scene): Plan {
  const { state, grammar, lines } = scene;
  const said = last.parts.some((part) => part.kind === 'family' && REACHES.test(part.name));
  if (state.level < 2 || !grammar.turnsClauses || last.move !== 'wrap' || said || !lines.families.bye_reach)
    return last;
  const home = state.categories.some((one) => one === 'abuse_violence') && lines.families.bye_reach_home !== undefined;
  const ofOther = state.categories.includes('third_party_risk') && lines.families.bye_helper !== undefined;
  return { ...last, parts: [...last.parts, line(ofOther ? 'bye_helper' : home ? 'bye_reach_home' : 'bye_reach')] };
}

function lastWord(scene: Scene, lead: string): Plan {
  const { state, lines } = scene;
  state.expect = null;
  // Said once, the next step is not said again with the last word.
  const owed = owesAgain(scene);
  const open = askAtBye(scene);
  if (open !== null) return open;
  const good = state.topics[0] === 'success' && isGladTalk(state, lines);
  const gladLead = good && lead === 'thanks_wrap' && lines.families.thanks_glad ? 'thanks_glad' : lead;
  const farewell = good && lead === 'bye' && lines.families.bye_glad ? 'bye_glad' : gladLead;
  const before = state.plan;
  if (wasUsed(state, 'wrap')) {
    const since = sinceFirstBye(scene, owed);
    return plan('wrap', 'wrap', [line(since.length > 0 ? farewell : shorter(farewell, scene)), ...since]);
  }
  noteUsed(state, 'wrap');
  noteUsed(state, `bye:${before}`);
  noteLastTime(scene);
  const fresh = state.plan !== before;
  if ((state.plan !== null || state.level >= 2) && GOES.test(scene.read.clean) && lines.families.bye_go)
    return sendOff(scene);
  const time = farewell === 'bye_glad' && lines.families.bye_glad_step ? timeSaid(state.plan ?? '') : null;
  if (time !== null) return plan('wrap', 'wrap', [line(farewell), line('bye_glad_step', { time })]);
  const parts: Part[] = [line(farewell)];
  const numbers = numbersOf(scene);
  if (numbers !== null && lines.families.bye_numbers) parts.push(numbers);
  // A step of their own let the open question rest: the numbers go along with it.
  const rests = owed && lines.families.bye_risk_open !== undefined ? [line('bye_risk_open')] : [];
  if (byeOfRisk(scene).length > 0 || rests.length > 0) {
    const deals = referNow(scene, true);
    // A question that stays open goes before anything else that could be looked after: two notices are one too many.
    const whom = rests.length > 0 ? [] : deals === null ? byeOfDrink(scene) : [maybe(deals)];
    const step = state.plan === null ? [] : lastStep(scene, false, true, fresh);
    const risk = byeOfRisk(scene, whom.length === 0);
    return plan('wrap', 'wrap', [line(lead), ...step, ...whom, ...(risk.length > 0 ? risk : rests)]);
  }
  parts.push(...lastStep(scene, parts.length === 1, false, fresh));
  // What somebody has to look after who is not well may be said once, and the end is the last moment for it.
  const refer = referNow(scene, true);
  if (refer !== null) parts.push(maybe(refer));
  const drink = byeOfDrink(scene);
  parts.push(...drink);
  // With a step of their own in it the last word is whole.
  if (refer === null && drink.length === 0 && state.plan === null) parts.push(...byeOfBurden(scene));
  return plan('wrap', 'wrap', parts);
}

const SHORTER: Readonly<Record<string, string>> = {
  bye: 'bye_short',
  bye_glad: 'bye_short',
  bye_bed: 'bye_bed_short',
  thanks_wrap: 'thanks_short',
  thanks_glad: 'thanks_short',
};

/** The second goodbye of a talk is a word: what it wished for stood in the first. */
function shorter(farewell: string, { state, lines }: Scene): string {
  const short = SHORTER[farewell];
  return short === undefined || state.level >= 2 || lines.families[short] === undefined ? farewell : short;
}

/**
 * A step that was named after the first goodbye goes along with the second, and where it weighs, or a question about not
 * being here was passed over since, so do the numbers.
 */
function sinceFirstBye(scene: Scene, owed: boolean): Part[] {
  const { state, grammar, lines } = scene;
  if (!grammar.turnsClauses) return [];
  const weighs = (owed || cannotWait(scene)) && lines.families.bye_risk !== undefined && !saidNumbers(scene);
  const numbers = weighs ? [line(owed && lines.families.bye_risk_open ? 'bye_risk_open' : 'bye_risk')] : [];
  if (state.plan === null || wasUsed(state, `bye:${state.plan}`)) return owed ? numbers : [];
  noteUsed(state, `bye:${state.plan}`);
  return [...lastStep(scene, false, true), ...numbers];
}

/** Where the numbers are was said with an earlier goodbye, and nothing has risen since. */
function saidNumbers({ state, lines }: Scene): boolean {
  const said = ['bye_risk', 'bye_risk_open', 'bye_left_open'].flatMap((name) => {
    const family = lines.families[name] ?? [];
    return Array.isArray(family) ? family : family.any;
  });
  return state.level < 2 && said.some((text) => wasUsed(state, text));
}

/** Off to do it this minute: what comes next needs no telling. */
const GOES = written('goes');

function sendOff(scene: Scene): Plan {
  const { state } = scene;
  const who = state.helper === undefined ? undefined : helperSaid(state.helper);
  const parts: Part[] = [line('bye_go')];
  if (who !== undefined) parts.push(optional('bye_who', { who, Who: upperFirst(who) }));
  // Whoever goes to ask about dying has to know what to do with a yes.
  if (state.level >= 2 && state.categories.includes('third_party_risk')) parts.push(maybe('bye_if_yes'));
  return plan('wrap', 'wrap', parts);
}

/** A longer step that was said back is not read out again at the end. */
const DEED_AGAIN = 7;

const DOING = 3;

/** The step with its time and who will be there, each once; where the last reply held them, only a word for the way. */
function lastStep(scene: Scene, bare: boolean, stepOnly = false, fresh = false): Part[] {
  const { state, lines } = scene;
  if (state.plan !== null) state.plan = mainStep(state.plan);
  const english = scene.grammar.turnsClauses;
  const kind = english ? stepKind(state.plan ?? '') : 'thing';
  // What is being done this minute goes along by itself.
  if (state.plan !== null && state.turn - (state.signs?.['step-now'] ?? -DOING) < DOING) return [];
  const wished = english && wishedJust(scene) && lines.families.bye_time !== undefined;
  const own = state.plan !== null && SAYS_SOMETHING.test(state.plan) && kind !== 'none' && kind !== 'bare';
  const who = stepOnly || state.helper === undefined ? undefined : helperSaid(state.helper);
  const whole = own && english ? planSaid(state.plan ?? '', scene) : state.plan;
  // It was named and said back: at the end two words bring it back, unless it came with the goodbye itself.
  const said = own && english && !fresh ? (nameOf(scene) ?? whole) : whole;
  const deed = own && english ? deedSaid(state.plan ?? '', scene) : null;
  const slots = { plan: said, deed, who, Who: who === undefined ? undefined : upperFirst(who) };
  const as = (name: string) => optional(deed === null ? name : `${name}_deed`, slots);
  const company: Part[] = who !== undefined && lines.families.bye_who ? [optional('bye_who', slots)] : [];
  const open = state.planMaybe === true || /\bthink about it\b/i.test(scene.read.clean);
  if (own && open && lines.families.bye_maybe) return [as('bye_maybe')];
  // Who comes along is named with the step and its time, also where the step was said just now; where the step has no
  // words of its own ("say it"), its time is all that can be said of it.
  const time = timeSaid(state.plan ?? '');
  // An idea of ours that was taken is wished well; read out at the end it would be a form.
  if (own && english && state.planLent === true && lines.families.bye_lent && !wished)
    return [time === null ? optional('bye_lent', {}) : optional('off_hope', { when: time })];
  // It was wished well a reply ago: the time names it.
  const then = time === null ? [] : [optional('bye_then', { time, When: upperFirst(time) })];
  if (own && wished && state.planLent === true) return then;
  const alone = who === undefined && lines.families.bye_luck !== undefined;
  const whom = whomOf(scene);
  const known = own && !fresh && (justSaid(scene) || whom !== null || (deed !== null && countWords(deed) > DEED_AGAIN));
  if (alone && time !== null && own && known && whom !== null)
    return wished ? then : [optional('bye_luck_with', { time, whom })];
  if (alone && time !== null && (kind === 'bare' || known)) {
    const speaks = kind === 'bare' || isSpeaking(state.plan ?? '') || lines.families.bye_time === undefined;
    return wished ? then : [optional(speaks ? 'bye_luck' : 'bye_time', { time, When: upperFirst(time) })];
  }
  // Without a time there is nothing to wish for, and it stood in the last reply.
  if (alone && own && time === null && justSaid(scene)) return [];
  if (own && who !== undefined && lines.families.bye_step_who) return [as('bye_step_who')];
  if (own) return [lines.families.bye_step ? as('bye_step') : optional('wrap_plan', slots)];
  if (state.signs?.['step-done'] !== undefined && lines.families.bye_done)
    return [optional('bye_done', {}), ...company];
  if (company.length > 0) return company;
  const wish = bare && english && state.topics[0] !== 'success' ? wishAlong(scene) : null;
  if (wish !== null) return [wish];
  if (state.told <= 2 || !bare) return [];
  const name = state.topics[0] === 'success' ? 'wrap_good' : state.told > 6 ? 'strength' : 'wrap_told';
  return [optional(name, { first: state.keep[0] })];
}

function nameOf({ state, gate }: Scene): string | null {
  const { act } = splitPlan(state.plan ?? '');
  // An idea of ours speaks of "you" already.
  const ours = /\byour?\b/i.test(act) && !/\b(?:I|me|my)\b/.test(act);
  const turned = gate.holds(act) || gate.harshName(act) !== null ? null : ours ? act : swapPronouns(act, null);
  return turned === null ? null : stepName(lowerFirst(turned), state.plan ?? '');
}

/** The whole plan stood in the last reply: read out twice in a row it would be a form. */
function justSaid(scene: Scene): boolean {
  const { state } = scene;
  const last = state.lastReply.toLowerCase();
  if (state.plan === null) return false;
  const { act, when } = splitPlan(state.plan);
  const stands = (text: string) => last.includes(planSaid(text, scene).toLowerCase());
  const doing = stepAsDoing(`I'll ${act}`, scene);
  return stands(state.plan) || (when !== null && stands(act)) || (doing !== null && last.includes(doing.toLowerCase()));
}

const WITH_WHOM = written('with-whom', '');

/** Whom the step is with, for "good luck with Malcolm". */
function whomOf({ state }: Scene): string | null {
  const whom = WITH_WHOM.exec(splitPlan(state.plan ?? '').act)?.[1];
  return whom === undefined ? null : swapPronouns(whom, null);
}

function optional(name: string, slots: Record<string, string | null | undefined>): Part {
  return { kind: 'family', name, optional: true, slots };
}

function numbersOf(scene: Scene): Part | null {
  const { intensity, intensityFirst: first } = scene.state;
  if (intensity === null || first === undefined || intensity === first) return null;
  const name = intensity > first && scene.lines.families.bye_up ? 'bye_up' : 'bye_numbers';
  return optional(name, { old: String(first), value: String(intensity) });
}
