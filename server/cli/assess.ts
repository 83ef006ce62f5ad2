import { z } from 'zod';
import { type Assessor, createAssessor } from '#companion/risk/assess.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { MESSAGE_TEXT_MAX } from '#shared/chats/chats.contract.ts';
import { answerJsonLines } from './json-lines.ts';

const idSchema = z.union([z.string(), z.number()]);
const textSchema = z.string();
const turnSchema = z.union([
  textSchema.transform((text) => ({ role: 'user' as const, text })),
  z.object({ role: z.enum(['user', 'assistant']), text: textSchema }),
]);
const lineSchema = z.object({
  id: idSchema,
  text: textSchema.optional(),
  turns: z.array(turnSchema).optional(),
  lang: z.string().max(35).optional(),
});

/**
 * `./alcove assess --jsonl`: messages or conversations in, the risk level of the last message out, one JSON object
 * a line in the same order. Bad lines give `{"id":…,"error":"<code>"}` and the rest goes on.
 * The exit code is 0 unless the arguments are wrong.
 */
export async function assessCommand(args: string[]): Promise<void> {
  const known = args.every((arg) => arg === '--jsonl');
  if (!known || args.length === 0) {
    process.stderr.write('Usage: ./alcove assess --jsonl   (one JSON object a line on standard input)\n');
    process.exitCode = 2;
    return;
  }
  const assessor = createAssessor(riskContentFrom((await loadCompanionContent()).files));
  await answerJsonLines((line) => assessLine(line, assessor));
}

/** One line of input to one object of output; pure. */
export function assessLine(line: string, assessor: Assessor): object {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { id: null, error: 'assess.line_unreadable' };
  }
  const parsed = lineSchema.safeParse(data);
  if (!parsed.success) {
    const id = idSchema.safeParse((data as { id?: unknown } | null)?.id);
    return { id: id.success ? id.data : null, error: 'assess.input_invalid' };
  }
  const { id, text, turns, lang } = parsed.data;
  if (text !== undefined && turns !== undefined) return { id, error: 'assess.text_and_turns' };
  const all = turns ?? (text === undefined ? [] : [{ role: 'user' as const, text }]);
  if (all.some((turn) => turn.text.length > MESSAGE_TEXT_MAX)) return { id, error: 'assess.text_too_long' };
  const last = all.findLastIndex((turn) => turn.role === 'user');
  const message = all[last];
  if (!message) return { id, error: 'assess.text_missing' };
  const result = assessor.assess({ text: message.text, turns: all.slice(0, last), language: lang ?? 'en' });
  return { id, level: result.level, category: result.category, rules: result.rules };
}
