import { companyIn } from './policy/company.ts';
import type { CompanionState } from './state.ts';
import { ENGLISH, type Grammar } from './understand/grammar.ts';
import { says } from './understand/reading.ts';
import type { Understanding } from './understand/understand.ts';

/** Writes what a message told into the state: topics by weight, feelings, people, how long, what is wished for. */
export function takeNotes(state: CompanionState, read: Understanding, grammar: Grammar = ENGLISH): void {
  const { reading } = grammar;
  const aside =
    read.acts.has('far_talk') ||
    (state.far >= 2 && read.feelings.length === 0) ||
    [...read.acts].some((act) => act.startsWith('bot_') && act !== 'bot_chat' && read.words < 12);
  const told = !aside && (read.words >= 6 || read.feelings.length > 0 || read.topics.length > 0);
  if (told) state.opening ??= read.clean.slice(0, OPENING_CHARS);
  if (told && state.exercises.every((frame) => frame.parked)) state.told += 1;
  const merge = (old: string[], fresh: string[], most: number) => [...new Set([...fresh, ...old])].slice(0, most);
  if (!aside) weighTopics(state, read, says(reading.turnsTo, read.clean));
  if (!aside)
    state.feelings = merge(
      state.feelings,
      read.feelings.slice(0, 2).map((feeling) => feeling.id),
      4,
    );
  // Heard also where the safety flow answers: who comes along is needed at the end.
  const who = grammar.turnsClauses ? companyIn(read.clean, null) : null;
  if (who !== null) state.helper = who;
  state.people = merge(
    state.people,
    read.people.map((person) => person.word),
    4,
  );
  state.alone ||= read.acts.has('cue_hidden') || read.acts.has('cue_alone_with') || says(reading.alone, read.clean);
  state.since = read.since ?? state.since;
  state.wish = read.wish ?? state.wish;
}

const OPENING_CHARS = 200;
const TOPICS_MAX = 5;
const FADE = 0.94;
/** "By the way": what the talk was about is no longer what it is about. */
const FADE_AT_A_TURN = 0.3;

/** What came first and what comes again weighs more than what was touched once. */
function weighTopics(state: CompanionState, read: Understanding, turned: boolean): void {
  const kept = turned ? FADE_AT_A_TURN : FADE;
  const weights = new Map(state.topics.map((id, at) => [id, (state.topicWeights[at] ?? 0) * kept]));
  const first = weights.size === 0 ? 2 : 1;
  for (const [at, topic] of read.topics.slice(0, 2).entries())
    weights.set(topic.id, (weights.get(topic.id) ?? 0) + (at === 0 ? first : 0.5));
  const ranked = [...weights].sort((a, b) => b[1] - a[1]).slice(0, TOPICS_MAX);
  state.topics = ranked.map(([id]) => id);
  state.topicWeights = ranked.map(([, weight]) => Math.round(weight * 100) / 100);
}
