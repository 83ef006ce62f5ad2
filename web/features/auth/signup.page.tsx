import { useEffect, useState } from 'react';
import type { Session } from '#shared/auth/auth.contract.ts';
import { DISPLAY_NAME_MAX } from '#shared/profile/profile.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { LetterScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { useAuth, useAuthActs } from './auth.queries.ts';
import { JoiningFields, useJoining } from './joining-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { useReturn } from './return-path.ts';
import { SendAgain } from './send-again.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSubmit } from './use-submit.ts';

/** What somebody without an account has answered already; nobody is asked twice. */
const answersOf = ({ ageBand, consents }: Session) => (ageBand && consents ? { ageBand, consents } : null);

/** A new account; for somebody who is here anonymously, the same form makes the account out of what they have. */
export function SignupPage() {
  const t = useTexts('auth');
  const auth = useAuth();
  const { signUp } = useAuthActs();
  const { state, goBack } = useReturn();
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const newPassword = useNewPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { check, ...joining } = useJoining();
  const upgrading = auth.state === 'in' && auth.user.isAnonymous;
  const settled = auth.state === 'in' && !auth.user.isAnonymous;

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving once is enough
  useEffect(() => {
    if (settled) goBack();
  }, [settled]);

  const { busy, error, submit } = useSubmit(async () => {
    const given = upgrading ? answersOf(auth.session) : null;
    const answers = given ?? check();
    if (!newPassword.check() || !answers) return;
    const name = displayName.trim();
    const result = await signUp({
      ...answers,
      email: email.trim(),
      password: newPassword.password,
      ...(name ? { displayName: name } : {}),
    });
    if (result.next === 'check_inbox') setSentTo(email.trim());
  }, newPassword.place);

  if (sentTo !== null) {
    return (
      <AccountFrame title={t('inbox.title')} lead={t('inbox.lead', { email: sentTo })} scene={<LetterScene />}>
        <p className="text-ink-soft">{t('inbox.hint')}</p>
        <SendAgain email={sentTo} />
        <ButtonLink to={upgrading ? '/chat' : '/authpage'}>
          {t(upgrading ? 'verify.toChat' : 'verify.toLogin')}
        </ButtonLink>
      </AccountFrame>
    );
  }

  return (
    <AccountFrame
      title={t(upgrading ? 'signup.upgradeTitle' : 'signup.title')}
      lead={t(upgrading ? 'signup.upgradeLead' : 'signup.lead')}
    >
      <form onSubmit={submit} className="flex flex-col gap-6">
        {!upgrading && (
          <TextField
            label={t('name.label')}
            hint={t('name.hint')}
            name="name"
            autoComplete="nickname"
            maxLength={DISPLAY_NAME_MAX}
            value={displayName}
            onChange={(event) => setDisplayName(event.target.value)}
          />
        )}
        <TextField
          label={t('email.label')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField label={t('password.label')} {...newPassword.field} />
        {!(upgrading && answersOf(auth.session)) && <JoiningFields {...joining} />}
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t(upgrading ? 'signup.upgradeSubmit' : 'signup.submit')}
        </Button>
      </form>
      <div className="flex flex-col gap-3">
        <OtherWays />
      </div>
      {!upgrading && (
        <p className="border-t border-line pt-6 text-center text-ink-soft">
          {t('signup.known')}{' '}
          <Link to="/authpage" state={state} className="link inline-flex min-h-11 items-center">
            {t('signup.toLogin')}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
