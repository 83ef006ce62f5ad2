import { useState } from 'react';
import { PASSPHRASE_MIN } from '#shared/data/passphrase-length.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { useSealedActs } from './sealed.queries.ts';
import { useSending } from './use-sending.ts';

const FORM_ID = 'seal-form';

interface SealDialogProps {
  uid: string;
  /** Sealing for the first time, or a new passphrase. */
  kind: 'seal' | 'change';
  onClose: () => void;
}

/** Choosing a passphrase, then the recovery code that is shown this once. */
export function SealDialog({ uid, kind, onClose }: SealDialogProps) {
  const [code, setCode] = useState<string | null>(null);
  return code === null ? (
    <ChoosePassphrase uid={uid} kind={kind} onClose={onClose} onSealed={setCode} />
  ) : (
    <RecoveryCode kind={kind} code={code} onClose={onClose} />
  );
}

function ChoosePassphrase({ uid, kind, onClose, onSealed }: SealDialogProps & { onSealed: (code: string) => void }) {
  const t = useTexts('sealed');
  const acts = useSealedActs(uid);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [problem, setProblem] = useState<'short' | 'different' | 'understand' | null>(null);
  const { busy, error, send } = useSending(async () => {
    const short = passphrase.trim().length < PASSPHRASE_MIN;
    const found = short ? 'short' : passphrase !== again ? 'different' : understood ? null : 'understand';
    setProblem(found);
    if (found) return;
    onSealed(await (kind === 'seal' ? acts.seal(passphrase) : acts.change(passphrase)));
  });
  const said = (which: typeof problem, values = {}) => (problem === which ? t(`choose.${which}`, values) : null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${kind}.title`)}
      description={t(`${kind}.text`)}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM_ID} look="primary" busy={busy}>
            {t(`${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={send} noValidate className="flex flex-col gap-4">
        <PassphraseField
          label={t('choose.label')}
          hint={t('choose.hint', { min: PASSPHRASE_MIN })}
          autoComplete="new-password"
          value={passphrase}
          onChange={setPassphrase}
          error={said('short', { min: PASSPHRASE_MIN })}
        />
        <PassphraseField
          label={t('choose.again')}
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          error={said('different')}
        />
        <Checkbox
          label={t('choose.understood')}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
          error={said('understand')}
        />
        {busy && <p role="status">{t('choose.working')}</p>}
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function RecoveryCode({ kind, code, onClose }: { kind: SealDialogProps['kind']; code: string; onClose: () => void }) {
  const t = useTexts('sealed');
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const done = () => {
    if (!kept) return setAsked(true);
    announce(t(`${kind}.done`));
    onClose();
  };
  return (
    <Dialog
      open
      // The code is shown this once: a slip of the hand must not close it.
      onClose={() => setAsked(true)}
      title={t('code.title')}
      description={t('code.text')}
      actions={
        <Button look="primary" onClick={done}>
          {t('code.done')}
        </Button>
      }
    >
      <p className="rounded-md bg-sunken px-4 py-3 font-mono text-lg [overflow-wrap:anywhere] select-all">{code}</p>
      <Button
        className="mt-3"
        size="small"
        onClick={() =>
          navigator.clipboard.writeText(code).then(
            () => announce(t('code.copied')),
            () => announce(t('code.notCopied')),
          )
        }
      >
        {t('code.copy')}
      </Button>
      <Checkbox
        className="mt-3"
        label={t('code.kept')}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        error={asked && !kept ? t('code.keepFirst') : null}
      />
    </Dialog>
  );
}
