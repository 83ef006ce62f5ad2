import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { fearedClause, readStance, weightOf } from './stance.ts';

const { understander } = englishTalk;
const stance = (text: string, before = '', dark = false) => readStance(understander.read(text, []), before, dark);

test('what somebody else did for the person is good, and not what was left undone', () => {
  expect(stance('my brother rang back and he is coming over')).toBe('good');
  expect(stance('the nurse left a biscuit on my desk')).toBe('good');
  expect(stance('my brother never rang back')).not.toBe('good');
});

test('a feeling that eased is relief', () => {
  expect(stance('my shoulders are a bit looser now')).toBe('relief');
  expect(stance("it's not better")).not.toBe('relief');
});

test('what is seen for the first time is insight, and a correction is none', () => {
  expect(stance('oh. i never put those two together before')).toBe('insight');
  expect(stance("no, it's not the job, it's the drive there")).toBe('correction');
});

test('leaving out what one was about to do is a choice only after an urge', () => {
  expect(stance("no i won't. its late", 'i want to text him so badly')).toBe('restraint');
  expect(stance("no i won't. its late", 'my mum likes tea')).not.toBe('restraint');
});

test('what may come is a fear, and the clause that says it is found without its joining words', () => {
  expect(stance('and then they will just laugh at me')).toBe('forecast');
  expect(fearedClause(understander.read('and then they will just laugh at me', []))).toBe('they will just laugh at me');
  expect(stance('she will say yes i think')).toBe('hope');
});

test('a dark line is taken back only where there was one', () => {
  expect(stance('no, nothing like that', '', true)).toBe('allclear');
  expect(stance('no, nothing like that')).not.toBe('allclear');
});

test('sorry to the program is an apology, sorry to a friend is a story', () => {
  expect(stance('sorry for snapping')).toBe('apology');
  expect(stance('i said sorry to her twice')).not.toBe('apology');
});

test('the heaviest things have a weight of their own and small ones have none', () => {
  expect(weightOf('I was the one who found her on the stairs')).toBe('heavy_found');
  expect(weightOf('my dad asked me who I was')).toBe('heavy_forgotten');
  expect(weightOf("I haven't told anyone this")).toBe('heavy_secret');
  expect(weightOf('I found my keys and saw my mate')).toBeNull();
});

test('a death by suicide is a loss of the heaviest kind; a breath that stopped once is not', () => {
  expect(weightOf('one of my students took her own life in the spring')).toBe('heavy_loss');
  expect(weightOf('when he was two he stopped breathing once')).toBeNull();
  expect(weightOf('everyone laughed after, I laughed too')).toBeNull();
});

test('what others say is neither an insight nor a relief of the person, and a note may be no kindness', () => {
  expect(stance("my wife says it's not my fault, it's the company")).not.toBe('insight');
  expect(stance('he says it is easier')).not.toBe('relief');
  expect(stance('my girlfriend left a note on the fridge, it said we should talk')).not.toBe('good');
  expect(stance('he rings me twenty times a day')).not.toBe('good');
});

test('good that ends in how bad it was for them is not only good', () => {
  expect(stance('She was nice about it actually. I just felt stupid.')).not.toBe('good');
  expect(stance('She was nice about it.')).toBe('good');
});
