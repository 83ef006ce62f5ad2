import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { stepKind } from './step-sure.ts';

const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply.text ?? '';
const TOLD = ['my flat is so loud', 'the man upstairs has a drum kit', 'it goes on until one'];

test.each([
  ['knock on his door, on Thursday', 'deed'],
  ['just write him a note', 'deed'],
  ['coffee, tomorrow at ten', 'thing'],
  ['say it, on Saturday', 'bare'],
  ['do it', 'bare'],
  ['she said it one time before also in final year', 'none'],
  ['they always do that', 'none'],
])('"%s" is a %s', (text, kind) => {
  expect(stepKind(text)).toBe(kind);
});

test('the close says a deed as the person would, with its time', () => {
  const text = last([...TOLD, 'I could write him a note', 'on friday after work', 'ok thanks, bye']);
  expect(text).toMatch(/write him a note on Friday after work|Friday after work/);
  expect(text).not.toMatch(/: write/);
});

test('a wish and a half-meant deed are steps, and what only befalls somebody is none', () => {
  const planOf = (said: string) => holdChat(companion, [...TOLD, said], 'a').at(-1)?.state.plan ?? null;
  expect(planOf('I was thinking of asking the landlord')).toMatch(/^ask the landlord/);
  expect(planOf("I'd quite like to talk to him about it")).toMatch(/^talk to him/);
  expect(planOf('I could scream')).toBeNull();
  expect(planOf('I was thinking of leaving for good')).toBeNull();
  expect(planOf('sort of tired I suppose')).toBeNull();
});

test('the hour of a step that was said back stands alone, and the step is kept with it', () => {
  const said = holdChat(companion, [...TOLD, 'I could ask the landlord to move me', 'on monday, before work'], 'a').at(
    -1,
  );
  expect(said?.reply.text).toMatch(/Monday, before work/);
  expect(said?.reply.text).not.toMatch(/landlord/);
  expect(said?.state.plan).toMatch(/ask the landlord to move me.*monday, before work/i);
});

test('whoever was named with a talk is wished luck with at the end, and a step that is no talk has its time', () => {
  expect(last([...TOLD, 'I could talk to my landlord', 'on friday', 'ok thanks, bye'])).toMatch(
    /with your landlord on Friday/,
  );
  const plug = last([...TOLD, 'I could put the earplugs next to the bed every evening', 'tomorrow', 'ok thanks, bye']);
  expect(plug).toMatch(/Tomorrow, then/);
  expect(plug).not.toMatch(/luck|earplugs/);
});

test('nothing of a step that is to speak counts by halves', () => {
  const text = last([...TOLD, 'I could ring my landlord on friday']);
  expect(text).toMatch(/ring(?:ing)? your landlord on Friday/i);
  expect(text).not.toMatch(/[Hh]alf of it|look like much/);
});

test('a message to send is met as a message, and wished luck with as a time', () => {
  const told = [...TOLD, 'I could text Jordan from the bathroom'];
  expect(last(told)).not.toMatch(/talk|minutes/);
  expect(last([...told, 'on thursday', 'thanks, bye'])).not.toMatch(/luck with/i);
});
