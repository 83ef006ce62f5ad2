import type { RiskCategory } from '#shared/safety/risk.contract.ts';

// Why is this hard? Flattery and growing certainty are no single sentence: each
// reply may be fine and the talk as a whole may still carry somebody away. So the
// whole chat is counted, turn by turn, in a few numbers that cost nothing to keep,
// and what they add up to is said in one plain line, to the guided companion's
// talk as to a model's.

/** What a second look over the whole chat may find (product.md, the honest mirror). */
export type MirrorFinding = 'certainty' | 'agreement' | 'label' | 'premise';

/** How much the person wants to be challenged. */
export type Challenge = 'gentle' | 'balanced' | 'direct';

export interface MirrorMemory {
  /** Words of finality in each message of the person, oldest first. */
  finals: number[];
  /** Replies that agreed with a claim nobody backed. */
  agreed: number;
  /** Harsh names for oneself that a reply took over. */
  labels: number;
  /** Replies that went along with what cannot be so, or with harm. */
  premises: number;
  /** Messages since a finding was shown. */
  since: number;
}

export interface LookedAt {
  /** What the person wrote before the last reply, that reply, and what they write now. */
  said: string;
  replied: string;
  text: string;
  /** The talk is about hidden orders, signals or the like. */
  far: boolean;
  categories: readonly RiskCategory[];
}

const TURNS_KEPT = 40;
/** A finding is not said again for so many messages. */
const QUIET = 12;
/** Agreements and turns it takes; a smaller number speaks up sooner. Never zero for delusion or harm, which need one. */
const NEEDED: Record<Challenge, { agreed: number; finals: number }> = {
  gentle: { agreed: 5, finals: 8 },
  balanced: { agreed: 3, finals: 5 },
  direct: { agreed: 2, finals: 4 },
};
const HARM: readonly RiskCategory[] = ['psychosis_mania', 'harm_to_others', 'eating_disorder'];

const FINAL =
  /\b(?:always|never|everyone|everybody|no ?one|nobody|nothing|everything|all of them|every single|completely|totally|definitely|obviously|impossible|forever|proof|prove[sd]?|certain(?:ly)?|siempre|nunca|nadie|nada|todo el mundo|toujours|jamais|personne|tout le monde|immer|nie(?:mals)?|niemand|alle(?:s)?|sempre|ninguém|nunca|tudo|mai|nessuno|altijd|nooit)\b/giu;
const AGREES =
  /^\W*(?:yes|yeah|exactly|absolutely|totally|of course|indeed|true|right|you(?:'|’)re right|you are right)\b|\b(?:you(?:'|’)re|you are) (?:absolutely |completely |so |quite |totally )?(?:right|correct)\b|\bi (?:completely |totally |fully )?agree\b|\bthat(?:'|’)s (?:so |very |absolutely )?true\b|\b(?:great|brilliant|amazing|excellent|profound) (?:point|insight|question|idea)\b|\byou(?:'|’)re (?:so |really |truly )?(?:brilliant|amazing|special|incredible|exceptional|gifted)\b/iu;
/** A claim about others or about how things are, more than what somebody saw or heard. */
const CLAIM =
  /\b(?:he|she|they|everyone|nobody|people|my \w+)(?:'s| is| are|'re| just| only| never| always) (?:\w+ )?(?:hate|jealous|against|laugh|lying|out to|toxic|narciss|evil|doing it on purpose|never|always|want|trying to)/iu;
const SELF_LABEL =
  /\bi(?:'|’)?m (?:just |such |so |really |a |an |the |total(?:ly)? |complete(?:ly)? )*(failure|loser|worthless|useless|pathetic|disgusting|stupid|an? idiot|idiot|burden|broken|waste|monster|ugly|weak|coward|unlovable|nobody)\b/iu;
const DISTANCE = /\b(?:says?|saying|thought|voice|harsh|feels?|felt|part of you|word|name|label|call|story|not)\b/iu;

/** Takes one more turn into account. Costs the same however long the chat is. */
export function lookBack(memory: MirrorMemory | undefined, turn: LookedAt): MirrorMemory {
  const before = memory ?? { finals: [], agreed: 0, labels: 0, premises: 0, since: QUIET };
  const agrees = turn.replied !== '' && AGREES.test(turn.replied);
  const touchy = turn.far || turn.categories.some((category) => HARM.includes(category));
  const claimed = CLAIM.test(turn.said) || (turn.said.match(FINAL) ?? []).length >= 2;
  return {
    finals: [...before.finals, (turn.text.match(FINAL) ?? []).length].slice(-TURNS_KEPT),
    agreed: before.agreed + (agrees && claimed ? 1 : 0),
    labels: before.labels + (takesLabel(turn.said, turn.replied) ? 1 : 0),
    premises: before.premises + (agrees && touchy ? 1 : 0),
    since: before.since + 1,
  };
}

/** What is to be said now, the heaviest first, or null. Whoever says it starts the count anew with `noteSaid`. */
export function findInMirror(memory: MirrorMemory, challenge: Challenge): MirrorFinding | null {
  if (memory.premises > 0) return 'premise';
  if (memory.labels > 0) return 'label';
  if (memory.since < QUIET) return null;
  const needed = NEEDED[challenge];
  if (memory.agreed >= needed.agreed) return 'agreement';
  return growsCertain(memory.finals, needed.finals) ? 'certainty' : null;
}

/** The memory after a finding was shown. */
export function afterFinding(memory: MirrorMemory, finding: MirrorFinding): MirrorMemory {
  const cleared = {
    certainty: { finals: [] },
    agreement: { agreed: 0 },
    label: { labels: 0 },
    premise: { premises: 0 },
  };
  return { ...memory, ...cleared[finding], since: 0 };
}

/** The later half holds at least twice as many words of finality as the earlier one, and enough to matter. */
function growsCertain(finals: readonly number[], enough: number): boolean {
  if (finals.length < 6) return false;
  const half = Math.floor(finals.length / 2);
  const sum = (part: readonly number[]) => part.reduce((all, one) => all + one, 0);
  const [earlier, later] = [sum(finals.slice(0, half)), sum(finals.slice(-half))];
  return later >= enough && later >= 2 * earlier;
}

function takesLabel(said: string, replied: string): boolean {
  const label = SELF_LABEL.exec(said)?.[1]?.replace(/^an? /, '').toLowerCase();
  if (label === undefined || replied === '') return false;
  const first = replied.split(/(?<=[.!?])\s/)[0] ?? '';
  if (AGREES.test(first) && !DISTANCE.test(first)) return true;
  const taken = replied.split(/(?<=[.!?])\s/).find((sentence) => sentence.toLowerCase().includes(label));
  return taken !== undefined && /\byou(?:'|’)?(?:re| are)\b/i.test(taken) && !DISTANCE.test(taken);
}
