import { z } from 'zod';
import { type Companion, createCompanion } from '#companion/companion.ts';
import type { SecondOpinion } from '#companion/second-opinion.ts';
import type { CompanionState } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { MESSAGE_TEXT_MAX } from '#shared/chats/chats.contract.ts';
import type { Tone } from '#shared/chats/tones.contract.ts';
import { answerJsonLines } from './json-lines.ts';
import { configuredWriter, type Said, type TalkWriter } from './talk-writer.ts';

const conversationSchema = z.object({
  id: z.union([z.string(), z.number()]),
  turns: z.array(z.string().max(MESSAGE_TEXT_MAX)).min(1).max(500),
  lang: z.string().max(35).optional(),
});
type Conversation = z.infer<typeof conversationSchema>;

interface Options {
  seed: string;
  now: number;
  engine: string;
}

/**
 * `./alcove talk --jsonl`: conversations in, replies out, one JSON object a line in the same order.
 * Only results go to standard output; an unreadable line gives an error object and the rest goes on.
 */
export async function talk(args: string[]): Promise<void> {
  const options = readOptions(args);
  const companion = createCompanion(await loadCompanionContent());
  const writer = options.engine === 'configured' ? await configuredWriter() : null;
  await answerJsonLines((line) => answerLine(line, companion, options, writer));
}

async function answerLine(
  line: string,
  companion: Companion,
  options: Options,
  writer: TalkWriter | null,
): Promise<object> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { id: null, error: 'talk.line_unreadable' };
  }
  const parsed = conversationSchema.safeParse(data);
  if (parsed.success) return holdConversation(parsed.data, companion, options, writer);
  const id = (data as { id?: unknown } | null)?.id;
  return { id: typeof id === 'string' || typeof id === 'number' ? id : null, error: 'talk.input_invalid' };
}

async function holdConversation(
  conversation: Conversation,
  companion: Companion,
  options: Options,
  writer: TalkWriter | null,
): Promise<object> {
  const history: Said[] = [];
  let state: CompanionState | null = null;
  let tone: Tone = 'pending';
  let language = conversation.lang ?? 'en';
  let title: string | null = null;
  const replies: object[] = [];
  for (const [turn, text] of conversation.turns.entries()) {
    const before: CompanionState | null = state;
    const decide = (opinion?: SecondOpinion): TurnResult =>
      companion.step({
        state: before,
        seed: `${options.seed}:${conversation.id}:${turn}`,
        texts: [text],
        now: options.now,
        localHour: new Date(options.now).getUTCHours(),
        tone,
        toneChosen: false,
        language,
        languageChosen: conversation.lang !== undefined,
        ageBand: null,
        ...(opinion ? { secondOpinion: opinion } : {}),
      });
    history.push({ role: 'user', content: text });
    const { result, text: reply } = writer ? await writer(decide, history) : guided(decide());
    ({ state, tone, language, title } = result);
    const { move, cards } = result.reply;
    history.push({ role: 'assistant', content: reply });
    replies.push({ text: reply, move, level: result.level, categories: result.categories, cards });
  }
  return { id: conversation.id, tone, title, replies };
}

const guided = (result: TurnResult) => ({ result, text: result.reply.text });

function readOptions(args: string[]): Options {
  const option = (name: string) => {
    const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
    if (at < 0) return undefined;
    return args[at]?.includes('=') ? args[at]?.split('=').slice(1).join('=') : args[at + 1];
  };
  const fixed = option('--now');
  const now = fixed === undefined ? Date.now() : Date.parse(fixed);
  if (Number.isNaN(now)) throw new Error(`--now is not a date: ${fixed}`);
  return { seed: option('--seed') ?? '0', now, engine: option('--engine') ?? 'guided' };
}
