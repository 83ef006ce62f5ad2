import { z } from 'zod';

export const SUGGESTION_TYPES = [
  'exercise',
  'questionnaire',
  'chat_starter',
  'reading',
  'human_help',
  'plan_followup',
] as const;
export const suggestionTypeSchema = z.enum(SUGGESTION_TYPES);
export type SuggestionType = z.infer<typeof suggestionTypeSchema>;

/** Longest title and longest reason, in characters (assistant.md §7). */
export const TITLE_MAX = 48;
export const WHY_MAX = 110;
export const REASON_MAX = 280;

/** What a reason rests on. The suggestion goes when it goes. */
export const suggestionSourceSchema = z.object({
  kind: z.enum(['chat', 'memory', 'questionnaire', 'mood', 'exercise', 'default']),
  /** Of the chat, memory, response, check-in or exercise done; null for what is suggested to everybody. */
  id: z.string().nullable(),
  /** ISO 8601; null for what is suggested to everybody. */
  date: z.string().nullable(),
  /** The chat it can be read in; null where it is in none. */
  chatId: z.string().nullable(),
  /** The questionnaire that was answered; null where it is none. */
  questionnaire: z.string().nullable(),
});
export type SuggestionSource = z.infer<typeof suggestionSourceSchema>;

export const suggestionStateSchema = z.enum(['new', 'seen', 'started', 'done', 'helpful', 'not_now', 'never']);
export type SuggestionState = z.infer<typeof suggestionStateSchema>;

/** How the rank came about: the rule that proposed it, and each part of the sum before its weight. */
export const rankedBySchema = z.object({
  rule: z.string(),
  /** 0 to 1. */
  relevance: z.number(),
  helpfulness: z.number(),
  freshness: z.number(),
  novelty: z.number(),
  /** 1 where it was shown twice or more and never taken up. */
  ignored: z.number(),
  /** 1 where something the person told speaks against it. */
  contra: z.number(),
  score: z.number(),
});
export type RankedBy = z.infer<typeof rankedBySchema>;

export const suggestionSchema = z.object({
  id: z.string(),
  type: suggestionTypeSchema,
  /** The exercise, questionnaire, reading or kept plan it leads to. */
  refId: z.string(),
  title: z.string().max(TITLE_MAX),
  why: z.string().max(WHY_MAX),
  source: suggestionSourceSchema,
  minutes: z.int().positive(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: suggestionStateSchema,
  /** 1 comes first. */
  rank: z.int().positive(),
  rankedBy: rankedBySchema,
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** `start` before anything personal is known; `safety` for three days after a talk at level 2 or above. */
export const suggestionModeSchema = z.enum(['start', 'usual', 'safety']);
export type SuggestionMode = z.infer<typeof suggestionModeSchema>;

export const suggestionListSchema = z.object({
  mode: suggestionModeSchema,
  /** At most five, best first. */
  suggestions: z.array(suggestionSchema),
});
export type SuggestionList = z.infer<typeof suggestionListSchema>;

export const answerSuggestionSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['started', 'helpful', 'not_now']) }),
  z.strictObject({ state: z.literal('never'), reason: z.string().trim().max(REASON_MAX).optional() }),
]);
export type AnswerSuggestion = z.infer<typeof answerSuggestionSchema>;

export const EXERCISE_KINDS = ['body', 'thought', 'action', 'connection'] as const;

/** What the library shows of an exercise. */
export const exerciseHeadSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.int().positive(),
  kind: z.enum(EXERCISE_KINDS),
  /** What the method is good for, in a sentence. */
  about: z.string(),
  /** What to mind before it is begun. */
  care: z.array(z.string()),
  /** What a person says in a chat to begin it. */
  say: z.string(),
});
export type ExerciseHead = z.infer<typeof exerciseHeadSchema>;
export const exerciseHeadListSchema = z.object({ exercises: z.array(exerciseHeadSchema) });
