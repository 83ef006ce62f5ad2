import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BringAlongChoice } from '#web/features/data/data-parts.queries.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { AnonymousForm } from './anonymous-form.tsx';
import { useAuth, useAuthActs, useInstance } from './auth.queries.ts';
import { isIdentityView } from './identities.queries.ts';
import { IdentityViews } from './identity-parts.queries.ts';
import { LeavingViews, leavingOf } from './leaving-parts.queries.ts';
import { MailViews } from './mail-parts.queries.ts';
import { mailViewOf } from './mail-sign-in.queries.ts';
import { OtherWays } from './other-ways.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { useReturn } from './return-path.ts';
import { SecondStep } from './second-step-parts.queries.ts';
import { SendAgain } from './send-again.tsx';
import { StopReminders } from './stop-reminders.tsx';
import { useSubmit } from './use-submit.ts';
import { VerifyEmail } from './verify-email.tsx';

const VERIFY = /^#verify=(.+)$/;
const STOP = /^#stop=([\w-]+)$/;

/** Log in, confirm an e-mail (`#verify=`), stop reminders (`#stop=`), or go on without an account. */
export function AuthPage() {
  const { hash } = useLocation();
  const auth = useAuth();
  const { goBack } = useReturn();
  const [anonymously, setAnonymously] = useState(false);
  const token = VERIFY.exec(hash)?.[1];
  const stop = STOP.exec(hash)?.[1];
  const mail = mailViewOf(hash);

  const leaving = leavingOf(hash, auth.session);
  const isElsewhere =
    leaving !== null || isIdentityView(hash) || (mail !== null && mail.view !== 'ask') || (token ?? stop) !== undefined;
  const settled = !isElsewhere && auth.state === 'in' && !auth.user.isAnonymous;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving once is enough
  useEffect(() => {
    if (settled) goBack();
  }, [settled]);

  if (leaving !== null)
    return (
      <Suspense fallback={null}>
        <LeavingViews leaving={leaving} />
      </Suspense>
    );
  if (isIdentityView(hash))
    return (
      <Suspense fallback={null}>
        <IdentityViews key={hash} hash={hash} />
      </Suspense>
    );
  if (hash === '#second-step')
    return (
      <Suspense fallback={null}>
        <SecondStep />
      </Suspense>
    );
  if (mail !== null)
    return (
      <Suspense fallback={null}>
        <MailViews key={hash} mail={mail} />
      </Suspense>
    );
  if (token !== undefined) return <VerifyEmail token={decodeURIComponent(token)} />;
  if (stop !== undefined) return <StopReminders token={stop} />;
  if (anonymously) return <AnonymousForm onBack={() => setAnonymously(false)} />;
  return <LogIn onAnonymous={() => setAnonymously(true)} />;
}

function LogIn({ onAnonymous }: { onAnonymous: () => void }) {
  const t = useTexts('auth');
  const auth = useAuth();
  const { signIn } = useAuthActs();
  const { state, goBack, goToSecondStep } = useReturn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shared, setShared] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { busy, error, submit } = useSubmit(
    async () => {
      setUnconfirmed(false);
      await signIn(email.trim(), password, shared);
      goBack();
    },
    (failure) => {
      const isWaiting = failure instanceof ApiError && failure.code === 'auth.verify_email';
      setUnconfirmed(isWaiting);
      return goToSecondStep(failure);
    },
  );
  const anonymous = auth.state === 'in' && auth.user.isAnonymous;
  const instance = useInstance();

  return (
    <AccountFrame title={t('login.title')} lead={anonymous ? t('login.anonymous') : t('login.lead')}>
      {anonymous && (
        <Suspense fallback={null}>
          <BringAlongChoice />
        </Suspense>
      )}
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('email.label')}
          type="email"
          name="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField label={t('password.label')} kind="current" value={password} onChange={setPassword} />
        <Checkbox
          label={t('shared.label')}
          hint={t('shared.hint')}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Link to="/forgot-password" className="link inline-flex min-h-11 items-center self-start">
          {t('login.forgot')}
        </Link>
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      {isUnconfirmed && <SendAgain email={email.trim()} />}
      <div className="flex flex-col gap-3 border-t border-line pt-6">
        <PasskeySignIn />
        {instance?.mailConfigured && (
          <ButtonLink to="/authpage#by-mail" state={state}>
            {t('login.byMail')}
          </ButtonLink>
        )}
        <OtherWays />
        <ButtonLink to="/signup" state={state}>
          {t('login.signup')}
        </ButtonLink>
        {!anonymous && (
          <>
            <Button look="quiet" onClick={onAnonymous}>
              {t('anonymous.start')}
            </Button>
            <p className="text-center text-sm text-ink-soft">{t('anonymous.hint')}</p>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
