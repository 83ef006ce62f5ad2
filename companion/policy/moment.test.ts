import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { MOMENTS, momentOf } from '#companion/understand/moments.ts';

const content = readContent();
const companion = createCompanion(content);
const { families } = linesFrom(content, 'en');
const texts = (name: string) => Object.values(families[name] ?? []).flat();

test('every moment has lines of its own, and every line of a moment has one', () => {
  const ids = MOMENTS.map(([id]) => id);
  for (const id of ids) expect(texts(`moment_${id}`).length, id).toBeGreaterThan(1);
  const named = Object.keys(families).filter((name) => name.startsWith('moment_'));
  expect(named.filter((name) => !ids.includes(name.replace(/^moment_|_ask$/g, '')))).toEqual([]);
});

test.each([
  ['i looked up a group and closed the tab', 'page_closed'],
  ["she's so kind about it which makes it worse", 'kindness_worse'],
  ['I cried in the storeroom at work', 'cried_hidden'],
  ['my brother has two kids and he never wanted to come to the sea with me', 'does_for_other'],
  ['I still lay the table for two', 'habit_stays'],
  ['the teacher looked at her watch', 'looked_at_watch'],
  ["they'll find out I'm not that good", 'found_out'],
  ['my mum would have known what to say', 'would_have_known'],
  ['she wrote in May and I have not answered', 'owes_answer'],
  ['they have not answered', 'no_answer_yet'],
  ['my mum would have loved that', 'would_have_loved'],
  ['my boss shouted at me in front of the whole kitchen', 'in_front_of'],
  ['her toothbrush is still here', 'things_stay'],
])('"%s" is the moment %s', (text, id) => {
  expect(momentOf(text)).toBe(id);
});

test.each([
  'I looked up the bus times and it comes at nine',
  'the shop is closed on Mondays',
  'my sister is kind',
  'I cried at the film',
  'he was wearing a watch',
  'we had lunch and it was fine',
  'I still like tea',
  'my dad left his keys on the table',
  'they walked past my daughter on the stairs',
  'yesterday I put my face in the water',
  'I have to tell my boss and she has been good to me',
  "I don't want her to think it's because of her",
  'my sister is getting married and I hate the dress',
  'he looked at me and passed the salt',
  'she threw a party for him',
  'they took her to the hospital',
  'I got the wrong bus',
  'we sleep in the same bed',
  'I fell asleep in front of the telly',
  "it's always his turn",
])('"%s" is no moment', (text) => {
  expect(momentOf(text)).toBeNull();
});

test('the same moment told again and again never gets the same line twice', () => {
  const told = Array.from({ length: 6 }, (_, at) => `I still lay the table for two, it is day ${at + 3}`);
  const said = holdChat(companion, told).map(({ reply }) => reply.text);
  for (const line of texts('moment_habit_stays'))
    expect(said.filter((text) => text.includes(line)).length).toBeLessThan(2);
});
