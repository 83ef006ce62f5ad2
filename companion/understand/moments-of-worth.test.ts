import { expect, test } from 'vitest';
import { momentOf } from './moments.ts';

test.each([
  ["they said my work was great and I just assumed it's pity", 'praise_slides'],
  ['everybody else on the ward seems to know what to do', 'others_know_how'],
  ['I check it over and over before I hit send', 'rewrites_it'],
  ['I only got in because someone pulled out', 'only_luck'],
  ["I don't really belong there", 'not_belong'],
  ['no one in my family ever went to college', 'first_to_go'],
  ["my aunties always ask when I'm getting married", 'asks_when'],
  ['my parents sold the shop so I could study', 'worked_for_me'],
  ['it has to be worth it for her', 'must_be_worth'],
  ['we moved to Germany two years ago with my wife', 'came_here'],
  ["I'll just sit alone at lunch again", 'place_alone'],
  ['he was my whole world', 'whole_days'],
  ['I was going to make it up to him', 'meant_to_still'],
  ["I didn't miss her call. I let it ring", 'owns_choice'],
  ["if I can't fall asleep I'll be useless tomorrow", 'sleep_on_order'],
  ["I close my eyes and I'm back in that room", 'picture_at_night'],
  ["I've tried pills, tea and counting sheep", 'tried_list'],
  ['I keep grinding my teeth', 'body_clenched'],
  ['I keep checking the clock', 'clock_watched'],
  ["it's horrible at school now", 'bad_place'],
  ['I told everyone about her mum and it was private', 'broke_confidence'],
])('"%s" is the moment %s', (text, id) => {
  expect(momentOf(text)).toBe(id);
});

test.each([
  'my boss said it was good to see me back',
  'the dog seems to know when I come home',
  'I read it before bed',
  'I got the bus because it was raining',
  'the keys belong to my neighbour',
  'nobody in my family likes fish',
  "she asked when I'm getting the train",
  'he left early so we could eat',
  'the ticket was worth it for the band',
  'I came here to talk about my boss',
  "I'm going to stand up for myself",
  'he was my life coach',
  'I was going to call him tomorrow',
  "I didn't see him but I knew he was home",
  "if I don't sleep I watch films",
  'I close my eyes and count to ten',
  'I wake up and then I make tea',
  "I've tried talking to him, but he never listens, and I'm tired",
  'my jaw hurts since the dentist',
  'the clock in the hall is slow',
  'the weather is horrible today',
  'I told her about the film and it was fun',
])('"%s" is none of these moments', (text) => {
  expect(momentOf(text)).toBeNull();
});
