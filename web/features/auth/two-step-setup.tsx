import { type ReactNode, useState } from 'react';
import type { TotpSetup } from '#shared/auth/two-step.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { copyText } from './copy-text.ts';
import { LandingHeading } from './landing-heading.tsx';
import { useProof } from './proof.queries.ts';
import { QrCode } from './qr-code.tsx';
import { useTwoStepActs } from './second-factors.queries.ts';
import { useSubmit } from './use-submit.ts';

interface TwoStepSetupProps {
  uid: string;
  setup: TotpSetup;
  onDone: (backupCodes: string[]) => void;
  onCancel: () => void;
}

/** The key for the app, as a picture, as text and as a link; it counts once a code of it was entered. */
export function TwoStepSetup({ uid, setup, onDone, onCancel }: TwoStepSetupProps) {
  const t = useTexts('factors');
  const withProof = useProof();
  const { turnOn } = useTwoStepActs(uid);
  const [code, setCode] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    const { backupCodes } = await withProof(() => turnOn(code));
    onDone(backupCodes);
  });
  const key = setup.secret.replace(/.{4}(?=.)/g, '$& ');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <LandingHeading>{t('twoStep.scan')}</LandingHeading>
        <QrCode text={setup.link} label={t('twoStep.qr')} />
        <a href={setup.link} className="link inline-flex min-h-11 items-center self-start">
          {t('twoStep.open')}
        </a>
      </div>
      <Step title={t('twoStep.key')}>
        <p className="font-mono [overflow-wrap:anywhere]">{key}</p>
        <Button size="small" className="self-start" onClick={() => void copyText(setup.secret)}>
          {t('twoStep.copyKey')}
        </Button>
      </Step>
      <form onSubmit={submit}>
        <Step title={t('twoStep.confirm')}>
          <div className="max-w-[16rem]">
            <CodeField label={t('twoStep.code')} hint={t('twoStep.codeHint')} value={code} onChange={setCode} />
          </div>
          <FormError text={error} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" busy={busy}>
              {t('twoStep.turnOn')}
            </Button>
            <Button onClick={onCancel}>{t('twoStep.cancel')}</Button>
          </div>
        </Step>
      </form>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-sans text-base font-semibold">{title}</h4>
      {children}
    </div>
  );
}
