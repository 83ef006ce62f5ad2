import { type Candidate, exerciseCandidate, fromChat, type Ground, iso } from './candidates.ts';
import { daysBetween } from './facts.ts';

const LATELY = 3;
/** Of 10; at or below it a rating counts as low. Our own. */
const LOW_MOOD = 3;
const MOOD_DAYS = 14;
const CHAT_DAYS = 7;

/** Three low moods → one small thing and a person; nobody named in three sessions → a person. */
export function rulePeople(ground: Ground): Candidate[] {
  return [...lowMood(ground), ...nobodyNamed(ground)];
}

function lowMood(ground: Ground): Candidate[] {
  const { facts, texts } = ground;
  const last = facts.moods.slice(0, LATELY);
  const [newest] = last;
  if (!newest || last.length < LATELY || daysBetween(newest.at, facts.now) > MOOD_DAYS) return [];
  if (last.some(({ value }) => value > LOW_MOOD)) return [];
  const source = {
    ...{ kind: 'mood' as const, id: newest.id, date: iso(newest.at), chatId: newest.chatId, questionnaire: null },
  };
  const why = texts.why('mood') as string;
  return [
    ...exerciseCandidate(ground, 'ba-planner', { why, source, rule: 'mood', relevance: 0.9 }),
    ...exerciseCandidate(ground, 'reach-out', { why, source, rule: 'mood', relevance: 0.9 }),
  ];
}

function nobodyNamed(ground: Ground): Candidate[] {
  const last = ground.facts.talks.slice(0, LATELY);
  const [newest] = last;
  if (!newest || last.length < LATELY || last.some(({ people }) => people)) return [];
  if (daysBetween(newest.at, ground.facts.now) > CHAT_DAYS) return [];
  return exerciseCandidate(ground, 'reach-out', {
    why: ground.texts.why('nobody') as string,
    source: fromChat(newest.chatId, newest.at),
    rule: 'people',
    relevance: 0.7,
  });
}
