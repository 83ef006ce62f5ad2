import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) =>
  holdChat(companion, turns, 'w')
    .map(({ reply }) => reply)
    .at(-1) ?? { move: '', text: '' };

test.each([
  [
    ['my coworker presented my slides as his', 'i want to tell him that the slides were mine. can you word it'],
    /"The slides were mine\."/,
  ],
  [
    ['my landlord walks in when im out', 'write me a message to him', 'i want him to give notice before he comes'],
    /I'd like you to give notice before you come/,
  ],
  [
    ['My daughter Elsie has not spoken to me since Easter.', 'How would I begin a letter to her?', 'That I was wrong.'],
    /"Hi Elsie, I was wrong\."/,
  ],
  [
    ['I need two lines for my sister. That I sleep until three and that she can ring after that.'],
    /You can ring after/,
  ],
  [
    ['my boss calls my tart recipe his', 'help me write to him', 'tart, mine, three months, name on the menu'],
    /It's about the tart\. It's mine\. It's been three months\. I'd like my name on the menu\./i,
  ],
  [
    ['My landlady enters my room.', 'How can I say to her politely that she should knock?'],
    /(?:you could|you to|Please) knock/,
  ],
])('%j is drafted out of what they want said', (turns, words) => {
  expect(last(turns).text).toMatch(words);
});

test.each([
  ['do you think she will be angry with me?'],
  ['i just want to know if she ever thinks of me'],
  ['i told her about my dad dying. i never told anybody that'],
  ['i just want someone to hold me for once'],
])('after words for her, %j is none of them', (said) => {
  const { move } = last(['my sister borrowed 300 quid in march', 'what do i say to her', said]);
  expect(move).not.toMatch(/^draft\./);
});

test('a note left for a neighbour ends nothing, and whoever comes up only now is not condoled with', () => {
  const note = last([
    "My neighbour's dog barks all day when she is out.",
    "I'd like to leave her a note, something kind.",
  ]);
  // The dog that was told of stands in it, and no noise at night.
  expect(note.text).toMatch(/dog barks/);
  const daughter = last([
    'he brought me an egg sandwich and it was dead simple',
    'what would you say to the daughter if shes there tomorrow',
  ]);
  expect(daughter.text).not.toMatch(/sad news|something sad/i);
});
