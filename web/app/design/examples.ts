import type { Card } from '#shared/chats/cards.contract.ts';
import type { Message } from '#shared/chats/chats.contract.ts';
import type { PendingMessage } from '#web/features/chats/sending.ts';

const WHEN = '2026-11-20T21:40:00.000Z';

const message = (id: string, change: Partial<Message>): Message => ({
  id,
  role: 'assistant',
  text: 'That was a lot to carry through one week.',
  createdAt: WHEN,
  state: 'complete',
  parent: null,
  level: 0,
  tone: 'gentle',
  move: null,
  phase: null,
  cards: [],
  used: [],
  engine: 'model',
  version: null,
  simpleMode: false,
  feedback: null,
  versions: [id],
  ...change,
});

export const SAID = message('said', { role: 'user', text: 'Two people left, and now I do three jobs.', engine: null });

export const REPLIES: Message[] = [
  message('whole', { feedback: 'up' }),
  message('markdown', {
    text: '## Tonight\n\nOne of these is **enough**:\n\n- close the lid at nine\n- walk for *ten minutes*\n\n> A tired mind reads everything as urgent.\n\n1. Write it down.\n2. Leave it there.',
  }),
  message('streaming', { state: 'streaming', text: 'You stayed late three times and' }),
  message('stopped', { state: 'stopped' }),
  message('failed', { state: 'failed' }),
  message('simple', { simpleMode: true, engine: 'guided' }),
  message('versions', { versions: ['before', 'versions'] }),
];

export const PENDING: PendingMessage[] = (['sending', 'waiting', 'refused'] as const).map((status) => ({
  id: status,
  uid: 'example',
  chatId: 'example',
  text: 'I missed the interview because of it.',
  createdAt: WHEN,
  replaces: null,
  createsChat: false,
  status,
  code: status === 'refused' ? 'chats.text_empty' : null,
}));

const exercise = (input: Extract<Card, { type: 'exercise' }>['input']): Card => ({
  type: 'exercise',
  id: 'sigh-breathing',
  title: 'Slow sighs',
  step: 'begin',
  status: 'running',
  input,
});

const OPTIONS = [
  { id: 'better', label: 'A little better' },
  { id: 'same', label: 'No change' },
];

/** What the help card lets somebody in danger say. */
export const IN_DANGER = [
  { id: 'called', label: "I've called" },
  { id: 'cannot_call', label: "I can't call" },
  { id: 'not_danger', label: "I'm not in danger" },
];

export const CARDS: Card[] = [
  { type: 'choices', id: 'reply', kind: 'reply', options: OPTIONS },
  {
    type: 'choices',
    id: 'tone',
    kind: 'tone',
    note: 'Gentle listener for now.',
    options: [
      { id: 'gentle', label: 'Gentle listener' },
      { id: 'practical', label: 'Practical coach' },
    ],
  },
  exercise({ kind: 'text', skip: 'Skip' }),
  exercise({ kind: 'scale', min: 0, max: 10, skip: 'Skip' }),
  exercise({ kind: 'choice', options: OPTIONS, skip: 'Skip' }),
  exercise({ kind: 'breath', pattern: [{ in: 2 }, { in: 1 }, { out: 6 }], rounds: 8 }),
  exercise({ kind: 'choice', options: OPTIONS, skip: 'None of these', multi: true }),
  exercise({ kind: 'timer', seconds: 60, cues: [{ at: 0, text: 'Tense' }] }),
  { type: 'mood', min: 0, max: 10 },
];
