import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, NoticeKind } from '#shared/chats/notices.contract.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'content', 'notices');

type Texts = Partial<Record<NoticeKind, string>>;
const read = new Map<string, Texts>();

/** Read on first use and kept: an edit takes effect at the next start. */
function textsOf(language: string): Texts {
  let texts = read.get(language);
  if (!texts) {
    const file = join(FOLDER, `${language}.json`);
    texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
    read.set(language, texts);
  }
  return texts;
}

/**
 * Notices in the chat's language. What has to be said by law is said in English where nobody wrote it
 * in that language; the rest is then left out. @param language BCP 47
 */
export function noticeTexts(kinds: readonly NoticeKind[], language: string): Notice[] {
  const own = textsOf(/^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? 'en');
  return kinds.flatMap((kind) => {
    const text = own[kind] ?? (kind === 'ai' ? textsOf('en').ai : undefined);
    return text ? [{ kind, text }] : [];
  });
}
