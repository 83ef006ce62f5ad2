import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { fearedClause, readStance, type Stance } from '#companion/understand/stance.ts';
import { momentIn } from './moment.ts';
import { noteCleared } from './open-question.ts';
import { ownStep } from './own-step.ts';
import { confirmed, line, meaning, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { wrap } from './wrap.ts';

const FAMILY: Readonly<Record<Exclude<Stance, 'leaving' | 'forecast' | 'minimise'>, string>> = {
  allclear: 'receive_allclear',
  apology: 'receive_apology',
  soften: 'receive_soften',
  restraint: 'receive_restraint',
  relief: 'receive_relief',
  good: 'receive_good',
  insight: 'receive_insight',
  correction: 'repair_thanks',
  protest: 'receive_protest',
  hope: 'receive_hope',
  exception: 'receive_exception',
};
/** Said to the program, or against what others say: the person's words given back would be mockery. */
const NOT_GIVEN_BACK = new Set<Stance>(['apology', 'soften', 'protest']);
const DARK = /\b(?:over|end|die|dead|point|alive|living|wake|disappear|gone|anymore|give up|hopeless)\b/i;
const DENIES_DARK = /\b(?:not (?:thinking|talking|for|about|going)|nothing like)\b/i;

/** Good news, relief, insight, an apology, a fear: received as what it is, before any topic is looked at. */
export function receive(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.told + state.turn === 0) return null;
  const before = state.recent.at(-1) ?? '';
  const dark = state.level >= 1 || DARK.test(before);
  const stance = readStance(read, before, dark);
  if (stance === null) return null;
  if (stance === 'leaving') return lines.families.receive_leaving ? wrap(scene, 'receive_leaving') : null;
  if (stance === 'forecast') return onForecast(scene);
  if (stance === 'minimise') return onMinimise(scene);
  // A wish to do something about it is more than an insight.
  if (stance === 'insight' && (read.acts.has('ask_advice') || read.acts.has('cue_plan'))) return null;
  // "I could tell her. She's coming Thursday": a step ahead, and nothing that has happened.
  if (stance === 'good' && ownStep(scene) !== undefined) return null;
  const family = FAMILY[stance];
  if (lines.families[family] === undefined) return null;
  if (stance === 'good') noteHelper(scene);
  if (NOT_GIVEN_BACK.has(stance)) return plan(`receive.${stance}`, 'explore', [line(family)]);
  // What was meant is what the talk goes on with; a meaning of ours was just turned down.
  if (stance === 'correction' && onlyNames(scene)) return plan('repair', 'focus', [line(family), instead(scene)]);
  if (stance === 'correction')
    return plan('repair', 'focus', [line(family), confirmed, ...(read.turns.length > 0 ? [meaning] : [])]);
  if (stance === 'allclear') {
    noteCleared(scene);
    scene.anchors = scene.anchors.filter(({ text }) => !DENIES_DARK.test(text));
    const felt: Part[] = read.feelings.some(({ kind }) => kind !== 'warm') ? [meaning] : [];
    return plan('receive.allclear', 'explore', [line(family), ownWordsFirst, ...felt]);
  }
  return plan(`receive.${stance}`, 'explore', [ownWordsFirst, line(family)]);
}

const NAMED_WRONG = /^not (?:a|an|the|my) [^.,]+[.,]\s*/i;

function onlyNames({ read, gate }: Scene): boolean {
  const rest = read.clean.replace(NAMED_WRONG, '');
  return NAMED_WRONG.test(read.clean) && !/\b(?:I|my|me|you)\b/i.test(rest) && gate.passes(rest) && rest.length < 60;
}

/** "Not a presentation. A report. To the board": what it is instead. */
function instead({ read }: Scene): Part {
  const rest = read.clean
    .replace(NAMED_WRONG, '')
    .replace(/[.!]\s+(\p{L}+)/gu, (_all, word: string) => `, ${lowerFirst(word)}`);
  return { kind: 'text', text: endWithStop(upperFirst(rest)) };
}

/** Who did something good is worth naming again at the end. */
function noteHelper({ state, read }: Scene): void {
  const person = read.people[0]?.word;
  if (person !== undefined) state.helper = `your ${person}`;
}

/** "He'll just joke": what is feared is named as a fear, never given back as a fact. */
function onForecast(scene: Scene): Plan | null {
  const { read, gate, lines, state } = scene;
  const clause = fearedClause(read);
  if (clause === undefined || lines.families.forecast === undefined) return null;
  if (gate.holds(clause) || gate.harshName(clause) !== null) return null;
  const bare = swapPronouns(clause, read.people[0]?.word ?? null);
  if (bare === null || state.topics[0] === 'grief') return null;
  const slots = { bare: lowerFirst(bare) };
  const next = state.plan !== null ? line('plan_b') : line('forecast_more');
  return plan('receive.forecast', 'explore', [line('forecast', slots), next], {
    expect: state.plan === null ? null : { kind: 'open' },
  });
}

/** "It's not a big deal": the thing keeps its size. */
function onMinimise(scene: Scene): Plan | null {
  const before = scene.earlier();
  // What it is made small with may tell what it is.
  if (momentIn(scene) !== null) return null;
  if (scene.lines.families.minimise === undefined || scene.gate.harshName(scene.read.clean) !== null) return null;
  return plan('receive.minimise', 'explore', [line('minimise'), meaning], {
    ...(before === null ? {} : { leansOn: before }),
  });
}
