import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { headOf, ideaText } from './ideas.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Where no advice is known, one that fits anybody ("ten minutes of the smallest part") is worse than
// none: whoever asked about a visa sees that nobody read it. So it is said that there is none, with who knows about such
// things, or with the part of it that could be different; by the field, as far as the words surely name one.

const written = writtenIn('policy/ways-on');

const FIELDS: readonly (readonly [family: string, of: RegExp])[] = [
  ['ways_on_start', written('fields-ways-on-start')],
  ['ways_on_office', written('fields-ways-on-office')],
  ['ways_on_body', written('fields-ways-on-body')],
  ['ways_on_thing', written('fields-ways-on-thing')],
  ['ways_on_person', written('fields-ways-on-person')],
];

/** The turn at which no advice was known. */
export const NONE_AT = 'no-advice';
/** So many replies after ideas were put up, they are what a new asking comes back to. */
const SINCE_OFFER = 6;
const ASKS_OTHER = /\b(?:else|other|another|more|different|next|smaller|easier)\b/i;

/** An honest way on where no advice is known; after two ideas the two again, after one that there is no other. */
export function waysOn(scene: Scene, lead: Part[] = []): Plan {
  const { state, lines, read } = scene;
  const asked = requestIn(scene)?.clause ?? read.clean;
  const field = FIELDS.find(([family, of]) => of.test(asked) && lines.families[family] !== undefined)?.[0];
  const open = state.lastOffer !== undefined && state.turn - state.lastOffer.turn <= SINCE_OFFER;
  const [first, second] = open ? (state.lastOffer?.options ?? []).map((id) => headOf(ideaText(lines, id) ?? '')) : [];
  if (field === undefined && first && second && !ASKS_OTHER.test(read.clean) && state.plan === null)
    return plan('advice.open', 'choose', [...lead, line('ideas_again', { first, second })], {
      expect: { kind: 'pick', options: state.lastOffer?.options ?? [] },
      mayRepeat: true,
    });
  if (field === undefined && first && /\boptions?\b/i.test(read.clean) && state.plan === null)
    return plan('advice.open', 'choose', [...lead, line('idea_only', { first })], {
      expect: { kind: 'pick', options: state.lastOffer?.options ?? [] },
    });
  state.signs = { ...state.signs, [NONE_AT]: state.turn };
  const family = field ?? (first ? 'ideas_spent' : 'ways_on');
  return plan('advice.open', 'explore', [...lead, line(family)], { expect: { kind: 'open' } });
}
