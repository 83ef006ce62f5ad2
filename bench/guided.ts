import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn, type Person } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { textOf } from './texts.ts';

const WRITERS = 32;
const TURNS_A_CHAT = 12;

/** From POST to the complete stored reply of the guided companion: alone, and as many as go. */
export const guided: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const person = await comeIn(server.origin);
    await converse(person, quick ? 100 : 300);
    const alone = await converse(person, quick ? 200 : 600);
    say(`${alone.length} turns alone`);
    const people = await Promise.all(Array.from({ length: WRITERS }, () => comeIn(server.origin)));
    const started = performance.now();
    const each = quick ? 20 : 60;
    const together = (await Promise.all(people.map((one) => converse(one, each)))).flat();
    const seconds = (performance.now() - started) / 1000;
    const line = (what: string, value: number | null, unit: string, bar?: number): Figure => ({
      group: 'guided',
      what,
      value,
      unit,
      ...(bar === undefined ? {} : { bar }),
    });
    return [
      line('Guided reply, POST to complete and stored, p50', round(quantile(alone, 0.5)), 'ms', 8),
      line('Guided reply, p99', round(quantile(alone, 0.99)), 'ms', 30),
      {
        ...line(`Guided turns a second, ${WRITERS} people at once`, round(together.length / seconds, 0), '/s', 300),
        atLeast: true,
      },
      line(`Guided reply with ${WRITERS} people at once, p99`, round(quantile(together, 0.99)), 'ms'),
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

/** Milliseconds of each of so many turns, in chats of twelve. */
async function converse(person: Person, turns: number): Promise<number[]> {
  const times: number[] = [];
  let chatId = '';
  for (let turn = 0; turn < turns; turn++) {
    if (turn % TURNS_A_CHAT === 0) chatId = (await person.newChat()).id;
    const started = performance.now();
    const { reply } = await person.say(chatId, textOf(turn + Math.floor(turn / TURNS_A_CHAT)));
    times.push(performance.now() - started);
    if (reply.state !== 'complete' || reply.text === '') throw new Error(`a guided reply was ${reply.state}`);
  }
  return times;
}
