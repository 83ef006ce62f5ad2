import { z } from 'zod';

/** Two wordings at the very least, so that a step met again is not the same sentence. */
const wordings = z.array(z.string().min(1)).min(2);
const id = z.string().regex(/^[a-z0-9-]+$/);
const condition = z.string().min(1);
const when = { when: condition.optional() };
const skip = z.string().min(1);

const hint = z.string().optional();
/** The answer is also written to another step's value: "What would you tell a friend" into "against". */
const into = id.optional();

/**
 * What counts as an answer where words alone do not tell: a time is no thought, a list is no story, and a harsh name
 * is no kind line. `moment` takes a time too, `any` takes everything but a number.
 */
const wants = z.enum(['thought', 'reason', 'list', 'kind', 'moment', 'any']).optional();

const askText = z.strictObject({
  id,
  ask: z.enum(['text', 'person', 'time', 'date']),
  wants,
  text: wordings,
  skip,
  hint,
  into,
  /** Asked so many times, the second and later times in the words of `more`; a skip ends it early. */
  times: z.int().min(2).max(6).optional(),
  more: wordings.optional(),
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
  /** `multi` takes several; an option called `none` gives way to any other. */
  ask: z.enum(['choice', 'multi']),
  text: wordings,
  options: z.array(option).min(2).max(10),
  skip,
  into,
  ...when,
});
/** One of the things the person listed in an earlier step. */
const askPick = z.strictObject({ id, ask: z.literal('pick'), from: id, text: wordings, skip, into, ...when });
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
/** Seconds; each cue is shown `at` so many seconds after the start. */
const timer = z.strictObject({
  id,
  timer: z.int().positive(),
  text: wordings,
  cues: z.array(z.strictObject({ at: z.int().min(0), say: wordings })).optional(),
  ...when,
});
const branch = z.strictObject({ id, branch: condition, goto: id });
/** Asks leave to keep what was written; a step nobody answered is left out. */
const save = z.strictObject({
  id,
  save: z.union([id, z.array(id).min(1)]),
  as: z.enum(['plan', 'coping', 'safety-plan', 'letter']),
  text: wordings,
  yes: z.string(),
  no: z.string(),
  ...when,
});
/** A pause for a real person; `help` shows the help card with it. */
const safety = z.strictObject({ id, safety: z.enum(['person', 'help']), text: wordings, ...when });
/** Goes over to another exercise, and with `return` comes back to that step at its end. */
const start = z.strictObject({ id, start: id, return: id.optional(), text: wordings, ...when });
const link = z.strictObject({ id, link: z.enum(['help']), text: wordings, ...when });
const end = z.strictObject({ id, end: wordings, ...when });

const exerciseStepSchema = z.union([
  askText,
  askScale,
  askChoice,
  askPick,
  say,
  reflect,
  breath,
  timer,
  branch,
  save,
  safety,
  start,
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
  /** What to mind, shown before the start where exercises are listed. */
  care: z.array(z.string()).optional(),
  /** Said when a plan kept from this exercise is taken up again. */
  followUp: wordings.optional(),
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
