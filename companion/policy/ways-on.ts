import { requestIn } from './advice-request.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Where no advice is known, one that fits anybody ("ten minutes of the smallest part") is worse than
// none: whoever asked about a visa sees that nobody read it. So it is said that there is none, with who knows about such
// things, or with the part of it that could be different; by the field, as far as the words surely name one.

const FIELDS: readonly (readonly [family: string, of: RegExp])[] = [
  [
    'ways_on_office',
    /\b(?:law|legal|lawyer|solicitor|court|rights?|contract|insurance|tax|benefits?|council|office|authorit\w+|permit|visa|police|(?:a|the|parking) fine|pension|inheritance|(?:a|the|his|her|their) will|bank|mortgage|licen[cs]e|form|letter from)\b/i,
  ],
  [
    'ways_on_body',
    /\b(?:rash|fever|cough|cold|flu|stomach|tummy|throat|ears?|eyes?|tooth|teeth|skin|periods?|bleed\w*|itch\w*|swollen|swelling|dizz\w+|blood pressure|asthma|allerg\w+|knees?|ankles?|shoulder|hip|injur\w+|infection|thrush|cystitis|constipat\w+|diarrh\w+|hay ?fever|cramps?)\b/i,
  ],
  [
    'ways_on_thing',
    /\b(?:computer|laptop|printer|wifi|app|password|car|bike|boiler|washing machine|fridge|tap|toilet|fix the|repair|garden|plants?|sew|knit|paint|install|website|excel|puppy|dog|cat)\b/i,
  ],
  [
    'ways_on_person',
    /\b(?:him|her|them|he|she|they|my (?:\w+ )?(?:mum|mom|dad|mother|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|brother|sister|friend|mate|boss|manager|colleague|neighbour|nan|gran|aunt|uncle|cousin|parents|kids))\b/i,
  ],
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
