import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyProblems } from '#shared/auth/password-rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const LAX = {
  minLength: 6,
  minLengthWithSecondStep: 6,
  maxLength: null,
  requireLowercase: false,
  requireUppercase: false,
  requireDigit: false,
  requireSymbol: false,
};
const STRICT = {
  minLength: 10,
  minLengthWithSecondStep: 10,
  maxLength: 64,
  requireLowercase: true,
  requireUppercase: true,
  requireDigit: true,
  requireSymbol: true,
};

describe('the password policy', () => {
  it('asks for six characters and nothing else by default', () => {
    expect(policyProblems(LAX, 'abcdé')).toEqual(['too_short']);
    expect(policyProblems(LAX, 'abcdéf')).toEqual([]);
    expect(policyProblems(LAX, 'ab🙂🙂🙂')).toEqual(['too_short']);
  });

  it('names everything a stricter policy misses at once', () => {
    expect(policyProblems(STRICT, '')).toEqual(['too_short', 'lowercase', 'uppercase', 'digit', 'symbol']);
    expect(policyProblems(STRICT, `Aa1!${'x'.repeat(61)}`)).toEqual(['too_long']);
    expect(policyProblems(STRICT, 'Grüße an 4 Schafe!')).toEqual([]);
  });
});

describe('common passwords', () => {
  it('are more than a thousand, none shorter than any policy allows', () => {
    const lines = readFileSync(new URL('../../../content/passwords/common.txt', import.meta.url), 'utf8').split('\n');
    const words = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['123456', 'Password', 'P@ssw0rd!', 'qwerty2024', 'aaaaaa', 'abcabc', 'fedcba', 'Alcove!', 'sunshine99'])(
    'know %s',
    async (password) => {
      expect(await isCommonPassword(password, [])).toBe(true);
    },
  );

  it.each(['quiet river stone', 'Grüße an 4 Schafe', 'dragon-under-the-stairs'])('do not know %s', async (password) => {
    expect(await isCommonPassword(password, ['ann@example.org'])).toBe(false);
  });

  it('include the words of the address and the name', async () => {
    const personal = ['marta.kowalska@gardenclub.org', 'Marta Kowalska'];
    for (const password of ['kowalska', 'Gardenclub1', 'MARTA.KOWALSKA@gardenclub.org'])
      expect(await isCommonPassword(password, personal)).toBe(true);
    expect(await isCommonPassword('kowalska grows beans', personal)).toBe(false);
  });
});

describe('password hashes', () => {
  it('are argon2id with 46 MiB and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet river stone'), hashPassword('quiet river stone')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('quiet river stone', one)).toBe(true);
    expect(await verifyPassword('quiet river stones', one)).toBe(false);
  });

  it('match however the keyboard composes its letters', async () => {
    expect(await verifyPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true);
  });

  it('that cannot be read match nothing', async () => {
    for (const phc of ['', 'quiet', '$argon2id$v=19$m=1,t=1,p=1$$', '$scrypt$n=1$a$b'])
      expect(await verifyPassword('quiet', phc)).toBe(false);
  });
});
