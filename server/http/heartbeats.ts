const BEAT_MS = 15_000;
/** Beats are spread over this many slots so that ten thousand streams do not wake at once. */
const SLOTS = 30;

type Beat = () => void | Promise<void>;

const slots: Set<Beat>[] = Array.from({ length: SLOTS }, () => new Set());
let turn = 0;
let next = 0;
let timer: NodeJS.Timeout | null = null;

function tick(): void {
  turn = (turn + 1) % SLOTS;
  for (const beat of slots[turn] ?? []) Promise.resolve(beat()).catch(() => {});
}

/** Calls `beat` every 15 seconds; one timer serves all streams. Returns the way to stop. */
export function addHeartbeat(beat: Beat): () => void {
  next = (next + 1) % SLOTS;
  const slot = slots[next] as Set<Beat>;
  slot.add(beat);
  timer ??= setInterval(tick, BEAT_MS / SLOTS).unref();
  return () => {
    slot.delete(beat);
    if (timer && slots.every((set) => set.size === 0)) {
      clearInterval(timer);
      timer = null;
    }
  };
}
