import { Hono } from 'hono';
import { demandUpload } from '#server/features/auth/people.service.ts';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import type { Platform } from '#server/platform.ts';
import type { PictureMetadata } from '#shared/profile/picture.contract.ts';
import { readPictureMetadata, readPictureNamed, removePicture, savePicture } from './pictures.service.ts';

/** `/api/users/{uid}/picture`, and the picture itself under a name that changes with it. */
export function pictureRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  for (const path of ['/:uid/picture', '/:uid/pictures/*']) routes.use(path, requireUser(p));
  routes.get('/:uid/picture', async (c) => c.json<PictureMetadata>(await readPictureMetadata(p, c.var.uid)));
  routes.put('/:uid/picture', async (c) => {
    await demandUpload(p, c.var.uid);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json<PictureMetadata>(await savePicture(p, c.var.uid, bytes));
  });
  routes.delete('/:uid/picture', async (c) => {
    await removePicture(p, c.var.uid);
    return c.body(null, 204);
  });
  routes.get('/:uid/pictures/:name{[0-9a-f]{32}}', async (c) => {
    const picture = await readPictureNamed(p, c.var.uid, c.req.param('name'));
    c.header('content-type', 'image/webp');
    // Opened by itself it is a picture and nothing else, whatever is in it.
    c.header('content-security-policy', "sandbox; default-src 'none'");
    c.header('cache-control', 'no-store');
    return c.body(new Uint8Array(picture));
  });
  return routes;
}
