import { useRef, useState } from 'react';
import type { TotpSetup } from '#shared/auth/two-step.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { useProof } from './proof.queries.ts';
import { useTwoStep, useTwoStepActs } from './second-factors.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';
import { useSubmit } from './use-submit.ts';

type View = { at: 'rest' } | { at: 'setup'; setup: TotpSetup } | { at: 'codes'; codes: string[]; first: boolean };

/** The second step of logging in: off, being set up, or on, with its backup codes. */
export function TwoStepPart({ uid }: { uid: string }) {
  const t = useTexts('factors');
  const { data, isError } = useTwoStep(uid);
  const { again } = useTwoStepActs(uid);
  const [view, setView] = useState<View>({ at: 'rest' });
  const box = useRef<HTMLDivElement>(null);
  const rest = async () => {
    setView({ at: 'rest' });
    await again();
    box.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const begin = (setup: TotpSetup) => setView({ at: 'setup', setup });
  const show = (codes: string[], first: boolean) => setView({ at: 'codes', codes, first });
  return (
    <SecurityPart title={t('twoStep.title')}>
      <p className="text-ink-soft">{t('twoStep.what')}</p>
      {isError && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('twoStep.failed')}</p>}
      <div ref={box} className="flex flex-col gap-4">
        {view.at === 'codes' && <BackupCodes codes={view.codes} first={view.first} onDone={() => void rest()} />}
        {view.at === 'setup' && (
          <TwoStepSetup
            uid={uid}
            setup={view.setup}
            onDone={(codes) => show(codes, true)}
            onCancel={() => void rest()}
          />
        )}
        {view.at === 'rest' && data && !data.on && <TwoStepOff uid={uid} onBegun={begin} />}
        {view.at === 'rest' && data?.on && (
          <TwoStepOn
            uid={uid}
            since={data.since ?? 0}
            left={data.backupCodesLeft}
            onCodes={(codes) => show(codes, false)}
          />
        )}
      </div>
    </SecurityPart>
  );
}

function TwoStepOff({ uid, onBegun }: { uid: string; onBegun: (setup: TotpSetup) => void }) {
  const t = useTexts('factors');
  const withProof = useProof();
  const { begin } = useTwoStepActs(uid);
  const { busy, error, submit } = useSubmit(async () => onBegun(await withProof(begin)));
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2 rounded-card bg-sunken p-5">
        <h4 className="font-sans text-base font-semibold">{t('twoStep.before')}</h4>
        <p>{t('twoStep.app')}</p>
        <p>{t('twoStep.lost')}</p>
      </div>
      <FormError text={error} />
      <Button type="submit" className="self-start" busy={busy}>
        {t('twoStep.setUp')}
      </Button>
    </form>
  );
}

interface TwoStepOnProps {
  uid: string;
  since: number;
  left: number;
  onCodes: (codes: string[]) => void;
}

function TwoStepOn({ uid, since, left, onCodes }: TwoStepOnProps) {
  const t = useTexts('factors');
  const withProof = useProof();
  const { renewCodes, turnOff } = useTwoStepActs(uid);
  const [asking, setAsking] = useState<'off' | 'new' | null>(null);
  const close = () => setAsking(null);
  const settle = (work: Promise<void>) => {
    close();
    work.catch((failure: unknown) => announce(errorText(failure)));
  };
  const makeNew = async () => onCodes((await withProof(renewCodes)).backupCodes);
  const doTurnOff = async () => {
    await withProof(turnOff);
    announce(t('twoStep.off'));
  };
  return (
    <>
      <p>
        {t('twoStep.onSince', { day: dayText(new Date(since)) })} {t('twoStep.left', { count: left })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking('new')}>{t('twoStep.newCodes')}</Button>
        <Button onClick={() => setAsking('off')}>{t('twoStep.turnOff')}</Button>
      </div>
      <Dialog
        open={asking === 'new'}
        onClose={close}
        title={t('twoStep.newTitle')}
        description={t('twoStep.newText')}
        actions={
          <>
            <Button onClick={close}>{t('twoStep.cancel')}</Button>
            <Button look="primary" onClick={() => settle(makeNew())}>
              {t('twoStep.newDo')}
            </Button>
          </>
        }
      />
      <Dialog
        open={asking === 'off'}
        onClose={close}
        title={t('twoStep.offTitle')}
        description={t('twoStep.offText')}
        actions={
          <>
            <Button onClick={close}>{t('twoStep.cancel')}</Button>
            <Button look="danger" onClick={() => settle(doTurnOff())}>
              {t('twoStep.offDo')}
            </Button>
          </>
        }
      />
    </>
  );
}
