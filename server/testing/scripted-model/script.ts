/** What can go wrong at a model's end; `unreachable` needs no server and is a closed port. */
export const FAULTS = [
  'bad_request',
  'unauthorized',
  'rate_limited',
  'server_error',
  'overloaded',
  'silent',
  'drip',
  'idle',
  'cut',
  'quiet_cut',
  'reset',
  'garbage',
  'wrong_type',
  'huge_line',
  'invalid_utf8',
  'no_end',
  'error_event',
  'refusal',
  'empty',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How one request is answered. */
export interface Script {
  /** The reply; filler words where null. */
  text: string | null;
  /** Tokens of filler. */
  n: number;
  /** Milliseconds before the first token. */
  ttft: number;
  /** Tokens a second; 0 sends as fast as the socket takes them. */
  rate: number;
  /** Seed for cutting and joining the reply's bytes at random places; null sends one frame a write. */
  split: number | null;
  /** Filler carries its own send time, ` t<seq>:<epoch ms>`, for load generators on the same machine. */
  stamp: boolean;
  /** Keeps the send time of every token under this name, read back at `/log?id=`. */
  id: string | null;
  fault: Fault | null;
  /** Tokens sent before a fault in the middle strikes. */
  at: number;
  retryAfter: string | null;
}

export const PLAIN_SCRIPT: Script = {
  text: null,
  n: 40,
  ttft: 0,
  rate: 0,
  split: null,
  stamp: false,
  id: null,
  fault: null,
  at: 5,
  retryAfter: null,
};

const NUMBERS = ['n', 'ttft', 'rate', 'split', 'at'] as const;

/** Reads `[[rate=20 n=100 fault=cut text=percent%20encoded]]` out of a message, the last one if there are several; unknown words are ignored. */
export function readDirectives(message: string): Partial<Script> {
  const found = [...message.matchAll(/\[\[([^\]]*)\]\]/g)].at(-1)?.[1];
  if (found === undefined) return {};
  const words = new Map(found.split(/\s+/).map((word) => word.split('=', 2) as [string, string | undefined]));
  const script: Partial<Script> = {};
  for (const name of NUMBERS) {
    const value = Number(words.get(name) ?? Number.NaN);
    if (Number.isFinite(value)) script[name] = value;
  }
  const fault = FAULTS.find((name) => name === words.get('fault'));
  if (fault) script.fault = fault;
  const text = words.get('text');
  if (text !== undefined) script.text = decodeURIComponent(text);
  const id = words.get('id');
  if (id !== undefined) script.id = id;
  const retryAfter = words.get('retry-after');
  if (retryAfter !== undefined) script.retryAfter = decodeURIComponent(retryAfter);
  if (words.has('stamp')) script.stamp = words.get('stamp') !== '0';
  return script;
}
