import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { adviseIdea, giveIdea } from './give-idea.ts';
import { headOf } from './ideas.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { namedIdea } from './told-ideas.ts';

// Why is this hard? After one idea "second" can pick nothing: it asks for another. And "tea, and the bath" is a list of
// things of one's own: told back as one more burden, the only plan of the evening is lost.

const written = writtenIn('policy/asked-second');

const ANOTHER = written('another');

const PLACE = /\b(?:second|2nd|other)\b/i;

/** "Second", where one idea was named: its second half, another that surely fits, or that there was only the one. */
export function secondOfOne(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const { lastOffer } = state;
  if (!grammar.turnsClauses || lastOffer === undefined || state.level >= 2) return null;
  if (state.turn - lastOffer.turn > (PLACE.test(read.clean) ? SINCE_OFFER : 1)) return null;
  const [only = '', more] = lastOffer.options;
  if (more !== undefined || !ANOTHER.test(read.clean)) return null;
  const idea = namedIdea(lines, only);
  if (!PLACE.test(read.clean) || idea === undefined || lines.families.idea_only === undefined)
    return adviseIdea(scene, { more: true });
  if ((idea.say?.split(/(?<=[.!]) /).length ?? 1) === 2)
    return plan('plan.first', 'choose', [line('idea_half')], { expect: { kind: 'open' } });
  const again = plan('pick.meant', 'choose', [line('idea_only', { first: headOf(idea.text) })], {
    expect: { kind: 'pick', options: [only] },
  });
  return giveIdea(scene, { more: true }) ?? again;
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
