import type { AnswerSuggestion, Suggestion } from '#shared/suggestions/suggestions.contract.ts';
import { type AnswersBody, type History, keyOf, NO_HISTORY, type SuggestionRecord } from './suggestion-record.ts';

/** Assistant.md §7: "Not now" hides for three days. */
const NOT_NOW_MS = 3 * 86_400_000;

/** Counts what was shown to the person today. @param all everything on the page, of which `fresh` is there anew */
export function afterShowing(
  body: AnswersBody,
  fresh: readonly SuggestionRecord[],
  all: readonly SuggestionRecord[],
  now: number,
): AnswersBody {
  const items = { ...body.items };
  for (const { body: shown } of fresh) {
    const known = items[keyOf(shown)] ?? NO_HISTORY;
    items[keyOf(shown)] = { ...known, shown: known.shown + 1 };
  }
  const hasPerson = all.some(({ body: shown }) => shown.type === 'human_help');
  return {
    ...body,
    items,
    lastTypes: [...new Set(all.map(({ body: shown }) => shown.type))],
    personAt: hasPerson && now - body.personAt >= 7 * 86_400_000 ? now : body.personAt,
  };
}

/** A chat or a page is all there is to these; what has an end of its own says so when it comes to it (done.service.ts). */
export const isDoneByOpening = ({ type, refId }: Pick<Suggestion, 'type' | 'refId'>): boolean =>
  type === 'reading' || type === 'plan_followup' || refId === 'what-helps' || refId === 'doctor';

export function afterAnswer(
  body: AnswersBody,
  { body: suggestion }: SuggestionRecord,
  answer: AnswerSuggestion,
  now: number,
): AnswersBody {
  const key = keyOf(suggestion);
  const known = body.items[key] ?? NO_HISTORY;
  const done = answer.state === 'started' && isDoneByOpening(suggestion) ? { doneAt: now } : {};
  return { ...body, items: { ...body.items, [key]: { ...known, ...changeOf(known, answer, now), ...done } } };
}

function changeOf(known: History, answer: AnswerSuggestion, now: number): Partial<History> {
  if (answer.state === 'never') return { never: true, reason: answer.reason || null };
  if (answer.state === 'not_now') return { hiddenUntil: now + NOT_NOW_MS };
  // Taken up: what was shown before no longer counts against it.
  if (answer.state === 'helpful') return { shown: 0, helpful: known.helpful + 1, helpfulAt: now };
  return { shown: 0 };
}
