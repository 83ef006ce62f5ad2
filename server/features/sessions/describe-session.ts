import { tellingSentence } from '#companion/memory/summarise.ts';
import type { Stretch, StretchMessage } from '#server/features/chats/review-source.service.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { SessionAbout, SessionBody } from './session-record.ts';

const MOOD_MAX = 10;

/** Moods that were given as answers to the slider, 0 to 10, in order. */
export function moodsIn(messages: readonly StretchMessage[]): number[] {
  return messages.flatMap((message, at) => {
    const asked = messages[at - 1]?.asksMood === true && message.role === 'user';
    const value = /^\s*(\d{1,2})\s*$/.exec(message.text)?.[1];
    return asked && value !== undefined && Number(value) <= MOOD_MAX ? [Number(value)] : [];
  });
}

/** What can be told of a session without a word of it. */
export function describeSession(
  messages: readonly StretchMessage[],
): Pick<SessionBody, 'moodStart' | 'moodEnd' | 'riskMax' | 'exercises' | 'engine'> {
  const moods = moodsIn(messages);
  const engines = new Set(messages.flatMap(({ engine }) => engine ?? []));
  return {
    moodStart: moods[0] ?? null,
    // One number is where the person stood, not how it changed.
    moodEnd: moods.length > 1 ? (moods.at(-1) ?? null) : null,
    riskMax: Math.max(0, ...messages.map(({ level }) => level)) as RiskLevel,
    exercises: [...new Set(messages.flatMap(({ finished }) => finished ?? []))],
    engine: engines.size > 1 ? 'mixed' : engines.has('model') ? 'model' : 'guided',
  };
}

/** Of a session from this level on no word is taken; below it none of a message that showed any. */
const NO_WORD_FROM = 2;

/** What suggestions are made from. */
export function aboutSession({ messages, known }: Stretch, riskMax: RiskLevel): SessionAbout {
  return {
    topics: known?.topics ?? [],
    feelings: known?.feelings ?? [],
    people: (known?.people.length ?? 0) > 0,
    categories: known?.categories ?? [],
    distress: known?.intensity ?? null,
    far: known?.far ?? 0,
    quote: riskMax < NO_WORD_FROM ? tellingSentence(messages) : null,
    ratings: ratingsIn(messages),
  };
}

/** Exercises that were rated before and after, 0 to 10, where less is better. */
function ratingsIn(messages: readonly StretchMessage[]): SessionAbout['ratings'] {
  const open = new Map<string, number>();
  return messages.flatMap((message, at) => {
    const asked = messages[at - 1]?.asksRate;
    const value = /^\s*(\d{1,2})\s*$/.exec(message.text)?.[1];
    if (!asked || message.role !== 'user' || value === undefined || Number(value) > MOOD_MAX) return [];
    if (asked.when === 'before') open.set(asked.exercise, Number(value));
    const before = open.get(asked.exercise);
    if (asked.when === 'before' || before === undefined) return [];
    return [{ exercise: asked.exercise, before, after: Number(value) }];
  });
}
