import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '#shared/errors/app-error.ts';

// Why is this hard? The archive is somebody's upload. It is read by its list at the end (the central directory), since
// a stream of entries without their sizes can only be cut by guessing; nothing the list says is believed beyond what
// the bytes bear out; and no entry is unpacked further than its limit, whatever it claims to hold.

/** Reads bytes of the archive from anywhere. */
export interface ArchiveBytes {
  size: number;
  read(from: number, length: number): Promise<Buffer>;
}

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  at: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const LIST_BYTES_MAX = 16 * 1024 * 1024;
const READ_AT_ONCE = 128 * 1024;
const STORED = 0;
const DEFLATED = 8;
/** Of all files together, in bytes: some hundred times a long life of messages. */
export const UNPACKED_MAX = 1024 * 1024 * 1024;

const damaged = () => new AppError('data.archive_damaged');
const foreign = () => new AppError('data.archive_foreign');

/** An archive's files by name. @throws AppError `data.archive_foreign` where it is no ZIP file */
export async function openArchive(bytes: ArchiveBytes): Promise<Archive> {
  const tail = await bytes.read(Math.max(0, bytes.size - END_BYTES - COMMENT_MAX), END_BYTES + COMMENT_MAX);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw foreign();
  const [count, size, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (size > LIST_BYTES_MAX || at + size > bytes.size) throw damaged();
  return new Archive(bytes, entriesOf(await bytes.read(at, size), count));
}

function entriesOf(list: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let n = 0; n < count; n++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== LISTED) throw damaged();
    const [nameBytes, extra, comment] = [
      list.readUInt16LE(at + 28),
      list.readUInt16LE(at + 30),
      list.readUInt16LE(at + 32),
    ];
    const name = list.toString('utf8', at + 46, at + 46 + nameBytes);
    // Two files of one name: which one counts would be a matter of who reads.
    if (entries.has(name)) throw damaged();
    entries.set(name, {
      name,
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      unpacked: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + extra + comment;
  }
  return entries;
}

export class Archive {
  readonly #bytes: ArchiveBytes;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  constructor(bytes: ArchiveBytes, entries: ReadonlyMap<string, Entry>) {
    this.#bytes = bytes;
    this.#entries = entries;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** A file in pieces. @throws AppError `data.archive_damaged`, `data.archive_too_large` */
  async *pieces(name: string, most = UNPACKED_MAX): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
    let [size, crc] = [0, 0];
    for await (const piece of entry.method === STORED ? this.#packed(entry) : inflated(this.#packed(entry))) {
      size += piece.length;
      this.#unpacked += piece.length;
      if (size > most || this.#unpacked > 2 * UNPACKED_MAX) throw new AppError('data.archive_too_large');
      crc = crc32(piece, crc);
      yield piece;
    }
    if (size !== entry.unpacked || crc !== entry.crc) throw damaged();
  }

  /** A whole file of at most `most` bytes; null where it is not there. */
  async file(name: string, most: number): Promise<Buffer | null> {
    if (!this.has(name)) return null;
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(name, most)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *#packed(entry: Entry): AsyncGenerator<Buffer> {
    const head = await this.#bytes.read(entry.at, 30);
    if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw damaged();
    let at = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const end = at + entry.packed;
    if (end > this.#bytes.size) throw damaged();
    while (at < end) {
      const piece = await this.#bytes.read(at, Math.min(READ_AT_ONCE, end - at));
      if (piece.length === 0) throw damaged();
      at += piece.length;
      yield piece;
    }
  }
}

async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  const feed = (async () => {
    for await (const piece of packed) {
      if (inflate.destroyed) return;
      if (!inflate.write(piece)) await new Promise((resolve) => inflate.once('drain', resolve).once('close', resolve));
    }
    inflate.end();
  })();
  feed.catch((error: Error) => inflate.destroy(error));
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (error) {
    throw error instanceof AppError ? error : damaged();
  } finally {
    inflate.destroy();
  }
}
