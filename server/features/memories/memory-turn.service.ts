import { readMemoryAsk } from '#companion/memory/asks.ts';
import { sentencesIn } from '#companion/memory/extract.ts';
import { afterMemoryReply, type MemoryLine } from '#companion/memory/memory-talk.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import { keepPlanFromExercise } from '#server/features/safety/safety-plan.service.ts';
import { findHardTalk, noteAsked } from '#server/features/sessions/hard-talk.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { MemoryMode } from '#shared/memories/memories.contract.ts';
import { beginWithForm } from './begin-with-form.service.ts';
import { keepOnRequest, keepSaved } from './keep-memory.service.ts';
import { listMemories } from './memories.repository.ts';
import { isTemporary, readMemoryMode } from './memory-mode.service.ts';
import { findPickUp, noteUse, type Recalled, recall } from './recall.service.ts';
import { bookSafety } from './safety-events.service.ts';

/** A turn as the companion decided it, with what the memory needs to know of its chat. */
export interface TurnToRemember {
  chatId: string;
  replyId: string;
  messageId: string;
  texts: readonly string[];
  /** The first reply of its chat. */
  first: boolean;
  /** The same message answered once more: nothing is booked twice. */
  again: boolean;
  /** Memories that the last reply spoke of or showed. */
  spokenOf: readonly string[];
  /** What the person wrote before this, for "remember this"; null at the start. */
  previous: () => Promise<{ id: string; text: string; level: number } | null>;
  /** Whether a model will be asked to write the reply. */
  byModel: boolean;
  result: TurnResult;
}

export interface RememberedTurn {
  result: TurnResult;
  /** Memories the reply draws on. */
  recalled: readonly Recalled[];
  /** The memory's own words: no model writes these. */
  fixed: boolean;
}

interface Scene {
  p: Platform;
  person: Person;
  mode: MemoryMode;
  turn: TurnToRemember;
}

const LISTED_MAX = 8;
/** From this level on only safety speaks. */
const SAFETY_SPEAKS = 2;

/**
 * What the memory adds to a turn, inside the caller's transaction: keeps what was asked or agreed to be kept, answers
 * questions about it, begins a new chat where the last one ended, and names what a model may draw on.
 */
export async function rememberTurn(p: Platform, person: Person, turn: TurnToRemember): Promise<RememberedTurn> {
  const mode = await readMemoryMode(p, person);
  const scene: Scene = { p, person, mode, turn };
  const { result } = turn;
  await bookTurn(scene);
  const own = mayAnswer(result) ? ((await answerAsk(scene)) ?? (await beginAgain(scene))) : null;
  if (own) return own;
  if (mode === 'off' || !turn.byModel || result.level >= SAFETY_SPEAKS) return { result, recalled: [], fixed: false };
  const sensitive = (await readSettings(p, person.uid)).sensitiveToModel;
  const recalled = await recall(p, person.uid, { texts: turn.texts, sensitive });
  await book(scene, recalled);
  return { result, recalled, fixed: false };
}

async function bookTurn({ p, person, mode, turn }: Scene): Promise<void> {
  const { result, chatId, messageId } = turn;
  await keepPlanFromExercise(p, person.uid, result.saved);
  const own = result.saved.filter(({ kind }) => kind !== 'safety-plan');
  await keepSaved(p, person.uid, { chatId, messageId, mode }, own);
  if (!turn.again) await bookSafety(p, person.uid, { chatId, result });
}

/** Safety questions and exercises are never talked over. English only, as the lines are. */
function mayAnswer({ level, reply, language }: TurnResult): boolean {
  const busy = reply.cards.some(
    (card) =>
      card.type === 'exercise' || card.type === 'help' || (card.type === 'choices' && card.id.startsWith('safety')),
  );
  return level < SAFETY_SPEAKS && !busy && language.toLowerCase().startsWith('en');
}

