import { type Context, Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import {
  exportFormatSchema,
  resultLimitSchema,
  safetyStepOutcomeSchema,
  saveAnswersSchema,
  startResponseSchema,
  submitResponseSchema,
  useInChatsSchema,
} from '#shared/questionnaires/questionnaires.contract.ts';
import { type ExportChoice, exportResponses } from './export.service.ts';
import { readResults, readStandings } from './read-results.service.ts';
import * as responses from './responses.service.ts';

type Call = Context<SignedIn>;

/** `/api/users/{uid}/questionnaires` and `/api/users/{uid}/responses…`. */
export function responseRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const one = '/:uid/responses/:responseId';
  const idOf = (c: Call) => parse(idSchema, c.req.param('responseId'), 'questionnaires.response_not_found');
  const send = async (c: Call, choice: ExportChoice) => {
    const format = parse(exportFormatSchema, c.req.query('format') ?? 'fhir', 'http.input_invalid');
    const file = await exportResponses(p, c.var.uid, format, choice);
    const disposition = `attachment; filename="${file.name}"`;
    return c.body(file.text, 200, { 'content-type': file.type, 'content-disposition': disposition });
  };
  for (const path of ['/:uid/questionnaires', '/:uid/responses', '/:uid/responses/*']) routes.use(path, requireUser(p));

  routes.get('/:uid/questionnaires', async (c) => c.json(await readStandings(p, c.var.uid)));
  routes.get('/:uid/responses', async (c) => {
    const limit = parse(resultLimitSchema, c.req.query('limit'), 'http.input_invalid');
    return c.json(await readResults(p, c.var.uid, c.req.query('questionnaire'), limit));
  });
  routes.post('/:uid/responses', async (c) =>
    c.json(await responses.startResponse(p, c.var.uid, await readBody(c, startResponseSchema))),
  );
  routes.get('/:uid/responses/export', (c) => send(c, { questionnaire: c.req.query('questionnaire') }));
  routes.get(one, async (c) => c.json(await responses.readResponse(p, c.var.uid, idOf(c))));
  routes.patch(one, async (c) =>
    c.json(await responses.saveAnswers(p, c.var.uid, idOf(c), await readBody(c, saveAnswersSchema))),
  );
  routes.delete(one, async (c) => {
    await responses.deleteResponse(p, c.var.uid, idOf(c));
    return c.body(null, 204);
  });
  routes.post(`${one}/submit`, async (c) =>
    c.json(await responses.submitResponse(p, c.var.uid, idOf(c), await readBody(c, submitResponseSchema))),
  );
  routes.put(`${one}/safetyStep`, async (c) =>
    c.json(await responses.finishSafetyStep(p, c.var.uid, idOf(c), await readBody(c, safetyStepOutcomeSchema))),
  );
  routes.put(`${one}/inChats`, async (c) => {
    const { inChats } = await readBody(c, useInChatsSchema);
    return c.json(await responses.useInChats(p, c.var.uid, idOf(c), inChats));
  });
  routes.get(`${one}/export`, (c) => send(c, { id: idOf(c) }));
  return routes;
}
