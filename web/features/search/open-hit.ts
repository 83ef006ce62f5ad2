import type { SearchHit } from '#shared/search/search.contract.ts';
import { openChat, openMessage } from '#web/features/chats/open-chat.queries.ts';

/** Makes ready what a hit leads to. @returns the address to go to @throws ApiError where the message is gone */
export async function openHit(uid: string, hit: SearchHit): Promise<string> {
  switch (hit.kind) {
    case 'message':
      await openMessage(uid, hit);
      return '/chat';
    case 'chat':
      openChat(hit.id);
      return '/chat';
    case 'memory':
      return `/profile?memory=${hit.id}`;
    case 'journal':
      return `/suggestions?view=journal&entry=${hit.id}`;
    case 'checkin':
      return `/suggestions?view=checkin&day=${hit.day}`;
    case 'plan':
      return `/profile?view=plan&part=${hit.part}`;
    case 'result':
      return `/questionnaire/${hit.questionnaire}?result=${hit.id}`;
  }
}
