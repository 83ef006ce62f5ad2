import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const chat = (turns: readonly string[]) => holdChat(companion, turns);
const moves = (turns: readonly string[]) => chat(turns).map((result) => result.reply.move);

test('a heart illness leaves cold and running out, and "none" lets all four ways in', () => {
  const careful = chat(['can we do the tipp exercise', 'heart, and I am pregnant', '9']).at(-1);
  expect(careful?.reply.move).toBe('step.tipp.pick-safe');
  const free = chat(['can we do the tipp exercise', 'none of these', '9']).at(-1);
  expect(free?.reply.move).toBe('step.tipp.pick-all');
});

test('who would rather not say gets the version without holds', () => {
  expect(moves(['can we do box breathing', 'rather not say', '5']).at(-1)).toBe('step.box-breathing.gentle');
  expect(moves(['can we do box breathing', 'asthma', '5']).at(-1)).toBe('step.box-breathing.gentle');
  expect(moves(['can we do box breathing', 'none', '5']).at(-1)).toBe('step.box-breathing.round1');
});

test('a fall of less than two brings a second way or a person', () => {
  const turns = ['can we do the tipp exercise', 'none', '9', 'slow breath', 'done', '8'];
  expect(moves(turns).at(-1)).toBe('step.tipp.more');
  const person = chat([...turns, 'reach a person']).at(-1);
  expect(person?.reply.cards.map((card) => card.type)).toContain('help');
  expect(moves([...turns.slice(0, -1), '6']).at(-1)).toBe('end.tipp');
});

test('an urge to hurt oneself is met by safety, not by an exercise', () => {
  const result = chat(['can we do the urge surfing exercise', 'Hurt myself']).at(-1);
  expect(result?.level).toBeGreaterThanOrEqual(2);
  expect(result?.reply.cards.some((card) => card.type === 'help')).toBe(true);
});

test('ideas are gathered one by one or several at once, and picked by number or by name', () => {
  const turns = ['can we do problem solving', 'how can I pay the rent', 'some of it', 'one month paid'];
  const listed = chat([...turns, 'ask my aunt, sell the bike, work on Saturdays', 'a loan', 'no more ideas']);
  expect(listed.at(-1)?.reply.cards[0]).toMatchObject({
    input: {
      options: [
        { label: 'ask my aunt' },
        { label: 'sell the bike' },
        { label: 'work on Saturdays' },
        { label: 'a loan' },
      ],
    },
  });
  const picked = chat([...turns, 'ask my aunt, sell the bike', 'no more ideas', '2']).at(-1);
  expect(picked?.state.exercises[0]?.values.first).toBe('sell the bike');
});

test('three areas chosen at once are asked about one after the other by name', () => {
  const results = chat(['can we do the values check', 'family, health and play', '9', '3']);
  expect(results.at(-1)?.reply.move).toBe('step.values-check.matters-2');
  expect(results.map((result) => result.reply.text).join(' ')).toMatch(/family/);
  const later = chat(['can we do the values check', 'family, health and play', '9', '3', '8', '2', '7', '1']).at(-1);
  expect(later?.reply.cards[0]).toMatchObject({
    input: { options: [{ label: 'family' }, { label: 'health' }, { label: 'play' }] },
  });
});

test('the muscles begun from the evening close lead back to it', () => {
  const muscles = Array.from({ length: 11 }, () => 'done');
  const all = moves(['can we do the wind down', 'at seven', 'nothing to park', 'let muscles go', '6', ...muscles, '3']);
  expect(all).toContain('step.pmr.hands');
  expect(all.at(-1)).toBe('step.wind-down.same');
});

test('a worry that is a what-if takes its name along to the set time', () => {
  const result = chat(['can we do the worry tree', 'that I get ill', 'a what-if']).at(-1);
  expect(result?.reply.move).toBe('step.worry-postpone.today');
  expect(result?.state.exercises[0]?.values.worry).toBe('that I get ill');
});

const PLAN = [
  'can we make my safety plan',
  'I stop answering',
  'music',
  'the park',
  'Ana',
  'skip',
  'my brother holds it',
];

