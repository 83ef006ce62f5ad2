import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import { CONTRA_NAMES, conditionParts, holds } from './condition.ts';
import { type Exercise, type ExerciseStep, exerciseSchema } from './exercise.schema.ts';
import { reachableSteps, targetsOf } from './step-graph.ts';
import { slotName } from './step-values.ts';

export type AddProblem = (at: (string | number)[], reason: string) => void;

/** What exercises may refer to outside their own file. */
export interface KnownNames {
  topics: ReadonlySet<string>;
  feelings: ReadonlySet<string>;
  patterns: ReadonlySet<string>;
  acts: ReadonlySet<string>;
  exercises: ReadonlySet<string>;
}

/** Every mistake in one exercise file; the file's shape is reported by the caller. */
export function checkExercise(data: unknown, file: string, known: KnownNames, add: AddProblem): void {
  const result = exerciseSchema.safeParse(data);
  if (!result.success) return;
  const exercise = result.data;
  if (file !== `exercises/${exercise.id}.yaml`) add(['id'], `id "${exercise.id}" is not the file's name`);
  const reached = reachableSteps(exercise);
  const ids = exercise.steps.map((step) => step.id);
  const names = valueNames(exercise);
  for (const [at, step] of exercise.steps.entries()) {
    const where = ['steps', at];
    if (ids.indexOf(step.id) !== at) add(where, `two steps are called "${step.id}"`);
    if (!reached.has(step.id)) add(where, `no way leads to step "${step.id}"`);
    for (const target of targetsOf(step))
      if (!ids.includes(target)) add(where, `goes to "${target}", which is no step`);
    for (const name of usedSteps(step)) if (!ids.includes(name)) add(where, `uses "${name}", which is no step`);
    if ('start' in step && !known.exercises.has(step.start)) add(where, `no exercise "${step.start}"`);
    if ('times' in step && step.times !== undefined && step.more === undefined)
      add(where, 'asked several times, so it needs "more"');
    if ('cues' in step && step.cues?.some((cue) => cue.at >= step.timer))
      add(where, 'a cue comes after the timer ends');
    for (const condition of [('branch' in step && step.branch) || '', ('when' in step && step.when) || ''])
      checkCondition(condition, names, where, add);
  }
  checkContra(exercise, known, add);
  checkSuggestions(exercise, known, add);
  checkTexts(exercise, (id) => ['steps', ids.indexOf(id)], add);
  const last = exercise.steps.at(-1);
  const closes = last && ('end' in last || ('start' in last && last.return === undefined));
  if (!closes) add(['steps', exercise.steps.length - 1], 'the last step is not an end');
}

/** Rules of the texts, which an overlay in another language keeps too. `where` leads to a step. */
export function checkTexts(exercise: Exercise, where: (stepId: string) => (string | number)[], add: AddProblem): void {
  const slots = new Set(
    [...valueNames(exercise)].flatMap((name) => ['', '_list', '_you', '_quote'].map((form) => slotName(name) + form)),
  );
  const owner = new Map<string, string>();
  for (const step of exercise.steps) {
    const silent = !('ask' in step || 'safety' in step || 'save' in step || 'breath' in step || 'timer' in step);
    for (const text of textsOf(step)) {
      // Said before the next step's question, so that a message would hold two.
      if (silent && /[?？]/.test(text))
        add(where(step.id), `asks where no answer is waited for: "${text.slice(0, 60)}"`);
      for (const [, slot = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!slots.has(slot)) add(where(step.id), `"{${slot}}" is the answer to no step`);
      const other = owner.get(text);
      if (other !== undefined && other !== step.id) add(where(step.id), `says the same as step "${other}"`);
      owner.set(text, step.id);
    }
  }
}

function textsOf(step: ExerciseStep): string[] {
  const loose = step as {
    text?: string[];
    say?: string[];
    frames?: string[];
    end?: string[] | string;
    more?: string[];
  };
  return [loose.text, loose.say, loose.frames, loose.end, loose.more].flat().filter((text) => text !== undefined);
}

function usedSteps(step: ExerciseStep): string[] {
  const loose = step as { save?: string | string[]; reflect?: string; from?: string; into?: string };
  return [loose.save, loose.reflect, loose.from, loose.into].flat().filter((name) => name !== undefined);
}

/** Everything a condition or slot may name: answers, the parts of several choices, and how far the rating fell. */
function valueNames(exercise: Exercise): Set<string> {
  const names = new Set(['drop']);
  for (const step of exercise.steps) {
    names.add(step.id);
    if ('ask' in step && step.ask === 'multi') for (const at of step.options.keys()) names.add(`${step.id}-${at + 1}`);
  }
  return names;
}

function checkCondition(
  condition: string,
  names: ReadonlySet<string>,
  at: (string | number)[],
  add: AddProblem,
): boolean {
  if (condition === '') return true;
  try {
    holds(condition, {});
  } catch (error) {
    add(at, error instanceof Error ? error.message : String(error));
    return false;
  }
  for (const part of conditionParts(condition))
    for (const name of part.names) if (!names.has(name)) add(at, `"${name}" in "${condition}" is not known`);
  return true;
}

function checkContra(exercise: Exercise, known: KnownNames, add: AddProblem): void {
  const lists: Record<string, ReadonlySet<string>> = {
    topics: known.topics,
    feelings: known.feelings,
    acts: known.acts,
    categories: new Set(RISK_CATEGORIES),
  };
  for (const [at, entry] of exercise.contra.entries()) {
    if (!checkCondition(entry.if, new Set(CONTRA_NAMES), ['contra', at], add)) continue;
    for (const { names, has } of conditionParts(entry.if)) {
      const list = lists[names[0] ?? ''];
      if (has !== null && list && !list.has(has)) add(['contra', at], `"${has}" is none of the ${names[0]}`);
    }
  }
}

function checkSuggestions(exercise: Exercise, known: KnownNames, add: AddProblem): void {
  for (const [at, rule] of exercise.suggestWhen.entries())
    for (const kind of ['topics', 'feelings', 'patterns'] as const)
      for (const id of rule[kind] ?? [])
        if (!known[kind].has(id)) add(['suggestWhen', at, kind], `"${id}" is none of the ${kind}`);
}
