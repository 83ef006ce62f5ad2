/** The frames of one streaming protocol, as its documentation gives them. */
export interface Protocol {
  head(model: string): string;
  token(text: string, model: string): string;
  refusal(text: string, model: string): string;
  /** Everything after the last token. */
  tail(reason: 'stop' | 'refusal', model: string, tokens: number): string;
  errorEvent(): string;
  errorBody(status: number): string;
  whole(text: string, model: string): string;
  /** A tool called with this data. */
  called(name: string, data: unknown, model: string): string;
  refused(model: string): string;
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;

const chunk = (model: string, delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const openAiMessage = (model: string, finish: string, message: object) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  });

const anthropicMessage = (model: string, stop: string, content: object[]) =>
  JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  });

/** OpenAI's chat completions, as most local servers speak it. */
export const openAiProtocol: Protocol = {
  head: (model) => chunk(model, { role: 'assistant', content: '' }, null),
  token: (text, model) => chunk(model, { content: text }, null),
  refusal: (text, model) => chunk(model, { refusal: text }, null),
  tail: (_reason, model) => `${chunk(model, {}, 'stop')}data: [DONE]\n\n`,
  errorEvent: () =>
    `data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error', code: 503 } })}\n\n`,
  errorBody: (status) =>
    JSON.stringify({ error: { message: `status ${status}`, type: 'error', param: null, code: null } }),
  whole: (text, model) =>
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  called: (name, data, model) =>
    openAiMessage(model, 'tool_calls', {
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(data) } }],
    }),
  refused: (model) => openAiMessage(model, 'stop', { content: null, refusal: 'I cannot help with that.' }),
};

/** Anthropic's messages. */
export const anthropicProtocol: Protocol = {
  head: (model) =>
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    event('ping', {}),
  token: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  refusal: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  tail: (reason, _model, tokens) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: reason === 'refusal' ? 'refusal' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: tokens },
    }) +
    event('message_stop', {}),
  errorEvent: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  errorBody: (status) => JSON.stringify({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
  whole: (text, model) =>
    JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  called: (name, data, model) =>
    anthropicMessage(model, 'tool_use', [{ type: 'tool_use', id: 'toolu_1', name, input: data }]),
  refused: (model) => anthropicMessage(model, 'refusal', []),
};
