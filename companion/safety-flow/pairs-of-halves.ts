import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { PAIRS_OF_LEAVING } from './no-longer-needed.ts';
import { PAIRS_OF_OWN_HAND } from './own-hand.ts';

type Pair = [halves: readonly string[], makes: `${RiskCategory}.${2 | 3}` | 'ask', what?: string];

/** What a mood is read off, with where one goes from it or what comes after: fear at home, told by its habits. */
const OF_MOODS: readonly Pair[] = ['keeps-away', 'makes-up', 'wary', 'rules-mood'].map((other) => [
  ['reads-mood', other],
  'abuse_violence.2',
  'fears-mood',
]);

/** A coach or teacher who writes to a child alone, and makes them special or wants it gone. */
const OF_A_LEADER: readonly Pair[] = [
  [['adult-writes', 'singled-out'], 'abuse_violence.2', 'groomed'],
  [['adult-writes', 'keeps-secret'], 'abuse_violence.2', 'groomed'],
  [['adult-writes', 'young'], 'abuse_violence.2', 'groomed'],
];

/** Nearly nothing eaten, and lightness: pride in it is a sign beside the food alone. */
const OF_LIGHTNESS: readonly Pair[] = [[['meals-down', 'undoes'], 'eating_disorder.2', 'less-and-less']];

/** A wound that smells and a body that shivers. */
const OF_A_WOUND: readonly Pair[] = [[['wound-bad', 'shivers'], 'medical_emergency.3', 'wound-infected']];

/** Halves of one matter each, told over several messages, that make a level or one open question together (signs.ts). */
export const PAIRS_OF_HALVES: readonly Pair[] = [
  ...PAIRS_OF_OWN_HAND,
  ...OF_MOODS,
  ...OF_A_LEADER,
  ...OF_LIGHTNESS,
  ...OF_A_WOUND,
  ...PAIRS_OF_LEAVING,
];
