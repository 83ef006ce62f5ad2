import { loadOnce } from '#server/files/load-once.ts';
import type { ChatModel, ChatPart, ChatRequest } from './chat-model.ts';
import { type ProviderModel, writeRequest } from './provider-request.ts';
import { readReply } from './read-reply.ts';
import type { ReplyDialect } from './reply-dialects.ts';
import { openConnections, postForEvents } from './transport.ts';

/** A model that can be loaded before it is first asked. */
export type ProviderChatModel = ChatModel & { warmUp: () => Promise<unknown> };

/**
 * A `ChatModel` whose requests one of the `ai` providers writes. The provider
 * is loaded on first use, so that a start without a model pays nothing.
 */
export function createProviderModel(
  identity: Pick<ChatModel, 'name' | 'host' | 'kind'>,
  load: () => Promise<ProviderModel>,
  dialect: ReplyDialect,
): ProviderChatModel {
  const connections = openConnections();
  const provider = loadOnce(load);

  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
    const wire = await writeRequest(await provider(), request);
    yield* readReply(await postForEvents(wire, connections, signal), dialect, signal);
  }

  return { ...identity, warmUp: provider, stream };
}
