import { z } from 'zod';
import type { CompanionState } from '#companion/state.ts';
import { phaseSchema, toneSchema } from '#shared/chats/tones.contract.ts';
import { riskCategorySchema, riskLevelSchema } from '#shared/safety/risk.contract.ts';

// The companion trusts its own state. One that comes from an archive could be anybody's work, so it has to have the
// shape of one and the size of one; what has not begins anew (`openState`).

const word = z.string().max(2000);
const words = z.array(word).max(600);
const number = z.number();
const numbers = z.array(number).max(600);

const expectation = z.strictObject({
  kind: z.enum(['open', 'confirm', 'permit', 'pick', 'scale', 'when', 'yesno', 'resume']),
  options: words.optional(),
});

const frame = z.strictObject({
  id: word,
  step: word,
  values: z.record(word, z.union([z.string().max(10_000), number])),
  tries: number,
  parked: z.boolean(),
  asides: number.optional(),
  awaits: z.literal('insight').optional(),
  under: z.boolean().optional(),
});

const guardNote = z.strictObject({
  level: riskLevelSchema,
  rules: words,
  changed: z.boolean(),
  action: word.nullable(),
});

const question = word;
const flow = z.strictObject({
  v: z.literal(1),
  pending: question.nullable(),
  answers: z.record(word, z.enum(['yes', 'no', 'unsure', 'declined'])),
  situation: word.nullable(),
  step: number,
  missed: question.nullable().optional(),
  again: question.nullable().optional(),
  once: words,
  asked: z.boolean(),
  doubt: z.enum(['asked', 'cleared']).nullable().optional(),
  safe: z.boolean(),
  lang: word.nullable(),
  used: word,
});

const safety = z.strictObject({
  cleanTurns: number,
  flow: flow.nullable(),
  unsure: z.array(riskCategorySchema.nullable()).max(20).optional(),
});

const notices = z.strictObject({
  aiAt: number,
  usedMs: number,
  saidAtRisk: z.boolean(),
  sessionFrom: number,
  sessionTurns: number,
  lastAt: number,
  pausedAt: number,
  nightAt: number,
  oftenAt: number,
  peopleAt: number,
});

const mirror = z.strictObject({ finals: numbers, agreed: number, labels: number, premises: number, since: number });

// A field that is added to the state is added here, or this does not compile.
const fields = {
  v: number,
  turn: number,
  told: number,
  toldAtOffer: number,
  phase: phaseSchema,
  said: word,
  used: word,
  topics: words,
  topicWeights: numbers,
  feelings: words,
  people: words,
  since: word.nullable(),
  wish: z.enum(['heard', 'understand', 'do']).nullable(),
  intensity: number.nullable(),
  intensityAt: number,
  plan: word.nullable(),
  intensityFirst: number.optional(),
  helper: word.optional(),
  signs: z.record(word, number).optional(),
  creditAt: number.optional(),
  guessAt: number.optional(),
  opening: word.optional(),
  lost: z
    .strictObject({ who: word, name: word.optional(), pronoun: z.enum(['he', 'she', 'they']), turn: number })
    .optional(),
  heavy: z.boolean().optional(),
  planLent: z.boolean().optional(),
  planMaybe: z.boolean().optional(),
  keep: z.array(z.string().max(10_000)).max(100),
  recent: z.array(z.string().max(10_000)).max(100),
  lastReply: z.string().max(100_000),
  expect: expectation.nullable(),
  asked: number,
  stuck: number,
  offers: words,
  formShown: z.boolean().optional(),
  exercises: z.array(frame).max(50),
  doneExercises: words,
  canned: number,
  toneShown: number,
  tone: toneSchema,
  spoken: z.strictObject({ language: word, stored: word }).optional(),
  title: word.nullable(),
  alone: z.boolean(),
  thanks: number,
  far: number,
  level: riskLevelSchema,
  categories: z.array(riskCategorySchema).max(12),
  risk: guardNote.nullable().optional(),
  safety: safety.nullable().optional(),
  mix: numbers.optional(),
  shorts: words.optional(),
  quiet: number.optional(),
  plain: number.optional(),
  lastOffer: z.strictObject({ options: words, turn: number }).optional(),
  drafts: z
    .strictObject({
      kind: word,
      texts: words,
      on: numbers,
      seen: numbers.optional(),
      turn: number,
      own: word,
      taken: number.optional(),
      facts: z.record(word, word).optional(),
      asked: z.enum(['what', 'fact', 'rough']).optional(),
    })
    .optional(),
  notices: notices.optional(),
  mirror: mirror.optional(),
} satisfies Record<keyof CompanionState, z.ZodType>;

/** The companion's state, field by field. */
export const companionStateSchema = z.strictObject(fields);
