import { z } from 'zod';

export const NOTICES = [
  'ai',
  'pause',
  'often',
  'night',
  'people',
  'certainty',
  'agreement',
  'label',
  'premise',
] as const;

/** A quiet line under a reply: what this is, a word on long use, or what a look over the whole talk found. */
export const noticeSchema = z.object({ kind: z.enum(NOTICES), text: z.string() });
export type Notice = z.infer<typeof noticeSchema>;
export type NoticeKind = Notice['kind'];