async function answerAsk(scene: Scene): Promise<RememberedTurn | null> {
  const { p, person, mode, turn } = scene;
  const ask = readMemoryAsk(turn.texts.at(-1) ?? '');
  if (!ask || (ask.kind === 'wrong' && turn.spokenOf.length === 0)) return null;
  if (ask.kind === 'wrong') return reply(scene, 'wrong', turn.spokenOf.map(cardOf));
  if (isTemporary(p)) return reply(scene, 'temporary', []);
  if (ask.kind === 'list') {
    const now = p.clock();
    const all = await listMemories(p.db, await p.vault.forUser(person.uid), person.uid, now);
    const kept = all.filter(({ status }) => status === 'active');
    const line =
      kept.length === 0 ? (mode === 'off' ? 'off' : 'list_none') : kept.length > LISTED_MAX ? 'list_more' : 'list_some';
    return reply(
      scene,
      line,
      kept.slice(0, LISTED_MAX).map(({ id }) => cardOf(id)),
    );
  }
  if (mode === 'off') return reply(scene, 'off', []);
  const said = ask.text === null ? await lastSentence(turn) : { id: turn.messageId, text: ask.text };
  if (!said) return reply(scene, 'nothing_to_save', []);
  const kept = await keepOnRequest(p, person.uid, { chatId: turn.chatId, messageId: said.id, text: said.text });
  if (typeof kept === 'string') return reply(scene, kept, []);
  return reply(scene, 'saved', [cardOf(kept.id)]);
}

const cardOf = (id: string): Card => ({ type: 'memory', id });

async function lastSentence(turn: TurnToRemember): Promise<{ id: string; text: string } | null> {
  const previous = await turn.previous();
  if (!previous || previous.level >= SAFETY_SPEAKS) return null;
  const sentences = sentencesIn(previous.text);
  const text = sentences.length === 1 ? sentences[0] : sentences.length === 0 ? undefined : previous.text.trim();
  return text === undefined ? null : { id: previous.id, text };
}

/** A new chat begins where the last one ended: after a hard talk with one question, else with what was told. */
async function beginAgain(scene: Scene): Promise<RememberedTurn | null> {
  const { p, person, mode, turn } = scene;
  if (!turn.first || turn.again) return null;
  const form = await beginWithForm(p, person.uid, turn);
  if (form) return { result: form, recalled: [], fixed: true };
  if (mode === 'off') return null;
  const hard = turn.result.level === 0 ? await findHardTalk(p, person.uid, turn.chatId) : null;
  if (hard) {
    await noteAsked(p, person.uid, hard);
    return reply(scene, 'hard_question', [p.memoryTalk.hardChips], { asks: 'hard' });
  }
  const memory = await findPickUp(p, person.uid, turn.chatId);
  if (!memory) return null;
  const used = [{ id: memory.id, text: memory.body.text }];
  if (turn.result.reply.move !== 'greet') {
    // The page has shown it already: the next chat begins with something else.
    await noteUse(p, person.uid, { chatId: turn.chatId, messageId: turn.replyId }, [memory.id]);
    return null;
  }
  await book(scene, used);
  const line = memory.body.kind === 'plan' ? 'pickup_plan' : 'pickup_told';
  return reply(scene, line, [], { asks: 'open', used });
}

const book = ({ p, person, turn }: Scene, used: readonly Recalled[]): Promise<void> =>
  noteUse(
    p,
    person.uid,
    { chatId: turn.chatId, messageId: turn.replyId },
    used.map(({ id }) => id),
  );

function reply(
  { p, turn }: Scene,
  line: MemoryLine,
  cards: Card[],
  more: { asks?: 'open' | 'hard'; used?: readonly Recalled[] } = {},
): RememberedTurn {
  const { result } = turn;
  const text = p.memoryTalk.say(line, turn.replyId, result.state, more.used?.[0]?.text);
  const tone = result.reply.cards.filter((card) => card.type === 'choices' && card.kind === 'tone');
  const said = { text, move: `memory.${line}`, phase: result.reply.phase, cards: [...cards, ...tone] };
  const state = afterMemoryReply(result.state, text, more.asks ?? 'nothing');
  return { result: { ...result, state, reply: said }, recalled: more.used ?? [], fixed: true };
}
