import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { loosened, registerWished } from './draft-sound.ts';
import { toThem } from './to-them.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 's').at(-1)?.reply.text ?? '';

test.each(['I feel lighter already. Goodnight!', 'She was nice about it actually', "I'm calmer and softer today"])(
  '%j is said of somebody, and wishes for no other sound',
  (text) => expect(registerWished(text)).toBeUndefined(),
);

test.each([
  ['can you make it a bit lighter', 'short'],
  ['can you make it sound less blunt?', 'warm'],
  ["I'm sounding too harsh, make it softer", 'warm'],
])('%j wishes for another sound', (text, register) => expect(registerWished(text)).toBe(register));

const LANDLORD = [
  "I need to tell my landlord I'm moving out at the end of January. Can you help me write something?",
  "It's fine but can you make it a bit more polite? He's actually been a nice guy.",
];
test('more polite to a landlord is a courtesy, and no heart to heart', () => {
  expect(last(...LANDLORD)).toMatch(/hope you're well|thank you|grateful/i);
  expect(last(...LANDLORD)).not.toMatch(/listen first|hear this from me|kindly/i);
});

const HEATING = [
  'my heating has been broken for two weeks. Could you help me write an email to the letting agent?',
  "It's good but it doesn't mention that I've got a baby in the flat. Can we put that in?",
];
test('what is missing goes in, and the asking for it does not', () => {
  expect(last(...HEATING)).toMatch(/I've got a baby in the flat\./);
  expect(last(...HEATING)).not.toMatch(/put that in/i);
});

test('shorter keeps what was put in', () => expect(last(...HEATING, 'Can you make it a bit shorter?')).toMatch(/baby/));

test('what is too stiff is said as one writes to somebody one knows', () => {
  expect(loosened("I'd like Friday off, please.")).toBe("Hi, I'd like Friday off. Is that OK?");
});

test('"a colleague" is the one it is said to, where it goes to her', () => {
  const her = { said: '', own: '', pronoun: 'she' } as const;
  expect(toThem('I snapped at a colleague in a meeting today', her)).toBe('I snapped at you in a meeting today');
});

test('an example of what to say is words, and another one of those before', () => {
  const talk = [
    'how do i say no to my mum when she asks me to come every single weekend',
    'every sunday yeah. i work six days a week',
    'could you give me an example of what i could say',
  ];
  expect(last(...talk)).toMatch(/I can't come every single weekend/);
});

test('a question behind "that\'s nice" is answered', () => {
  const talk = [
    'I want to leave my gym but the guy who runs it is really friendly. What do I say to him?',
    'Can you make it softer?',
    "Yes, that's nice. Would it be rude to just do it by text?",
  ];
  expect(last(...talk)).toMatch(/text is fine|plenty of people/i);
});

test('a letter about a son goes to his teacher, and says what happened', () => {
  const talk = [
    "My son got a detention he didn't deserve and I want to email his teacher. I'm too annoyed to write something sensible, can you help?",
    'He was blamed for throwing a pen, but it was the boy next to him.',
  ];
  expect(last(talk[0] ?? '')).toMatch(/them|they|teacher/);
  expect(last(...talk)).toMatch(/(?:He|my son) was blamed for throwing a pen/);
});

test("part of a friend's party is no debt to be paid in parts", () => {
  const talk = [
    "Should I go to my friend's hen do? It's 400 quid and I can't really afford it.",
    'I could probably do just the Saturday night.',
    'How would I even put that to her?',
  ];
  expect(last(...talk)).toMatch(/part/);
  expect(last(...talk)).not.toMatch(/pay (?:it )?in parts/);
});
