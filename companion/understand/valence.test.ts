import { expect, test } from 'vitest';
import { type Valence, valenceOf } from './valence.ts';

const shows: Readonly<Record<Valence, readonly string[]>> = {
  self_blame: ["I don't get what I did wrong", "it's my fault too", 'I keep wondering if I did something wrong'],
  shame: ['I feel so ashamed', "I'm not much use to anyone at the moment", "It's the guilt that gets me really."],
  hurt: [
    'everyone laughed. even my mate',
    'there are these boys at school who keep making fun of me',
    'My boss criticised me in front of the whole team today.',
    'he had a go at me in the meeting',
    'now they do stuff without me',
    'My head teacher walked past and did nothing.',
  ],
  scared: ["I'm scared to open the next one", 'I have fear to go there', 'I thought I was going to pass out'],
  worried: ["I don't want to go in tomorrow", 'I am so stressed', "I don't want to be a nagging wife"],
  hidden: ["I haven't told my wife how low I feel", "I just pretend I don't care", "my girlfriend doesn't know."],
  alone: ["don't really have any friends anymore", 'kind of lonely I guess', 'nobody to talk to'],
  loss: ['I miss him', 'we used to talk every day', "I've stopped going swimming"],
  angry: ["I'm just angry", "it's so unfair", "I don't know who to be angry with."],
  low: ['I cry every day', 'I feel gross again', 'the evenings are awful', 'just got promoted and I hate it'],
  effort: ['I do all of it', 'he takes it for granted', "I can't keep doing 13 hour shifts"],
  tired: ["I'm just worn out", 'I am so tired'],
  wanted: ['for them to trust me for once', "I'd like him to say something to her"],
  relief: ["I'm glad it's over", 'I had a really good day', 'it went well'],
};

for (const [valence, messages] of Object.entries(shows))
  test.each(messages)(`"%s" shows ${valence}`, (message) => {
    expect(valenceOf(message)).toBe(valence);
  });

test.each([
  'I was alone, and it was a fond sort of laugh.',
  "I'm alone with him in the mornings",
  "I'm not scared",
  'he would have laughed at me',
  'I am glad. I just set the table for three sometimes.',
  'that I did something right for once',
  'chem is first',
  'Are you scared of me?',
])('"%s" shows nothing', (message) => {
  expect(valenceOf(message)).toBeNull();
});

test('the last sentence that shows anything counts', () => {
  expect(valenceOf('I cried all night. Now I am just angry. It rained.')).toBe('angry');
});
