import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

const reply = { role: 'assistant', engine: 'model', move: null, level: 0 } as const;

it('marks what was said with the language of the chat', () => {
  expect(textLanguage({ ...reply, role: 'user', engine: null }, 'de-DE')).toBe('de-DE');
  expect(textLanguage(reply, 'ar')).toBe('ar');
});

it('marks the guided companion as English where it is, and as the chat where it answers in its language', () => {
  const guided = { ...reply, engine: 'guided' } as const;
  expect(textLanguage({ ...guided, move: 'reflect' }, 'de-DE')).toBe('en');
  expect(textLanguage({ ...guided, move: 'language' }, 'de-DE')).toBe('de-DE');
  expect(textLanguage({ ...guided, move: 'ask', level: 2 }, 'de-DE')).toBe('de-DE');
});
