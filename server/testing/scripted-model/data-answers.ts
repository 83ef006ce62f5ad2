import type { JsonWay } from '#server/llm/provider-request.ts';

/** A question for data as the server saw it. */
export interface SeenQuestion {
  name: string;
  way: JsonWay;
  schema: Schema;
  // biome-ignore lint/suspicious/noExplicitAny: the body is whatever the client sent
  body: any;
}

/** What a script may answer: data, text as it is, a status, or nothing at all for as long as the client waits. */
export type DataAnswer = { data: unknown } | { text: string } | { status: number } | { refuse: true } | { hang: true };
export type AnswerScript = (question: SeenQuestion) => DataAnswer;

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  properties?: Record<string, Schema>;
}

/** Reads a question in either protocol; null where the request asks for words. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export function readQuestion(body: any): SeenQuestion | null {
  if (body?.stream === true) return null;
  const format = body?.response_format;
  if (format?.type === 'json_schema') {
    const { name, schema } = format.json_schema;
    return { name, way: 'json_schema', schema, body };
  }
  const tool = body?.tools?.[0];
  if (tool) {
    const known = tool.function ?? tool;
    return { name: known.name, way: 'tool', schema: known.parameters ?? known.input_schema, body };
  }
  const told = /Its JSON Schema:\n(\{.*\})/s.exec(systemText(body));
  return told?.[1] ? { name: 'prompt', way: 'prompt', schema: JSON.parse(told[1]) as Schema, body } : null;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function systemText(body: any): string {
  const system = body?.system ?? body?.messages?.[0]?.content;
  return Array.isArray(system) ? system.map((part) => part?.text ?? '').join('\n') : String(system ?? '');
}

/** The plainest data that fits a schema: the first of a choice, nothing in a list. What a model answers when calm. */
export function plainestOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return plainestOf(schema.anyOf[0]);
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, plainestOf(part)]));
  if (schema.type === 'array') return [];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  return schema.type === 'null' ? null : '';
}
