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

test.each([
  ['de', '36 jahre haben 600 leute auf mich gewartet. jetzt wartet nur der hund', 'was-needed'],
  ['de', 'der lungenarzt sagt ich hab eine allergie und muss aufhören', 'trade-lost'],
  ['de', 'sie hat sich auch entschuldigt', 'good-apology'],
  ['fr', 'elle a répondu, elle vient avec moi dimanche', 'good-comes-along'],
  ['fr', 'on ne veut plus que je chante à la chorale', 'pushed-aside'],
  ['fr', "je suis veuf et j'ai rencontré quelqu'un", 'met-someone'],
] as const)('in %s what is told on an ordinary day is known: "%s"', (language, text, id) => {
  expect(cuesIn(language, text)).toContain(id);
});

test.each([
  ['fr', 'elle dit à tout le monde que son fils fait des études', 'study-parents-dont-know'],
  ['de', 'meine Eltern sind stolz auf mich', 'study-parents-dont-know'],
  ['fr', "j'ose pas lui en parler, il s'énerve vite", 'hides-from-partner'],
  ['de', 'sie hat nicht zurückgeschrieben', 'good-reply-came'],
] as const)('in %s a word in passing is no matter of its own: "%s"', (language, text, id) => {
  expect(cuesIn(language, text)).not.toContain(id);
});

test('in French singing in a choir asks nobody for a song', () => {
  expect(texts('fr', ['je chante dans la même chorale depuis 22 ans'])[0]).not.toMatch(
    /histoires|raconterais|Ce n'est pas mon fort/,
  );
});
