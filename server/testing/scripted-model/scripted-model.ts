import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AnswerScript, plainestOf, readQuestion, type SeenQuestion } from './data-answers.ts';
import { anthropicProtocol, openAiProtocol, type Protocol } from './protocols.ts';
import { playReply } from './reply.ts';
import { PLAIN_SCRIPT, readDirectives, type Script } from './script.ts';
import { tokenSource } from './tokens.ts';

/** One request as the server saw it. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: the body is whatever the client sent
  body: any;
  /** True once the client went away before the reply was played. */
  aborted: boolean;
  /** Settles when the connection of this request is done with, either way. */
  closed: Promise<void>;
}

export interface ScriptedModel {
  /** Base URL for either protocol, ending in `/v1`. */
  url: string;
  /** Requests for words. */
  requests: ModelRequest[];
  /** Questions for data; answered by the plainest data that fits, or as `answerWith` says. */
  questions: SeenQuestion[];
  answerWith: (script: AnswerScript | null) => void;
  /** The next request is answered by this script; several calls queue up. */
  next: (script: Partial<Script>) => void;
  /** Send times and lengths of the tokens of the request that carried `[[id=…]]`. */
  log: (id: string) => { time: number; length: number }[];
  close: () => Promise<void>;
}

/**
 * A model server on 127.0.0.1 that says what a script tells it to, over the
 * protocols of OpenAI (`/v1/chat/completions`, `/v1/models`) and Anthropic
 * (`/v1/messages`). A script comes from `next`, else from `[[…]]` in the last
 * user message, laid over `defaults`.
 */
export async function startScriptedModel(
  options: { port?: number; defaults?: Partial<Script> } = {},
): Promise<ScriptedModel> {
  const queue: Partial<Script>[] = [];
  const requests: ModelRequest[] = [];
  const logs = new Map<string, { time: number; length: number }[]>();
  const questions: SeenQuestion[] = [];
  let answerScript: AnswerScript | null = null;

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const url = new URL(req.url ?? '/', 'http://model');
    if (url.pathname.endsWith('/models')) {
      return json(res, { object: 'list', data: [{ id: 'scripted', object: 'model', created: 1, owned_by: 'alcove' }] });
    }
    if (url.pathname === '/log') return json(res, logs.get(url.searchParams.get('id') ?? '') ?? []);
    const body = parse(await readBody(req));
    const question = readQuestion(body);
    if (question) {
      questions.push(question);
      const protocol = url.pathname.endsWith('/messages') ? anthropicProtocol : openAiProtocol;
      return answerQuestion(res, question, protocol, answerScript);
    }
    const request: ModelRequest = {
      path: url.pathname,
      headers: req.headers,
      body,
      aborted: false,
      closed: closed(res),
    };
    res.on('close', () => {
      request.aborted = !res.writableFinished;
    });
    requests.push(request);
    const script = { ...PLAIN_SCRIPT, ...options.defaults, ...(queue.shift() ?? readDirectives(lastUserText(body))) };
    const protocol = url.pathname.endsWith('/messages') ? anthropicProtocol : openAiProtocol;
    const model = String(body?.model ?? 'scripted');
    if (body?.stream !== true && script.fault === null) {
      const { count, token } = tokenSource(script);
      const text = Array.from({ length: count }, (_, index) => token(index)).join('');
      res.writeHead(200, { 'content-type': 'application/json' }).end(protocol.whole(text, model));
      return;
    }
    const log: { time: number; length: number }[] = [];
    if (script.id !== null) logs.set(script.id, log);
    await playReply({ res, script, protocol, model, sent: (time, length) => log.push({ time, length }) });
  };

  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    questions,
    answerWith: (script) => {
      answerScript = script;
    },
    next: (script) => queue.push(script),
    log: (id) => logs.get(id) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerQuestion(
  res: ServerResponse,
  question: SeenQuestion,
  protocol: Protocol,
  script: AnswerScript | null,
): void {
  const answer = script?.(question) ?? { data: plainestOf(question.schema) };
  if ('hang' in answer) return;
  const status = 'status' in answer ? answer.status : 200;
  res.writeHead(status, { 'content-type': 'application/json' });
  const model = String(question.body?.model ?? 'scripted');
  if ('status' in answer) res.end(protocol.errorBody(status));
  else if ('refuse' in answer) res.end(protocol.refused(model));
  else if ('text' in answer) res.end(protocol.whole(answer.text, model));
  else if (question.way === 'tool') res.end(protocol.called(question.name, answer.data, model));
  else res.end(protocol.whole(JSON.stringify(answer.data), model));
}

const json = (res: ServerResponse, body: object): void => {
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const closed = (res: ServerResponse) => new Promise<void>((resolve) => res.once('close', () => resolve()));

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The text of the last user message, in either protocol's shape. */
function lastUserText(body: { messages?: { role: string; content: unknown }[] } | null): string {
  const last = body?.messages?.findLast((message) => message.role === 'user');
  if (typeof last?.content === 'string') return last.content;
  if (!Array.isArray(last?.content)) return '';
  return last.content.map((part: { text?: string }) => part.text ?? '').join('');
}
