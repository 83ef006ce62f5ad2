import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const refers = (turns: string[], id = 'q') =>
  holdChat(companion, turns, id).filter(({ reply }) => reply.move === 'refer');

const WINE = [
  'the evenings are long since the kids moved out',
  'i open a bottle of wine when i get in',
  'most nights it is empty by ten',
  'my sister asked about it and i lied',
  'it started after the divorce i think',
  'i drink it in the kitchen with the light off',
  'nobody sees it that way',
  'then i pour one more and watch something',
];

test('drinking every night is spoken of once in a talk, with who can help', () => {
  const [first, ...more] = refers(WINE);
  expect(first?.reply.text).toMatch(/doctor|GP|alcohol/i);
  expect(more).toEqual([]);
});

test('a glass at a wedding is nobody to refer', () => {
  const turns = [
    'my cousin got married and i had two glasses of wine',
    'my aunt asked when it is my turn',
    'i laughed it off and felt small',
    'everyone was in pairs',
    'i danced with a child the whole evening',
    'then i went home on the night bus',
    'the house was dark',
  ];
  expect(refers(turns)).toEqual([]);
});

test('a worn-out carer hears of help for carers', () => {
  const turns = [
    'my mother has dementia and lives with us',
    'i do her pills and the nights',
    'i shouted at her because of the keys',
    'i am so tired i could fall over',
    'my brother rings once a month',
    'she asks the same thing all day',
    'i look after her and nobody looks after me',
  ];
  expect(
    refers(turns)
      .map(({ reply }) => reply.text)
      .join(' '),
  ).toMatch(/carer|doctor|respite/i);
});

test('numbness after a birth is heard though the baby was told of long before', () => {
  const turns = [
    'our daughter is nine weeks old on friday',
    'my husband is at work till seven',
    'the washing never ends',
    'visitors come and say how pretty she is',
    'i hold her and i feel nothing, like it is somebody else',
    'i pretend when they look at me',
    'then they go and i sit there',
  ];
  // Who can help stands in the question about not being here.
  const asked = holdChat(companion, turns, 'q').find(({ reply }) => reply.move === 'check.nights');
  expect(asked?.reply.text).toMatch(/GP|health visitor|midwife/);
  expect(refers(turns)).toEqual([]);
  expect(refers(turns.map((turn) => turn.replace('i feel nothing, like it is somebody else', 'we sing')))).toEqual([]);
});

test('weeks without sleep, told in two messages, are something for a doctor', () => {
  const turns = [
    'up since three, like every night',
    'it has been about seven weeks',
    'i count the trams going by',
    'the boiler course starts at eight',
    'i lie awake and do the sums of it',
    'coffee stopped helping',
    'i cant sleep on sundays either',
  ];
  expect(refers(turns)[0]?.reply.text).toMatch(/doctor|GP/);
});

test('pain that lasts for years hears of a pain clinic once, and a sore knee does not', () => {
  const turns = [
    'four years of hip pain and nobody finds a thing',
    'they say lose weight',
    'i used to dance on fridays',
    'now i count the stairs',
    'people say i walk fine',
    'my hip hurts before the kettle is on',
    'my husband carries the shopping',
    'bye then',
  ];
  const said = holdChat(companion, turns, 'q').filter(({ reply }) => /pain clinic/.test(reply.text));
  expect(said).toHaveLength(1);
  const knee = [
    'i fell off my bike',
    'my knee hurts',
    'it was the wet leaves',
    'the physio laughed',
    'my wife did too',
    'ok bye',
  ];
  expect(holdChat(companion, knee, 'q').some(({ reply }) => /pain clinic/.test(reply.text))).toBe(false);
});

test('a child who told once and paid for it hears that before being sent to tell again', () => {
  const said = refers([
    'they film me in the lunch queue at school',
    'they posted it and the whole class laughed',
    'i hate going, i feel sick every school day',
    'i didnt tell anyone',
    'my sister left last year',
    'she was in the year above',
    'my teacher found out in year 7 and they called me snitch for weeks',
  ]);
  expect(said.map(({ reply }) => reply.text).join(' ')).toMatch(/Last time, telling|after what telling brought/);
});

test('a helpline waits while one thing is told, and is not named again where it was offered', () => {
  const turns = [
    'i owe 23k and my wife thinks its 4',
    'its the online slots',
    'i lie there doing sums',
    'i open the post before she gets home and hide it',
    'i had a win in march and told myself id pay the card',
    'my dad was the same. with the horses',
    'what do i do',
    'the second one',
    'wednesday',
    'ok thanks, bye',
  ];
  const said = holdChat(companion, turns, 'q').map(({ reply }) => reply.text);
  expect(said[5]).not.toMatch(/helpline|adviser/);
  expect(said.slice(8).join(' ')).not.toMatch(/gambling helpline/);
});

test('a knee of today and the years somebody is dead are no pain of years at the goodbye', () => {
  const turns = [
    'my wife Peg died three years this October, and the allotment committee wants her half plot',
    'I keep it as she had it, I just cannot manage the weeding with my knee',
    'the knee hurts on the bad days, it is not the weeding so much',
    'I saw Malcolm at the tap and he looked at his boots',
    "I've two trays of her seedlings on the windowsill",
    "I'll take them up tomorrow, then. Goodnight.",
  ];
  for (const { reply } of holdChat(companion, turns, 'peas')) expect(reply.text).not.toMatch(/pain clinic/);
});

test('whoever lost a baby is told of no health visitor, and is not asked about the baby', () => {
  const turns = [
    'my sister is pregnant. i had a miscarriage last march',
    'at 10 weeks. mine would have been october',
    'i know exactly how old it would be',
    'i cry in the shower and then go to work',
    'it would be five months old next week, sitting up nearly',
  ];
  for (const { reply } of holdChat(companion, turns, 'lost')) expect(reply.text).not.toMatch(/health visitor|midwife/i);
});
