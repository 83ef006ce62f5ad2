import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import type { ExerciseEvidence } from '#shared/exercises/exercises.contract.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Result, ScoreResult } from '#shared/questionnaires/questionnaires.contract.ts';
import { changeSince } from '#shared/questionnaires/scoring.ts';
import { PLAN_PARTS, type PlanPart, type SafetyPlan } from '#shared/safety/safety-plan.contract.ts';
import type { Choices } from './appointment-choices.ts';
import { type MoodRow, moodRows } from './mood-rows.ts';

export interface Line {
  key: string;
  text: string;
  /** The calendar day it is of; null where it has none. */
  day: string | null;
}

export interface ScoreRow {
  key: string;
  /** Of the response. */
  id: string;
  day: string;
  /** The total alone, or the parts where the form has no total. */
  scores: ScoreResult[];
  /** Since the row before it on the sheet; null on the first. */
  difference: number | null;
  reliable: boolean | null;
}

export interface FormPart {
  instrument: Instrument;
  /** Oldest first. */
  rows: ScoreRow[];
  /** From the first row to the last. */
  change: { difference: number; reliable: boolean | null } | null;
  /** The answers of the last row, where they were ticked. */
  answers: { key: string; question: string; answer: string; linkId: string; raw: number }[];
  /** Whether some answers of that row were left out. */
  answersCut: boolean;
}

export interface Sheet {
  name: string;
  from: string;
  to: string;
  own: Line[];
  questions: Line[];
  forms: FormPart[];
  moods: MoodRow[];
  exercises: Line[];
  plan: (Line & { part: PlanPart })[];
}

export interface SheetSource {
  /** Newest first. */
  results: readonly Result[];
  instruments: ReadonlyMap<string, Instrument>;
  /** Answers by the response's id, as far as they are there. */
  answers: ReadonlyMap<string, Readonly<Record<string, number>>>;
  checkins: readonly Checkin[];
  evidence: readonly (ExerciseEvidence & { title: string })[];
  plan: SafetyPlan | null;
  /** What is written of an exercise, in the person's language. */
  exerciseLine: (title: string, helped: number, rated: number) => string;
  /** The calendar day of a moment, where the person is. */
  dayOf: (at: string) => string;
}

/** Keys of lines: what is left out or reworded is kept under them. */
export const keyOf = {
  score: (id: string) => `score/${id}`,
  answer: (id: string, linkId: string) => `answer/${id}/${linkId}`,
  mood: (from: string) => `mood/${from}`,
  exercise: (id: string) => `exercise/${id}`,
  plan: (part: string) => `plan/${part}`,
};

/**
 * What stands on the page for the appointment: only what was ticked, of the chosen days, without what was left out,
 * and in the person's own wording where they changed it. Scores can be left out, never changed.
 */
export function sheetOf(choices: Choices, source: SheetSource): Sheet {
  const { from, to } = choices;
  const shown = ({ key }: { key: string }) => !choices.left.includes(key);
  const worded = <L extends Line>(line: L): L => ({ ...line, text: (choices.changed[line.key] ?? line.text).trim() });
  const said = <L extends Line>(lines: L[]): L[] =>
    lines
      .filter(shown)
      .map(worded)
      .filter(({ text }) => text !== '');
  const within = (day: string) => day >= from && day <= to;
  const exercises = source.evidence
    .filter(({ helped }) => helped > 0)
    .map(({ exercise, title, helped, rated }) => ({
      ...{ key: keyOf.exercise(exercise), day: null, text: source.exerciseLine(title, helped, rated) },
    }));
  const plan = PLAN_PARTS.flatMap((part) => {
    const text = source.plan?.parts[part];
    return text === undefined ? [] : [{ key: keyOf.plan(part), part, text, day: null }];
  });
  return {
    name: choices.name.trim(),
    from,
    to,
    own: choices.own
      .map(({ id, text, day }) => ({ key: id, text: text.trim(), day }))
      .filter(({ text }) => text !== ''),
    questions: linesOf(choices.questions),
    forms: choices.forms.flatMap((id) => formPart(id, choices, source, within)),
    moods: choices.moods
      ? moodRows(
          source.checkins.filter(({ day }) => within(day)),
          from,
          to,
        ).filter(shown)
      : [],
    exercises: choices.exercises ? said(exercises) : [],
    plan: choices.plan ? said(plan) : [],
  };
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ key: `question/${at}`, text: line.trim(), day: null }))
    .filter((line) => line.text !== '');

/** Results of one form within the days, oldest first, with those that were left out. */
export function rowsOf(
  id: string,
  { results, dayOf }: Pick<SheetSource, 'results' | 'dayOf'>,
  within: (day: string) => boolean,
): ScoreRow[] {
  const own = results.filter(({ questionnaire, submittedAt }) => questionnaire === id && within(dayOf(submittedAt)));
  return own.toReversed().map((result) => {
    const total = result.scores.find((score) => score.id === 'total');
    return {
      key: keyOf.score(result.id),
      id: result.id,
      day: dayOf(result.submittedAt),
      scores: total ? [total] : result.scores,
      difference: null,
      reliable: null,
    };
  });
}

/** The total of a row; null where the form has none. */
export const totalOf = (row: Pick<ScoreRow, 'scores'>): number | null =>
  row.scores.find(({ id }) => id === 'total')?.value ?? null;

function formPart(id: string, choices: Choices, source: SheetSource, within: (day: string) => boolean): FormPart[] {
  const instrument = source.instruments.get(id);
  if (!instrument) return [];
  const kept = rowsOf(id, source, within).filter(({ key }) => !choices.left.includes(key));
  const last = kept.at(-1);
  if (!last) return [];
  const between = (now: ScoreRow, before: ScoreRow | undefined) =>
    before ? changeSince(instrument, totalOf(now), totalOf(before)) : null;
  const rows = kept.map((row, at) => ({ ...row, ...(between(row, kept[at - 1]) ?? {}) }));
  const answers = choices.answers.includes(id) ? answersOf(instrument, last.id, choices, source) : [];
  const whole = kept.length > 1 ? between(last, kept[0]) : null;
  return [
    {
      instrument,
      rows,
      change: whole && whole.difference !== null ? { difference: whole.difference, reliable: whole.reliable } : null,
      answers,
      answersCut: answers.length < Object.keys(source.answers.get(last.id) ?? {}).length,
    },
  ];
}

function answersOf(instrument: Instrument, id: string, { left }: Choices, source: SheetSource): FormPart['answers'] {
  const given = source.answers.get(id) ?? {};
  return instrument.questions.flatMap(({ linkId, text, options }) => {
    const option = options.find(({ raw }) => raw === given[linkId]);
    const key = keyOf.answer(id, linkId);
    return option && !left.includes(key)
      ? [{ key, question: text, answer: option.label, linkId, raw: option.raw }]
      : [];
  });
}
