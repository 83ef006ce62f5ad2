import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { evalChatSchema } from '#shared/safety/eval.contract.ts';
import { createEvaluation } from './eval.service.ts';

/** A whole conversation may come with each turn, in bytes. */
const BODY_MAX = 1024 * 1024;

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * `POST /api/eval/chat`, for outside test tools: not there without `EVAL_API_KEY`. It takes the key and no
 * cookie, so requests from anywhere are as good as our own, and no other page can use a visitor's session for it.
 */
export function evalRoutes(p: Platform): Hono {
  const routes = new Hono();
  const key = p.config.evalApiKey;
  const expected = key === null ? null : digest(key);
  const evaluation = createEvaluation(p);
  routes.use(
    '/chat',
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw new AppError('http.body_too_large');
      },
    }),
  );
  routes.post('/chat', async (c) => {
    if (expected === null) throw new AppError('http.not_found');
    // Digests are of one length, so that the time it takes tells nothing about the key, not even how long it is.
    if (!timingSafeEqual(digest(c.req.header('x-api-key') ?? ''), expected))
      throw new AppError('safety.eval_key_wrong');
    c.header('cache-control', 'no-store');
    return c.json(await evaluation.answer(await readBody(c, evalChatSchema)));
  });
  return routes;
}
