import { z } from 'zod';

/** Two wordings at the very least, so that a step met again is not the same sentence. */
const wordings = z.array(z.string().min(1)).min(2);
const id = z.string().regex(/^[a-z0-9-]+$/);
const condition = z.string().min(1);
const when = { when: condition.optional() };
const skip = z.string().min(1);

const askText = z.strictObject({
  id,
  ask: z.literal('text'),
  text: wordings,
  skip,
  hint: z.string().optional(),
  ...when,
});
const askPerson = z.strictObject({
  id,
  ask: z.literal('person'),
  text: wordings,
  skip,
  hint: z.string().optional(),
  ...when,
});
const askTime = z.strictObject({
  id,
  ask: z.literal('time'),
  text: wordings,
  skip,
  hint: z.string().optional(),
  ...when,
});
const askScale = z.strictObject({
  id,
  ask: z.literal('scale'),
  text: wordings,
  min: z.int().optional(),
  max: z.int(),
  skip,
  ...when,
});
const option = z.strictObject({ id, label: z.string(), match: z.array(z.string()).optional(), goto: id.optional() });
const askChoice = z.strictObject({
  id,
  ask: z.enum(['choice', 'multi']),
  text: wordings,
  options: z.array(option).min(2).max(8),
  skip,
  ...when,
});
const say = z.strictObject({ id, say: wordings, ...when });
const reflect = z.strictObject({ id, reflect: id, frames: wordings, ...when });
/** Seconds per part of one breath. */
const breathPart = z.union([
  z.strictObject({ in: z.number().positive() }),
  z.strictObject({ hold: z.number().positive() }),
  z.strictObject({ out: z.number().positive() }),
]);
const breath = z.strictObject({
  id,
  breath: z.array(breathPart).min(2),
  rounds: z.int().positive(),
  text: wordings,
  ...when,
});
/** Seconds. */
const timer = z.strictObject({ id, timer: z.int().positive(), text: wordings, ...when });
const branch = z.strictObject({ id, branch: condition, goto: id });
const save = z.strictObject({
  id,
  save: id,
  as: z.enum(['plan', 'coping']),
  text: wordings,
  yes: z.string(),
  no: z.string(),
  ...when,
});
const safety = z.strictObject({ id, safety: z.literal('person'), text: wordings, ...when });
const link = z.strictObject({ id, link: z.enum(['help']), text: wordings, ...when });
const end = z.strictObject({ id, end: wordings, ...when });

const exerciseStepSchema = z.union([
  askText,
  askPerson,
  askTime,
  askScale,
  askChoice,
  say,
  reflect,
  breath,
  timer,
  branch,
  save,
  safety,
  link,
  end,
]);

export const exerciseSchema = z.strictObject({
  id,
  title: z.string().max(40),
  minutes: z.int().positive(),
  kind: z.enum(['body', 'thought', 'action', 'connection']),
  /** A: meta-analyses of the method; B: some trials; C: practice wisdom. Of the method, not of this app. */
  evidence: z.strictObject({ level: z.enum(['A', 'B', 'C']), note: z.string() }),
  /** Ends "You could …": said when it is offered. */
  offer: z.string(),
  why: wordings,
  /** The exercise is not offered, and is declined with a reason, when one of these holds. */
  contra: z.array(z.strictObject({ if: condition, say: z.string() })),
  suggestWhen: z.array(
    z.strictObject({
      topics: z.array(z.string()).optional(),
      feelings: z.array(z.string()).optional(),
      patterns: z.array(z.string()).optional(),
    }),
  ),
  /** What a person may type to ask for it. */
  names: z.array(z.string()).min(1),
  steps: z.array(exerciseStepSchema).min(2),
});

export type Exercise = z.infer<typeof exerciseSchema>;
export type ExerciseStep = z.infer<typeof exerciseStepSchema>;
