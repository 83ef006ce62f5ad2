import { ideasFor } from './ideas.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I just want to get through it", of a dinner at home, asks for nothing and would be helped by one
// small thing for that very day. What the talk was about before (a father, a flat) has ideas of its own, and they are
// for another day: so it is asked first whether one is wanted, and the shelf for the day is looked at, not the talk's.

const GATHERING =
  /\b(?:dinner|lunch|wedding|party|christmas|xmas|thanksgiving|easter|eid|diwali|hanukkah|passover|barbecue|bbq|reunion|funeral|in-?laws|family (?:visit|thing|gathering)|holidays?|at the table|going home for)\b/i;
const SELF =
  /\b(?:I'?m|I am|im|being|come out|came out|coming out)(?: a| as| as a)? ?(?:gay|bi|bisexual|lesbian|trans|queer|non-?binary|asexual|out)\b/i;
const MARK = 'get-through';
/** So long the yes to that question is a yes to it. */
const HOLDS = 2;

function told({ state, read }: Scene): string {
  return [state.opening ?? '', ...state.keep, ...state.recent, read.clean].join(' . ');
}

/** "It" is a day with others, by what was told. */
export function isGathering(scene: Scene): boolean {
  return GATHERING.test(told(scene));
}

/** For whoever will be alone that day: no help at a table. */
const FOR_ONE_ALONE = /\b(?:for yourself|alone that day)\b/;

/** A day with others is to be got through: that is enough of a plan, and something small for it is asked about. */
export function getThrough(scene: Scene): Plan | null {
  const { state, lines } = scene;
  if (lines.families.through_offer === undefined || !isGathering(scene)) return null;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('permit', 'choose', [line('moment_only_get_through'), line('through_offer')], {
    expect: { kind: 'permit' },
  });
}

/** Two ideas for that day, once it was said that they would help; null where it was not asked. */
export function throughIdeas(scene: Scene): [{ id: string; text: string }, { id: string; text: string }] | null {
  const { state, lines } = scene;
  const asked = state.signs?.[MARK];
  if (asked === undefined || state.turn - asked > HOLDS) return null;
  const all = told(scene);
  const [day, ...days] = ideasFor(lines, ['holidays'], all).filter(
    ({ id, text }) => !state.offers.includes(id) && !FOR_ONE_ALONE.test(text),
  );
  const own = SELF.test(all) ? ideasFor(lines, ['identity'], all).find(({ fits }) => fits > 0) : undefined;
  const second = own ?? days[0];
  return day === undefined || second === undefined ? null : [day, second];
}
