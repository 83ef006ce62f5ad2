import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const replies = (turns: string[], id: string) => holdChat(companion, turns, id).map(({ reply }) => reply);
const last = (turns: string[], id = 'a') => replies(turns, id).at(-1);
const anyOf = (name: string, text = '') => {
  const family = families[name] ?? [];
  return (Array.isArray(family) ? family : family.any).some((line) => text.includes(line));
};

const WORK = ['my boss keeps changing the rota and i found out from a colleague', 'i sat in the car for an hour after'];

test('a fear comes back as a fear and not as a fact', () => {
  const reply = last([...WORK, 'they will just laugh at me']);
  expect(reply?.move).toBe('receive.forecast');
  expect(reply?.text).not.toMatch(/^They will just laugh/);
});

test('the deepest line is met with its weight and no question', () => {
  for (const seed of ['a', 'b', 'c']) {
    const reply = last([...WORK, 'my dad fell in june and i was the one who found him'], seed);
    expect(reply?.move).toBe('reflect.heavy');
    expect(reply?.text.endsWith('?')).toBe(false);
  }
});

test('an apology for snapping is taken lightly and nothing is made of the snapping', () => {
  const reply = last([...WORK, 'sorry. snapped there']);
  expect(reply?.move).toBe('receive.apology');
  expect(reply?.text).not.toMatch(/anger|heat|snapped/i);
});

test('good news in the middle of a hard talk is received', () => {
  expect(last([...WORK, 'my sister rang back and she is coming over'])?.move).toBe('receive.good');
});

test('a decision is received, remembered and handed back at the end', () => {
  const said = replies(
    [...WORK, 'it makes me so angry', 'do you think i should tell her', 'yes i think i should', 'on friday', 'bye'],
    'd',
  );
  expect(said.at(-3)?.move).toBe('plan.decision');
  // The whole of it was said in the reply before.
  expect(said.at(-2)?.text).toMatch(/tell her on Friday/i);
  expect(said.at(-1)?.text).toMatch(/on Friday/i);
});

test('of two steps the one that was named last goes along at the end, and nothing is glued to it', () => {
  const said = replies(
    [
      ...WORK,
      'it goes on for weeks now',
      'ok i could ring the union',
      'on monday',
      'and i could tell my wife',
      'tonight',
      'bye',
    ],
    'e',
  );
  expect(said.at(-3)?.text).toMatch(/your wife/i);
  expect(said.at(-2)?.text).toMatch(/tonight/i);
  expect(said.at(-1)?.text).toContain('tonight');
});

test('the way the number went is said at the end', () => {
  const said = replies(['hi', '7', ...WORK, 'i feel anxious about all of it', '4', 'bye'], 'n');
  expect(said.at(-1)?.text).toMatch(/7/);
  expect(said.at(-1)?.text).toMatch(/4/);
});

test('a count of weeks is no number on a scale', () => {
  const said = replies(['hi', 'my daughter is 9 weeks old and i am so tired'], 'w');
  expect(said.at(-1)?.move).not.toMatch(/^scale/);
});

test('a protest stands, and is not given back as a fact', () => {
  const reply = last([...WORK, 'they all say it will be fine', "it won't"]);
  expect(anyOf('receive_protest', reply?.text)).toBe(true);
});

test('who promoted and hurt is not asked how to celebrate it', () => {
  const said = replies(
    [
      'just got promoted and i hate it',
      'my old team stops talking when i come in',
      'i had to let one of them go today',
    ],
    'p',
  );
  for (const { text } of said) expect(anyOf('ask_good', text)).toBe(false);
});

test('a hope about somebody is not given back as a dread', () => {
  expect(last([...WORK, 'my sister would probably come'])?.move).not.toBe('receive.forecast');
});

test('"that\'s it exactly" after a wish holds on to the wish and asks nothing', () => {
  const said = holdChat(
    companion,
    ['my boss left my name off the report', 'he always does', 'I want my name on things', "that's it exactly"],
    'a',
  ).at(-1);
  expect(said?.reply.text).toContain('your name on things');
  expect(said?.reply.text).not.toContain('?');
});

test('"ok maybe it is a bit" after a thing was played down is let stand', () => {
  const told = ['my friend said congrats in a weird voice', "no it's not a big deal", 'ok maybe it is a bit'];
  expect(holdChat(companion, told, 'a').at(-1)?.reply.move).toBe('receive.admits');
});

test('what got lighter by being said is received as that', () => {
  const reply = last([...WORK, 'i do feel a bit lighter for saying it']);
  expect(anyOf('receive_relief_said', reply?.text)).toBe(true);
});

test('a fear that was given back is not given back again when it gets smaller', () => {
  const [first, second] = replies(
    [...WORK, 'because he would leave', 'well he might not. he might be hurt'],
    'a',
  ).slice(2);
  expect(first?.move).toBe('receive.forecast');
  expect(second?.move).not.toBe('receive.forecast');
});

test('"I know it is crazy" is met as knowing better, and not as making it small', () => {
  expect(anyOf('minimise_knows', last([...WORK, 'i know its crazy'])?.text)).toBe(true);
});
