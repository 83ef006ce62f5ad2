import { z } from 'zod';
import { SAY_ASKS, SAY_SOON, SAY_TONES } from './say-choices.ts';

const FORM_TEXTS = [
  ...['title', 'lead', 'language', 'who', 'whoHint', 'fromPlan', 'what', 'whatHint', 'starters', 'ask', 'soon'],
  ...['safe', 'safeHint', 'tone', 'draft', 'draftHint', 'again', 'number', 'numberHint', 'address', 'sms', 'mail'],
  ...['share', 'copy', 'copied', 'copyFailed', 'opened', 'kept', 'clear', 'cleared', 'urgent', 'noAnswer', 'close'],
] as const;

const line = z.string().min(1);
const asked = line.refine((text) => text.includes('{soon}'), 'does not say how soon');
const greeted = line.refine((text) => text.includes('{name}'), 'does not name anybody');
const table = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

/** `content/say/<language>.yaml`: the words around the form, and what a message is put together from. */
export const saySchema = z.strictObject({
  form: table(FORM_TEXTS, line),
  asks: table(SAY_ASKS, line),
  soon: table(SAY_SOON, line),
  soonFormal: table(SAY_SOON, line),
  soonLabels: table(SAY_SOON, line),
  tones: table(SAY_TONES, line),
  starters: z.array(line).min(3),
  greeting: table(SAY_TONES, greeted),
  greetingNoName: table(SAY_TONES, line),
  safe: z.strictObject({ usual: line, formal: line }),
  closing: z.strictObject({ warm: line, formal: line }),
  subject: line,
  message: table(['ring', 'meet', 'listen', 'write', 'help'], table(SAY_TONES, asked)).extend({
    know: table(SAY_TONES, line),
  }),
});
export type SayContent = z.infer<typeof saySchema>;
