import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hash32 } from '#companion/hash.ts';

const personaSchema = z.strictObject({
  id: z.string(),
  who: z.string(),
  ageBand: z.enum(['13-17', '18+']).default('18+'),
  localHour: z.number().min(0).max(23).default(20),
  turns: z.array(z.string().min(1)).min(10).max(30),
});

export interface Conversation {
  id: string;
  set: 'personas' | 'held-out' | 'seekers';
  ageBand: '13-17' | '18+';
  localHour: number;
  turns: string[];
}

const PERSONAS = new URL('../training/dialogue/personas', import.meta.url).pathname;

/** Half of the invented people, chosen by a hash of their name, are never read while lines are being written. */
export function isHeldOut(id: string): boolean {
  return hash32(`held-out:${id}`) % 2 === 1;
}

export function readPersonas(folder = PERSONAS): Conversation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => personaSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))))
    .map(({ who: _, ...persona }) => ({ ...persona, set: isHeldOut(persona.id) ? 'held-out' : 'personas' }) as const);
}

const seekerSchema = z.object({
  id: z.string(),
  lang: z.string(),
  source: z.string(),
  turns: z.array(z.string()).min(1),
});
/** Scripts of delusion and of beings that play themselves: read by the risk figures, no ordinary talk. */
const OTHER_MATTER = new Set(['spiral-bench', 'psychosis-bench', 'vera-mh']);

/** The English everyday half of seekers-dev that a hash picks; empty where the folder is not there. */
export function readSeekers(shared: string): Conversation[] {
  let text: string;
  try {
    text = readFileSync(join(shared, 'data', 'seekers-dev.jsonl'), 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => seekerSchema.parse(JSON.parse(line)))
    .filter((row) => row.lang === 'en' && !OTHER_MATTER.has(row.source) && isHeldOut(row.id))
    .map((row) => ({ id: row.id, set: 'seekers', ageBand: '18+', localHour: 14, turns: row.turns }) as const);
}
