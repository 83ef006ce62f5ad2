import { describe, expect, test } from 'vitest';
import { FOREIGN_TEXT_MAX } from './foreign-chats.contract.ts';
import { readForeignChats } from './foreign-chats.ts';

const NOW = '2026-11-22T00:00:00.000Z';
const node = (id: string, parent: string | null, role: string, parts: unknown[], more = {}) => ({
  [id]: {
    id,
    parent,
    children: [],
    message: { author: { role }, create_time: 1_750_000_000, content: { parts }, ...more },
  },
});

/** Written by hand after the shape that such files are known to have; no real export was at hand. */
const CHATGPT = [
  {
    ...{ title: 'Sleep', create_time: 1_750_000_000.5, conversation_id: 'c-1', current_node: 'd' },
    mapping: {
      root: { id: 'root', parent: null, children: ['s'], message: null },
      ...node('s', 'root', 'system', ['be kind']),
      ...node('a', 's', 'user', ['I sleep badly']),
      ...node('b', 'a', 'assistant', ['What wakes you?']),
      ...node('other', 'a', 'assistant', ['Try tea.']),
      ...node('h', 'b', 'user', ['hidden'], { metadata: { is_visually_hidden_from_conversation: true } }),
      ...node('d', 'h', 'user', [{ asset_pointer: 'picture' }, 'The trams']),
    },
  },
];
const CLAUDE = [
  {
    ...{ uuid: 'u-1', name: '', created_at: '2025-05-01T10:00:00Z' },
    chat_messages: [
      {
        uuid: 'm1',
        sender: 'human',
        text: '',
        created_at: '2025-05-01T10:00:01Z',
        content: [{ type: 'text', text: 'Hello' }],
      },
      { uuid: 'm2', sender: 'assistant', text: 'Hi there', created_at: 'yesterday', content: [] },
      { uuid: 'm3', sender: 'tool', text: 'x' },
    ],
  },
];
const OURS =
  '# By the weir\n\n2026-03-01 14:03\n\n**You**, 2026-03-01 14:03\n\nA heron\n\n**Alcove**, 2026-03-01 14:04\n\nIt stood there.\n';

const words = (text: string) =>
  readForeignChats(text, NOW)?.map(({ messages }) => messages.map(({ role, text: said }) => [role, said]));

describe('chats from elsewhere', () => {
  test('of ChatGPT: the branch last looked at, without system and hidden messages', () => {
    expect(words(JSON.stringify(CHATGPT))).toEqual([
      [
        ['user', 'I sleep badly'],
        ['assistant', 'What wakes you?'],
        ['user', 'The trams'],
      ],
    ]);
    const [chat] = readForeignChats(JSON.stringify(CHATGPT), NOW) ?? [];
    expect(chat).toMatchObject({ source: 'chatgpt', key: 'c-1', title: 'Sleep', at: '2025-06-15T15:06:40.500Z' });
  });

  test('of Claude: both ways of giving words, and a date that is none takes the chat’s', () => {
    const [chat] = readForeignChats(JSON.stringify(CLAUDE), NOW) ?? [];
    expect(chat).toMatchObject({ source: 'claude', key: 'u-1', title: null });
    expect(chat?.messages).toEqual([
      { role: 'user', text: 'Hello', at: '2025-05-01T10:00:01.000Z' },
      { role: 'assistant', text: 'Hi there', at: '2025-05-01T10:00:00.000Z' },
    ]);
  });

  test('of our own texts to read', () => {
    expect(words(OURS)).toEqual([
      [
        ['user', 'A heron'],
        ['assistant', 'It stood there.'],
      ],
    ]);
  });

  test('are not looked for where there are none', () => {
    for (const text of ['', 'Dear diary', '[]', '{}', 'null', '[1,null,"x"]', '[{"mapping":null}]'])
      expect([text, readForeignChats(text, NOW)]).toEqual([text, null]);
  });

  test('may be broken in every way and still end', () => {
    const circle = { mapping: { a: { parent: 'b', message: 1 }, b: { parent: 'a' } }, current_node: 'a' };
    const odd = [
      circle,
      { mapping: { __proto__: null }, current_node: 'constructor' },
      { chat_messages: [null, 4, {}] },
    ];
    expect(readForeignChats(JSON.stringify(odd), NOW)).toEqual([]);
  });

  test('keep every word of a message that is too long for one', () => {
    const long = 'word '.repeat(10_000).trim();
    const chat = { ...CLAUDE[0], chat_messages: [{ sender: 'human', text: long }] };
    const [read] = readForeignChats(JSON.stringify([chat]), NOW) ?? [];
    expect(read?.messages.every(({ text }) => text.length <= FOREIGN_TEXT_MAX)).toBe(true);
    expect(read?.messages.map(({ text }) => text).join('')).toBe(long);
  });
});
