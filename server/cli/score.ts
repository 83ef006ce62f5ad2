import { z } from 'zod';
import { allInstruments, type LoadedInstrument } from '#server/features/questionnaires/instruments.ts';
import { type Answers, faultOf } from '#shared/questionnaires/answers.ts';
import { changeSince, scoreAnswers } from '#shared/questionnaires/scoring.ts';
import { answerJsonLines } from './json-lines.ts';

const idSchema = z.union([z.string(), z.number()]);
const lineSchema = z.object({
  id: idSchema,
  questionnaire: z.string(),
  // Not z.record: it drops a key called "__proto__", which is no question and must be said to be none.
  answers: z.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  previous: z.object({ total: z.number().nullable() }).nullish(),
});

/**
 * `./alcove score --jsonl`: filled questionnaires in, scores out, one JSON object a line in the same order. It knows
 * every instrument, whatever is offered here. Bad lines give `{"id":…,"error":"<code>"}` and the rest goes on.
 * The exit code is 0 unless the arguments are wrong.
 */
export async function scoreCommand(args: string[]): Promise<void> {
  const known = args.every((arg) => arg === '--jsonl');
  if (!known || args.length === 0) {
    process.stderr.write('Usage: ./alcove score --jsonl   (one JSON object a line on standard input)\n');
    process.exitCode = 2;
    return;
  }
  const instruments = await allInstruments();
  await answerJsonLines((line) => scoreLine(line, instruments));
}

/** One line of input to one object of output; pure. */
export function scoreLine(line: string, instruments: ReadonlyMap<string, LoadedInstrument>): object {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { id: null, error: 'score.line_unreadable' };
  }
  const parsed = lineSchema.safeParse(data);
  if (!parsed.success) {
    const id = idSchema.safeParse((data as { id?: unknown } | null)?.id);
    return { id: id.success ? id.data : null, error: 'score.input_invalid' };
  }
  const { id, questionnaire, answers, previous } = parsed.data;
  const instrument = instruments.get(questionnaire)?.instrument;
  if (!instrument) return { id, error: 'questionnaires.not_found' };
  const fault = faultOf(instrument, answers);
  if (fault) return { id, error: fault };
  const result = scoreAnswers(instrument, answers as Answers);
  if (!previous) return { id, ...result };
  return { id, ...result, change: changeSince(instrument, result.scores.total ?? null, previous.total) };
}
