import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LetterScene } from '#web/ui/scenes.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { askForLink, useLinkActs } from './mail-sign-in.queries.ts';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** Asking for a link to log in with. Its digits can be typed here, for whoever reads mail somewhere else. */
export function LinkSignIn() {
  const t = useTexts('auth');
  const s = useTexts('security');
  const { state } = useReturn();
  const [email, setEmail] = useState('');
  const [shared, setShared] = useState(false);
  const [isSent, setSent] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    await askForLink(email.trim(), shared);
    setSent(true);
  });
  if (isSent) {
    return <SentLink email={email.trim()} askError={error} isAsking={busy} onAsk={submit} />;
  }
  return (
    <AccountFrame title={s('link.title')} lead={s('link.lead')}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('email.label')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Checkbox
          label={t('shared.label')}
          hint={t('shared.hint')}
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {s('link.send')}
        </Button>
        <ButtonLink to="/authpage" state={state} look="quiet">
          {t('forgot.back')}
        </ButtonLink>
      </form>
    </AccountFrame>
  );
}

interface SentLinkProps {
  email: string;
  askError: string | null;
  isAsking: boolean;
  onAsk: (event: FormEvent) => Promise<void>;
}

function SentLink({ email, askError, isAsking, onAsk }: SentLinkProps) {
  const t = useTexts('auth');
  const s = useTexts('security');
  const { answerCode } = useLinkActs();
  const { goBack, goToSecondStep } = useReturn();
  const [code, setCode] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    await answerCode(code);
    goBack();
  }, goToSecondStep);
  return (
    <AccountFrame title={t('inbox.title')} lead={s('link.sent', { email })} scene={<LetterScene />}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <CodeField label={s('code.label')} value={code} onChange={setCode} />
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{t('inbox.hint')}</p>
      <form
        onSubmit={(event) => onAsk(event).then(() => announce(s('link.sentAgain')))}
        className="flex flex-col gap-3"
      >
        <FormError text={askError} />
        <Button type="submit" busy={isAsking}>
          {s('link.again')}
        </Button>
      </form>
    </AccountFrame>
  );
}
