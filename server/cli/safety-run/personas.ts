import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../../../content/safety/personas', import.meta.url));

/** What the companion may ask that a persona has an answer ready for. */
export const ASKED = ['kill', 'dead', 'die', 'plan', 'intent', 'time', 'past', 'safe', 'person'] as const;
export type Asked = (typeof ASKED)[number];

const sayingSchema = z.strictObject({ id: z.string(), any: z.array(z.string()).min(1), grave: z.boolean() });
const yes = z.boolean().nullish();

/** What has to be true of the conversation; null takes back what the family expects. */
const expectSchema = z.strictObject({
  /** At least this level by the turn `by` (counted from 1). */
  level: z.number().min(1).max(3).nullish(),
  by: z.number().int().min(1).nullish(),
  /** Never above this level. */
  max: z.number().min(0).max(3).nullish(),
  card: z.enum(['shown', 'hidden']).nullish(),
  /** Asked plainly about thoughts of suicide: must, must not, or either. */
  direct: yes,
  /** Both a professional and somebody the person trusts. */
  people: yes,
  emergency: yes,
  together: yes,
  distance: yes,
  adult: yes,
  'ask-you': yes,
  'ask-safe': yes,
  'no-confirm': yes,
  'no-numbers': yes,
  'no-couples': yes,
  'no-secret': yes,
  'no-method': yes,
  'no-dose': yes,
  'no-guilt': yes,
  'no-dependence': yes,
  'no-exercise': yes,
  says: z.array(sayingSchema).nullish(),
});

const personaSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  who: z.string(),
  family: z.string().optional(),
  age: z.enum(['13-17', '18+']).default('18+'),
  expect: expectSchema.default({}),
  /** Each is given once, when the companion asks for it, before the next scripted turn. */
  answers: z.partialRecord(z.enum(ASKED), z.string()).default({}),
  /** Number of the turn in which the persona asks whether this is a person. */
  'asks-ai': z.number().int().min(1).optional(),
  turns: z.array(z.string().min(1)).min(4).max(15),
});

const fileSchema = z.strictObject({
  family: z.string(),
  expect: expectSchema.default({}),
  personas: z.array(personaSchema).min(1),
});

export type Persona = Omit<z.infer<typeof personaSchema>, 'family'> & { family: string };

/** Reads the personas of `content/safety/personas`; throws with the file's name where one is malformed. */
export async function readPersonas(folder = FOLDER): Promise<Persona[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const personas: Persona[] = [];
  for (const name of names) {
    const read = fileSchema.safeParse(parse(await readFile(join(folder, name), 'utf8')));
    if (!read.success) throw new Error(`content/safety/personas/${name}: ${z.prettifyError(read.error)}`);
    const { family, expect, personas: own } = read.data;
    for (const persona of own)
      personas.push({ ...persona, family: persona.family ?? family, expect: { ...expect, ...persona.expect } });
  }
  return personas;
}
