import { expect, test } from 'vitest';
import { DEFAULT_POLICY, passwordStrength, policyRules } from './password-strength.ts';

test('a policy shows only the rules it has switched on', () => {
  expect(policyRules('abc', DEFAULT_POLICY)).toEqual([{ rule: 'too_short', met: false }]);
  expect(policyRules('abcdef', DEFAULT_POLICY)).toEqual([{ rule: 'too_short', met: true }]);
});

test('every composition rule is checked in any script', () => {
  const strict = {
    minLength: 4,
    minLengthWithSecondStep: 4,
    maxLength: 8,
    requireLowercase: true,
    requireUppercase: true,
    requireDigit: true,
    requireSymbol: true,
  };
  expect(policyRules('Änd3r!', strict).every(({ met }) => met)).toBe(true);
  expect(
    policyRules('ändern ü9', strict)
      .filter(({ met }) => !met)
      .map(({ rule }) => rule),
  ).toEqual(['too_long', 'uppercase', 'symbol']);
});

test('repeats and runs do not make a password strong', () => {
  expect(passwordStrength('')).toBe(0);
  expect(passwordStrength('aaaaaaaaaaaa')).toBe(0);
  expect(passwordStrength('123456789')).toBe(0);
});

test('a longer sentence is stronger than a short word with a digit', () => {
  const sentence = passwordStrength('lamp river quiet morning');
  expect(sentence).toBe(4);
  expect(passwordStrength('summer1')).toBeLessThan(sentence);
});
