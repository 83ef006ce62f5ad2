import { describe, expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { politely } from './polite.ts';

const content = readContent();
const { lines } = createTalk(content, 'fr');
const said = (text: string) => politely(text, lines.polite);

test.each([
  ['Tu as déjà essayé pas mal de choses.', 'Vous avez déjà essayé pas mal de choses.'],
  ["Qu'est-ce qui te touche le plus là-dedans ?", "Qu'est-ce qui vous touche le plus là-dedans ?"],
  ["Tu n'as pas à faire la liste de tes raisons.", "Vous n'avez pas à faire la liste de vos raisons."],
  ['Tu ne te laisses pas arrêter par ça.', 'Vous ne vous laissez pas arrêter par ça.'],
  ["Tu n'es pas de trop.", "Vous n'êtes pas de trop."],
  ['Tu ne vas pas trop vite.', "Vous n'allez pas trop vite."],
  ["Tu t'es retenu, et ça t'a coûté.", 'Vous vous êtes retenu, et ça vous a coûté.'],
  ["Qu'est-ce que tu aurais aimé dire ?", "Qu'est-ce que vous auriez aimé dire ?"],
  ['Peux-tu le dire à ta sœur ?', 'Pouvez-vous le dire à votre sœur ?'],
  ['Excuse-moi, ce mot n’était pas le bon.', 'Excusez-moi, ce mot n’était pas le bon.'],
  ['Continue, si tu veux.', 'Continuez, si vous voulez.'],
  ['Prends ton temps avec ça.', 'Prenez votre temps avec ça.'],
  ['Alors écris, tout simplement.', 'Alors écrivez, tout simplement.'],
  ['Les mots étaient les tiens.', 'Les mots étaient les vôtres.'],
])('"%s" is said to somebody who says "vous"', (near, polite) => expect(said(near)).toBe(polite));

test('words in quotation marks are said to somebody else and stay', () => {
  expect(said('Tu peux dire "j\'ai pensé à toi, comment tu vas" et attendre.')).toBe(
    'Vous pouvez dire "j\'ai pensé à toi, comment tu vas" et attendre.',
  );
});

test('a verb that is not known leaves the whole line as it was', () => {
  expect(said('Tu vainquis ta peur.')).toBe('Tu vainquis ta peur.');
});

test('nine of ten lines can be said so', () => {
  const all = [
    ...Object.values(lines.families).flatMap((family) => Object.values(family).flat()),
    ...(lines.cues ?? []).flatMap(({ line = [], ask = [] }) => [...line, ...ask]),
    ...(lines.answers ?? []).flatMap(({ line, ask = [] }) => [...line, ...ask]),
  ].filter((text) => /\b(?:tu|te|toi|ton|ta|tes)\b|\bt'/i.test(text.replace(/"[^"]*"/g, '')));
  const left = all.filter((text) => said(text) === text);
  expect(left.length / all.length, left.slice(0, 40).join('\n')).toBeLessThan(0.1);
});

const { 'models/risk.json': _model, ...files } = content.files;
const companion = createCompanion({ files });
const texts = (turns: string[]) =>
  holdChat(companion, turns, 'polite', { language: 'fr' }).map(({ reply }) => reply.text);
const TU = /(?<![\p{L}])(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t'/iu;

describe('a talk', () => {
  test('is held with "vous" from the message on in which the person says it', () => {
    const replies = texts([
      "Bonsoir, je vous écris parce qu'on ne veut plus que je chante à la chorale.",
      "Je vous l'ai dit, la chorale. Vous n'écoutez pas beaucoup.",
      "Elle l'a dit devant tout le monde, j'ai honte.",
    ]);
    for (const text of replies) expect(text.replace(/"[^"]*"/g, '')).not.toMatch(TU);
  });

  test('stays with "tu" where "vous" is said to others, and goes back to it', () => {
    const [first] = texts(['Mon chef m\'a dit "vous êtes trop lente" devant tout le monde.']);
    expect(first).not.toMatch(/\bvous\b/i);
    const replies = texts(['Vous pensez que je devrais lui parler ?', 'tu crois que je devrais attendre ?']);
    expect(replies.at(-1)).not.toMatch(/\bvotre\b|\bvous\b/i);
  });
});
