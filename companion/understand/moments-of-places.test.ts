import { expect, test } from 'vitest';
import { isNamedInFull, momentOf } from './moments.ts';
import { OF_PLACES } from './moments-of-places.ts';

test.each([
  ["my parents are strict and I'm bi", 'self_at_home'],
  ['no one knows but my sister', 'one_knows'],
  ["grandma asked when I'm going to give them grandkids", 'hopes_for_other'],
  ["I'm nervous about going to my in-laws for eid", 'visit_dread'],
  ['I love him. he paid for my lessons', 'were_good_to_me'],
  ['I still pray every night', 'faith_kept'],
  ["my friends say leave him. I can't", 'just_leave_them'],
  ['I just want to get through christmas', 'only_get_through'],
  ['my brother always makes me laugh', 'makes_me_laugh'],
  ['I feel sick every morning before work', 'sick_before_going'],
  ['no, I never told anybody', 'told_no_one'],
  ['my dad would make it so much worse', 'telling_costs'],
  ['we used to walk home together but now she goes with them', 'seat_lost'],
  ["it's just 5 minutes but it feels like hours", 'minutes_like_hours'],
  ["my boss saw me cry and didn't make it a big thing", 'saw_and_was_kind'],
  ["I've become invisible", 'unseen_out'],
  ['nobody who mattered was there', 'nobody_that_counted'],
  ['I go blank when people are watching', 'when_they_watch'],
  ['someone posted the video in the group chat', 'put_online'],
  ["our manager is on leave so it's a party here", 'boss_away'],
  ["I don't know why it upset me so much", 'why_it_hit'],
  ["yeah, I'm jealous", 'was_jealous'],
])('%j tells of %j', (text, id) => {
  expect(momentOf(text)).toBe(id);
  expect(isNamedInFull(id)).toBe(true);
});

test.each([
  "nobody knows but it's fine",
  'my mum hopes my husband gets better',
  "I'm sick so not going home for christmas",
  'I love them but they took my phone',
  'he told me to leave him alone',
  'nothing makes me laugh any more',
  "I'm sick of it every day",
  'I feel sick every morning',
  "I haven't told anyone I want to die",
  'no one was looking after him',
  'I shake when I see him',
  'they shared the bill',
  'my boss is off with cancer',
  "I don't know why he hit me",
  "he didn't make a big deal out of my promotion",
])('%j is near one of them and is none', (text) => {
  expect(OF_PLACES.find(([, words]) => words.test(text))?.[0]).toBeUndefined();
});
