import { Hono } from 'hono';
import { z } from 'zod';
import { ERROR_STATUS, errorBodySchema } from '#shared/errors/errors.contract.ts';
import { SDK_CODES } from '#shared/errors/sdk-codes.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const JSON_TYPE = 'application/json';

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** OpenAPI writes `{name}` where Hono writes `:name`. */
const toTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function describe(operation: Operation): object {
  const { takes, gives, streams, status, path, summary } = operation;
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const success = gives
    ? { content: { [streams ? 'text/event-stream' : JSON_TYPE]: { schema: toSchema(gives, 'output') } } }
    : {};
  return {
    summary,
    ...(names.length > 0
      ? { parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })) }
      : {}),
    ...(takes
      ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: toSchema(takes, 'input') } } } }
      : {}),
    responses: {
      [status]: { description: 'As asked', ...success },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

/** The API as an OpenAPI 3.1 document, made from the contracts themselves. */
export function openApiDocument(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const path = toTemplate(operation.path);
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alcove', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      responses: {
        Refused: {
          description: `A stable code: ${Object.keys(ERROR_STATUS).join(', ')}`,
          content: { [JSON_TYPE]: { schema: toSchema(errorBodySchema, 'output') } },
          'x-answers-for': Object.fromEntries(SDK_CODES),
        },
      },
    },
  };
}

/** `/api/openapi.json`, built when first asked for. */
export function openApiRoutes(version: string): Hono {
  let document: object | null = null;
  const routes = new Hono();
  routes.get('/', (c) => {
    document ??= openApiDocument(version);
    return c.json(document);
  });
  return routes;
}
