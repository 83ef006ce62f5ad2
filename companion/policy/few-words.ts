import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep, noteUsed, wasUsed } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';
import { planSaid, splitPlan } from './plan-words.ts';

// Why is this hard? "ok" can end a plan, pass over a question or begin a talk, and each wants something else: a plan is
// left alone, a question that was passed over is made easier once, and a first "ok" gets two things to choose from.

const EMPTY =
  /^(?:(?:ok|okay|k|yeah|yes|yep|yup|fine|sure|idk|dunno|same|no|nah|not really|i guess|i suppose|whatever|meh|don't know|i don't know)\b[\s,.!]*)+$/i;
const NOT_ABOUT =
  /^(?:no,? |well,? |but )?(?:it's|it is|this is|that's) not (?:really |just |even )*(?:about|because of|to do with) [^.,!?]+[.!]*$/i;
const PERSON =
  /^(?:(?:it's|its|just|mostly|mainly|about)\s+)*my ([a-z-]+)(?: (?:mostly|mainly|i guess|i suppose))?[.!]*$/i;
/** "He's ill": a first fact about somebody, in three words. */
const STATE =
  /^(?:he|she|they)(?:'s| is|'re| are) (?:so |really |very )?(?:sick|ill|poorly|mean|angry|worse|rude|away|pregnant|upset|depressed|jealous|strict|awful|horrible|cruel|controlling|unwell|struggling|drinking|leaving|moving|divorcing|lonely|scared|cold)[.!]*$/i;
const BECAUSE = /^(?:because|cos|cause) of ((?:my|the|his|her|their) \w+(?: \w+)?)[.!]*$/i;
const ELSE =
  /\b(?:anything|something) else\b.*\b(?:do|need|should|have to)\b|\b(?:do|need|should|have to)\b.*\b(?:anything|something) else\b|\bis (?:that|this|it) enough\b|^(?:so |and |ok,? )?what (?:now|next)\b/i;

const CLARIFIES =
  /^(?:(?:no|well|oh|and|sorry)[ ,.]+)*((?!I\b|he\b|she\b|they\b|it\b|you\b|what\b|if\b|yeah\b|yes\b)[\w' ]{3,28}?),? (?:is what )?I (?:mean|meant)[.!]*$/i;
const CLARIFIES_WORDS = 7;

/** "Last night, I mean": one word of what stood before is put right, and the rest of it holds. */
export function clarified({ read, state, grammar, lines, gate }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.told === 0 || read.words > CLARIFIES_WORDS) return null;
  const what = CLARIFIES.exec(read.clean)?.[1]?.trim();
  if (what === undefined || lines.families.clarified === undefined || !gate.passes(what)) return null;
  const turned = swapPronouns(what, null);
  return turned === null ? null : plan('clarified', 'explore', [line('clarified', { What: upperFirst(turned) })]);
}

/** Replies of very few words, read by what stood before them. Null where the message says more. */
export function fewWords(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.short_start === undefined) return null;
  const waits = state.expect !== null && state.expect.kind !== 'open';
  const settled = state.plan !== null && holdsAStep(state) && splitPlan(state.plan).when !== null;
  if (settled && ELSE.test(read.clean) && read.words <= 10) return enough(scene);
  if (NOT_ABOUT.test(read.clean) && read.words <= 9 && state.told > 0 && state.asked < 2)
    return plan('reflect.ask', 'explore', [ownWordsFirst, line('not_about')]);
  const because = BECAUSE.exec(read.clean)?.[1];
  const what = because === undefined ? null : swapPronouns(because, null);
  if (what !== null && gate.passes(what)) return plan('short.because', 'explore', [line('short_because', { what })]);
  const person = read.people[0]?.word;
  if (person !== undefined && PERSON.test(read.clean) && read.words <= 5)
    return plan('short.person', 'explore', [line('short_person', { person })]);
  const again = repeated(scene);
  if (again !== null) return plan('short.again', 'explore', [line('short_again', { word: upperFirst(again) })]);
  if (STATE.test(read.clean) && read.words <= 4 && read.feelings.length === 0 && state.told > 0 && state.asked < 3)
    return plan('short.state', 'explore', [ownWordsFirst, line('short_state')]);
  if (BARE_YES.test(read.clean) && !waits && EITHER.test(state.lastReply) && lines.families.short_some_of_each) {
    if (state.asked < EITHER_MOST && !wasUsed(state, 'once:some-of-each')) {
      noteUsed(state, 'once:some-of-each');
      return plan('short.each', 'explore', [line('short_some_of_each')]);
    }
  }
  if (!EMPTY.test(read.clean) || (state.expect !== null && state.expect.kind !== 'open')) return null;
  if (state.told === 0 && state.turn < 2) return plan('short.start', 'explore', [line('short_start')]);
  if (settled && read.acts.has('yes')) return plan('plan.ok', 'wrap', [line('ok_after_plan')]);
  if (/^same\b/i.test(read.clean) && state.told > 0 && lines.families.yes_stays !== undefined)
    return plan('yes', 'explore', [line('yes_stays')]);
  const said = !/\?\s*$/.test(state.lastReply);
  if (said && /^(?:no|nah|not really)\b/i.test(read.clean) && state.told > 0)
    return plan('no.said', 'explore', [line('no_to_said')]);
  // A "yeah" to an open question answers nothing: an easier one, once, and only at the start.
  if (
    state.told <= EASIER_UNTIL &&
    !/^(?:no|nah|not really)\b/i.test(read.clean) &&
    OPEN.test(state.lastReply) &&
    !read.acts.has('laugh') &&
    !wasUsed(state, 'once:easier')
  ) {
    noteUsed(state, 'once:easier');
    return plan('short.choice', 'explore', [line('short_choice')]);
  }
  return null;
}

/** "Is it the work, the teachers, or the other kids?" "yh": some of each. */
const EITHER = /\b(?:is it|is that|was it) (?!new\b|something new)[^.?!]*\bor\b[^.?!]*\?\s*$/i;

const BARE_YES = /^(?:y|ya|yh|yea|yeah|yes|yep|yup|mm+|i guess)[.!]*$/i;

/** "By two points." "Two.": the word that was said last once more, for its weight. */
function repeated({ read, state, gate }: Scene): string | null {
  const word = read.clean.replace(/[.!,]+$/, '').trim();
  if (read.words > 3 || EMPTY.test(read.clean) || !/^(?:a |the |my )?[\p{L}\d]{2,}(?: \p{L}+)?$/u.test(word))
    return null;
  const before = ` ${state.recent.at(-1)?.toLowerCase() ?? ''} `;
  const said = before.includes(` ${word.toLowerCase()} `) && before.trim().split(' ').length > 3;
  // "She said thank you." "THANK YOU": shouted back, and no thanks.
  const shouted = read.text === read.text.toUpperCase() && /\b(?:said|says|told|wrote)\b/.test(before);
  return said && gate.passes(word) && (shouted || !/\b(?:I|my|me|you|your)\b/i.test(word)) ? word : null;
}

const EASIER_UNTIL = 2;
/** After so many questions in a row a "yh" gets no other one. */
const EITHER_MOST = 4;
const OPEN = /\b(?:what|how|who|when|where|which|why)\b[^.?!]*\?$/i;

function enough(scene: Scene): Plan {
  const said = planSaid(scene.state.plan ?? '', scene);
  return plan('plan.enough', 'wrap', [line('plan_enough', { plan: said, Plan: upperFirst(said) })]);
}
