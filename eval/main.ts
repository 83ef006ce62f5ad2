// Prints the table of assistant.md §5.8. `--read <id|set|all>` prints conversations instead, `--transcripts <folder>`
// writes the talks of the own people for readers; `--rules-only` leaves the risk weights out, to see the dialogue
// apart from them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { readPersonas, readSeekers } from './conversations.ts';
import { createPartReader } from './part-kinds.ts';
import { play } from './play.ts';
import { companionSize } from './size.ts';
import { print, row, rowsFor } from './table.ts';
import { writeTranscripts } from './transcripts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = process.env.ALCOVE_SHARED ?? join(root, '..', 'shared');
const args = process.argv.slice(2);
const rulesOnly = args.includes('--rules-only');
const [flag, value] = args.filter((arg) => arg !== '--rules-only');

const loaded = await loadCompanionContent();
const content = rulesOnly
  ? { files: Object.fromEntries(Object.entries(loaded.files).filter(([path]) => !path.startsWith('models/'))) }
  : loaded;
const companion = createCompanion(content);
const talk = createTalk(content, 'en');
const parts = createPartReader(talk.lines);
const conversations = [...readPersonas(), ...readSeekers(shared)];
// The first conversation warms the machine up and is not timed.
const [first] = conversations;
if (first) play(companion, talk, first, 'warm');
const played = conversations.map((conversation) => play(companion, talk, conversation));

if (flag === '--transcripts') {
  const own = played.filter((chat) => chat.set !== 'seekers');
  process.stdout.write(`${writeTranscripts(own, value ?? 'transcripts')} talks\n`);
} else if (flag === '--read') {
  for (const chat of played.filter((one) => value === 'all' || one.id === value || one.set === value)) {
    process.stdout.write(`\n## ${chat.id} (${chat.set})\n`);
    for (const turn of chat.turns)
      process.stdout.write(
        `U ${turn.user}\nA ${turn.reply}   [${turn.move} L${turn.level} ${[...parts.kindsOf(turn)].map((kind) => kind.slice(0, 4)).join(',')}]\n`,
      );
  }
} else {
  const sets = {
    personas: 'own people, read while writing',
    'held-out': 'own people, held out',
    seekers: 'seekers-dev, fixed half',
  };
  for (const [set, title] of Object.entries(sets)) {
    const own = played.filter((chat) => chat.set === set);
    const turns = own.reduce((sum, chat) => sum + chat.turns.length, 0);
    if (own.length === 0) process.stdout.write(`${title}: none found (ALCOVE_SHARED)\n\n`);
    else
      process.stdout.write(
        `${print(`${title}: ${own.length} conversations, ${turns} turns`, rowsFor(own, talk.lines, parts))}\n`,
      );
  }
  const size = await companionSize(content);
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)}`;
  const sizes = [
    row(
      'script + weights, MB',
      '<= 2',
      `${mega(size.script)} + ${mega(size.weights)}`,
      size.script + size.weights <= 2e6,
    ),
    row('script + weights as sent (Brotli), MB', '<= 2', mega(size.sent), size.sent <= 2e6),
    row(
      'with all lines and rules, one person, MB',
      '<= 2',
      `${mega(size.script)} + ${mega(size.one)}`,
      size.script + size.one <= 2e6,
    ),
    row(
      'the same in every language, MB',
      '<= 2',
      `${mega(size.script)} + ${mega(size.all)}`,
      size.script + size.all <= 2e6,
    ),
    row('all of it as sent (Brotli), MB', '<= 2', mega(size.brotli), size.brotli <= 2e6),
    row('all of it as sent (gzip), MB', '<= 2', mega(size.gzip), size.gzip <= 2e6),
  ];
  process.stdout.write(`${print('size', sizes)}\n`);
}
