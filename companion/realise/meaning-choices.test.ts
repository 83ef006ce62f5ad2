import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const lines = linesFrom(content, 'en');
const IDS = ['a', 'b', 'c'];
const linesOf = (id: string) => lines.topics.find((topic) => topic.id === id)?.lines ?? [];

test.each([
  ['a woman put her money on the counter so that she would not touch my hand', 'money'],
  ['we came here two years ago with my family', 'family'],
  ['I left the house at nine to get the train', 'social-anxiety'],
])('the first reply to "%s" is no line on %s, which one word named', (text, topic) => {
  for (const id of IDS) {
    const said = holdChat(companion, [text], id)[0]?.reply.text ?? '';
    for (const line of linesOf(topic)) expect(said).not.toContain(line);
  }
});

test('"what\'s the point of ringing" gives up on a call and not on life; "drinking too much" is no flood', () => {
  for (const id of IDS) {
    const said = holdChat(companion, ['my friends are all busy', "what's the point of ringing them"], id);
    expect(said.at(-1)?.reply.text).not.toMatch(/giving up hope/);
    expect(holdChat(companion, ["I think I'm drinking too much"], id)[0]?.reply.text).not.toMatch(
      /all sides|overwhelmed/,
    );
  }
});

test('what others think without any ill is no harsh guess', () => {
  for (const id of IDS) {
    const said = holdChat(companion, ['I teach a class on Saturdays', 'they think I was in a film once'], id);
    expect(said.at(-1)?.reply.text).not.toMatch(/guess is a harsh one|where you stand with people/);
  }
});

test('no stock glue that fits anybody is left among the lines', () => {
  expect(JSON.stringify(lines.families)).not.toMatch(
    /read that twice|keep that with what you told|There's effort in that|it has its reasons|"Right\."|worth holding on to, whatever|I'd rather not put that in other words|That's on the page now|That isn't nothing|fair on both of us/,
  );
});
