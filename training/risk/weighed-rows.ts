import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledRow } from './rows.ts';
import { rowsOf, type Story } from './story-rows.ts';
import { linesOf } from './text-files.ts';

/** From this weight on a piece has the level of its message. */
const HEAVY = 2;

interface Weighed {
  id: string;
  pieces: string[];
  weight: number[];
}

/**
 * The stories of ordinary trouble in which the pieces that weigh were marked (`corpus` in the folder), with the level a
 * reader gave each (`levels/corpus.tsv`: id, level). One that a reader would ask about safety is left out.
 * @throws Error at a story without a level.
 */
export function weighedRows(folder: string): LabelledRow[] {
  const levels = new Map(
    linesOf(join(folder, 'levels/corpus.tsv')).map((line) => line.split('\t') as [string, string]),
  );
  const stories = readdirSync(join(folder, 'corpus'))
    .sort()
    .flatMap((name) => linesOf(join(folder, 'corpus', name)))
    .flatMap((line): Story[] => {
      const story = JSON.parse(line) as Weighed;
      const level = levels.get(story.id);
      if (level === undefined) throw new Error(`${story.id} has no level`);
      return level === '0' || level === '1' ? [storyOf(story, level === '1' ? 1 : 0)] : [];
    });
  return rowsOf(stories);
}

function storyOf({ id, pieces, weight }: Weighed, level: 0 | 1): Story {
  const heaviest = Math.max(...weight);
  return {
    language: 'en',
    family: `weighed-${id}`,
    level,
    category: level === 0 ? 'none' : 'distress',
    form: 'everyday',
    pieces: pieces.map((text, at) => {
      const own = weight[at] ?? 0;
      return [text, own >= HEAVY || own === heaviest ? level : 0];
    }),
  };
}
