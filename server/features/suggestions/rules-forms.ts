import type { QuestionnaireHead, Result } from '#shared/questionnaires/questionnaires.contract.ts';
import type { Candidate, Ground } from './candidates.ts';
import { daysBetween } from './facts.ts';

/** Assistant.md §7: PHQ-9 and GAD-7, five points, two weeks, ten points. */
const FORMS = ['phq-9', 'gad-7'];
const CHANGE = 5;
const REPEAT_DAYS = 14;
const HIGH = 10;
/** A week at least between two looks at a score that fell. Our own. */
const LOOK_AGAIN_DAYS = 7;
const TALK_MINUTES = 15;

/** A score that moved → a person, or the form once more; two weeks since a high score → the form once more. */
export function ruleForms(ground: Ground): Candidate[] {
  return ground.facts.forms.filter(({ id }) => FORMS.includes(id)).flatMap((form) => ofForm(ground, form));
}

function ofForm({ facts, texts }: Ground, form: QuestionnaireHead): Candidate[] {
  const [last] = facts.results.filter(({ questionnaire }) => questionnaire === form.id);
  const total = last?.scores.find(({ id }) => id === 'total')?.value;
  if (!last || total === undefined) return [];
  const days = daysBetween(Date.parse(last.submittedAt), facts.now);
  const name = form.shortTitle;
  const source = sourceOf(last);
  const again = {
    type: 'questionnaire' as const,
    refId: form.id,
    title: texts.title('questionnaire', { name }),
    minutes: form.minutes,
    source,
  };
  const difference = last.change?.difference ?? 0;
  const points = Math.abs(difference);
  const found: Candidate[] = [];
  if (difference >= CHANGE && days <= REPEAT_DAYS)
    found.push({
      ...{ type: 'human_help', refId: 'doctor', title: texts.title('doctor'), minutes: TALK_MINUTES, source },
      ...{ why: texts.why('rose', { name, points }) as string, rule: 'score', relevance: 1 },
    });
  if (difference <= -CHANGE && days >= LOOK_AGAIN_DAYS && days < REPEAT_DAYS)
    found.push({ ...again, why: texts.why('fell', { name, points }) as string, rule: 'score', relevance: 0.6 });
  if (total >= HIGH && days >= REPEAT_DAYS)
    found.push({ ...again, why: texts.why('retake', { name }) as string, rule: 'retake', relevance: 0.8 });
  return found;
}

const sourceOf = ({ id, questionnaire, submittedAt: date }: Result) => ({
  ...{ kind: 'questionnaire' as const, id, date, chatId: null, questionnaire },
});
