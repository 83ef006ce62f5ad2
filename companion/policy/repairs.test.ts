import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { askedInside } from './complaint-rest.ts';
import { complaintIn } from './complaint-words.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'r').at(-1)?.reply.text ?? '';
const SORRY = /sorry|mistake|missed/i;

test.each([
  ['why do you ask', 'why'],
  ['um why would you ask me that?', 'why'],
  ['so u think it might be wrong. ok', 'inferred'],
  ['so you think I should just ring her?', null],
  ["They said by Friday. I told you, it's Monday.", 'told'],
  ['yeah by text like i said', 'told'],
  ['i said filling not pulling a tooth', 'wrong'],
  ['I asked if she wanted to see a film. Should I text her again?', null],
])('%j is heard as %s', (text, kind) => {
  expect(complaintIn(text, text.split(' ').length, 'What happened then?')).toBe(kind);
});

test.each([
  ["What I'm asking is whether I've got any chance at my age.", 'have I got any chance at my age'],
  ['I wanted to know how I can get him to talk.', 'how can I get him to talk'],
  ["I'm asking who I ring to get the assessment.", 'who do I ring to get the assessment'],
  ['I asked if therapy is worth it for someone like me', 'is therapy worth it for someone like me'],
])('%j asks %j', (text, asked) => {
  expect(askedInside(text)).toBe(asked);
});

test('nothing is owned where nothing was passed over', () => {
  const asked = 'I asked if she wanted to see a film. She read it and said nothing. Should I text her again?';
  expect(last('i went on four dates with a girl', asked)).not.toMatch(SORRY);
  expect(last('my boss shouted at me', 'why do you ask')).not.toMatch(SORRY);
});

test('a view that nobody here has is denied', () => {
  expect(last('my friend said I only get invited out of pity', 'So you think she was right?')).toMatch(/^No, /);
});

test('whoever leaves hurt hears that we are sorry, and no question', () => {
  for (const text of ['i shouldnt have said anything. im gonna go', 'this is stupid. bye', 'ur so weird. bye']) {
    const said = last('my dad says stuff about me at dinner', text);
    expect(said).toMatch(/sorry/i);
    expect(said).not.toContain('?');
  }
});

test("somebody who is done with a job doesn't leave", () => {
  const said = last('my boss is awful', 'you got that wrong', "I'm done, honestly. Done with the whole job.");
  expect(said).not.toMatch(/sorry I (?:got|was)|you deserved/i);
});

test('thanks and goodbye ask nothing, and a wish for their matter goes along', () => {
  expect(last('work is stressing me out', 'my boss shouts every day', 'thanks i guess')).toMatch(/work/);
  expect(last("I can't sleep", "I'll ring the doctor on Monday", 'thank you')).toMatch(/Monday/);
  for (const text of ['thats all really. just needed to get it out. thanks i guess', 'ok thanks', 'thats it'])
    expect(last('my sister wont speak to me', 'we had a row about money', text)).not.toContain('?');
});

test('two short answers get something light, the third a choice, and then there is peace', () => {
  const said = holdChat(companion, ['hi', 'idk', 'not really', 'nothing'], 'r').map(({ reply }) => reply);
  expect(said[1]?.text).toMatch(/\?$/);
  expect(said[2]?.cards.length).toBeGreaterThan(0);
  expect(said[2]?.text).not.toContain('?');
  expect(said[3]?.text).toMatch(/leave it there, and|don't have to say/);
});

test('a question that was not understood is asked another way, and once more it is let go', () => {
  const talk = ['i feel low since i moved to leeds for work', 'i dont understand what you mean'];
  expect(last(...talk)).toMatch(/another way|more simply/);
  expect(last(...talk, 'i dont get the question')).toMatch(/leave that/);
});

test('called weird, the program takes it and offers a way out', () => {
  expect(last('last night i was gaming', "k. you're weird")).toMatch(/start/);
});
