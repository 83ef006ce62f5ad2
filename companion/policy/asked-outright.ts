import { writtenIn } from '#companion/written.ts';
import { tellsOfItsOwn } from './answer-matter.ts';
import { answerTo } from './answer-to.ts';
import { giveIdea } from './give-idea.ts';
import { told } from './plain-answer.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { kindOf, questionIn } from './question-in.ts';
import { withoutRuledOut } from './ruled-out.ts';
import { isFeared } from './view-shapes.ts';
import { clearView } from './views.ts';

// Why is this hard? "I don't know, that's why I'm asking you" is said to somebody who has handed a question back. Handing
// it back once more, with an apology, is what makes people leave. So here a view is given, a plain and careful one.

const written = writtenIn('policy/asked-outright');

const OUTRIGHT = written('outright');
const MOST = 22;
const BACK = 4;

/** A view that is asked for once more, outright: given, and not handed back. */
export function askedOutright(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.view_lean === undefined || state.level >= 2) return null;
  if (!OUTRIGHT.test(read.clean) || read.words > MOST || state.turn === 0) return null;
  const here = read.clean.replace(OUTRIGHT, ' ');
  const own = questionIn({ read: scene.reread(here) });
  // What stands beside the asking, and is a matter of its own, is what it is asked about.
  const back = own !== null || tellsOfItsOwn(withoutRuledOut(here)) ? 0 : BACK;
  const before = state.recent
    .map((text, at) => ({ text, at }))
    .slice(back === 0 ? state.recent.length : -back)
    .toReversed()
    .map(({ text, at }) => {
      const then = { ...scene, read: scene.reread(text), state: { ...state, recent: state.recent.slice(0, at) } };
      return { asked: questionIn(then), scene: then };
    });
  const asked = [{ asked: own, scene }, ...before].flatMap(({ asked: one, scene: then }) =>
    one === null ? [] : [{ asked: one, scene: then }],
  );
  const known = asked.map((one) => clearView(one.scene, one.asked)).find((one) => one !== null);
  if (known !== undefined && known !== null) return outright([line(known)]);
  // "That's why I'm asking you! She put me on nights again": what to do about just that.
  if (back === 0 && own === null) return giveIdea(scene, {});
  const [nearest] = asked;
  return nearest === undefined ? null : outright(leaning(nearest.asked, scene));
}

const outright = (parts: Part[]) => plan('asked', 'info', parts, { expect: { kind: 'open' }, mayRepeat: true });

/** The most that can be said for a question of which no clear view is known. */
function leaning(asked: string, scene: Scene): Part[] {
  const family = kindOf(asked)?.family ?? 'asks_any';
  if (isFeared(told(scene))) return [line('view_ask_somebody')];
  if (family === 'asks_should' || /\bor\b/i.test(asked)) return [line('view_lean')];
  if (family === 'asks_them') return [line('view_guess_them')];
  if (family === 'asks_view') return [line('view_honest')];
  return answerTo(asked, scene) ?? [line('view_honest_no')];
}
