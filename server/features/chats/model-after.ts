import type { ReviewedMessage } from '#server/llm/conversation-text.ts';
import { lookInMirror } from '#server/llm/look-in-mirror.ts';
import { proposeTitle } from '#server/llm/propose-title.ts';
import { shortenConversation } from '#server/llm/shorten-conversation.ts';
import type { Platform } from '#server/platform.ts';
import type { ChatBody } from './chat-record.ts';
import { findChat, lockChat, saveChatBody } from './chats.repository.ts';
import type { Generation } from './generation.ts';
import type { MessageRecord } from './message-record.ts';
import { type ModelContext, withOlder } from './model-context.ts';
import { exposesSomebody } from './model-title.ts';

/** What a model does once a reply stands and nobody waits: shorten what no longer fits, name the chat. */
export async function afterReply(p: Platform, g: Generation, context: ModelContext): Promise<void> {
  await shortenOlder(p, g, context);
  await nameChat(p, g, context);
  await lookBack(p, g, context);
}

async function shortenOlder(p: Platform, g: Generation, { summary, division }: ModelContext): Promise<void> {
  const last = division.older.at(-1);
  if (!last) return;
  const lines = await shortenConversation(g.model, {
    language: g.language,
    before: summary?.lines ?? [],
    messages: division.older.map(reviewed),
  });
  const now = withOlder(summary, division.older, lines);
  if (!now) return;
  const rebuiltAt = division.rebuilds ? g.result.state.turn : (summary?.rebuiltAt ?? 0);
  await change(p, g, (body) => ({ ...body, summary: { ...now, upTo: last.id, position: last.position, rebuiltAt } }));
}

/** Once, for a kept chat that the companion has named itself; a title the person gave is never touched. */
async function nameChat(p: Platform, g: Generation, { division }: ModelContext): Promise<void> {
  // A temporary chat is nobody's to name.
  if (p.peopleDb) return;
  const { title, level } = g.result;
  const before = (await findChat(p.db, g.vault, g.userId, g.chatId))?.body;
  if (!before?.titleGenerated || before.titleAsked || before.title !== title || level > 0) return;
  const calm = division.recent.filter((message) => message.body?.level === 0).map(reviewed);
  const named = await proposeTitle(g.model, { language: g.language, messages: calm }, (said) =>
    exposesSomebody(p, said),
  );
  await change(p, g, (body) => ({
    ...body,
    titleAsked: true,
    ...(named !== null && body.titleGenerated && body.title === title ? { title: named } : {}),
  }));
  if (named !== null) p.live.publish(g.userId, 'chats');
}

/** Replies between two looks of the model over the whole talk. */
const LOOKS_EVERY = 10;

async function lookBack(p: Platform, g: Generation, { division, text }: ModelContext): Promise<void> {
  if (g.result.state.turn % LOOKS_EVERY !== 0) return;
  const earlier: ReviewedMessage[] = text
    ? [{ id: '', role: 'user', text: `(earlier, in short) ${text}`, level: 0 }]
    : [];
  const seen = await lookInMirror(g.model, [...earlier, ...division.recent.map(reviewed)]);
  const finding = MIRRORED.find((kind) => seen?.[kind]);
  if (finding) await change(p, g, (body) => ({ ...body, mirrored: finding }));
}

/** The heaviest first. */
const MIRRORED = ['premise', 'agreement', 'certainty'] as const;

async function change(p: Platform, g: Generation, next: (body: ChatBody) => ChatBody): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, g.vault, g.userId, g.chatId, p.clock());
    if (chat) await saveChatBody(tx, g.vault, g.userId, chat, next(chat.body));
  });
}

const reviewed = ({ id, role, body }: MessageRecord): ReviewedMessage => ({
  id,
  role,
  text: body?.text ?? '',
  level: body?.level ?? 0,
});
