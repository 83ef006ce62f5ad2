import { z } from 'zod';

/** In UTF-16 code units (assistant.md §3). */
export const MEMORY_TEXT_MAX = 140;

export const MEMORY_KINDS = ['preference', 'person', 'goal', 'coping', 'event', 'value', 'plan'] as const;
export const memoryKindSchema = z.enum(MEMORY_KINDS);
export type MemoryKind = z.infer<typeof memoryKindSchema>;

/** M0 preferences, M1 life context, M2 sensitive: never without an answer for that one item. */
export const memoryClassSchema = z.enum(['M0', 'M1', 'M2']);
export type MemoryClass = z.infer<typeof memoryClassSchema>;

/** What the person chose: asked for each, M0 and M1 kept at once, or nothing read and written. */
export const memoryModeSchema = z.enum(['ask', 'auto', 'off']);
export type MemoryMode = z.infer<typeof memoryModeSchema>;

export const memorySchema = z.object({
  id: z.string(),
  /** The person's own words, or what they made of them. */
  text: z.string(),
  kind: memoryKindSchema,
  class: memoryClassSchema,
  status: z.enum(['proposed', 'active']),
  /** "Don't use again": listed, never drawn on. */
  paused: z.boolean(),
  /** The one chat it belongs to, and goes with. */
  sourceChatId: z.string(),
  sourceChatTitle: z.string().nullable(),
  sourceMessageIds: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  useCount: z.int(),
  expiresAt: z.string().nullable(),
});
export type Memory = z.infer<typeof memorySchema>;

export const memoryListSchema = z.object({ mode: memoryModeSchema, memories: z.array(memorySchema) });
export type MemoryList = z.infer<typeof memoryListSchema>;

/** Keep is `status: 'active'`; drop is a delete. */
export const updateMemorySchema = z.strictObject({
  text: z.string().trim().min(1).max(MEMORY_TEXT_MAX).optional(),
  status: z.literal('active').optional(),
  paused: z.boolean().optional(),
});
export type UpdateMemory = z.infer<typeof updateMemorySchema>;

export const keptItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'coping', 'safety-plan', 'letter']),
  exerciseId: z.string(),
  values: z.record(z.string(), z.string()),
  sourceChatId: z.string(),
  createdAt: z.string(),
});
export type KeptItem = z.infer<typeof keptItemSchema>;
export const keptItemListSchema = z.object({ items: z.array(keptItemSchema) });
