import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { sessionState } from '#server/features/auth/sessions.service.ts';
import { eventStream } from '#server/http/event-stream.ts';
import { addHeartbeat } from '#server/http/heartbeats.ts';
import type { Platform } from '#server/platform.ts';

/** `/api/users/{uid}/live`: what changed, never what to. */
export function liveRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.get('/:uid/live', requireUser(p), (c) => {
    const { uid, sessionId } = c.var;
    return eventStream(c, (stream) => {
      const goesOn = async (): Promise<boolean> => {
        const state = await sessionState(p, sessionId);
        if (state === 'alive') return true;
        // Said before the stream ends, so that no page asks again only to be refused.
        if (state === 'ended' || state === 'locked') stream.send({ data: JSON.stringify({ topic: state }) });
        stream.close();
        return false;
      };
      const unsubscribe = p.live.subscribe(uid, (notice) => {
        if (notice === 'lost') return stream.close();
        if (notice.topic === 'reply') return;
        const tell = () => stream.send({ data: JSON.stringify({ topic: notice.topic, id: notice.id }) });
        // A session that ended says so on this topic; nothing more may be read then.
        if (notice.topic !== 'user') tell();
        else
          goesOn().then(
            (on) => on && tell(),
            () => stream.close(),
          );
      });
      // A page that fetched just before it listened asks whether it missed anything; without `age` it knows it may have.
      const age = Number(c.req.query('age') ?? Number.NaN);
      if (age >= 0 && p.live.changedWithin(uid, age)) stream.send({ data: '{"topic":"resync"}' });
      const stopBeating = addHeartbeat(async () => {
        if (await goesOn()) stream.beat();
      });
      stream.onClose(() => {
        unsubscribe();
        stopBeating();
      });
      stream.beat();
    });
  });
  return routes;
}
