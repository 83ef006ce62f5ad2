import { z } from 'zod';
import { type Memory, memoryClassSchema, memoryKindSchema } from '#shared/memories/memories.contract.ts';

/** What is sealed in a memory's row. */
export const memoryBodySchema = z.object({
  text: z.string(),
  kind: memoryKindSchema,
  class: memoryClassSchema,
  sourceMessageIds: z.array(z.string()),
  /** How it came to be kept: by the setting, by a yes to the proposal, or because the person asked. */
  consent: z.enum(['setting', 'asked', 'explicit']),
});
export type MemoryBody = z.infer<typeof memoryBodySchema>;

export interface MemoryRecord {
  id: string;
  chatId: string;
  status: 'proposed' | 'active';
  paused: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  lastUsedAt: number | null;
  useCount: number;
  expiresAt: number | null;
  rev: number;
  body: MemoryBody;
}

const DAY = 86_400_000;
/** Assistant.md §3: events and plans go after 60 days, people and goals after 12 months unless used again. */
const LIFETIME: Partial<Record<MemoryBody['kind'], number>> = {
  event: 60 * DAY,
  plan: 60 * DAY,
  person: 365 * DAY,
  goal: 365 * DAY,
};

/** Epoch milliseconds, or null where it does not expire by itself. */
export function expiryOf(kind: MemoryBody['kind'], from: number): number | null {
  const days = LIFETIME[kind];
  return days === undefined ? null : from + days;
}

/** Using a person or a goal again starts its time anew; an event or a plan is over when it is over. */
export function expiryAfterUse(memory: MemoryRecord, now: number): number | null {
  const { kind } = memory.body;
  return kind === 'person' || kind === 'goal' ? expiryOf(kind, now) : memory.expiresAt;
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function toMemory(memory: MemoryRecord, sourceChatTitle: string | null): Memory {
  const { text, kind, class: sensitivity, sourceMessageIds } = memory.body;
  return {
    id: memory.id,
    text,
    kind,
    class: sensitivity,
    status: memory.status,
    paused: memory.paused,
    sourceChatId: memory.chatId,
    sourceChatTitle,
    sourceMessageIds,
    createdAt: new Date(memory.createdAt).toISOString(),
    lastUsedAt: iso(memory.lastUsedAt),
    useCount: memory.useCount,
    expiresAt: iso(memory.expiresAt),
  };
}
