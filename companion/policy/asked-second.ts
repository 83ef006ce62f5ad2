import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { adviseIdea } from './give-idea.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? After one idea "second" can pick nothing: it asks for another. And "tea, and the bath" is a list of
// things of one's own: told back as one more burden, the only plan of the evening is lost.

const written = writtenIn('policy/asked-second');

const ANOTHER = written('another');

/** "Second", where one idea was named: the next one. */
export function secondOfOne(scene: Scene): Plan | null {
  const { state, read, grammar } = scene;
  const { lastOffer } = state;
  if (!grammar.turnsClauses || lastOffer === undefined || state.turn - lastOffer.turn > 1 || state.level >= 2)
    return null;
  return lastOffer.options.length === 1 && ANOTHER.test(read.clean) ? adviseIdea(scene, { more: true }) : null;
}

const SINCE_OFFER = 3;
const ALL_THINGS = written('all-things');

/** "Tea. And the bath": things of their own, named after ideas were asked for, are the plan. */
export function namesOwnThings(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const { lastOffer } = state;
  if (!grammar.turnsClauses || lines.families.own_things === undefined || state.level >= 2) return null;
  if (lastOffer === undefined || state.turn - lastOffer.turn > SINCE_OFFER || !ALL_THINGS.test(read.clean)) return null;
  const things = read.clean
    .replace(/[.!]+$/, '')
    .replace(/[.,]+\s+(?:and |then )?/g, ', ')
    .replace(/^(?:ok|okay|maybe|well),? /i, '');
  const said = swapPronouns(things, null);
  if (said === null) return null;
  state.plan = things;
  state.toldAtOffer = state.told;
  delete state.planLent;
  delete state.planMaybe;
  return plan('plan.own', 'choose', [{ kind: 'text', text: endWithStop(upperFirst(said)) }, line('own_things')], {
    expect: { kind: 'when' },
  });
}
