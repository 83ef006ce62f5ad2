import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#web/lib/i18n.ts';
import { notNow } from '#web/lib/sealed-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { useSealedActs } from './sealed.queries.ts';
import { useSending } from './use-sending.ts';

const FORM_ID = 'unlock-form';

/** Asks for the passphrase of a sealed account. What was under way waits below, and goes on afterwards. */
export function UnlockDialog({ uid, open }: { uid: string; open: boolean }) {
  const t = useTexts('sealed');
  const navigate = useNavigate();
  const { unlock } = useSealedActs(uid);
  const [byCode, setByCode] = useState(false);
  const [text, setText] = useState('');
  const { busy, error, setError, send } = useSending(async () => {
    await unlock(byCode ? { recoveryCode: text } : { passphrase: text });
    announce(t(byCode ? 'unlock.doneByCode' : 'unlock.done'));
    setText('');
    setByCode(false);
  });
  const leave = () => {
    setText('');
    notNow();
    void navigate('/');
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('unlock.title')}
      description={t('unlock.text')}
      actions={
        <>
          <Button onClick={leave}>{t('unlock.notNow')}</Button>
          <Button type="submit" form={FORM_ID} look="primary" busy={busy}>
            {t('unlock.open')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={send} className="flex flex-col items-start gap-3">
        <div className="w-full">
          <PassphraseField
            key={byCode ? 'code' : 'passphrase'}
            label={t(byCode ? 'code.label' : 'passphrase.label')}
            autoComplete="off"
            value={text}
            onChange={setText}
            error={error}
          />
        </div>
        <button
          type="button"
          className="link min-h-11 text-start"
          onClick={() => {
            setByCode(!byCode);
            setText('');
            setError(null);
          }}
        >
          {t(byCode ? 'unlock.byPassphrase' : 'unlock.byCode')}
        </button>
        <p className="text-sm text-ink-soft">
          {t('unlock.help')}{' '}
          <a href="/safety" className="link">
            {t('unlock.helpLink')}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
