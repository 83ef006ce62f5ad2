import type { Companion } from '#companion/companion.ts';
import type { CompanionState } from '#companion/state.ts';
import type { Talk } from '#companion/talk.ts';
import type { Tone } from '#shared/chats/tones.contract.ts';
import type { Conversation } from './conversations.ts';
import type { Played, PlayedTurn } from './played.ts';

/** Plays one conversation against the companion, as the server would carry it on. */
export function play(companion: Companion, talk: Talk, conversation: Conversation, seed = 'eval'): Played {
  let state: CompanionState | null = null;
  let tone: Tone = 'pending';
  let language = 'en-US';
  const turns: PlayedTurn[] = [];
  for (const [at, user] of conversation.turns.entries()) {
    const read = talk.understander.read(user, state?.topics ?? []);
    const begun = performance.now();
    const result = companion.step({
      state,
      seed: `${seed}:${conversation.id}:${at}`,
      texts: [user],
      now: 1_790_000_000_000,
      localHour: conversation.localHour,
      tone,
      toneChosen: false,
      language,
      languageChosen: false,
      ageBand: conversation.ageBand,
    });
    const milliseconds = performance.now() - begun;
    state = JSON.parse(JSON.stringify(result.state)) as CompanionState;
    tone = result.tone;
    language = result.language;
    turns.push({
      user,
      read,
      reply: result.reply.text,
      move: result.reply.move,
      quote: result.plan.focusQuote,
      level: result.level,
      intensity: result.state.intensity,
      milliseconds,
    });
  }
  return { id: conversation.id, set: conversation.set, turns };
}
