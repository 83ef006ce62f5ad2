import { expect, test } from 'vitest';
import { needsOf } from './pattern-needs.ts';

test('one of several words is needed, whatever may stand around them', () => {
  expect(needsOf(String.raw`\b(?:slap|punch)\w*`, 'i')).toEqual([['slap', 'punch']]);
  expect(needsOf('^.*(dad)[^a]', '')).toEqual([['dad']]);
});

test('words in a row are one longer word while there are few ways to say them', () => {
  expect(needsOf(String.raw`\bI (?:am|was) sad`, 'i')).toEqual([['i am sad', 'i was sad']]);
  expect(needsOf(String.raw`my (?:\w+ )?mums? hit`, 'i')).toEqual([['my '], ['mum hit', 'mums hit']]);
});

test('what may be left out or stand nowhere is not needed', () => {
  expect(needsOf('(?<!not )sad(?:der)?(?! song)', '')).toEqual([['sad', 'sadder']]);
  expect(needsOf('sa(?:d|y)*', '')).toEqual([['sa']]);
  expect(needsOf('a{2,}(?:tea){0,3}', '')).toEqual([]);
});

test('what has to stand somewhere ahead is needed', () => {
  expect(needsOf(String.raw`(?=[\s\S]*(?:\btea\b))(?=[\s\S]*(?:rain|sun))`, 'i')).toEqual([['tea'], ['rain', 'sun']]);
});

test('a few characters to choose from are as many words, and many of them any sign at all', () => {
  expect(needsOf('gr[ae]y', '')).toEqual([['gray', 'grey']]);
  expect(needsOf('gr[a-z]y', '')).toEqual([['gr']]);
  expect(needsOf(String.raw`tea\d`, '')).toEqual([['tea0']]);
});

test('nothing is needed where one alternative needs nothing, and of what is not understood', () => {
  expect(needsOf('tea|.', '')).toEqual([]);
  expect(needsOf(String.raw`(tea) \1`, '')).toEqual([]);
  expect(needsOf('(?i:tea)', '')).toEqual([]);
  expect(needsOf('tea', 'v')).toEqual([]);
  expect(needsOf('\u{1f600}?tea', 'u')).toEqual([]);
  expect(needsOf('tea)', '')).toEqual([]);
});
