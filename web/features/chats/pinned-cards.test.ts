import { expect, test } from 'vitest';
import type { Card } from '#shared/chats/cards.contract.ts';
import { pinnedCards } from './pinned-cards.ts';

const help = (more: object): Card => ({ type: 'help', level: 3, categories: ['suicide_imminent'], ...more });
const options = [{ id: 'called', label: "I've called" }];

test('the last help card says what it is about, the last with buttons what can be said', () => {
  const messages = [
    { cards: [help({ options })] },
    { cards: [] },
    { cards: [help({ categories: ['abuse_violence'] })] },
  ];
  expect(pinnedCards(messages)).toEqual({ categories: ['abuse_violence'], options });
});

test('a conversation without risk pins nothing', () => {
  expect(pinnedCards([{ cards: [{ type: 'mood', min: 0, max: 10 }] }])).toEqual({ categories: [], options: [] });
});
