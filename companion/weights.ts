import { bytesOf } from './classifier/base64.ts';
import type { CompanionContent } from './content.ts';

/** Content as `dist/content.json` holds it: the bytes of its models stand apart, in `dist/weights.bin`. */
export interface BuiltContent extends CompanionContent {
  /** Of the bytes that belong to it: content and weights of two builds must never meet. */
  sum: number;
}

/** Where the bytes of a weight stand among all of them: what the content holds in their place. */
interface Taken {
  from: number;
  bytes: number;
}

type Change = (key: string, value: unknown) => unknown;

const MODELS = 'models/';
/** What the stored models call their coded bytes (companion/classifier). */
const CODED = new Set(['weights', 'values', 'code', 'rarity']);

/**
 * The content with the bytes of every model taken out, and those bytes one after another: as base64 within the JSON
 * they would be a third larger, on disk and on the way to a browser's memory.
 */
export function takeOutWeights({ files }: CompanionContent): { content: BuiltContent; weights: Uint8Array } {
  const weights: number[] = [];
  const kept = eachModel(files, (key, value) => {
    if (!CODED.has(key) || !(typeof value === 'string' || value instanceof Uint8Array)) return undefined;
    const bytes = bytesOf(value);
    const taken: Taken = { from: weights.length, bytes: bytes.length };
    for (const byte of bytes) weights.push(byte);
    return taken;
  });
  const bytes = Uint8Array.from(weights);
  return { content: { files: kept, sum: sumOf(bytes) }, weights: bytes };
}

/**
 * The content as `takeOutWeights` found it, but that the weights are bytes and no longer base64.
 * @throws RangeError where the weights are not those of this content.
 */
export function putInWeights({ files, sum }: BuiltContent, weights: Uint8Array): CompanionContent {
  if (sumOf(weights) !== sum) throw new RangeError(`these ${weights.length} bytes of weights are of another content`);
  return {
    files: eachModel(files, (key, value) =>
      CODED.has(key) && isTaken(value) ? weights.subarray(value.from, value.from + value.bytes) : undefined,
    ),
  };
}

function eachModel(files: CompanionContent['files'], change: Change): CompanionContent['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([path, data]) => [path, path.startsWith(MODELS) ? changed(data, change) : data]),
  );
}

function changed(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return data.map((value) => changed(value, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, change(key, value) ?? changed(value, change)]),
  );
}

function isTaken(value: unknown): value is Taken {
  return typeof value === 'object' && value !== null && 'from' in value && 'bytes' in value;
}

/** FNV-1a: no lock against an attacker, who could change both, but no two builds are taken for one. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
