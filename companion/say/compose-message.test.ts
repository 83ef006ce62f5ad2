import { expect, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { composeMessage, type SayAnswers } from './compose-message.ts';
import { type SayContent, saySchema } from './say.schema.ts';
import { SAY_ASKS, SAY_SOON, SAY_TONES } from './say-choices.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt'];
const { files } = readContent();
const contentOf = (language: string): SayContent => saySchema.parse(files[`say/${language}.yaml`]);
const english = contentOf('en');
const answers: SayAnswers = {
  name: 'Mira',
  what: 'rough few weeks with the debt and some dark thoughts',
  ask: 'ring',
  soon: 'today',
  safe: false,
  tone: 'plain',
};

test('a message is the person’s own words between a greeting and one wish', () => {
  expect(composeMessage(english, answers)).toBe(
    'Hi Mira,\nRough few weeks with the debt and some dark thoughts. Could you ring me today?',
  );
});

test('"I am not in danger" stands only where the person said so', () => {
  for (const language of LANGUAGES) {
    const content = contentOf(language);
    for (const tone of SAY_TONES) {
      const line = content.safe[tone === 'formal' ? 'formal' : 'usual'];
      expect(composeMessage(content, { ...answers, tone, safe: true })).toContain(line);
      const without = composeMessage(content, { ...answers, tone });
      for (const said of Object.values(content.safe)) expect(without).not.toContain(said);
    }
  }
});

test('nothing is made up where nothing was written', () => {
  expect(composeMessage(english, { ...answers, what: '  ', name: '' })).toBe('Hi,\nCould you ring me today?');
});

test('the short version is only the question', () => {
  expect(composeMessage(english, { ...answers, tone: 'brief', soon: 'now' })).toBe(
    'Hi Mira,\nCan you ring me right now?',
  );
});

test('a formal one is a letter in paragraphs', () => {
  expect(composeMessage(english, { ...answers, tone: 'formal', what: 'I lost my job.' })).toBe(
    'Dear Mira,\n\nI lost my job. I would be grateful if you could call me today.\n\nThank you for your time.',
  );
});

test('in every language each mix of choices is whole, asks one thing at most and keeps the words as they were', () => {
  const what = 'ça va mal, $& {soon} — ñandú';
  for (const language of LANGUAGES) {
    const content = contentOf(language);
    const all = SAY_TONES.flatMap((tone) =>
      SAY_ASKS.flatMap((ask) => SAY_SOON.map((soon) => ({ ...answers, what, tone, ask, soon, name: '$1 Zoë' }))),
    );
    const messages = all.map((one) => composeMessage(content, one));
    for (const [at, message] of messages.entries()) {
      const rest = message.replace(/a va mal, \$& \{soon\} — ñandú/u, '');
      expect(rest).not.toMatch(/[{}!¡]|undefined|null| {2}/);
      expect(rest).toContain('$1 Zoë');
      expect(rest.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      if (all[at]?.tone !== 'brief') expect(message).toContain('a va mal, $& {soon} — ñandú.');
    }
    // Asking for nothing is the same at any time; every other mix differs.
    expect(new Set(messages).size).toBe(SAY_TONES.length * ((SAY_ASKS.length - 1) * SAY_SOON.length + 1));
  }
});
