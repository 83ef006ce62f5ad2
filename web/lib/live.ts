import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { ApiError, apiFetch, tellSessionEnded } from './api-client.ts';
import { backoffDelay, waitToRetry } from './backoff.ts';
import { tellLocked } from './lock-news.ts';
import { earlySince, forgetAnswers } from './opening.ts';
import { readEvents } from './server-sent-events.ts';

// Why is this hard? Browsers allow six connections to a host, and a person keeps many
// tabs. So one tab, the holder of a Web Lock, reads the feed and repeats it to the
// others over a BroadcastChannel. A tab that dies frees the lock and the next one takes
// over. Whoever connects again cannot know what was missed and says "resync", which every
// listener treats as a change of its own topic. The first connection asks the server instead:
// a page that opens would otherwise fetch everything twice.

const newsSchema = z.object({
  topic: z.enum(['user', 'chats', 'chat', 'questionnaires', 'resync', 'ended', 'locked']),
  id: z.string().optional(),
});
type News = z.infer<typeof newsSchema>;
export type LiveTopic = Exclude<News['topic'], 'resync' | 'ended' | 'locked'>;

type Listener = (news: News) => void;

interface Feed {
  uid: string;
  listeners: Set<Listener>;
  stop: AbortController;
}
let feed: Feed | null = null;

/** Requests of the page that opens may wait this long, in milliseconds, before or after the feed's own. */
const MARGIN = 5000;
/** Whoever leads has the lock by then, in milliseconds. */
const UNHEARD = 300;

async function holdConnection(
  uid: string,
  opened: number,
  tell: (news: News) => void,
  signal: AbortSignal,
): Promise<void> {
  let first = true;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const age = first ? `?age=${Math.round(performance.now() - opened + MARGIN)}` : '';
      const headers = { accept: 'text/event-stream' };
      const answer = await apiFetch(`/api/users/${uid}/live${age}`, { headers, signal });
      attempt = 0;
      if (!first) tell({ topic: 'resync' });
      first = false;
      if (answer.body) {
        await readEvents(answer.body, ({ data }) => {
          const change = newsSchema.safeParse(parseJson(data));
          if (change.success) tell(change.data);
        });
      }
    } catch (error) {
      // A refused session stays refused until somebody signs in, which starts a new feed.
      if (error instanceof ApiError && [401, 404, 423].includes(error.status)) return;
    }
    await waitToRetry(backoffDelay(attempt), signal);
  }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

function openFeed(uid: string): Feed {
  const opened: Feed = { uid, listeners: new Set(), stop: new AbortController() };
  const { signal } = opened.stop;
  const since = earlySince() ?? performance.now();
  const hear = (news: News) => {
    forgetAnswers();
    if (news.topic === 'ended' || news.topic === 'locked') {
      // For every tab: nobody connects again only to be refused.
      opened.stop.abort();
      if (feed === opened) feed = null;
      if (news.topic === 'locked') tellLocked();
      else tellSessionEnded();
    } else for (const listener of opened.listeners) listener(news);
  };
  const channel = new BroadcastChannel(`alcove-live:${uid}`);
  channel.onmessage = (event: MessageEvent<News>) => hear(event.data);
  const tell = (news: News) => {
    if (!signal.aborted) channel.postMessage(news);
    hear(news);
  };
  signal.addEventListener('abort', () => channel.close());
  let leads = false;
  const lead = () => {
    leads = true;
    return holdConnection(uid, since, tell, signal);
  };
  // Where another tab reads the feed, what it told between this page's first answers and now was not heard.
  const early = earlySince() !== null;
  if (early) setTimeout(() => !leads && !signal.aborted && hear({ topic: 'resync' }), UNHEARD);
  // Without Web Locks (plain http on another host) every tab reads for itself.
  if (navigator.locks === undefined) void lead();
  else navigator.locks.request('alcove-live', { signal }, lead).catch(() => {});
  return opened;
}

/**
 * Hears what changed for one person; returns the function that stops hearing. `hear` gets
 * the topic's changes, and one call without id after each reconnection, since anything may
 * have been missed.
 */
export function subscribeToLive(uid: string, topic: LiveTopic, hear: (id?: string) => void): () => void {
  if (feed?.uid !== uid) {
    feed?.stop.abort();
    feed = openFeed(uid);
  }
  const current = feed;
  const listener: Listener = (news) => {
    if (news.topic === 'resync') hear();
    else if (news.topic === topic) hear(news.id);
  };
  current.listeners.add(listener);
  return () => {
    current.listeners.delete(listener);
    // The next page usually listens again within the same render: give it a moment.
    setTimeout(() => {
      if (current.listeners.size > 0) return;
      current.stop.abort();
      if (feed === current) feed = null;
    }, 1000);
  };
}

/** Runs `hear` whenever `topic` changed for the signed-in person; does nothing without a uid. */
export function useLiveTopic(uid: string | null, topic: LiveTopic, hear: (id?: string) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (uid === null) return;
    return subscribeToLive(uid, topic, (id) => latest.current(id));
  }, [uid, topic]);
}
