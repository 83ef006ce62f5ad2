import { type ExportedChat, exportedChatSchema } from '#shared/chats/chats.contract.ts';
import { ApiError, api, apiFetch } from '#web/lib/api-client.ts';
import { dayName } from '#web/lib/day-name.ts';
import { chatPath } from './chats.queries.ts';

const ENDINGS = { markdown: 'md', json: 'json' } as const;
export type FileForm = keyof typeof ENDINGS;

const exportPath = (uid: string, chatId: string, as: FileForm) => `/api/${chatPath(uid, chatId)}/export?as=${as}`;

/** The chat with all its messages, also those that were never scrolled to. */
export const readWholeChat = async (uid: string, chatId: string): Promise<ExportedChat> =>
  exportedChatSchema.parse(await api.get(exportPath(uid, chatId, 'json')));

/** Saves the whole chat as a file. Its name is the day alone: others may see the folder it lies in. */
export async function saveChat(uid: string, chatId: string, as: FileForm): Promise<void> {
  const response = await apiFetch(exportPath(uid, chatId, as));
  const file = await response.blob().catch(() => {
    throw new ApiError('client.unreachable', 0);
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${dayName(new Date())}.${ENDINGS[as]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
