import type { z } from 'zod';
import { cannedSchema, linesSchema } from './content.schema.ts';
import type { CompanionContent } from './content.ts';
import { holds } from './exercises/condition.ts';
import { type Exercise, exerciseSchema } from './exercises/exercise.schema.ts';

export interface ContentProblem {
  file: string;
  /** Path inside the file, for finding the line. */
  at: (string | number)[];
  reason: string;
}

/** Every mistake in the companion's content, at build time: shapes, references, and the rules every line keeps. */
export function checkContent(content: CompanionContent): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const topics = new Set<string>();
  const feelings = new Set<string>();
  for (const data of Object.values(content.files)) {
    for (const topic of (data as { topics?: { id: string }[] } | null)?.topics ?? []) topics.add(topic.id);
    for (const feeling of (data as { feelings?: { id: string }[] } | null)?.feelings ?? []) feelings.add(feeling.id);
  }
  for (const [file, data] of Object.entries(content.files)) {
    const add = (at: (string | number)[], reason: string) => problems.push({ file, at, reason });
    if (file.startsWith('exercises/')) checkExercise(data, file, add);
    else if (file.endsWith('/canned.yaml')) report(cannedSchema.safeParse(data), add);
    else if (file.startsWith('lines/') && !/^lines\/\w+\/safety/.test(file)) {
      report(linesSchema.partial().safeParse(data), add);
      checkMeanings(data, topics, feelings, add);
    } else continue;
    eachText(data, [], (text, at) => checkText(text, at, add));
  }
  return problems;
}

type Add = (at: (string | number)[], reason: string) => void;

function report(result: z.ZodSafeParseResult<unknown>, add: Add): void {
  if (result.success) return;
  for (const issue of result.error.issues) {
    const at = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    add(at, `${at.join('.') || 'file'}: ${issue.message}`);
  }
}

function checkMeanings(data: unknown, topics: Set<string>, feelings: Set<string>, add: Add): void {
  const meanings = (data as { meanings?: { topic: string; feeling: string }[] }).meanings ?? [];
  for (const [at, meaning] of meanings.entries()) {
    if (!topics.has(meaning.topic)) add(['meanings', at, 'topic'], `no topic "${meaning.topic}"`);
    if (!feelings.has(meaning.feeling)) add(['meanings', at, 'feeling'], `no feeling "${meaning.feeling}"`);
  }
}

function checkExercise(data: unknown, file: string, add: Add): void {
  const result = exerciseSchema.safeParse(data);
  if (!result.success) {
    report(result, add);
    return;
  }
  const exercise: Exercise = result.data;
  if (file !== `exercises/${exercise.id}.yaml`) add(['id'], `id "${exercise.id}" is not the file's name`);
  const ids = exercise.steps.map((step) => step.id);
  for (const [at, step] of exercise.steps.entries()) {
    const where = ['steps', at];
    if (ids.indexOf(step.id) !== at) add(where, `two steps are called "${step.id}"`);
    const targets =
      'branch' in step ? [step.goto] : 'options' in step ? step.options.flatMap((option) => option.goto ?? []) : [];
    for (const target of targets) if (!ids.includes(target)) add(where, `goes to "${target}", which is no step`);
    for (const name of 'save' in step ? [step.save] : 'reflect' in step ? [step.reflect] : []) {
      if (!ids.includes(name)) add(where, `uses "${name}", which is no step`);
    }
    for (const condition of [('branch' in step && step.branch) || '', ('when' in step && step.when) || ''])
      checkCondition(condition, where, add);
  }
  for (const [at, entry] of exercise.contra.entries()) checkCondition(entry.if, ['contra', at], add);
  const last = exercise.steps.at(-1);
  if (last && !('end' in last)) add(['steps', exercise.steps.length - 1], 'the last step is not an end');
}

function checkCondition(condition: string, at: (string | number)[], add: Add): void {
  if (condition === '') return;
  try {
    holds(condition, {});
  } catch (error) {
    add(at, error instanceof Error ? error.message : String(error));
  }
}

const NOT_SPOKEN = new Set([
  'phrases',
  'cues',
  'hints',
  'acts',
  'slang',
  'fillers',
  'people',
  'harsh',
  'never',
  'wish',
  'marks',
  'names',
  'match',
]);

function eachText(
  data: unknown,
  at: (string | number)[],
  visit: (text: string, at: (string | number)[]) => void,
): void {
  if (typeof data === 'string') visit(data, at);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (NOT_SPOKEN.has(key) || at.at(-1) === 'words') continue;
    eachText(value, [...at, Array.isArray(data) ? Number(key) : key], visit);
  }
}

/** Rules of every spoken line: one question at most and at the end, no exclamation mark. */
function checkText(text: string, at: (string | number)[], add: Add): void {
  const marks = text.match(/[?？]/g)?.length ?? 0;
  if (marks > 1) add(at, `two question marks: "${text.slice(0, 60)}"`);
  if (marks === 1 && !/[?？]["”]?$/.test(text)) add(at, `something follows the question: "${text.slice(0, 60)}"`);
  if (/[!！]/.test(text)) add(at, `an exclamation mark: "${text.slice(0, 60)}"`);
}
