import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { rightHalf } from './set-right.ts';

const after = (told: string, held: string) => holdChat(companion, [told, held], 'q').at(-1)?.reply.text ?? '';
const TOLD = 'My mum keeps comparing me to my cousin.';

test('after a miss somebody who was put right is asked about, and not how it feels', () => {
  expect(after(TOLD, "No, she doesn't shout. She just compares.")).toMatch(/she would do|her to understand/);
});

test('who only says that it was meant otherwise is asked how', () => {
  expect(after(TOLD, "That's not what I meant.")).toMatch(/mean|meant/);
});

test('what is not so does not speak where what is so stands beside it', () => {
  const reply = after('My husband forgot our anniversary.', "No, he isn't having an affair. He's just careless.");
  expect(reply).not.toMatch(/hurt|trust|affair/i);
});

test('a step of their own beside a complaint is met as a step', () => {
  const reply = after(TOLD, "you don't understand me. maybe I'll talk to my sister tonight");
  expect(reply).toMatch(/Sorry|right/);
  expect(reply).not.toMatch(/How do you feel/);
});

test('of a wish that something was over nothing is asked that stands in its way', () => {
  expect(after(TOLD, "That's not what I meant. I wish the caring was over.")).not.toMatch(/stands in the way/);
});

test.each([
  ['not the job, the move', 'the move'],
  ["I said it's the hedge, not the fence", 'the hedge'],
  ["it's not about the birthday it's that he laughed", "it's that he laughed"],
  ["I don't mean nerves I mean the stage is freezing", 'the stage is freezing'],
  ['like I said he keeps dodging me', 'he keeps dodging me'],
  ["No, she isn't dead. She's missing since Thursday and I put up posters", null],
])('of %j the right half is %j', (text, half) => expect(rightHalf(text)).toBe(half));

test('a word put in their mouth is owned, and does not speak', () => {
  const reply = after('i failed my theory test again', 'i didnt say i was stupid');
  expect(reply).toMatch(/sorry/i);
  expect(reply).not.toMatch(/stupid|harsh|yourself/);
});

test('who has just said that they told it is not asked to tell it once more', () => {
  const reply = after('my boss wants me in on sundays', 'i just said the reason');
  expect(reply).not.toContain('?');
});

test('a feeling that is denied is not named', () => {
  expect(after('i keep putting off the gym', 'not tired. just didnt see why')).not.toMatch(/tired/);
});
