import type { PasswordPolicy, PasswordProblem } from './auth.contract.ts';

/** The policy as it holds for one person. */
export const policyFor = (policy: PasswordPolicy, hasSecondStep: boolean): PasswordPolicy =>
  hasSecondStep ? { ...policy, minLength: policy.minLengthWithSecondStep } : policy;

/**
 * What the policy has against a password, for both sides. Lengths count characters as people
 * see them, so that an emoji is one. The list of common passwords is the server's alone.
 */
export function policyProblems(policy: PasswordPolicy, password: string): PasswordProblem[] {
  const length = [...password].length;
  const problems: PasswordProblem[] = [];
  if (length < policy.minLength) problems.push('too_short');
  if (policy.maxLength !== null && length > policy.maxLength) problems.push('too_long');
  if (policy.requireLowercase && !/\p{Ll}/u.test(password)) problems.push('lowercase');
  if (policy.requireUppercase && !/\p{Lu}/u.test(password)) problems.push('uppercase');
  if (policy.requireDigit && !/\p{Nd}/u.test(password)) problems.push('digit');
  if (policy.requireSymbol && !/[^\p{L}\p{N}\s]/u.test(password)) problems.push('symbol');
  return problems;
}
