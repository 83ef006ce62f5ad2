import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { answerEmailChange, type MailView, useLinkActs } from './mail-sign-in.queries.ts';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** Where the links of account mails land, and where one to sign in with is asked for. */
export function MailViews({ mail }: { mail: MailView }) {
  if (mail.view === 'ask') return <LinkSignIn />;
  if (mail.view === 'link') return <OpenedLink token={mail.token} />;
  return <EmailLink view={mail.view} token={mail.token} />;
}

/** A link to sign in with. It is sent once, whatever React does. */
function OpenedLink({ token }: { token: string }) {
  const t = useTexts('security');
  const { answerLink } = useLinkActs();
  const { goBack, goToSecondStep } = useReturn();
  const [failure, setFailure] = useState<unknown>(null);
  const used = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a token is sent once
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    answerLink(token).then(goBack, (error: unknown) => goToSecondStep(error) || setFailure(error));
  }, [token]);
  if (failure === null) return <AccountFrame title={t('link.running')}>{null}</AccountFrame>;
  const isElsewhere = failure instanceof ApiError && failure.code === 'auth.link_elsewhere';
  return (
    <AccountFrame title={t(isElsewhere ? 'link.elsewhere' : 'link.failed')} scene={<LampScene />}>
      {isElsewhere ? (
        <p className="text-ink-soft">{t('link.elsewhereText')}</p>
      ) : (
        <FormError text={errorText(failure)} />
      )}
      <ButtonLink to="/authpage#by-mail" replace look={isElsewhere ? 'secondary' : 'primary'}>
        {t('link.askAgain')}
      </ButtonLink>
    </AccountFrame>
  );
}

type Side = 'email-new' | 'email-old' | 'email-undo';

/** Agreeing to a change of address, or taking one back. A press, since some mail programs open links by themselves. */
function EmailLink({ view, token }: { view: Side; token: string }) {
  const t = useTexts('security');
  const [next, setNext] = useState<'waiting' | 'changed' | 'taken_back' | null>(null);
  const { busy, error, submit } = useSubmit(async () => setNext((await answerEmailChange(token)).next));
  if (next !== null) {
    return (
      <AccountFrame title={t(`emailLink.${next}`)} lead={t(`emailLink.${next}.text`)} scene={<LampScene />}>
        <ButtonLink to={next === 'taken_back' ? '/forgot-password' : '/authpage'} replace look="primary">
          {t(next === 'taken_back' ? 'emailLink.toPassword' : 'emailLink.toLogin')}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t(`emailLink.${view}`)} lead={t(`emailLink.${view}.text`)}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t(`emailLink.${view}.submit`)}
        </Button>
      </form>
    </AccountFrame>
  );
}
