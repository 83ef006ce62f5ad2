import { type Candidate, fromChat, type Ground } from './candidates.ts';
import { daysBetween, mayBeShown } from './facts.ts';
import { keyOf } from './suggestion-record.ts';

/** A plan is asked after from the next morning on, and for two weeks. In days. */
const FROM = 0.5;
const UNTIL = 14;
const MINUTES = 3;

/** Unfinished plan → follow-up. One that was marked as helpful is finished. */
export function rulePlans({ facts, texts, history }: Ground): Candidate[] {
  const head = { type: 'plan_followup' as const, title: texts.title('plan'), minutes: MINUTES };
  const isOpen = (refId: string, at: string) => {
    const days = daysBetween(Date.parse(at), facts.now);
    return days >= FROM && days <= UNTIL && history(keyOf({ ...head, refId })).helpful === 0;
  };
  const written = facts.plans
    .filter(({ id, createdAt }) => isOpen(id, createdAt))
    .map((plan): Candidate => {
      const quote = plan.values.small ?? Object.values(plan.values)[0] ?? '';
      const said = quote !== '' && mayBeShown(quote) ? texts.why('planned', { quote }) : null;
      return {
        ...head,
        refId: plan.id,
        why: said ?? (texts.why('plan') as string),
        source: fromChat(plan.sourceChatId, Date.parse(plan.createdAt)),
        rule: 'plan',
        relevance: 1,
      };
    });
  const told = facts.memories
    .filter(({ id, kind, createdAt, useCount }) => kind === 'plan' && useCount === 0 && isOpen(id, createdAt))
    // What was written in an exercise stands in both places.
    .filter((memory) => !facts.plans.some((plan) => Object.values(plan.values).join(', ') === memory.text))
    .flatMap((memory): Candidate[] => {
      const why = texts.why('said', { quote: memory.text.replace(/[.!\s]+$/, '') });
      if (why === null) return [];
      const { id, createdAt: date, sourceChatId: chatId } = memory;
      const source = { kind: 'memory' as const, id, date, chatId, questionnaire: null };
      return [{ ...head, refId: id, why, source, rule: 'plan', relevance: 0.9 }];
    });
  return [...written, ...told];
}
