import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { type AnswersBody, answersBodySchema, suggestionBodySchema } from './suggestion-record.ts';

/** What was said here stays said; what was only said elsewhere is added. */
function joinAnswers(here: AnswersBody, comes: AnswersBody): AnswersBody {
  const items = { ...comes.items, ...here.items };
  for (const [key, { never, reason }] of Object.entries(comes.items)) {
    const mine = items[key];
    if (never && mine && !mine.never) items[key] = { ...mine, never, reason };
  }
  return { ...here, items, personAt: Math.max(here.personAt, comes.personAt) };
}

/** What this feature keeps of a person. */
export const KEPT_SUGGESTIONS: readonly KeptRows[] = [
  {
    name: 'suggestions',
    table: 'suggestions',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      chat_id: idColumn.nullable(),
      source_id: idColumn.nullable(),
      created_at: timeColumn,
      expires_at: timeColumn,
    }),
    sealed: [{ column: 'body', holds: suggestionBodySchema }],
    revised: true,
    refers: [{ column: 'chat_id', to: 'chats' }],
  },
  {
    name: 'suggestion-answers',
    table: 'suggestion_answers',
    key: [],
    plain: z.strictObject({ refreshed_at: timeColumn }),
    sealed: [{ column: 'body', holds: answersBodySchema }],
    revised: true,
    join: (here, comes) => {
      const body = joinAnswers(here.body as AnswersBody, comes.body as AnswersBody);
      // Anew at the next look, where anything came along: what is suggested may rest on it.
      return isDeepStrictEqual(body, here.body) ? here : { body, refreshed_at: 0 };
    },
  },
];
