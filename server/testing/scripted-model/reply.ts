import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Protocol } from './protocols.ts';
import type { Fault, Script } from './script.ts';
import { cutAtRandom, preciseNow, seededRandom, tokenSource } from './tokens.ts';

// Why is this hard? Every fault has to look to the client exactly like the real
// one: a FIN is not a RST, a close-delimited body that is cut looks complete to
// HTTP, and a silent server still accepts the connection.

const STATUS: Partial<Record<Fault, number>> = {
  bad_request: 400,
  unauthorized: 401,
  rate_limited: 429,
  server_error: 500,
  overloaded: 503,
};

export interface Reply {
  res: ServerResponse;
  script: Script;
  protocol: Protocol;
  model: string;
  /** Called with each token's send time. */
  sent: (time: number, length: number) => void;
}

/** Answers one streaming request as its script says. Returns once the script is played or the client is gone. */
export async function playReply(reply: Reply): Promise<void> {
  const { res, script, protocol } = reply;
  const { fault } = script;
  const status = fault ? STATUS[fault] : undefined;
  if (status !== undefined) {
    if (script.retryAfter !== null) res.setHeader('retry-after', script.retryAfter);
    res.writeHead(status, { 'content-type': 'application/json' }).end(protocol.errorBody(status));
    return;
  }
  if (fault === 'silent') return;
  if (fault === 'wrong_type') {
    res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to the network</title>');
    return;
  }
  // Without chunked encoding the body ends where the connection does, so a cut cannot be seen by HTTP.
  if (fault === 'quiet_cut') res.useChunkedEncodingByDefault = false;
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  res.socket?.setNoDelay(true);
  res.flushHeaders();
  if (fault === 'drip') await drip(res);
  else if (script.split !== null && fault === null) await playCut(reply, script.split);
  else await playTokens(reply);
}

async function drip(res: ServerResponse): Promise<void> {
  while (!res.destroyed) {
    res.write(':');
    await sleep(20);
  }
}

/** The whole reply as bytes, cut without regard for characters or frames, with and without pauses between. */
async function playCut({ res, script, protocol, model, sent }: Reply, seed: number): Promise<void> {
  const { count, token } = tokenSource(script);
  let text = protocol.head(model);
  for (let index = 0; index < count; index++) {
    const part = token(index);
    text += protocol.token(part, model);
    sent(preciseNow(), part.length);
  }
  text += protocol.tail('stop', model, count);
  const random = seededRandom(seed);
  for (const piece of cutAtRandom(Buffer.from(text), random)) {
    if (res.destroyed) return;
    res.write(piece);
    if (random() < 0.1) await sleep(0);
  }
  res.end();
}

async function playTokens(reply: Reply): Promise<void> {
  const { res, script, protocol, model, sent } = reply;
  const { fault } = script;
  const { count, token } = tokenSource(script);
  const last = fault === 'empty' || fault === 'refusal' ? 0 : isMidway(fault) ? Math.min(script.at, count) : count;
  if (script.ttft > 0) await sleep(script.ttft);
  if (res.destroyed) return;
  res.write(protocol.head(model));
  const start = preciseNow();
  for (let index = 0; index < last; index++) {
    const wait = script.rate > 0 ? start + (index * 1000) / script.rate - preciseNow() : 0;
    if (wait > 0) await sleep(wait);
    if (res.destroyed) return;
    const part = token(index);
    sent(preciseNow(), part.length);
    if (!res.write(protocol.token(part, model))) await drained(res);
  }
  finish(reply, last);
}

const isMidway = (fault: Fault | null) => fault !== null && fault !== 'no_end';

const drained = (res: ServerResponse) =>
  new Promise<void>((resolve) => {
    res.once('drain', resolve);
    res.once('close', resolve);
  });

function finish({ res, script, protocol, model }: Reply, tokens: number): void {
  switch (script.fault) {
    case 'idle':
      return;
    case 'cut':
    case 'quiet_cut':
      // Half a frame, so that the cut is not at a tidy place either.
      res.write(protocol.token('half', model).slice(0, 30), () => res.socket?.end());
      return;
    case 'reset':
      // A RST throws away what the system has not sent yet, so give the tokens time to leave.
      setTimeout(() => res.socket?.resetAndDestroy(), 20);
      return;
    case 'garbage':
      res.end('data: {"choices":[{"delta":{"content":"half\n\ndata: <<<>>>\n\n');
      return;
    case 'huge_line':
      res.end(`data: ${'x'.repeat(3_000_000)}\n\n`);
      return;
    case 'invalid_utf8': {
      const [before = '', after = ''] = protocol.token('@@', model).split('@@');
      res.write(Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(after)]));
      res.end(protocol.tail('stop', model, tokens));
      return;
    }
    case 'no_end':
      res.end();
      return;
    case 'error_event':
      res.end(protocol.errorEvent());
      return;
    case 'refusal':
      res.end(protocol.refusal('I cannot help with that.', model) + protocol.tail('refusal', model, 1));
      return;
    default:
      res.end(protocol.tail('stop', model, tokens));
  }
}
