import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { demandTry, EXPORT_LIMIT, IMPORT_LIMIT } from '#server/features/auth/attempt-limits.ts';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { requireConfirmed } from '#server/features/auth/step-up.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { bringChatSchema } from '#shared/data/foreign-chats.contract.ts';
import { beginImportSchema, importPartSchema } from '#shared/data/transfers.contract.ts';
import { bringChat } from './bring-chats.service.ts';
import { beginExport, dropExport, openExport, readExport } from './exports.service.ts';
import { applyImport, beginImport, dropImport, readImport, takePart } from './imports.service.ts';

const RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;
const partSchema = z.coerce.number().int().min(0);

/** `/api/users/{uid}/export`: everything as one archive. `/api/users/{uid}/import`: an archive comes in part by part. */
export function dataRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const [out, into] = ['/:uid/export', '/:uid/import'];
  for (const path of [out, into]) {
    routes.use(path, requireUser(p));
    routes.use(`${path}/*`, requireUser(p));
  }
  const idOf = (c: Context) => parse(idSchema, c.req.param('transferId'), 'data.archive_gone');

  routes.get(out, async (c) => c.json({ transfer: await readExport(p, c.var.uid) }));
  routes.post(out, requireConfirmed(p), async (c) => {
    const transfer = await beginExport(p, c.var.uid, () => demandTry(p, EXPORT_LIMIT, c.var.uid));
    return c.json({ transfer }, 202);
  });
  routes.delete(out, async (c) => {
    await dropExport(p, c.var.uid);
    return c.body(null, 204);
  });
  // Asked before the browser is sent to fetch the file itself: a download cannot ask who is there.
  routes.post(`${out}/open`, requireConfirmed(p), (c) => c.body(null, 204));
  routes.get(`${out}/:transferId/file`, requireConfirmed(p), async (c) => {
    const asked = RANGE.exec(c.req.header('range') ?? '');
    const range = asked && { from: Number(asked[1]), to: asked[2] === undefined ? null : Number(asked[2]) };
    const { size, from, to, bytes } = await openExport(p, c.var.uid, idOf(c), range);
    return c.body(streamOf(bytes), asked ? 206 : 200, {
      'content-type': 'application/zip',
      // Says nothing of what is inside: it lies in a download folder.
      'content-disposition': 'attachment; filename="alcove-export.zip"',
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      ...(asked ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
    });
  });

  routes.get(into, async (c) => c.json({ transfer: await readImport(p, c.var.uid) }));
  routes.post(into, async (c) => {
    const { bytes } = await readBody(c, beginImportSchema);
    await demandTry(p, IMPORT_LIMIT, c.var.uid);
    return c.json({ transfer: await beginImport(p, c.var.uid, bytes) }, 202);
  });
  routes.delete(into, async (c) => {
    await dropImport(p, c.var.uid);
    return c.body(null, 204);
  });
  routes.put(`${into}/:transferId/parts/:part`, async (c) => {
    const part = parse(partSchema, c.req.param('part'), 'http.input_invalid');
    await takePart(p, c.var.uid, idOf(c), part, (await readBody(c, importPartSchema)).data);
    return c.body(null, 204);
  });
  routes.post(`${into}/:transferId/apply`, async (c) =>
    c.json({ transfer: await applyImport(p, c.var.uid, idOf(c)) }, 202),
  );
  routes.post(`${into}/chats`, async (c) => c.json(await bringChat(p, c.var.uid, await readBody(c, bringChatSchema))));
  return routes;
}

/** One part at a time, as fast as it is taken. */
function streamOf(bytes: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
