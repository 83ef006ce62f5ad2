import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['she did it in front of everyone', 'did-it-in-front'],
  ["they said they'd get back to me", 'get-back-to-me'],
  ["that they'll cut me off", 'cut-me-off'],
  ['nothing can wait its my a levels', 'its-my-a-levels'],
  ['went to hr, they did nothing', 'hr-did-nothing'],
  ['he gave my shifts to his nephew', 'favourite-gets-it'],
  ["I don't know what to study after school", 'dont-know-what-to-study'],
  ['my benefits got cut', 'money-stopped'],
  ['i signed it without reading', 'signed-without-reading'],
  ['theres a girl in my class who makes fun of my clothes', 'make-fun-of-my'],
  ['I was refused the loan', 'loan-refused'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)[0]).toMatch(new RegExp(`-told-${id}$`));
});

test.each([
  ['I had one interview in march', 'days-interview-ahead'],
  ['i tried an app but i just turn it off', 'plain-meetup'],
  ['they said theyd get back to me about the job', 'said-not-now'],
  ['i sent two applications and heard nothing', 'good-sent-it'],
  ['first week in my new job and i feel stupid', 'days-hard-word-self'],
  ['he told me im too sensitive', 'work-told-not-team-player'],
  ['it always turns into a fight about money', 'money-told-argue-about-money'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
