import type { PasswordPolicy, PasswordProblem } from '#shared/auth/auth.contract.ts';
import { policyProblems } from '#shared/auth/password-rules.ts';

export type PolicyRule = Exclude<PasswordProblem, 'common'>;

/** Specification §9: minimum 6 unless the server's policy says otherwise; used until the policy has arrived. */
export const DEFAULT_POLICY: PasswordPolicy = {
  minLength: 6,
  minLengthWithSecondStep: 6,
  maxLength: null,
  requireLowercase: false,
  requireUppercase: false,
  requireDigit: false,
  requireSymbol: false,
};

/** The rules that this policy has switched on, with whether the password keeps each. */
export function policyRules(password: string, policy: PasswordPolicy): { rule: PolicyRule; met: boolean }[] {
  const active: Record<PolicyRule, boolean> = {
    too_short: true,
    too_long: policy.maxLength !== null,
    lowercase: policy.requireLowercase,
    uppercase: policy.requireUppercase,
    digit: policy.requireDigit,
    symbol: policy.requireSymbol,
  };
  const problems = policyProblems(policy, password);
  return (Object.keys(active) as PolicyRule[])
    .filter((rule) => active[rule])
    .map((rule) => ({ rule, met: !problems.includes(rule) }));
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess, 0 (at once) to 4 (very hard): a rough estimate from its length and variety,
 * marked down for repeats and runs such as aaaa, abcd and 1234. The server's blocklist has the last word.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const characters = [...password];
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const bits = surprising(characters) * (kinds === 1 ? 3.6 : 3.6 + kinds * 0.55);
  if (bits < 24) return 0;
  if (bits < 36) return 1;
  if (bits < 52) return 2;
  return bits < 70 ? 3 : 4;
}

/** Characters that do not merely repeat or continue what stood before; the others count a fifth. */
function surprising(characters: string[]): number {
  let sum = 0;
  let step: number | null = null;
  characters.forEach((character, index) => {
    const before = characters[index - 1];
    const difference = before === undefined ? null : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    const predictable = difference !== null && Math.abs(difference) <= 1 && difference === (step ?? difference);
    const seenOften = characters.slice(0, index).filter((other) => other === character).length >= 2;
    sum += predictable || seenOften ? 0.2 : 1;
    step = difference;
  });
  return sum;
}
