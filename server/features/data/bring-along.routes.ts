import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { dropTicket, makeTicket, redeemTicket, TICKET_MS } from './merge-tickets.service.ts';

const COOKIE = 'bring';
const WAITS = 'bring-waits';
const PATH = '/api/auth/bring-along';

/** `/api/auth/bring-along`: what somebody without an account has comes along into the one they sign in to. */
export function bringAlongRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('*', requireUser(p));
  const write = (c: Context, token: string, maxAge: number) => {
    const both = { sameSite: 'Lax', secure: p.config.secureCookies, maxAge } as const;
    setCookie(c, COOKIE, token, { ...both, path: PATH, httpOnly: true });
    // Tells the page that there is something to bring along, and nothing else.
    setCookie(c, WAITS, token === '' ? '' : '1', { ...both, path: '/' });
  };
  routes.post('/ticket', async (c) => {
    write(c, await makeTicket(p, c.var.uid), TICKET_MS / 1000);
    return c.body(null, 204);
  });
  routes.delete('/ticket', async (c) => {
    await dropTicket(p, c.var.uid);
    write(c, '', 0);
    return c.body(null, 204);
  });
  routes.post('/', async (c) => {
    const token = getCookie(c, COOKIE);
    const over = () => write(c, '', 0);
    try {
      if (!token) throw new AppError('data.merge_over');
      const counts = await redeemTicket(p, token, c.var.uid);
      over();
      return c.json({ counts });
    } catch (error) {
      if (error instanceof AppError && error.code === 'data.merge_over') over();
      throw error;
    }
  });
  return routes;
}
