import { useState } from 'react';
import { policyFor } from '#shared/auth/password-rules.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { useInstance } from './auth.queries.ts';
import { DEFAULT_POLICY, policyRules } from './password-strength.ts';

/** A password being chosen: checked against the policy before it is sent, and told in its own field what the server thinks. */
export function useNewPassword(hasSecondStep = false) {
  const t = useTexts('auth');
  const policy = policyFor(useInstance()?.passwordPolicy ?? DEFAULT_POLICY, hasSecondStep);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  return {
    password,
    field: {
      kind: 'new' as const,
      policy,
      value: password,
      error,
      onChange: (value: string) => {
        setPassword(value);
        setError(null);
      },
    },
    /** True where the policy is met; else the field says so. */
    check: () => {
      const met = policyRules(password, policy).every((rule) => rule.met);
      setError(met ? null : t('policy.notYet'));
      return met;
    },
    place: (failure: unknown) => {
      const weak = failure instanceof ApiError && failure.code === 'auth.password_weak';
      if (weak) setError(errorText(failure));
      return weak;
    },
  };
}
