import type { CompanionState } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { isTemporary } from '#server/features/memories/memory-mode.service.ts';
import { readForms } from '#server/features/questionnaires/read-results.service.ts';
import { mayProposeForm } from '#server/features/suggestions/form-offers.service.ts';
import type { Platform } from '#server/platform.ts';
import { asksModel } from './generation.ts';

/** Assistant.md §8: after three tellings at the earliest; the general form only where a talk goes on for long. Ours: 8. */
const TOLD = 3;
const TOLD_MUCH = 8;
/** A topic that was only touched on is no ground for a form. */
const LASTING = 0.7;
const FRESH_MS = 14 * 86_400_000;

const BY_TOPIC: Readonly<Record<string, string>> = {
  'low-mood': 'phq-9',
  worry: 'gad-7',
  panic: 'gad-7',
  sleep: 'mos-sleep-6',
};
const GENERAL = 'who-5';

/** The form that what was told speaks for; low mood only where it lasts. Pure. */
export function fittingForm({ topics, topicWeights, since, told, feelings }: CompanionState): string | null {
  const [topic = ''] = topics;
  const weighs = (topicWeights[0] ?? 0) >= LASTING;
  const form = weighs && told >= TOLD ? BY_TOPIC[topic] : undefined;
  if (form === 'phq-9' && since === null && told < TOLD_MUCH) return null;
  return form ?? (told >= TOLD_MUCH && feelings.length > 0 ? GENERAL : null);
}

/**
 * Puts the card of a fitting questionnaire below a reply of the guided companion: never at risk, once in a chat, and
 * as seldom as the person's answers say. Forms are in English, and so is what leads to them.
 */
export async function withForm(p: Platform, person: Person, before: CompanionState | null, result: TurnResult) {
  const { state, reply, level } = result;
  const isCalm = level === 0 && state.categories.length === 0 && (before === null || before.level === 0);
  const isFree = reply.cards.length === 0 && state.exercises.length === 0 && state.told > (before?.told ?? 0);
  const isForThem = person.ageBand !== '13-17' && result.language.startsWith('en') && !isTemporary(p);
  if (!isCalm || !isFree || !isForThem || state.formShown || asksModel(p, person, result) !== null) return null;
  const id = fittingForm(state);
  if (id === null || !(await mayProposeForm(p, person.uid, id))) return null;
  const since = p.clock() - FRESH_MS;
  const { heads, results, openLevel } = await readForms(p, person.uid, since);
  const head = heads.find((one) => one.id === id);
  const isFresh = results.some((one) => one.questionnaire === id && Date.parse(one.submittedAt) >= since);
  if (!head || isFresh || openLevel > 0) return null;
  state.formShown = true;
  const { shortTitle: name, minutes, questions } = head;
  reply.cards = [...reply.cards, { type: 'questionnaire', id, name, minutes, questions }];
  return id;
}
