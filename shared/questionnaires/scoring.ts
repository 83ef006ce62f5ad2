import { type Answers, countedAnswers, missingItems, optionOf } from './answers.ts';
import type { Band, Instrument, SafetyRule, Score } from './instrument.contract.ts';

export interface Scores {
  complete: boolean;
  /** linkIds in the order of the form. */
  missing: string[];
  /** By id, `total` first; in the instrument's unit, at most two decimals. Null while anything is missing. */
  scores: Record<string, number | null>;
  /** Label of the total's band; null where the source publishes none. */
  band: string | null;
  subscaleBands: Record<string, string | null>;
  /** Ids of the rules that hold, in the order of the file. */
  safety: string[];
}

const HUNDREDTHS = 100;
/** Scores are given to two decimals, as the sources of the means do (Smith 2013 for the BRS, Neff for the SCS-SF). */
export const toHundredths = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/**
 * Scores one filled questionnaire by its own file: reversal lies in the options, a question that a gate closes adds
 * nothing, and no missing answer is made up, since no source in use here publishes a rule for it.
 *
 * @param answers printed values of known questions, without a fault (`faultOf`)
 */
export function scoreAnswers(instrument: Instrument, answers: Answers): Scores {
  const counted = countedAnswers(instrument, answers);
  const missing = missingItems(instrument, answers);
  const complete = missing.length === 0;
  const points = pointsOf(instrument, counted);
  const scores: Record<string, number | null> = { total: null };
  const bands: Record<string, string | null> = {};
  for (const score of instrument.scores) {
    const value = complete ? scoreOf(score, points) : null;
    scores[score.id] = value;
    bands[score.id] = value === null ? null : (bandOf(score.bands, value)?.label ?? null);
  }
  const { total = null, ...subscaleBands } = bands;
  const safety = instrument.safetyRules
    .filter((rule) => holds(instrument, rule, scores, counted, points))
    .map(({ id }) => id);
  return { complete, missing, scores, band: total, subscaleBands, safety };
}

function pointsOf(instrument: Instrument, counted: Answers): ReadonlyMap<string, number> {
  return new Map(
    instrument.questions.flatMap((question) => {
      const option = optionOf(question, counted[question.linkId]);
      return option ? [[question.linkId, option.score] as const] : [];
    }),
  );
}

function scoreOf(score: Score, points: ReadonlyMap<string, number>): number {
  const sum = score.items.reduce((total, linkId) => total + (points.get(linkId) ?? 0), 0);
  return toHundredths(score.method === 'mean' ? sum / score.items.length : sum * score.times);
}

/** The band with the greatest lower edge that the value reaches; null where there are none. */
export function bandOf(bands: readonly Band[], value: number): Band | null {
  const reached = bands.filter(({ min }) => min <= value);
  return reached.reduce<Band | null>((best, band) => (best === null || band.min > best.min ? band : best), null);
}

const COMPARE = {
  ge: (value: number, at: number) => value >= at,
  le: (value: number, at: number) => value <= at,
  gt: (value: number, at: number) => value > at,
  lt: (value: number, at: number) => value < at,
};

function holds(
  instrument: Instrument,
  rule: SafetyRule,
  scores: Readonly<Record<string, number | null>>,
  counted: Answers,
  points: ReadonlyMap<string, number>,
): boolean {
  return rule.condition.some(({ of, value, op, at }) => {
    const isScore = instrument.scores.some(({ id }) => id === of);
    const found = isScore ? scores[of] : value === 'raw' ? counted[of] : points.get(of);
    return typeof found === 'number' && COMPARE[op](found, at);
  });
}

/**
 * Rules about single answers, which hold from the moment of the answer: the web asks this after each one.
 */
export function itemSafety(instrument: Instrument, answers: Answers): SafetyRule[] {
  const counted = countedAnswers(instrument, answers);
  const points = pointsOf(instrument, counted);
  return instrument.safetyRules.filter((rule) => holds(instrument, rule, {}, counted, points));
}

export interface Change {
  /** Now minus before, in the total's unit; null where there is no total. */
  difference: number | null;
  /** Whether it reaches the published reliable change; null where none is published. */
  reliable: boolean | null;
}

/** Change of the total; `instrument.reliableChange` names the source of its threshold. */
export function changeSince(instrument: Instrument, now: number | null, before: number | null): Change {
  if (now === null || before === null) return { difference: null, reliable: null };
  const difference = toHundredths(now - before);
  const threshold = instrument.reliableChange?.value;
  return { difference, reliable: threshold === undefined ? null : Math.abs(difference) >= threshold };
}
