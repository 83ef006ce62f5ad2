import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { complaintIn } from './complaint-words.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';

test.each([
  ['Good to hear?? How the hell is that good', "That's good to hear.", 'wrong'],
  ['How is that fair?', "That's hard.", null],
  ['are you taking the piss', 'I see.', 'wrong'],
  ["I don't understand, I did not lose my sister", "That's a lot to lose.", 'wrong'],
  ['i just said the reason', 'It can come without a reason.', 'told'],
])('%j after %j is held against us as %s', (text, reply, kind) => {
  expect(complaintIn(text, text.split(' ').length, reply)).toBe(kind);
});

test('an ask that was passed over is held against us only where it was put', () => {
  const asked = 'I asked when would be a good time to tell her';
  expect(complaintIn(asked, 10, 'I see.', 'When is a good time?')).toBe('told');
  expect(complaintIn(asked, 10, 'I see.', '')).toBeNull();
});

test('the thing they named is what the next question is about, and anger is named once', () => {
  const job = "What grief?? I'm talking about my job. Did you read anything I wrote";
  expect(last('this job is killing me', job)).toMatch(/^Sorry.*about your job\?$/);
  const car = 'I am so sick of my brother. He borrowed my car again without asking';
  expect(last(car)).toMatch(/angry/);
  expect(last(car, "You got that wrong. He takes my car like it's his")).toMatch(/^Sorry(?!.*angry)/);
});

test('no praise and no step are put behind the apology', () => {
  const notice = "No. I'm not handing in my notice. I want to keep my job. You've got this completely wrong.";
  expect(last('work is too much', notice)).not.toMatch(/good step|good that/i);
});

test('no message is handed back with its maybe', () => {
  expect(last('finals soon', 'idk my roommate maybe he studies in the library every day')).not.toMatch(/maybe he/i);
});
