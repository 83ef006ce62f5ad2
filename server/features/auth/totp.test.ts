import { describe, expect, it } from 'vitest';
import { codeAt, newSeed, setupLink, stepAt, stepOf } from './totp.ts';

/** The seed of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  // The appendix gives eight digits; six are the last six of them.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %d of the epoch are those of RFC 6238', (second, eight) => {
    expect(codeAt(SEED, stepAt(second * 1000))).toBe(eight.slice(2));
  });

  it('are taken half a minute early or late, and no further', () => {
    const now = 1_700_000_010_000;
    const code = codeAt(SEED, stepAt(now));
    expect(stepOf(SEED, code, now, 0)).toBe(stepAt(now));
    expect(stepOf(SEED, code, now - 30_000, 0)).toBe(stepAt(now));
    expect(stepOf(SEED, code, now + 30_000, 0)).toBe(stepAt(now));
    expect(stepOf(SEED, code, now - 60_000, 0)).toBeNull();
    expect(stepOf(SEED, code, now + 60_000, 0)).toBeNull();
  });

  it('are not taken again, nor any from before', () => {
    const now = 1_700_000_010_000;
    const step = stepAt(now);
    expect(stepOf(SEED, codeAt(SEED, step), now, step)).toBeNull();
    expect(stepOf(SEED, codeAt(SEED, step - 1), now, step)).toBeNull();
    expect(stepOf(SEED, codeAt(SEED, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are never %j', (text) => {
    expect(stepOf(SEED, text, 1_700_000_010_000, 0)).toBeNull();
  });

  it('come from seeds of 160 bits that no two people share', () => {
    const seeds = new Set(Array.from({ length: 50 }, newSeed));
    expect(seeds.size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('are set up by a link that names the instance and the account, whatever letters they hold', () => {
    const link = new URL(setupLink(SEED, 'Alcove: home', 'ann+b@example.org'));
    expect(link.protocol).toBe('otpauth:');
    expect(decodeURIComponent(link.pathname)).toContain('Alcove: home:ann+b@example.org');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      secret: SEED,
      issuer: 'Alcove: home',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
