import type { Card, HelpCard } from '#shared/chats/cards.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { SafetyLines } from './safety-content.ts';

/** What somebody in danger can say with one tap (assistant.md §4.2); the label is what is sent. */
const IN_DANGER = ['called', 'cannot_call', 'not_danger'];

/** The card itself names no number: the page shows the lines of the person's country. */
export function helpCard(level: RiskLevel, categories: RiskCategory[], lines: SafetyLines): HelpCard {
  const options = level < 3 ? [] : optionsOf(lines, IN_DANGER);
  return { type: 'help', level, categories, ...(options.length > 0 ? { options } : {}) };
}

/** The categories of this message and of the talk, for the card. */
export function categoriesOf(input: {
  assessment: { categories: readonly RiskCategory[] };
  categories: readonly RiskCategory[];
}): RiskCategory[] {
  const all = new Set([...input.assessment.categories, ...input.categories]);
  return all.size === 0 ? ['distress'] : [...all];
}

/** Label and id of the buttons. */
export function actionsOf(lines: SafetyLines): [string, string][] {
  return optionsOf(lines, IN_DANGER).map(({ id, label }) => [label, id]);
}

export function answerChips(lines: SafetyLines, question: string): Card {
  const options = ['yes', 'no', 'unsure', 'rather_not'].map((id) => ({ id, label: lines.chips[id] ?? id }));
  return { type: 'choices', id: `safety-${question}`, kind: 'reply', options };
}

/** Begins the exercise; its label is what is sent. */
export function planChip(lines: SafetyLines): Card[] {
  const options = optionsOf(lines, ['plan']);
  return options.length === 0 ? [] : [{ type: 'choices', id: 'safety-plan', kind: 'reply', options }];
}

function optionsOf({ chips }: SafetyLines, ids: readonly string[]): { id: string; label: string }[] {
  return ids.flatMap((id) => (chips[id] === undefined ? [] : [{ id, label: chips[id] }]));
}
