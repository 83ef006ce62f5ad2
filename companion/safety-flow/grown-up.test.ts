import { expect, it } from 'vitest';
import { saysGrown } from './grown-up.ts';

it.each(["Im 39 mate, I'm a plumber", "I'm sixty one. I have grandchildren.", 'i drive lorries for a living'])(
  '"%s" is said by somebody of age',
  (text) => {
    expect(saysGrown(text)).toBe(true);
  },
);
it.each(["im 13 and i'm at home", "I'm 20 minutes away", 'my dad is a plumber'])('"%s" says nothing of it', (text) => {
  expect(saysGrown(text)).toBe(false);
});
