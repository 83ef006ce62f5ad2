import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crisisDirectorySchema, crisisHelpSchema } from './crisis-lines.contract.ts';
import { selectCrisisLines } from './crisis-lines.ts';

const directory = crisisDirectorySchema.parse(
  JSON.parse(readFileSync(new URL('../../content/crisis/lines.json', import.meta.url), 'utf8')),
);
const plain = { level: 2, categories: [] } as const;
const select = (country: string | null, more = {}) => selectCrisisLines(directory, { country, ...plain, ...more });
const full = (id: string) => directory.countries.flatMap((entry) => entry.lines).find((line) => line.id === id);

describe('choosing crisis lines', () => {
  it('answers for every country of the directory as the contract says', () => {
    for (const { code } of directory.countries) {
      const help = crisisHelpSchema.parse(select(code));
      expect(help.emergency.length, code).toBeGreaterThan(0);
      expect(help.lines.length, code).toBeLessThanOrEqual(3);
    }
  });

  it('never shows a line that rests on memory alone', () => {
    for (const { code } of directory.countries) {
      for (const line of select(code).lines) expect(full(line.id)?.evidence).not.toBe('C');
      for (const line of select(code).unchecked) expect(full(line.id)?.evidence).toBe('C');
    }
  });

  it('shows the international directories alone where the country is not known', () => {
    const help = select(null);
    expect(help.country).toBeNull();
    expect(help.lines).toEqual([]);
    expect(help.international[0]?.url).toBe('https://findahelpline.com');
    expect(select('AQ').lines).toEqual([]);
  });

  it('gives 112 for a member state, also one without lines of its own', () => {
    expect(select('BG').emergency).toEqual(['112']);
    expect(select('AT').emergency).toContain('112');
    expect(select('US').emergency).not.toContain('112');
  });

  it('puts a crisis line round the clock first and offers a way to write', () => {
    const [first, second] = select('US').lines;
    expect(first?.hours).toBe('24/7');
    expect(first?.for).toContain('suicide');
    expect(second?.text).not.toBeNull();
  });

  it('keeps a place for the matter itself', () => {
    const help = select('US', { categories: ['abuse_violence'] });
    expect(help.lines.some((line) => line.for.includes('domestic_violence'))).toBe(true);
  });

  it('brings lines for young people forward only for young people', () => {
    expect(select('GB', { under18: true }).lines.length).toBeGreaterThan(1);
    const young = select('DE', { under18: true }).lines;
    expect(young.some((line) => line.for.includes('child') || line.for.includes('youth'))).toBe(true);
    expect(select('US').lines.some((line) => line.audience.includes('under 25'))).toBe(false);
  });

  it('shows two lines in immediate danger', () => {
    expect(select('AU', { level: 3 }).lines).toHaveLength(2);
  });

  it('says so as long as no person has checked the lines shown', () => {
    expect(select('US').checkedByPeople).toBe(false);
    const checked = structuredClone(directory);
    for (const line of checked.countries.flatMap((entry) => entry.lines)) line.lastHumanCheck = '2026-11-20';
    expect(selectCrisisLines(checked, { country: 'US', ...plain }).checkedByPeople).toBe(true);
  });

  it('shows no editor notes and no sources', () => {
    const shown = JSON.stringify(select('PK'));
    expect(shown).not.toContain('progress.guide');
    expect(shown).not.toContain('sources');
  });
});
