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

const DIALOGUE = new URL('../training/dialogue', import.meta.url).pathname;

/** All invented people. Those of the folder `held-out` are never read while lines are being written. */
export function readPersonas(folder = DIALOGUE): Conversation[] {
  return (['personas', 'held-out'] as const).flatMap((set) =>
    readdirSync(join(folder, set))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => personaSchema.parse(parse(readFileSync(join(folder, set, name), 'utf8'))))
      .map(({ who: _, ...persona }) => ({ ...persona, set })),
  );
}

const seekerSchema = z.object({
  id: z.string(),
  lang: z.string(),
  source: z.string(),
  turns: z.array(z.string()).min(1),
});
/** Scripts of delusion and of beings that play themselves: read by the risk figures, no ordinary talk. */
const OTHER_MATTER = new Set(['spiral-bench', 'psychosis-bench', 'vera-mh']);

/** Half of the rows, chosen by a hash of their name. */
const isInHalf = (id: string) => hash32(`held-out:${id}`) % 2 === 1;

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
    .filter((row) => row.lang === 'en' && !OTHER_MATTER.has(row.source) && isInHalf(row.id))
    .map((row) => ({ id: row.id, set: 'seekers', ageBand: '18+', localHour: 14, turns: row.turns }) as const);
}
