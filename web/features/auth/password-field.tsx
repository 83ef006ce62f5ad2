import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { PasswordPolicy } from '#shared/auth/auth.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/field.tsx';
import { useInstance } from './auth.queries.ts';
import { DEFAULT_POLICY, passwordStrength, policyRules } from './password-strength.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `new` shows the policy and how strong the password is. */
  kind: 'current' | 'new';
  error?: string | null;
  /** The instance's own where absent. */
  policy?: PasswordPolicy;
}

export function PasswordField({ label, value, onChange, kind, error, policy }: PasswordFieldProps) {
  const t = useTexts('auth');
  const [shown, setShown] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={label}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        end={
          <IconButton
            label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
          </IconButton>
        }
      />
      {kind === 'new' && <Policy password={value} given={policy} />}
    </div>
  );
}

const METER = ['bg-danger', 'bg-danger', 'bg-accent', 'bg-primary', 'bg-primary'];

function Policy({ password, given }: { password: string; given: PasswordPolicy | undefined }) {
  const t = useTexts('auth');
  const ofInstance = useInstance()?.passwordPolicy ?? DEFAULT_POLICY;
  const policy = given ?? ofInstance;
  const strength = passwordStrength(password);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ul className="flex flex-col gap-1">
        {policyRules(password, policy).map(({ rule, met }) => (
          <li key={rule} className={classNames('flex items-center gap-2', met ? 'text-ink' : 'text-ink-soft')}>
            {met ? (
              <Check aria-hidden="true" className="size-4 text-primary" />
            ) : (
              <Circle aria-hidden="true" className="size-4" />
            )}
            <span>{t(`policy.${rule}`, { min: policy.minLength, max: policy.maxLength ?? 0 })}</span>
            {password !== '' && <span className="sr-only">{t(met ? 'policy.met' : 'policy.unmet')}</span>}
          </li>
        ))}
      </ul>
      {password !== '' && (
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="flex w-32 gap-1">
            {[1, 2, 3, 4].map((level) => (
              <span
                key={level}
                className={classNames('h-1.5 flex-1 rounded-full', strength >= level ? METER[strength] : 'bg-line')}
              />
            ))}
          </span>
          <span aria-live="polite" className="text-ink-soft">
            {t(`strength.${strength}`)}
          </span>
        </div>
      )}
    </div>
  );
}
