/** What a model is asked: roles alternate, the first and the last message are the person's. */
export interface ChatRequest {
  system: string;
  messages: ChatTurn[];
  maxOutputTokens: number;
  temperature?: number;
  /** Milliseconds until the first text must be there, retries included, where the setting is too patient. */
  firstTextWithin?: number;
  /** Told the name of each model that is asked, the one that answers last. */
  asked?: (name: string) => void;
}

export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

export type EndReason = 'stop' | 'length' | 'refusal' | 'other';

/** Text parts are never empty; exactly one end part comes last. */
export type ChatPart = { type: 'text'; text: string } | { type: 'end'; reason: EndReason };

/**
 * One way to every model. `stream` yields text parts and one end part; anything
 * else ends in a `ModelError`, or in `signal.reason` where the caller aborted.
 * Leaving the loop early closes the connection to the model.
 */
export interface ChatModel {
  /** The model's own name, as the operator configured it. */
  readonly name: string;
  /** Host that receives the text: shown to people before they agree to it. */
  readonly host: string;
  readonly kind: 'openai-compatible' | 'anthropic';
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPart>;
  /** Absent where nothing can be asked but replies. */
  readonly answer?: AnswerOf;
}

/** A question whose answer is data, not words for a person. */
export interface DataQuestion {
  /** Short, of letters and underscores: names the schema towards the provider. */
  name: string;
  system: string;
  messages: ChatTurn[];
  /** JSON Schema of an object. */
  schema: Record<string, unknown>;
  maxOutputTokens: number;
  /** Answers what is wrong with an answer, in words for the model, or null where nothing is. */
  fault: (answer: unknown) => string | null;
}

/** The answer as JSON that `fault` found nothing in. @throws ModelError, or the signal's reason */
export type AnswerOf = (question: DataQuestion, signal: AbortSignal) => Promise<unknown>;

export type ModelErrorCode =
  | 'unreachable'
  | 'timeout_first'
  | 'timeout_idle'
  | 'timeout_total'
  | 'cut_off'
  | 'garbage'
  | 'empty'
  | 'refused_auth'
  | 'rate_limited'
  | 'overloaded'
  | 'bad_request'
  /** The breaker is open: the model failed too often and is left alone for a while. */
  | 'resting';

/** A model's failure. Holds no message of the provider: those echo what a person wrote. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** HTTP status where there was one. */
  readonly status: number | undefined;
  /** Milliseconds the provider asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(code: ModelErrorCode, details: { status?: number | undefined; retryAfter?: number | undefined } = {}) {
    super(`model: ${code}`);
    this.code = code;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }
}
