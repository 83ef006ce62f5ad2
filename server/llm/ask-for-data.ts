import { type AnswerOf, type ChatTurn, type DataQuestion, ModelError } from './chat-model.ts';
import type { JsonWay } from './provider-request.ts';

// Why is this hard? Servers that speak the same protocol differ in how they can
// be made to answer in JSON: some refuse an unknown field, some take it and write
// prose all the same. So the ways are tried from the best down, what worked is
// kept for this server, and whatever comes is checked here as if nobody had
// promised anything.

/** One request; answers JSON as text or already read. @throws ModelError */
export type AskOnce = (question: DataQuestion, way: JsonWay, signal: AbortSignal) => Promise<unknown>;

const SHOWN_BACK_MAX = 2_000;
/** Questions spared a server that answered in no way with JSON, before it is tried again. */
const SPARED = 30;

/**
 * Asks one server for data: the best way it knows, one try to mend an answer
 * that does not fit, else a failure. The way that worked is asked first next time.
 */
export function createAsker(ways: readonly JsonWay[], ask: AskOnce): AnswerOf {
  let known = 0;
  let spared = 0;
  return async (question, signal) => {
    if (spared > 0) {
      spared--;
      throw new ModelError('resting');
    }
    for (let at = known; ; at++) {
      const way = ways[at];
      if (way === undefined) {
        known = 0;
        spared = SPARED;
        throw new ModelError('garbage');
      }
      const raw = await ask(question, way, signal).catch((error: unknown) => {
        // The server does not take a request of this shape; it may take the next.
        if (error instanceof ModelError && error.code === 'bad_request' && at + 1 < ways.length) return UNKNOWN_WAY;
        throw error;
      });
      const answer = raw === UNKNOWN_WAY ? NO_JSON : readJson(raw);
      if (answer === NO_JSON) continue;
      known = at;
      const fault = question.fault(answer);
      return fault === null ? answer : mend(question, answer, fault, (mended) => ask(mended, way, signal));
    }
  };
}

const UNKNOWN_WAY = Symbol('the server does not know this way');
const NO_JSON = Symbol('no JSON');

async function mend(
  question: DataQuestion,
  answer: unknown,
  fault: string,
  ask: (question: DataQuestion) => Promise<unknown>,
): Promise<unknown> {
  const shown = JSON.stringify(answer).slice(0, SHOWN_BACK_MAX);
  const again: ChatTurn[] = [
    { role: 'assistant', content: shown },
    { role: 'user', content: `That answer does not fit: ${fault}. Answer again, corrected.` },
  ];
  const mended = readJson(await ask({ ...question, messages: [...question.messages, ...again] }));
  if (mended === NO_JSON || question.fault(mended) !== null) throw new ModelError('garbage');
  return mended;
}

/** An object out of JSON, in a fence or with words around it too: models like to add them. */
function readJson(raw: unknown): unknown {
  if (typeof raw === 'object' && raw !== null) return raw;
  if (typeof raw !== 'string') return NO_JSON;
  const said = raw.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (from === -1 || to < from) return NO_JSON;
  try {
    return JSON.parse(said.slice(from, to + 1));
  } catch {
    return NO_JSON;
  }
}
