import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { useAuth, useAuthActs } from './auth.queries.ts';

/** Where the link of the confirmation mail lands. The token is used once, whatever React does. */
export function VerifyEmail({ token }: { token: string }) {
  const t = useTexts('auth');
  const { state } = useAuth();
  const { verifyEmail } = useAuthActs();
  const [result, setResult] = useState<'running' | 'done' | string>('running');
  const used = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token is sent once
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    verifyEmail(token).then(
      () => setResult('done'),
      (error: unknown) => setResult(errorText(error)),
    );
  }, [token]);

  // A link that was used already fails too; whoever is signed in goes on from here all the same.
  const onward = (
    <ButtonLink to={state === 'in' ? '/chat' : '/authpage'} replace look="primary">
      {t(state === 'in' ? 'verify.toChat' : 'verify.toLogin')}
    </ButtonLink>
  );
  if (result === 'running') return <AccountFrame title={t('verify.running')}>{null}</AccountFrame>;
  if (result !== 'done') {
    return (
      <AccountFrame title={t('verify.failed')} scene={<LampScene />}>
        <FormError text={result} />
        {onward}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('verify.done')} lead={t('verify.thanks')} scene={<LampScene />}>
      {onward}
    </AccountFrame>
  );
}
