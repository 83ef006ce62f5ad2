import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["if i don't fall asleep now i'll be useless tomorrow", 'detail-sleep-or-else'],
  ['i keep staring at the clock and it is half three in the morning', 'detail-night-clock'],
  ['i miss the school run, believe it or not', 'detail-ordinary-with-children'],
  ['i miss packed lunches', 'detail-ordinary-with-children'],
  ["it's been a hell of a year", 'detail-long-year'],
  ['i put the empties in next doors bin', 'detail-empties-out-of-sight'],
  ['i just want somebody to get up for', 'detail-needed-early'],
  ['he says it like its nothing', 'detail-said-like-a-quick-fix'],
  ["it's just me and the fridge humming", 'detail-quiet-enough-to-hear'],
  ['theres a brick in my chest since sunday', 'detail-weight-in-the-chest'],
  ['my voice cracks when i present to the team', 'detail-shakes-while-watched'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ['she has had a hard year with her husband', 'detail-long-year'],
  ['if i dont sleep tonight the newborn will not either, ill be tired', 'detail-sleep-or-else'],
  ['i can hear the fridge and some traffic', 'detail-quiet-enough-to-hear'],
  ['i take the bottles for the milk round out at six', 'detail-empties-out-of-sight'],
  ['my hands shake from the cold when i play outside', 'detail-shakes-while-watched'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
