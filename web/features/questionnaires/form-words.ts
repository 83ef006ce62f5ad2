import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { QuestionnaireHead, Result, ScoreResult } from '#shared/questionnaires/questionnaires.contract.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { daysBetween, dayText, timeText } from '#web/lib/time.ts';

const THEMES: Record<string, string[]> = {
  mood: ['depression', 'depression and anxiety'],
  worry: ['anxiety', 'stress', 'general distress', 'burnout'],
  wellbeing: ['wellbeing', 'life satisfaction'],
  sleep: ['sleep'],
  self: ['self-esteem', 'resilience', 'mindfulness and self-compassion'],
  people: ['loneliness'],
  past: ['trauma'],
  habits: ['alcohol', 'eating'],
};
const OTHER = 'other';

/** The offered forms by theme, in the order of the page; one whose domain is new stands under the last. */
export function byTheme<Head extends { domain: string; questions: number }>(
  heads: readonly Head[],
): { theme: string; heads: Head[] }[] {
  const themeOf = ({ domain }: Head) => Object.keys(THEMES).find((theme) => THEMES[theme]?.includes(domain)) ?? OTHER;
  return [...Object.keys(THEMES), OTHER]
    .map((theme) => {
      const place = ({ domain }: Head) => THEMES[theme]?.indexOf(domain) ?? 0;
      const some = heads.filter((head) => themeOf(head) === theme);
      return { theme, heads: some.sort((a, b) => place(a) - place(b) || a.questions - b.questions) };
    })
    .filter(({ heads: some }) => some.length > 0);
}

/** Whether a longer form among these asks about the same thing: two of one name could not be told apart. */
export const isShortOne = (head: QuestionnaireHead, heads: readonly QuestionnaireHead[]): boolean =>
  heads.some(({ domain, questions }) => domain === head.domain && questions > head.questions);

/** What a form measures, in plain words; its own title where its domain is new. */
export function measures(t: Translate, { domain, title }: Pick<QuestionnaireHead, 'domain' | 'title'>): string {
  const key = `measures.${domain.replaceAll(' ', '-')}`;
  const text = t(key);
  return text === key ? title : text;
}

const NOT_A_DIAGNOSIS = /\s*This is a screening score, not a diagnosis\.\s*$/;

/** What stands before any number, and what follows it; null where the source publishes no bands for a total. */
export function plainWords(result: Pick<Result, 'scores'>): { lead: string; more: string } | null {
  const meaning = totalOf(result)?.band?.meaning;
  if (meaning === undefined) return null;
  const words = meaning.replace(NOT_A_DIAGNOSIS, '');
  const end = words.search(/[.;](?=\s)/);
  if (end < 0) return { lead: words.replace(/\.$/, ''), more: '' };
  const more = words.slice(end + 1).trim();
  return { lead: words.slice(0, end), more: more.charAt(0).toUpperCase() + more.slice(1) };
}

/** Without the sentence that stands beside every result anyway. */
export const meaningOf = (score: ScoreResult): string => score.band?.meaning.replace(NOT_A_DIAGNOSIS, '') ?? '';

export const totalOf = (result: Pick<Result, 'scores'>): ScoreResult | undefined =>
  result.scores.find(({ id }) => id === 'total');

export const dayOf = (at: string): string => dayText(new Date(at));

/** The day, and the time where the day is fresh: two results may be of one day. */
export function whenOf(t: Translate, at: string): string {
  const date = new Date(at);
  return daysBetween(date, new Date()) > 1 ? dayText(date) : t('when', { day: dayText(date), time: timeText(date) });
}

/** What a questionnaire's last result says in one line. */
export function lastLine(t: Translate, last: Result): string {
  const total = totalOf(last);
  const day = dayOf(last.submittedAt);
  if (!total) return t('last.plain', { day });
  return total.band
    ? t('last.band', { day, score: total.value, band: total.band.label })
    : t('last', { day, score: total.value });
}

/** Facts in one line: length, time, stretch of time. */
export function factsOf(t: Translate, head: Pick<QuestionnaireHead, 'questions' | 'minutes' | 'recall'>): string {
  const { days } = head.recall;
  return [
    t('facts.questions', { count: head.questions }),
    t('facts.minutes', { count: head.minutes }),
    ...(days === null ? [] : [t('facts.recall', { days })]),
  ].join(' · ');
}

/** The longer form that a short one leads to, by the id of the rule. */
const LONGER: Record<string, string> = {
  'phq2-positive': 'phq-9',
  'phq4-depression': 'phq-9',
  'who5-low': 'phq-9',
};
const SAID: Record<string, string> = { 'audit-dependence': 'next.alcohol', 'mos-breath': 'next.breath' };

export interface NextStep {
  /** Keys of sentences of their own. */
  said: string[];
  /** Id of the longer form. */
  longer: string | null;
  /** Support stands open beside the result, behind a line to tap, or not at all. */
  support: 'open' | 'folded' | null;
  /** Whether a talk with a doctor is named. */
  doctor: boolean;
}

/** What the safety rules that hold for a result ask the page to show. */
export function nextStepOf(instrument: Instrument, result: Pick<Result, 'safety'>): NextStep {
  const rules = instrument.safetyRules.filter(({ id }) => result.safety.includes(id));
  const strong = rules.some(({ severity }) => severity === 'prompt');
  const longer = rules.map(({ id }) => LONGER[id]).find((id) => id !== undefined) ?? null;
  return {
    said: rules.flatMap(({ id }) => SAID[id] ?? []),
    longer,
    support: strong ? 'open' : rules.some(({ severity }) => severity === 'soft') ? 'folded' : null,
    doctor: rules.some(({ severity }) => severity === 'prompt' || severity === 'soft'),
  };
}
