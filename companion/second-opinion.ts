import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { Assessment } from './risk/assess.ts';

/** How a model read the last message, where one was asked. */
export interface SecondOpinion {
  level: RiskLevel;
  category: RiskCategory;
  /** Who is in danger, by its reading. */
  subject: 'self' | 'other' | 'nobody';
}

/** Categories that stay what they are when somebody else is in danger. */
const SAME_FOR_OTHERS: readonly RiskCategory[] = ['harm_to_others', 'abuse_violence', 'medical_emergency'];
const OTHERS_ONLY: readonly RiskCategory[] = ['third_party_risk', 'distress', 'none'];

/**
 * Rules and model together: the more careful of the two (assistant.md §4.7). One thing alone
 * goes down: where the rules too see only worry about somebody else, and the model sees no
 * more than that, level 2 becomes 1. Without a second opinion the rules stand alone.
 */
export function weighTogether(rules: Assessment, model: SecondOpinion | undefined): Assessment {
  if (!model) return rules;
  if (model.level > rules.level) {
    const category = categoryOf(model);
    return {
      ...rules,
      level: model.level,
      category,
      categories: [category, ...rules.categories.filter((other) => other !== category)],
      cleared: false,
      sure: true,
    };
  }
  if (mayGoDown(rules, model)) return { ...rules, level: 1, category: 'third_party_risk' };
  return rules;
}

/** Whether a second opinion can change anything, so that a turn need not be taken again for nothing. */
export function changesAnything(
  turn: { level: RiskLevel; categories: readonly RiskCategory[] },
  model: SecondOpinion,
): boolean {
  return model.level > turn.level || mayGoDown(turn, model);
}

function mayGoDown(
  { level, categories }: { level: RiskLevel; categories: readonly RiskCategory[] },
  model: SecondOpinion,
): boolean {
  return (
    level === 2 &&
    model.level <= 1 &&
    model.subject === 'other' &&
    categories.includes('third_party_risk') &&
    categories.every((category) => OTHERS_ONLY.includes(category))
  );
}

function categoryOf({ category, subject, level }: SecondOpinion): RiskCategory {
  if (subject === 'other' && !SAME_FOR_OTHERS.includes(category)) return 'third_party_risk';
  if (category !== 'none') return category;
  // A level without its kind is still a level.
  return level === 1 ? 'distress' : level === 2 ? 'suicide_active' : 'suicide_imminent';
}
