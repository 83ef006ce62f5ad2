import { hash32 } from '#companion/hash.ts';
import type { RankedBy, SuggestionType } from '#shared/suggestions/suggestions.contract.ts';
import type { Candidate, Ground } from './candidates.ts';
import { daysBetween } from './facts.ts';
import { helpfulnessOf } from './helpfulness.ts';
import { isAgainst } from './rules-exercises.ts';
import { keyOf } from './suggestion-record.ts';

/** Assistant.md §7. What was put away for good never comes this far. */
const WEIGHTS = { relevance: 3, helpfulness: 2, freshness: 1, novelty: 0.5, ignored: -2, contra: -10 } as const;
/** Days in which a reason loses about two thirds of its freshness. */
const FADES = 5;
const IGNORED_FROM = 2;
/** How long something rests once it was done, in days. Our own, but for the three days of assistant.md §7. */
const RESTS: Readonly<Record<SuggestionType, number>> = {
  ...{ exercise: 3, human_help: 3, questionnaire: 1, chat_starter: 1, reading: 30, plan_followup: 14 },
};

export interface Ranked extends Candidate {
  rankedBy: RankedBy;
}

/** What the sum needs beside the facts. */
export interface Weighing extends Ground {
  /** Types shown last. */
  lastTypes: readonly string[];
  /** How often a type was marked as helpful, and how often put away. */
  kinds: ReadonlyMap<string, { helpful: number; away: number }>;
  /** Decides between equals: the same person sees the same order all day. */
  seed: string;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export function rank(candidate: Candidate, ground: Weighing): Ranked {
  const key = keyOf(candidate);
  const { date } = candidate.source;
  const parts = {
    relevance: candidate.relevance,
    helpfulness: helpfulness(candidate, ground),
    freshness: date === null ? 0 : Math.exp(-Math.max(0, daysBetween(Date.parse(date), ground.facts.now)) / FADES),
    novelty: ground.lastTypes.includes(candidate.type) ? 0 : 1,
    ignored: ground.history(key).shown >= IGNORED_FROM ? 1 : 0,
    contra: isAgainst(ground, candidate.refId) ? 1 : 0,
  };
  const score = Object.entries(WEIGHTS).reduce(
    (sum, [part, weight]) => sum + weight * parts[part as keyof typeof parts],
    0,
  );
  const { relevance, helpfulness: helped, freshness, novelty, ignored, contra } = parts;
  const rankedBy = {
    rule: candidate.rule,
    ...{ relevance: round(relevance), helpfulness: round(helped), freshness: round(freshness) },
    ...{ novelty, ignored, contra, score: round(score) },
  };
  return { ...candidate, rankedBy };
}

/** Half what this one did for the person, half what its kind did: both begin at one half. */
function helpfulness({ type, refId }: Candidate, ground: Weighing): number {
  const { helpful, away } = ground.kinds.get(type) ?? { helpful: 0, away: 0 };
  const kind = (0.5 + helpful) / (1 + helpful + away);
  return (helpfulnessOf(ground, refId) + kind) / 2;
}

/** Best first; what is put away is left out, and of several reasons for the same thing the best one stands. */
export function rankAll(candidates: readonly Candidate[], ground: Weighing): Ranked[] {
  const isShown = (candidate: Candidate) => {
    const { never, hiddenUntil, doneAt } = ground.history(keyOf(candidate));
    const rests = doneAt !== null && daysBetween(doneAt, ground.facts.now) < RESTS[candidate.type];
    return !never && !rests && hiddenUntil <= ground.facts.now;
  };
  const ranked = candidates
    .filter(isShown)
    .map((candidate) => rank(candidate, ground))
    .sort((a, b) => b.rankedBy.score - a.rankedBy.score || tie(a, ground) - tie(b, ground));
  return ranked.filter((one, at) => ranked.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

const tie = (candidate: Candidate, { seed }: Weighing): number => hash32(`${seed}:${keyOf(candidate)}`);
