import { calculatedExpression } from './calculated-expression.ts';
import type { Instrument, Score } from './instrument.contract.ts';

type Add = (reason: string, where?: { linkId?: string; rule?: number }) => void;

export interface InstrumentFault {
  /** The item or the safety rule it is about; neither where it is about the whole. */
  linkId?: string;
  rule?: number;
  reason: string;
}

/**
 * What no schema sees: references to nothing, ranges that the answers cannot reach, bands with holes, codes that are
 * no LOINC codes.
 *
 * @param expressions what the file gives to other software, by the score's linkId
 */
export function checkInstrument(
  instrument: Instrument,
  expressions: ReadonlyMap<string, string | undefined>,
): InstrumentFault[] {
  const faults: InstrumentFault[] = [];
  const add: Add = (reason, where = {}) => faults.push({ ...where, reason });
  const ids = [...instrument.questions, ...instrument.scores].map(({ linkId }) => linkId);
  for (const linkId of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    add(`linkId "${linkId}" stands twice`, { linkId });
  checkQuestions(instrument, add);
  for (const score of instrument.scores) {
    checkScore(instrument, score, add);
    if (expressions.get(score.linkId) !== calculatedExpression(score))
      add(`the expression must read: ${calculatedExpression(score)}`, { linkId: score.linkId });
  }
  checkRules(instrument, add);
  for (const { system, code, linkId } of codesOf(instrument)) {
    if (system === 'http://loinc.org' && !isLoincCode(code)) add(`"${code}" is not a LOINC code`, { linkId });
  }
  return faults;
}

function checkQuestions({ questions }: Instrument, add: Add): void {
  for (const [index, { linkId, options, askedWhen, reversed }] of questions.entries()) {
    for (const key of ['raw', 'label'] as const)
      if (new Set(options.map((option) => option[key])).size < options.length)
        add(`${linkId}: two options with the same ${key}`, { linkId });
    if (new Set(options.map(({ coding }) => coding.code)).size < options.length)
      add(`${linkId}: two options with the same code`, { linkId });
    const byRaw = options.toSorted((a, b) => a.raw - b.raw);
    const falls = byRaw.every((option, at) => at === 0 || option.score < (byRaw[at - 1]?.score ?? 0));
    if (reversed && !falls) add(`${linkId}: said to be reversed, yet its scores do not fall`, { linkId });
    for (const condition of askedWhen)
      if (!questions.slice(0, index).some((earlier) => earlier.linkId === condition.linkId))
        add(`${linkId}: asked by "${condition.linkId}", which does not come before it`, { linkId });
  }
}

function checkScore(instrument: Instrument, score: Score, add: Add): void {
  const { linkId, items, min, max, method, times, bands } = score;
  const counted = items.flatMap((item) => instrument.questions.filter((question) => question.linkId === item));
  for (const item of items)
    if (!counted.some((question) => question.linkId === item)) add(`${score.id}: no question "${item}"`, { linkId });
  for (const { linkId: item, required } of counted)
    if (!required) add(`${score.id}: counts "${item}", which may be left out`, { linkId });
  const end = (pick: (...values: number[]) => number) => {
    const sum = counted.reduce((total, { options }) => total + pick(...options.map((option) => option.score)), 0);
    return method === 'mean' ? sum / counted.length : sum * times;
  };
  // A question that a gate closes adds nothing, so a sum may fall below the least of its answers.
  if (end(Math.min) !== min || end(Math.max) !== max)
    add(`${score.id}: answers reach ${end(Math.min)} to ${end(Math.max)}, not ${min} to ${max}`, { linkId });
  if (bands.length === 0) return;
  const step = method === 'mean' ? 0.01 : 1;
  for (const [index, band] of bands.entries()) {
    const next = bands[index + 1];
    if (band.max < band.min) add(`${score.id}: band "${band.label}" ends before it begins`, { linkId });
    if (next && Math.abs(next.min - band.max - step) > 0.001)
      add(`${score.id}: between bands "${band.label}" and "${next.label}" is a hole or an overlap`, { linkId });
  }
  if (bands[0]?.min !== min || bands.at(-1)?.max !== max)
    add(`${score.id}: the bands do not cover the range`, { linkId });
}

function checkRules({ questions, scores, safetyRules }: Instrument, add: Add): void {
  for (const [rule, { id, before, condition }] of safetyRules.entries()) {
    for (const name of [...(before ? [before] : []), ...condition.map(({ of }) => of)])
      if (!questions.some(({ linkId }) => linkId === name) && !scores.some((score) => score.id === name))
        add(`safety rule "${id}": nothing is called "${name}"`, { rule });
  }
}

function codesOf({ questions, scores }: Instrument): { system: string; code: string; linkId: string }[] {
  const own = [...questions, ...scores].flatMap(({ coding, linkId }) => (coding ? [{ ...coding, linkId }] : []));
  const answers = questions.flatMap(({ options, linkId }) => options.map(({ coding }) => ({ ...coding, linkId })));
  return [...own, ...answers];
}

const ZERO = 48;

/** The last digit of a LOINC code is a Luhn sum of the others, letters counted by their place in ASCII after "0". */
export function isLoincCode(code: string): boolean {
  const match = /^((?:LA|LP|LL)?\d+)-(\d)$/.exec(code);
  const [, body = '', check] = match ?? [];
  const sum = [...body].reverse().reduce((total, character, index) => {
    const value = character.charCodeAt(0) - ZERO;
    return total + (index % 2 === 0 ? 2 * value - 9 * Math.floor(value / 5) : value);
  }, 0);
  return match !== null && (10 - (sum % 10)) % 10 === Number(check);
}
