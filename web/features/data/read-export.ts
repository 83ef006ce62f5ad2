import { type ForeignChat, readForeignChats } from '#shared/data/foreign-chats.ts';

/** More than years of talking; less than would make a phone give up. */
const TEXT_BYTES_MAX = 200 * 1024 * 1024;
const NAME = 'conversations.json';

export type ReadExport = { chats: ForeignChat[] } | { problem: 'unknown' | 'tooLarge' };

const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b;

/** Reads an export of another service on this device. Nothing of it is sent. */
export async function readExport(file: File): Promise<ReadExport> {
  if (file.size > TEXT_BYTES_MAX) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text: Uint8Array | undefined = bytes;
  if (isZip(bytes)) {
    const { unzipSync } = await import('fflate');
    let tooLarge = false;
    try {
      const files = unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          const isIt = name === NAME || name.endsWith(`/${NAME}`);
          tooLarge ||= isIt && originalSize > TEXT_BYTES_MAX;
          return isIt && !tooLarge;
        },
      });
      text = Object.values(files)[0];
    } catch {
      text = undefined;
    }
    if (tooLarge) return { problem: 'tooLarge' };
  }
  const chats = text && readForeignChats(new TextDecoder().decode(text), new Date().toISOString());
  return chats && chats.length > 0 ? { chats } : { problem: 'unknown' };
}
