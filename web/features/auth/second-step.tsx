import { useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { askForPasskey, passkeysPossible } from './passkeys.queries.ts';
import { useReturn } from './return-path.ts';
import { useSecondFactorSignIn } from './second-factors.queries.ts';
import { useSubmit } from './use-submit.ts';

/** `#second-step`: the code that ends a log-in which has begun, by whatever way. The page goes on by itself after it. */
export function SecondStep() {
  const t = useTexts('factors');
  const { state } = useReturn();
  const { sendSecondCode, signInByPasskey } = useSecondFactorSignIn();
  const [backup, setBackup] = useState(false);
  const [code, setCode] = useState('');
  const [over, setOver] = useState(false);
  const sent = useSubmit(
    async () => {
      await sendSecondCode(code);
    },
    (failure) => {
      setCode('');
      if (failure instanceof ApiError && failure.code === 'auth.second_step_over') setOver(true);
      return false;
    },
  );
  const passkey = useSubmit(async () => {
    await signInByPasskey(await askForPasskey());
  });
  const change = () => {
    setBackup(!backup);
    setCode('');
  };
  return (
    <AccountFrame title={t('step.title')} lead={t(backup ? 'step.leadBackup' : 'step.lead')}>
      <form onSubmit={sent.submit} className="flex flex-col gap-5">
        {backup ? (
          <TextField
            label={t('step.backup')}
            name="backup-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <CodeField label={t('step.code')} hint={t('twoStep.codeHint')} value={code} onChange={setCode} />
        )}
        <FormError text={sent.error ?? passkey.error} />
        {over ? (
          <ButtonLink to="/authpage" replace state={state} look="primary">
            {t('step.startAgain')}
          </ButtonLink>
        ) : (
          <Button type="submit" look="primary" busy={sent.busy}>
            {t('step.submit')}
          </Button>
        )}
      </form>
      {!over && (
        <div className="flex flex-col gap-3 border-t border-line pt-6">
          <Button onClick={change}>{t(backup ? 'step.useApp' : 'step.useBackup')}</Button>
          {passkeysPossible() && (
            <form onSubmit={passkey.submit} className="flex flex-col">
              <Button type="submit" busy={passkey.busy}>
                {t('step.usePasskey')}
              </Button>
            </form>
          )}
          <ButtonLink to="/authpage" replace state={state} look="quiet">
            {t('step.startAgain')}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{t('step.lost')}</p>
        </div>
      )}
    </AccountFrame>
  );
}
