import { loadOnce } from '#server/files/load-once.ts';
import { createAsker } from './ask-for-data.ts';
import type { ChatModel, ChatPart, ChatRequest } from './chat-model.ts';
import { type ProviderModel, writeDataRequest, writeRequest } from './provider-request.ts';
import { readReply } from './read-reply.ts';
import type { DataDialect, ReplyDialect } from './reply-dialects.ts';
import { openConnections, postForEvents, postForJson } from './transport.ts';

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
  data: DataDialect,
): ProviderChatModel {
  const connections = openConnections();
  const provider = loadOnce(load);

  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
    const wire = await writeRequest(await provider(), request);
    yield* readReply(await postForEvents(wire, connections, signal), dialect, signal);
  }

  const answer = createAsker(data.ways, async (question, way, signal) => {
    const wire = await writeDataRequest(await provider(), question, way);
    return data.read(await postForJson(wire, connections, signal));
  });

  return { ...identity, warmUp: provider, stream, answer };
}
