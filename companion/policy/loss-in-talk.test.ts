import { expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const talk = (turns: string[]) => holdChat(companion, turns, 'c');
const last = (turns: string[]) => talk(turns).at(-1)?.reply.text ?? '';
const MOTHER =
  "My mother passed away three months ago and I still can't go into her room. Everyone says I should be moving on by now.";

it('what mourners do is met with the condolence, and nothing is asked that passes it over', () => {
  const reply = last([MOTHER]);
  expect(reply).toMatch(/so sorry/);
  expect(reply).toMatch(/no date by which/);
});

it('who died is not named twice in a breath', () =>
  expect(last(['My mother died three months ago.'])).not.toMatch(/your mother.*your mother/));

it('a funeral that only says since when is no matter of its own', () =>
  expect(
    last([
      "My sister and I haven't spoken since our mum's funeral last year. There was a row about the ring Mum left, and now I've been invited to a wedding.",
    ]),
  ).not.toMatch(/tell me about/));

it('what is told of now comes after the condolence', () =>
  expect(
    last([
      "My husband died suddenly two years ago and I thought I was past the worst. Now my daughter is leaving for uni in a few weeks and I feel like I'm losing him all over again.",
    ]),
  ).toMatch(/home will be different|miss|leav/));

it('a memory is taken as a memory', () =>
  expect(last([MOTHER, 'She used to hum.', "No no, I know she's gone. It's just a memory."])).toMatch(/memory/));

it('a memory at the end of a message is heard', () =>
  expect(
    last([
      'My best friend died in a car accident in August.',
      'Yeah maybe. He did say once that I was the only one he could be quiet with.',
    ]),
  ).toMatch(/about him/));

it('at the end nobody is wished a calmer home', () =>
  expect(
    last([
      'My best friend died in a car accident in August.',
      "I think I'll tell his mum about it. Do you think she'd want to hear it?",
      'Ok. Thank you for asking about him.',
    ]),
  ).not.toMatch(/calmer between/));

it.each([
  ["I don't know what to do with his birthday card. Is it stupid to keep it?", /keep/],
  ['I sit outside her door with a cup of tea. Is that weird?', /lot of people|very common|Many people/],
  ["I think I'll tell his mum that. Do you think she'd want to hear it?", /families|hearing what/],
])('"%s" has its own answer where somebody died', (asked, answer) =>
  expect(
    last(['My dad died in June and I miss him.', 'He was into fishing and we hardly talked there.', asked]),
  ).toMatch(answer),
);
