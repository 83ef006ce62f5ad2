import { expect, test } from 'vitest';
import { tellToYou } from './tell-to-you.ts';

test.each([
  [
    'they rank us on a board and my supervisor reads it out',
    'they rank you on a board and your supervisor reads it out',
  ],
  ["I was late and I'm never late", "you were late and you're never late"],
  ['the nurse took my blood and I looked at the wall', 'the nurse took your blood and you looked at the wall'],
  ['been painting the same door since noon', "you've been painting the same door since noon"],
  ['she told my cousin before she told me', 'she told your cousin before she told you'],
])('%s is told to the person', (said, told) => {
  expect(tellToYou(said, null)).toBe(told);
});

test('what somebody said keeps its words, and the story after it is turned again', () => {
  expect(tellToYou('she goes are you even listening and I put my phone away', null)).toBe(
    'she goes, "are you even listening" and you put your phone away',
  );
  expect(tellToYou('he said "I need my space" and took my keys', null)).toBe(
    'he said "I need my space" and took your keys',
  );
});

test('a "you" that is anybody stays, and the rest turns', () => {
  expect(tellToYou('in this town you tell one and the whole street has it, so I tell none', null)).toBe(
    'in this town you tell one and the whole street has it, so you tell none',
  );
});

test('a sentence that leaves open who is who is not told', () => {
  expect(tellToYou('the clinic never said we lost your file', null)).toBeNull();
  expect(tellToYou('you told me last week that my mum called', null)).toBeNull();
});
