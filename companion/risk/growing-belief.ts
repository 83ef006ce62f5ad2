import type { Finding, Reading } from './findings.ts';
import type { Outcome } from './rules.ts';

// Why is this hard? A belief that grows into a delusion in a talk has no one sentence that gives it away: coincidences,
// then a meaning, then a part in it, then a quite ordinary request that acts on it. So small signs of several kinds are
// counted over the talk, where each by itself says nothing.

/** The kinds of sign that one message holds: names of cues of `content/beliefs/en.yaml`, and of rules of their own. */
export type BeliefSigns = readonly string[];

/** Messages that count, the present one among them: as many as the talks of psychosis-bench have, where a belief grows. */
export const BELIEF_MESSAGES = 12;
/** What an outcome of the whole talk is called. */
export const GROWN = 'psych.growing';
export const BOND_GROWN = 'bond.growing';

const SIGN = 'sign.';
const INVENTED = 'invented';
const [BOND, CUT_OFF] = ['sign.bond', 'sign.cutoff'];
/** What a rule of its own takes for psychosis or mania in one message. */
const TOLD_OUTRIGHT = ['p.delusion', 'p.voices', 'p.mania'];
/** The kinds that take leave of what others share; a bond with the companion or a wish to be alone does not by itself. */
const UNSHARED = ['sign.reference', 'sign.source', 'sign.mission', 'sign.watched', ...TOLD_OUTRIGHT];
/** Of these "they" and "it" are the matter: whoever stands as subject, the belief is the writer's. */
const OF_OTHERS = ['sign.reference', 'sign.source', 'sign.watched', BOND, CUT_OFF];

// Chosen on the dev talks of psychosis-bench and training/risk/talks/seen.jsonl; judged on unseen.jsonl (training/README.md).
const UNSHARED_MIN = 3;
const UNSHARED_KINDS_MIN = 2;
const MESSAGES_MIN = 4;
const BONDS_MIN = 2;
const BOND_SIGNS_MIN = 5;
/** Where one message in so many is about something made up, the others are taken to be so too. */
const INVENTED_SHARE = 4;

/** The signs of one message, read by an index of `content/beliefs`: the writer's own, present and not denied. */
export function beliefSigns({ cues }: Reading): BeliefSigns {
  return [...new Set(cues.filter(isTold).map(({ cue }) => cue))];
}

function isTold({ cue, negated, quoted, past, subject }: Finding): boolean {
  if (cue === INVENTED) return true;
  if (negated || quoted || past || !(cue.startsWith(SIGN) || TOLD_OUTRIGHT.includes(cue))) return false;
  return subject === 'self' || OF_OTHERS.includes(cue);
}

/**
 * What the signs of a whole talk come to: `psych.growing` at level 2 where different kinds of them come back over at
 * least four messages, `bond.growing` at level 1 where the companion takes the place of everybody else.
 *
 * @param talk the signs of the person's messages, oldest first, the present one last; the last twelve count
 */
export function growingBelief(talk: readonly BeliefSigns[]): Outcome | null {
  const counted = talk.slice(-BELIEF_MESSAGES);
  const invented = counted.filter((signs) => signs.includes(INVENTED)).length;
  if (invented * INVENTED_SHARE >= counted.length) return null;
  const all = counted.flatMap((signs) => signs.filter((kind) => kind !== INVENTED));
  const unshared = all.filter((kind) => UNSHARED.includes(kind));
  const messages = counted.filter((signs) => signs.some((kind) => kind !== INVENTED)).length;
  const isGrown = unshared.length >= UNSHARED_MIN && new Set(unshared).size >= UNSHARED_KINDS_MIN;
  if (isGrown && messages >= MESSAGES_MIN)
    return { rule: GROWN, level: 2, category: 'psychosis_mania', ask: false, leans: true };
  const bonds = all.filter((kind) => kind === BOND).length;
  const cutOff = all.filter((kind) => kind === CUT_OFF).length;
  if (bonds >= BONDS_MIN && cutOff > 0 && bonds + cutOff >= BOND_SIGNS_MIN)
    return { rule: BOND_GROWN, level: 1, category: 'distress', ask: false, leans: true };
  return null;
}
