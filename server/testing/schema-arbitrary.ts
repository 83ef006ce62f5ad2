import fc from 'fast-check';

/** As much of JSON Schema as the contracts use. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** Stands for one of somebody's ids, and for the word only they use; filled in when a request is sent. */
const ID_TOKENS = Array.from({ length: 24 }, (_, n) => `@id${n}`);
export const WORD_TOKEN = '@word';

const DEPTH = 5;

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ID_TOKENS), fc.uuid({ version: 7 }));
  if (format === 'date') return fc.constantFrom('2026-11-16', '2026-11-21', '2026-11-22', '1999-12-31');
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      return fc.string({ maxLength: 12 });
    }
  }
  const most = Math.max(minLength, Math.min(maxLength, 40));
  return fc.oneof(fc.constant(WORD_TOKEN), fc.string({ minLength, maxLength: most, unit: 'grapheme' }));
}

/** Values that fit a schema, but for formats that only running code could know. */
export function fitting(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEPTH) return fc.constant(null);
  const inner = (one: JsonSchema) => fitting(one, depth + 1);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map(inner));
  if (schema.allOf?.[0]) return inner(schema.allOf[0]);
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e9), max: Math.min(schema.maximum ?? 100, 1e9) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 100, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inner));
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, 4));
      return fc.array(inner(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object': {
      if (schema.properties) {
        const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, inner(one)]));
        return fc.record(fields, { requiredKeys: (schema.required ?? []).filter((name) => name in fields) });
      }
      const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
      const names = fitting(schema.propertyNames ?? { type: 'string', maxLength: 12 }, depth + 1);
      return fc.dictionary(names.map(String), inner(values), { maxKeys: 4 });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** The same, with one thing wrong: a field gone, of another kind, or too many. */
export function bending(schema: JsonSchema): fc.Arbitrary<unknown> {
  const odd = fc.oneof(fc.constant(null), fc.integer(), fc.string({ maxLength: 20 }), fc.constant([]), fc.constant({}));
  return fc
    .tuple(fitting(schema), odd, fc.nat(20), fc.constantFrom('drop', 'change', 'add'))
    .map(([value, bad, at, way]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
      const names = Object.keys(value);
      const name = names[at % Math.max(1, names.length)];
      if (way === 'add' || name === undefined) return { ...value, uid: bad, isAdmin: true };
      const { [name]: _gone, ...rest } = value as Record<string, unknown>;
      return way === 'drop' ? rest : { ...rest, [name]: bad };
    });
}
