import { Zip, ZipDeflate } from 'fflate';
import { PART_BYTES } from '#shared/data/transfers.contract.ts';

/** Takes the archive part by part; each but the last is exactly `PART_BYTES` long. */
export type TakePart = (part: number, bytes: Buffer) => Promise<void>;

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Writes a ZIP archive as a stream: never more of it is held in memory than a part and what was just pressed. */
export class ArchiveWriter {
  readonly #zip: Zip;
  readonly #take: TakePart;
  readonly #mtime: Date;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #parts = 0;
  bytes = 0;

  constructor(take: TakePart, mtime: Date) {
    this.#take = take;
    this.#mtime = mtime;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#held.push(chunk);
      this.#heldBytes += chunk.length;
    });
  }

  /** Adds a file out of its pieces. Other work gets its turn after each of them. */
  async add(name: string, pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.#mtime;
    this.#zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece);
      await this.#hand(false);
      await soon();
    }
    file.push(new Uint8Array(0), true);
    await this.#hand(false);
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#hand(true);
  }

  async #hand(all: boolean): Promise<void> {
    if (this.#heldBytes < PART_BYTES && !all) return;
    let bytes = Buffer.concat(this.#held);
    while (bytes.length >= PART_BYTES || (all && bytes.length > 0)) {
      const part = bytes.subarray(0, PART_BYTES);
      await this.#take(this.#parts++, part);
      this.bytes += part.length;
      bytes = bytes.subarray(part.length);
    }
    this.#held = [bytes];
    this.#heldBytes = bytes.length;
  }
}
