import { visit } from './browser.ts';
import { figure, inTurns, type WebFigure } from './figure.ts';
import { lastWords } from './markdown.ts';
import type { Stage } from './stage.ts';

const SLOWER = 4;

/** From the press on a chat that was open before to the paint that shows its end. */
export async function switchChat({ browser, origin, floor, reader, chats, runs, say }: Stage): Promise<WebFigure[]> {
  const turn = async (page: { origin: string; cookie?: string; chatId?: string }, path: string, names: string[]) => {
    const seen = await visit(browser, page);
    try {
      await seen.page.goto(path, { waitUntil: 'load' });
      const press = async (name: string, end: string) => {
        await seen.run(`benchProbe.timePress(${JSON.stringify(end)})`);
        await seen.page.getByRole('button', { name, exact: true }).click();
        const shown = await seen.shown();
        await seen.quiet();
        return shown - (await seen.probe()).pressed;
      };
      const [one = '', two = ''] = names;
      await press(two, lastWords('two'));
      await press(one, lastWords('one'));
      await seen.slowDown(SLOWER);
      return await press(two, lastWords('two'));
    } finally {
      await seen.close();
    }
  };
  const taken = await inTurns(
    runs,
    () => turn({ origin, cookie: reader.cookie, chatId: chats.one }, '/chat', ['Talk one', 'Talk two']),
    () => turn(floor, '/talks', ['one', 'two']),
  );
  say('switched');
  return [
    figure({
      group: 'switch',
      what: `Switch to an open chat of 50, ${SLOWER}x: press to painted`,
      runs: taken.alcove,
      floor: taken.floor,
      unit: 'ms',
      bar: 50,
    }),
  ];
}
