import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#shared/checkins/reminders.contract.ts';
import { dayIn, momentOf, nextTime } from './reminder-times.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const daily = (hour: number, zone: string) => ({ days: WEEKDAYS, hour, zone });

describe('an hour of a day, somewhere', () => {
  test.each([
    ['Europe/Berlin', '2026-07-01', 20, '2026-07-01T18:00'],
    ['Europe/Berlin', '2026-12-01', 20, '2026-12-01T19:00'],
    ['Asia/Kolkata', '2026-07-01', 0, '2026-06-30T18:30'],
    ['Pacific/Kiritimati', '2026-07-01', 8, '2026-06-30T18:00'],
    ['America/Los_Angeles', '2026-07-01', 23, '2026-07-02T06:00'],
  ])('%s, %s at %i', (zone, day, hour, at) => {
    expect(momentOf(day, hour, zone)).toBe(utc(at));
    expect(dayIn(utc(at), zone)).toBe(day);
  });

  test('that is missing in the night the clocks go forward is the one after it', () => {
    expect(momentOf('2026-03-29', 2, 'Europe/Berlin')).toBe(utc('2026-03-29T01:00'));
    expect(momentOf('2026-03-08', 2, 'America/New_York')).toBe(utc('2026-03-08T07:00'));
  });

  test('that comes twice in the night they go back is the first one', () => {
    expect(momentOf('2026-10-25', 2, 'Europe/Berlin')).toBe(utc('2026-10-25T00:00'));
    expect(momentOf('2026-11-01', 1, 'America/New_York')).toBe(utc('2026-11-01T05:00'));
  });
});

describe('the next time', () => {
  test('is later today, or tomorrow once the hour is over', () => {
    expect(nextTime(daily(20, 'Europe/Berlin'), utc('2026-07-01T17:59')).at).toBe(utc('2026-07-01T18:00'));
    expect(nextTime(daily(20, 'Europe/Berlin'), utc('2026-07-01T18:00')).at).toBe(utc('2026-07-02T18:00'));
  });

  test('is on a chosen day only, by the calendar of the zone', () => {
    // Sunday evening in Greenwich is Monday morning in Tokyo.
    const monday = nextTime({ days: [1], hour: 7, zone: 'Asia/Tokyo' }, utc('2026-11-15T20:00'));
    expect(monday).toEqual({ at: utc('2026-11-15T22:00'), day: '2026-11-16' });
    expect(nextTime({ days: [1], hour: 7, zone: 'Asia/Tokyo' }, monday.at).day).toBe('2026-11-23');
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'comes once on each day of a year at each hour, in %s',
    (zone) => {
      for (const hour of [0, 1, 2, 3, 23]) {
        let next = nextTime(daily(hour, zone), utc('2026-01-01T00:00'));
        const first = Date.parse(next.day);
        for (let day = 1; day < 365; day++) {
          next = nextTime(daily(hour, zone), next.at, next.day);
          expect(next.day).toBe(new Date(first + day * 86_400_000).toISOString().slice(0, 10));
        }
      }
    },
  );
});
