import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Where no advice is known, one that fits anybody ("ten minutes of the smallest part") is worse than
// none: whoever asked about a visa sees that nobody read it. So it is said that there is none, with who knows about such
// things, or with the part of it that could be different; by the field, as far as the words surely name one.

const written = writtenIn('policy/ways-on');

const FIELDS: readonly (readonly [family: string, of: RegExp])[] = [
  ['ways_on_office', written('fields-ways-on-office')],
  ['ways_on_body', written('fields-ways-on-body')],
  ['ways_on_thing', written('fields-ways-on-thing')],
  ['ways_on_person', written('fields-ways-on-person')],
];

/** An honest way on where no advice is known; after some was given, that it was all there is. */
export function waysOn(scene: Scene, lead: Part[] = []): Plan {
  const { state, lines, read } = scene;
  const given = state.offers.some((id) => id.startsWith('idea:'));
  const asked = requestIn(scene)?.clause ?? read.clean;
  const field = FIELDS.find(([family, of]) => of.test(asked) && lines.families[family] !== undefined)?.[0];
  const family = field ?? (given ? 'ideas_spent' : 'ways_on');
  return plan('advice.open', 'explore', [...lead, line(family)], { expect: { kind: 'open' } });
}
