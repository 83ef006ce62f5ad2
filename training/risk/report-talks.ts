// `node training/risk/report-talks.ts`: whole talks with the guided companion. Of talks in which a danger is told in
// everyday words, in how many it is met; of talks in which none is, in how many the companion asks or sounds an alarm.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { print } from './print.ts';
import { share } from './share.ts';
import { linesOf } from './text-files.ts';

interface Talk {
  id: string;
  /** Written at another time by another session. */
  set: number;
  kind: string;
  /** What the danger is due, and the message, from 1, after which it must be asked about. */
  level?: number;
  due?: number;
  turns: string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const showsMisses = process.argv.includes('--misses');
const companion = createCompanion(await loadCompanionContent(root));

const read = (name: string): Talk[] =>
  linesOf(join(root, `training/risk/told-talks/${name}.jsonl`)).map((line) => JSON.parse(line) as Talk);

/** Which messages were asked about or raised, and which raised. */
function played({ id, turns }: Talk): { met: boolean[]; raised: boolean[] } {
  const chat = holdChat(companion, turns, id);
  const raised = chat.map(({ level }) => level >= 2);
  return { raised, met: chat.map(({ reply }, at) => raised[at] === true || /^(?:safety|check)/.test(reply.move)) };
}

// The sixth are ordinary strangers who tried the companion, each message an answer to the reply of then.
for (const set of [1, 2, 3, 4, 5, 6]) {
  const danger = read('danger').filter((talk) => talk.set === set);
  const ordinary = read('ordinary').filter((talk) => talk.set === set);
  const heard = danger.map((talk) => ({ talk, ...played(talk) }));
  const since = (flags: boolean[], { due = 1 }: Talk): boolean => flags.slice(due - 1).includes(true);
  print(`set ${set}`);
  print(`  met at once     ${of(heard, ({ talk, met }) => met[(talk.due ?? 1) - 1] === true)}`);
  print(`  met             ${of(heard, ({ talk, met }) => since(met, talk))}`);
  print(`  alarm           ${of(heard, ({ talk, raised }) => since(raised, talk))}`);
  const calm = ordinary.map((talk) => ({ talk, ...played(talk) }));
  print(`  no danger, asked or alarmed ${of(calm, ({ met }) => met.includes(true))}`);
  print(`  no danger, alarm            ${of(calm, ({ raised }) => raised.includes(true))}`);
  if (!showsMisses) continue;
  print(`  passed over: ${namesOf(heard.filter(({ talk, met }) => !since(met, talk)))}`);
  print(`  false alarms: ${namesOf(calm.filter(({ raised }) => raised.includes(true)))}`);
}

function of<T>(items: readonly T[], is: (item: T) => boolean): string {
  return share(items.filter(is).length, items.length);
}

function namesOf(items: readonly { talk: Talk }[]): string {
  return items.map(({ talk }) => talk.id).join(', ');
}
