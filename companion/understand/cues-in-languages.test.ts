import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const content = readContent();
const talks = { de: createTalk(content, 'de'), fr: createTalk(content, 'fr') };
const cuesIn = (language: keyof typeof talks, text: string) =>
  talks[language].understander.read(text, []).cues.map(({ id }) => id);

test('phrases of the content meet a message with its accents and without them', () => {
  expect(cuesIn('de', 'Ich mache seit Wochen Überstunden')).toContain('work-overtime');
  expect(cuesIn('fr', "j'ai raté mon examen")).toContain('study-failed');
  expect(cuesIn('fr', "j'ai rate mon examen")).toContain('study-failed');
});

test('a class of words named in a phrase is taken from the shapes of the language', () => {
  expect(cuesIn('de', 'Unsere Kleine redet nichts mehr mit uns')).toContain('teen-shut');
  expect(cuesIn('fr', 'Ma mamie est morte cet hiver')).toContain('grief-died');
});

test('a no behind the verb takes a cue back, and one of another clause does not', () => {
  expect(cuesIn('fr', 'On se dispute pas, on se croise')).not.toContain('rows-at-home');
  expect(cuesIn('fr', 'On se dispute tous les soirs')).toContain('rows-at-home');
  expect(cuesIn('de', 'Ich vermisse ihn nicht')).not.toContain('misses-one');
  expect(cuesIn('de', 'Ich vermisse ihn, nicht nur abends')).toContain('misses-one');
});

test('what happened goes before how somebody sleeps since', () => {
  expect(cuesIn('de', 'Mein Chef hat mich vor allen angeschrien. Seitdem schlafe ich schlecht.')[0]).toBe(
    'work-shouted-at',
  );
});

const { 'models/risk.json': _model, ...files } = content.files;
const companion = createCompanion({ files });
const texts = (language: string, turns: string[]) =>
  holdChat(companion, turns, 'cues', { language }).map(({ reply }) => reply.text);

test.each([
  ['de', ['Meine Kollegin übergeht mich in jeder Besprechung und erzählt meine Ideen als ihre.']],
  ['fr', ['Une collègue reprend mes idées en réunion et tout le monde la félicite.']],
])('in %s a thing that a cue knows is met with its line, and no frame of quotation marks', (language, turns) => {
  expect(texts(language, turns)[0]).not.toMatch(/"/);
});

test('half a sentence is not told back', () => {
  const said = texts('de', ['Ich neige zum Schweigen.', 'Meine Frau war die, die geredet hat.']).join(' ');
  expect(said).not.toContain('Deine Frau war die.');
});
