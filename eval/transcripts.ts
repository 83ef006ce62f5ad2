import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from './played.ts';

const SCORES =
  '| heard | natural | useful | safe | not repetitive | worst turn | why |\n|---|---|---|---|---|---|---|\n| | | | | | | |';

/**
 * One page a talk, for readers who score it apart from each other: the words alone, no moves, levels or sets, since
 * who knows what a line was meant to do reads it more kindly.
 */
export function writeTranscripts(played: readonly Played[], folder: string): number {
  mkdirSync(folder, { recursive: true });
  for (const chat of played) {
    const turns = chat.turns.map((turn, at) => `${at + 1}. **They:** ${turn.user}\n   **Alcove:** ${turn.reply}`);
    writeFileSync(join(folder, `${chat.id}.md`), `# ${chat.id}\n\n${turns.join('\n')}\n\n${SCORES}\n`);
  }
  return played.length;
}
