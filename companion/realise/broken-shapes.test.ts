import { expect, test } from 'vitest';
import { brokenShape } from './broken-shapes.ts';

test('a reply whose seam broke is found, in each of the shapes that were seen', () => {
  for (const reply of [
    'You Could do. When could it be?',
    'Ten minutes you could manage, and Fifteen would be vanity.',
    'A name, and you find does not help.',
    'You clapped clapped at the end.',
    'You kept the.',
    'He left, and, you stayed.',
    'You was there.',
  ])
    expect(brokenShape(reply), reply).not.toBeNull();
});

test('a sound reply is left alone, with names, quotes and questions in it', () => {
  for (const reply of [
    'Your roommate Madison ate your meal prep again. How do you and Madison get on?',
    'She said, "It is over. And I mean it." What did you say to her then?',
    "You'd had had enough by then.",
    'Under Get help people answer day and night. What do you think was seen there?',
    'She asked for changes in May, and you could not answer.',
  ])
    expect(brokenShape(reply), reply).toBeNull();
});