test('the safety plan is given to be kept only after a yes', () => {
  const yes = chat([...PLAN, 'my cat', 'Keep my plan']).at(-1);
  expect(yes?.saved).toEqual([
    {
      kind: 'safety-plan',
      exerciseId: 'safety-plan',
      values: {
        signs: 'I stop answering',
        alone: 'music',
        company: 'the park',
        'ask-help': 'Ana',
        space: 'my brother holds it',
        living: 'my cat',
      },
    },
  ]);
  const no = chat([...PLAN, 'my cat', "Don't keep it"]).at(-1);
  expect(no?.saved).toEqual([]);
  expect(no?.reply.cards[0]).toMatchObject({ step: 'done-not', status: 'done' });
  for (const unclear of chat([...PLAN, 'my cat', 'blue curtains', 'blue curtains'])) expect(unclear.saved).toEqual([]);
});

test('the safety plan goes on after hard talk, and stops for words that tell of more', () => {
  const talk = [
    'I have thoughts of killing myself',
    'yes',
    'no',
    'no',
    'no',
    'my sister maybe',
    'nothing',
    'music',
    'ok',
  ];
  const parts = ['I go quiet', 'music', 'the park', 'my sister', 'my doctor'];
  const begun = [...talk, 'can we make a safety plan', ...parts];
  const through = chat([...begun, 'the pills go to my sister', 'my dog', 'Keep my plan']).at(-1);
  expect(through?.saved[0]?.values).toMatchObject({ space: 'the pills go to my sister', living: 'my dog' });
  expect(through?.reply.cards.map((card) => card.type)).toContain('help');
  const worse = chat([...begun, 'I am going to kill myself tonight']).at(-1);
  expect(worse?.level).toBe(3);
  expect(worse?.reply.move).toMatch(/^safety/);
  expect(worse?.state.exercises.every((frame) => frame.parked)).toBe(true);
});

test('"I stop answering" is an answer, "can we stop" ends it', () => {
  expect(moves(PLAN.slice(0, 2)).at(-1)).toBe('step.safety-plan.alone');
  expect(moves([...PLAN.slice(0, 1), 'can we stop']).at(-1)).toBe('stop.safety-plan');
});

test('"maybe tomorrow" is a time, "not sure" is none', () => {
  const turns = ['can we do the worry time exercise', 'the rent', 'not today'];
  expect(chat([...turns, 'maybe tomorrow']).at(-1)?.state.exercises[0]?.values.slot).toBe('maybe tomorrow');
  expect(chat([...turns, 'not sure']).at(-1)?.state.exercises[0]?.values.slot).toBe('');
});

test('a person who is not safe is never helped to send the message', () => {
  const turns = ['can we do the dear man exercise', 'no'];
  const result = chat(turns).at(-1);
  expect(result?.reply.move).toBe('step.dear-man.unsafe');
  expect(result?.reply.cards.map((card) => card.type)).toContain('help');
  expect(moves([...turns, 'my sister']).at(-1)).toBe('end.dear-man');
});

test('"I can\'t breathe" is no wish for an exercise', () => {
  expect(moves(["I can't breathe"])[0]).not.toMatch(/^step\./);
});

test('a harsh name given as a reason is never turned to "you"', () => {
  const turns = ['can we do a thought record', '6', 'the meeting', 'I thought that I will be sacked', '80'];
  const result = chat([...turns, "because I'm worthless and a failure"]).at(-1);
  expect(result?.reply.text).not.toMatch(/you(?:'re| are) (?:a )?(?:worthless|failure)|worthless/i);
});

test("the four lines of a hard request are joined to one draft in the person's own words", () => {
  const lines = [
    'the meeting was moved without a word to me',
    'I felt left out',
    "I'd like a message the day before",
    'so that I can plan',
  ];
  const result = chat(['can we do the dear man exercise', 'yes', ...lines]).at(-1);
  expect(result?.reply.text).toContain(
    '"The meeting was moved without a word to me." "I felt left out." "I\'d like a message the day before." "So that I can plan."',
  );
});
