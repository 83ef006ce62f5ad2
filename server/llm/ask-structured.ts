import { z } from 'zod';
import type { ChatModel, ChatTurn } from './chat-model.ts';

export interface StructuredQuestion<T> {
  name: string;
  system: string;
  messages: ChatTurn[];
  /** An object with closed enums; everything the answer must hold. */
  schema: z.ZodType<T>;
  /** What the schema cannot say: answers what is wrong, or null. */
  also?: (answer: T) => string | null;
  maxOutputTokens: number;
  /** Milliseconds for everything, tries included. */
  within: number;
}

/**
 * Asks a model for data. Null where there is no model, it fails, refuses, is late or
 * answers what does not fit even after one correction: the caller then does without.
 * Never throws.
 */
export async function askStructured<T>(
  model: ChatModel | null,
  question: StructuredQuestion<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  if (!model?.answer) return null;
  const late = AbortSignal.timeout(question.within);
  const { schema, also, within, ...rest } = question;
  try {
    const answer = await model.answer(
      {
        ...rest,
        schema: withoutMeta(z.toJSONSchema(schema)),
        fault: (given) => {
          const read = schema.safeParse(given);
          return read.success ? (also?.(read.data) ?? null) : namesOf(read.error);
        },
      },
      signal ? AbortSignal.any([signal, late]) : late,
    );
    return schema.parse(answer);
  } catch {
    return null;
  }
}

/** Some servers refuse a schema that names its own dialect. */
function withoutMeta({ $schema, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

const namesOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the whole'} (${issue.code})`)
    .join(', ');
