import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Receipt } from '#shared/erasure/erasure.contract.ts';
import {
  countLines,
  goneByText,
  keepAccount,
  momentText,
  undoDeletion,
  useAccountReceipt,
} from '#web/features/erasure/erasure.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { logOut, useSettleSession } from './auth.queries.ts';
import type { Leaving } from './leaving-parts.queries.ts';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** What there is to say of an account that is going, or gone. */
export function LeavingViews({ leaving }: { leaving: Leaving }) {
  if (leaving.view === 'undo') return <Undo token={leaving.token} />;
  if (leaving.view === 'deleted') return <Deleted reference={leaving.ref} />;
  return leaving.view === 'keep' ? <Keep at={leaving.at} /> : <Closed at={leaving.at} />;
}

/** Right after it was asked for: until when there is a way back, and which. */
function Closed({ at }: { at: number }) {
  const t = useTexts('erasure');
  const { pathname } = useLocation();
  return (
    <AccountFrame title={t('leaving.title')} lead={t('leaving.text', { date: momentText(at) })} scene={<LampScene />}>
      <p>{t('leaving.back')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathname}>{t('leaving.login')}</ButtonLink>
        <ButtonLink to="/" look="primary">
          {t('leaving.front')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

/** For whoever has signed in meanwhile. */
function Keep({ at }: { at: number }) {
  const t = useTexts('erasure');
  const settle = useSettleSession();
  const { goBack } = useReturn();
  const { busy, error, submit } = useSubmit(async () => {
    await keepAccount();
    await settle();
    announce(t('keep.done'));
    goBack();
  });
  return (
    <AccountFrame title={t('keep.title')} lead={t('keep.text', { date: momentText(at) })} scene={<LampScene />}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <p>{t('keep.question')}</p>
        <FormError text={error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={busy}>
            {t('keep.yes')}
          </Button>
          <Button onClick={() => logOut().catch((failure: unknown) => announce(errorText(failure)))}>
            {t('keep.no')}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}

/** Where the mailed link lands. Nothing changes before the button: mail programs open links, too. */
function Undo({ token }: { token: string }) {
  const t = useTexts('erasure');
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const settle = useSettleSession();
  const { busy, error, submit } = useSubmit(async () => {
    await undoDeletion(token);
    setDone(true);
    // Somebody who had signed in to it here is let in from now on.
    await settle();
  });
  if (done) {
    return (
      <AccountFrame title={t('undo.done')} lead={t('undo.doneText')} scene={<LampScene />}>
        <Button look="primary" className="self-start" onClick={() => navigate('/authpage', { replace: true })}>
          {t('undo.login')}
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('undo.title')} lead={t('undo.text')} scene={<LampScene />}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('undo.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}

/** The receipt, to read and to take along. */
function Deleted({ reference }: { reference: string }) {
  const t = useTexts('erasure');
  const { data, isError } = useAccountReceipt(reference);
  return (
    <AccountFrame title={t('receipt.title')} scene={<LampScene />}>
      {isError && <FormError text={t('receipt.failed')} />}
      {data && <ReceiptText receipt={data} />}
      <div className="flex flex-wrap gap-3">
        {data && (
          <Button onClick={() => saveAsText(data, t('receipt.file'), linesOf(data, t))}>{t('receipt.save')}</Button>
        )}
        <ButtonLink to="/" look="primary">
          {t('receipt.front')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

function ReceiptText({ receipt }: { receipt: Receipt }) {
  const t = useTexts('erasure');
  return (
    <div className="flex flex-col gap-4">
      <p>{t('receipt.text', { date: momentText(receipt.at) })}</p>
      <ul className="flex list-disc flex-col gap-0.5 ps-5">
        {[...countLines(receipt.removed), t('delete.and')].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{goneByText(receipt)}</p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        <span className="block">{t('receipt.number', { ref: receipt.ref })}</span>
        {t('receipt.kept')}
      </p>
    </div>
  );
}

const linesOf = (receipt: Receipt, t: ReturnType<typeof useTexts>): string[] => [
  t('receipt.title'),
  '',
  t('receipt.text', { date: momentText(receipt.at) }),
  ...[...countLines(receipt.removed), t('delete.and')].map((line) => `- ${line}`),
  '',
  goneByText(receipt),
  t('receipt.number', { ref: receipt.ref }),
];

/** Made in the browser, sent nowhere. Its name says nothing. */
function saveAsText(receipt: Receipt, name: string, lines: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }));
  link.download = `${name}-${receipt.at.slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
