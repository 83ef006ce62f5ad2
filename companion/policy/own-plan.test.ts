import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { pureTime } from './own-plan.ts';
import { isRemark, planText } from './own-step.ts';

const LEAD = [
  'my boss changed the rota and i found out from a colleague',
  'i sat in the car for an hour after',
  'it makes me so angry',
  'i keep thinking about it',
];
const held = (turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'a');

test('a maybe stays a maybe until it has its time', () => {
  const said = held(['maybe i could ask her for thursdays', 'bye']);
  expect(said.at(-2)?.reply.move).toBe('plan.maybe');
  expect(said.at(-1)?.reply.text).toMatch(/maybe|think about|stay open|yours to decide/i);
  expect(held(['maybe i could ask her for thursdays', 'on monday']).at(-1)?.state.planMaybe).toBeUndefined();
});

test('only the act and its time are kept of a step', () => {
  expect(planText('I could tell my tutor tomorrow. she is actually ok though')).toBe('tell my tutor tomorrow');
  expect(planText("I'll buy cheese, the only thing is I'll be managing my friends")).not.toContain('friends');
  expect(planText('I could ask him. Over Sunday lunch.')).toBe('ask him, over Sunday lunch');
  expect(planText('tomorrow at lunch I could just say it to him')).toBe('tomorrow at lunch, say it to him');
});

test('a remark beside a step is no time for it', () => {
  expect(isRemark("the only thing is I'll be managing my friends now")).toBe(true);
  expect(isRemark('on Monday before handover')).toBe(false);
});

test('a step that begins with its time is heard, and takes the place of one without', () => {
  const said = held([
    'i could buy the good cheese',
    'she is my friend',
    'tomorrow at lunch i could just say it to her',
  ]);
  expect(said.at(-1)?.state.plan).toBe('tomorrow at lunch, say it to her');
});

test('what could not be done is no step, and breaks off no exercise', () => {
  const said = holdChat(
    companion,
    [
      ...LEAD,
      'can we look at a thought',
      '6',
      'he praised my chapter and i felt sick',
      'i thought that he is going to find out that i know nothing',
      '80',
      'He asked for changes. I could not answer a question in May.',
    ],
    'a',
  );
  expect(said.at(-1)?.reply.move).toMatch(/^step\.thought-record\.against/);
});

test('that an amount sounds right is no part of the plan', () => {
  const said = held(['i could write to the tutor', 'ten minutes sounds ok', 'maybe after lunch']);
  expect(said.at(-1)?.state.plan).toMatch(/^write to the tutor, ten minutes/);
  expect(said.at(-1)?.state.plan).not.toContain('sounds');
});

test.each([
  ['friday i suppose. 7 30', /friday.*7 30/i],
  ['thursday i guess. half nine', /thursday.*half nine/i],
])('"%s" is the time of the step', (words, time) => {
  const said = holdChat(companion, [
    'my knee gave out on the pitch',
    'i coach the juniors',
    'i could ring the physio',
    words,
  ]);
  expect(said.at(-1)?.reply.text).toMatch(time);
});

test('what came today sets no day for a step, and what was only asked is none', () => {
  const told = ['how do I stop blaming myself', 'she sent me a thumbs up today', 'thanks'];
  const said = held(told);
  expect(said.at(-1)?.state.plan).toBeNull();
  expect(said.at(-1)?.reply.text).not.toContain('blaming');
});

test('"that\'s the first in six weeks" points at no idea', () => {
  expect(held(["that's the first in six weeks"]).at(-1)?.reply.move).not.toBe('repair.which');
});

test('to think about it is no step', () => {
  const told = ['what would you do', 'ok lemme think about it'];
  expect(held(told).at(-1)?.state.plan).toBeNull();
});

test.each([
  'I am back. I could not sleep. I shall take it that you are a machine.',
  'It is not that I think so, I am going to',
  "forget it, I'll write it myself",
  "I could ask him but I can't face it",
])('"%s" is no step', (words) => {
  const said = held([words]).at(-1);
  expect(said?.state.plan).toBeNull();
  expect(said?.reply.move).not.toMatch(/^plan/);
});

test.each(["Stop. I'm going to close the laptop.", 'ill just step out for a minute', "I'm going to make some tea now"])(
  '"%s" is done at once, and its day is not asked for',
  (words) => expect(held([words]).at(-1)?.reply.text).not.toContain('?'),
);

test('the day is asked for once in a talk', () => {
  const said = held(['I will ring the union', 'it was my weekend', 'I will write to my sister']);
  expect(said.filter(({ state }) => state.expect?.kind === 'when')).toHaveLength(1);
});

test('where I can see it is a place, and what "we could do" together is a step', () => {
  const feeder = held(['maybe I could put the feeder where I can see it', 'tomorrow']).at(-1);
  expect(feeder?.state.plan).toMatch(/feeder.*tomorrow/);
  const cakes = held(['we could do pancakes', "saturday week when they're back"]).at(-1);
  expect(cakes?.state.plan).toMatch(/pancakes, Saturday week/i);
  expect(held(['I can see it in his face']).at(-1)?.state.plan).toBeNull();
});

test('a talk to come is no treat, however glad the news', () => {
  const told = ['I got the promotion', 'my mum screamed down the phone', 'on friday i could talk to him about it'];
  expect(holdChat(companion, told, 'a').at(-1)?.reply.text).not.toMatch(/enjoy|earned|mark it/i);
});

test('a smaller way out put as a question is a step of their own', () => {
  expect(held(['could i just get off one stop early and walk']).at(-1)?.reply.move).toMatch(/^plan/);
  expect(held(['could i sit by the driver instead']).at(-1)?.reply.move).toMatch(/^plan/);
});

test('a time that both will be there is a time and nothing else', () => {
  expect(pureTime('saturday morning when we have coffee')).toBe('saturday morning when we have coffee');
});

test('a short maybe is not read back, and its day is asked for lightly', () => {
  const [, , reply] = holdChat(
    companion,
    ['my back has hurt for years', 'i sit here', 'maybe i could ask her for a chair'],
    'a',
  );
  expect(reply?.reply).toMatchObject({ move: 'plan.maybe', text: expect.not.stringMatching(/chair/) });
});

test('the time of a step that was asked for it stands alone', () => {
  const said = holdChat(
    companion,
    [
      'i owe 20k to the casino',
      'it started with slots',
      'what do i do',
      'the second one',
      'i could ring them when im on my break',
    ],
    'a',
  );
  expect(said.at(-2)?.reply.text).not.toMatch(/free|no name/);
  expect(said.at(-1)?.reply.text).toMatch(/when you're on your break/i);
});

test('"on my break tomorrow" is a time', () => {
  expect(pureTime('on my break tomorrow')).toBe('on my break tomorrow');
});
