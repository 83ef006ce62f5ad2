import { describe, expect, it } from 'vitest';
import { isOfOneTry } from './failed-try.ts';
import { withoutLaughedOff } from './laughed-off.ts';

describe('what is said of dying for the laugh', () => {
  it('is left out, and what it was about stays', () => {
    const said = "lol my boss scheduled a meeting at 5pm on a friday, i'm going to jump off the roof";
    expect(withoutLaughedOff(said)).toBe('lol my boss scheduled a meeting at 5pm on a friday');
  });
  it.each([
    "i'm going to jump off the roof lol",
    "my boss put in a meeting and i'm going to jump off the roof",
    "lol another meeting, i'm so alone, i'm going to jump off the roof",
    "haha essay due monday, i'm going to kill myself tonight",
  ])('stays where it stands alone, without a laugh or beside what weighs: "%s"', (said) => {
    expect(withoutLaughedOff(said)).toBe(said);
  });
  it('stays after something that weighs was told before', () => {
    const said = "lol another meeting on monday, i'm going to jump off the roof";
    expect(withoutLaughedOff(said, ["I've felt hopeless for weeks"])).toBe(said);
  });
});

describe('no point in trying one thing again', () => {
  it('is no hope lost as a whole', () => {
    expect(isOfOneTry("I failed my driving test. I don't see the point of trying again.")).toBe(true);
    expect(isOfOneTry("I failed my test and I don't see the point of anything any more.")).toBe(false);
  });
});
