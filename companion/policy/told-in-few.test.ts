import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply.text ?? '';

test.each([
  ['they smashed mine', /^They smashed yours\. .+\?$/],
  ['my clay fox', /^Your clay fox\. .+\?$/],
  ['took six weeks', /^Took six weeks\. .+\?$/],
  ['couldnt find it', /^You couldn't find it\. .+\?$/],
])('%j is said back, with the next small question', (message, answer) => {
  expect(last(['broke a window', message])).toMatch(answer);
});

test.each(['its ok', 'not my fault', 'what do you mean', 'thanks for that', 'want to die'])(
  '%j is none of a story told in few words',
  (message) => {
    expect(last(['broke a window', message])).not.toMatch(/^(?:It's ok|Not your fault|Thanks|Want to die)/i);
  },
);

test('a story told in few words gets no "go on"', () => {
  const replies = holdChat(
    companion,
    ['counsellor sent me', 'broke a window', 'they smashed mine', 'my clay fox'],
    'a',
  );
  expect(
    replies
      .map(({ reply }) => reply.text)
      .slice(1)
      .join(' '),
  ).not.toMatch(/Go on|I'm listening|following you/);
});
