import { describe, expect, it } from 'vitest';
import { intoCare } from './into-care.ts';
import { withoutShutDoor } from './shut-out.ts';

describe('a door that is shut', () => {
  it('is a quarrel over a house where one was told of', () => {
    const before = ["He's gone and changed the locks on dads house"];
    expect(withoutShutDoor('my brother Neil has locked me out', before)).toBe('the door is shut');
  });
  it('is a night in the cold where nothing says otherwise', () => {
    for (const text of ['my boyfriend locked me out in the snow again', 'my brother has locked me out'])
      expect(withoutShutDoor(text, [])).toBe(text);
  });
});

describe('news of a nursing home', () => {
  it('is no leave taken for good', () => {
    expect(intoCare('She leaves hospital but she is not coming home, she goes to the home by the canal')).not.toMatch(
      /not coming|canal/,
    );
  });
  it("stays as it is where it is the writer's own going", () => {
    const text = "My wife went into the care home. I won't be coming home from the canal tonight.";
    expect(intoCare(text)).toBe(text);
  });
});
