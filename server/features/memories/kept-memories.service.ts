import { z } from 'zod';
import { countColumn, flagColumn, idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { KEPT_KINDS } from '#shared/exercises/exercises.contract.ts';
import { riskCategorySchema, riskLevelSchema } from '#shared/safety/risk.contract.ts';
import { memoryBodySchema } from './memory-record.ts';

const inChat = [{ column: 'chat_id', to: 'chats' }] as const;
const name = z.string().max(200);

const keptItemSchema = z.strictObject({
  kind: z.enum(KEPT_KINDS),
  exerciseId: name,
  values: z.record(name, z.string().max(20_000)),
});

const safetyEventSchema = z.strictObject({
  level: riskLevelSchema,
  messageLevel: riskLevelSchema,
  categories: z.array(riskCategorySchema).max(12),
  ruleIds: z.array(name).max(50),
  guardVersion: name,
  shown: z.enum(['card', 'bar', 'none']),
  countrySource: z.enum(['profile', 'unknown']),
  userAction: name.nullable(),
  flag: z.enum(['follow_up', 'priority']).nullable(),
});

/** What this feature keeps of a person. */
export const KEPT_MEMORIES: readonly KeptRows[] = [
  {
    name: 'memories',
    table: 'memories',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      chat_id: idColumn,
      status: z.enum(['proposed', 'active']),
      paused: flagColumn,
      created_at: timeColumn,
      last_used_at: timeColumn.nullable(),
      use_count: countColumn,
      expires_at: timeColumn.nullable(),
    }),
    sealed: [{ column: 'body', holds: memoryBodySchema.extend({ text: z.string().max(2000) }) }],
    revised: true,
    refers: inChat,
  },
  {
    name: 'memory-uses',
    table: 'memory_uses',
    key: ['memory_id', 'message_id'],
    plain: z.strictObject({ memory_id: idColumn, chat_id: idColumn, message_id: idColumn }),
    sealed: [],
    revised: false,
    refers: inChat,
  },
  {
    name: 'kept-items',
    table: 'kept_items',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, chat_id: idColumn, created_at: timeColumn }),
    sealed: [{ column: 'body', holds: keptItemSchema, rev: 1 }],
    revised: true,
    refers: inChat,
  },
  {
    name: 'safety-events',
    table: 'safety_events',
    key: ['id'],
    plain: z.strictObject({
      id: idColumn,
      chat_id: idColumn.nullable(),
      source_id: idColumn.nullable(),
      created_at: timeColumn,
    }),
    sealed: [{ column: 'body', holds: safetyEventSchema, rev: 1 }],
    revised: true,
    refers: inChat,
  },
];
