import { contraOf, rankExercises } from '#companion/exercises/select-exercises.ts';
import { helpedBy } from '#shared/exercises/helped.ts';
import { type Candidate, exerciseCandidate, fromChat, type Ground, iso, NO_SOURCE } from './candidates.ts';
import { daysBetween, type Talk } from './facts.ts';
import { helpfulnessOf } from './helpfulness.ts';
import { keyOf } from './suggestion-record.ts';
import type { Fills } from './suggestion-texts.ts';

const LATELY = 3;
/** A reason out of a chat holds for a week. In days. */
const CHAT_DAYS = 7;
/** What helped is offered again after three days, and for as long as it is remembered here. */
const AGAIN_AFTER = 3;
const DONE_DAYS = 3;
const PER_TALK = 3;

/** What contraindications look at. How long ago something happened is not known here: it is taken as recent. */
export const contraValuesOf = (talk: Talk | undefined) => ({
  level: talk?.riskMax ?? 0,
  distress: talk?.distress ?? undefined,
  topics: talk?.topics ?? [],
  feelings: talk?.feelings ?? [],
  acts: [],
  categories: talk?.categories ?? [],
  since: 'recent',
  far: talk?.far ?? 0,
});

/** Topic and feeling → exercise; what helped → again; short sleep → winding down; strengths → savouring. */
export function ruleExercises(ground: Ground): Candidate[] {
  return [...byTopic(ground), ...again(ground), ...shortSleep(ground), ...strengths(ground)];
}

const recent = ({ facts }: Ground) =>
  facts.talks.slice(0, LATELY).filter(({ at }) => daysBetween(at, facts.now) <= CHAT_DAYS);

function byTopic(ground: Ground): Candidate[] {
  const { facts, exercises, texts } = ground;
  const inChats = facts.talks
    .filter(({ at }) => daysBetween(at, facts.now) <= DONE_DAYS)
    .flatMap((talk) => talk.exercises);
  const outside = facts.runs.filter(
    ({ endedAt, finished }) => finished && daysBetween(Date.parse(endedAt), facts.now) <= DONE_DAYS,
  );
  const done = [...inChats, ...outside.map(({ exercise }) => exercise)];
  const helpful = Object.fromEntries([...exercises.keys()].map((id) => [id, helpfulnessOf(ground, id)]));
  return recent(ground).flatMap((talk, age) => {
    const { topics, feelings, distress } = talk;
    const values = contraValuesOf(talk);
    const fits = rankExercises(exercises.values(), { topics, feelings, patterns: [], values, distress, done, helpful });
    const why = (talk.quote && texts.why('said', { quote: talk.quote })) || (texts.why('talked') as string);
    return fits.slice(0, PER_TALK).flatMap(({ id }, at) =>
      exerciseCandidate(ground, id, {
        why,
        source: fromChat(talk.chatId, talk.at),
        rule: 'topic',
        relevance: 0.9 - at * 0.15 - age * 0.1,
      }),
    );
  });
}

function again(ground: Ground): Candidate[] {
  const { facts, texts, exercises, history } = ground;
  const rated = facts.talks.flatMap((talk) => talk.ratings.map((rating) => ({ ...rating, talk })));
  const eased = rated
    .filter(({ before, after, talk }) => after < before && daysBetween(talk.at, facts.now) >= AGAIN_AFTER)
    .flatMap(({ exercise, before, after, talk }) =>
      exerciseCandidate(ground, exercise, {
        why: texts.why('eased', { before, after }) as string,
        source: fromChat(talk.chatId, talk.at),
        rule: 'helped',
        relevance: Math.min(1, 0.6 + (before - after) * 0.05),
      }),
    );
  const easedOutside = facts.runs
    .filter((run) => helpedBy(run) && daysBetween(Date.parse(run.endedAt), facts.now) >= AGAIN_AFTER)
    .flatMap(({ id, exercise, before, after, endedAt }) => {
      const fell = before !== null && after !== null ? before - after : 0;
      return exerciseCandidate(ground, exercise, {
        why: (fell > 0 ? texts.why('eased', { before, after } as Fills) : texts.why('helped')) as string,
        source: { ...NO_SOURCE, kind: 'exercise', id, date: iso(Date.parse(endedAt)) },
        rule: 'helped',
        relevance: Math.min(1, 0.6 + Math.max(0, fell) * 0.05),
      });
    });
  const marked = [...exercises.keys()].flatMap((id) => {
    const { helpfulAt } = history(keyOf({ type: id === 'reach-out' ? 'human_help' : 'exercise', refId: id }));
    if (helpfulAt === null || daysBetween(helpfulAt, facts.now) < AGAIN_AFTER) return [];
    const source = { ...NO_SOURCE, date: iso(helpfulAt) };
    return exerciseCandidate(ground, id, {
      why: texts.why('helped') as string,
      source,
      rule: 'helped',
      relevance: 0.6,
    });
  });
  return [...eased, ...easedOutside, ...marked];
}

function shortSleep(ground: Ground): Candidate[] {
  const about = recent(ground).filter(({ topics }) => topics.includes('sleep'));
  const [newest] = about;
  if (!newest || about.length < 2) return [];
  return exerciseCandidate(ground, 'wind-down', {
    why: ground.texts.why('sleep') as string,
    source: fromChat(newest.chatId, newest.at),
    rule: 'sleep',
    relevance: 0.9,
  });
}

function strengths(ground: Ground): Candidate[] {
  const memory = ground.facts.memories.find(({ kind }) => kind === 'value' || kind === 'coping');
  const why = memory && ground.texts.why('said', { quote: memory.text.replace(/[.!\s]+$/, '') });
  if (!memory || !why) return [];
  const { id, createdAt: date, sourceChatId: chatId } = memory;
  const source = { kind: 'memory' as const, id, date, chatId, questionnaire: null };
  return exerciseCandidate(ground, 'savour', { why, source, rule: 'strength', relevance: 0.5 });
}

/** What something told lately says against an exercise, in the exercise's own words; null where nothing does. */
export function againstOf({ facts, exercises }: Pick<Ground, 'facts' | 'exercises'>, id: string): string | null {
  const exercise = exercises.get(id);
  if (!exercise) return null;
  const values = contraValuesOf(facts.talks[0]);
  const topics = facts.minded.includes('trauma') ? [...values.topics, 'trauma'] : values.topics;
  return contraOf(exercise, { ...values, topics, level: facts.risk })?.say ?? null;
}

/** Whether something speaks against suggesting an exercise: also a body that it would have to be changed for. */
export function isAgainst(ground: Pick<Ground, 'facts' | 'exercises'>, id: string): boolean {
  const { facts, exercises } = ground;
  const asked = (exercises.get(id)?.steps ?? []).flatMap((step) =>
    'options' in step && step.ask === 'multi' ? step.options : [],
  );
  return againstOf(ground, id) !== null || asked.some((option) => facts.minded.some((minded) => minded === option.id));
}
