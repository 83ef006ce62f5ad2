import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Locked } from '#shared/auth/lock.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { logOut } from './auth.queries.ts';
import { useOpenLock } from './lock.queries.ts';
import { PinField } from './pin-field.tsx';
import { useSubmit } from './use-submit.ts';

/** Stands in the place of a page while the session is locked: how to open it, help, and the way out. Nothing else. */
export function LockScreen({ locked }: { locked: Locked }) {
  const t = useTexts('lock');
  const { byPasskey } = useOpenLock();
  const key = useSubmit(byPasskey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!locked.pin) heading.current?.focus();
  }, [locked.pin]);
  return (
    <div className="mx-auto flex max-w-[26.5rem] flex-col gap-6 px-5 pt-12 pb-24">
      <LockKeyhole aria-hidden="true" className="size-9 text-ink-soft" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('screen.title')}
      </h1>
      <p className="text-ink-soft">{t('screen.text')}</p>
      {locked.pin && <OpenByPin />}
      {locked.passkey && (
        <form onSubmit={key.submit} className="flex flex-col gap-4">
          <FormError text={key.error} />
          <Button type="submit" look={locked.pin ? 'secondary' : 'primary'} busy={key.busy} className="self-start">
            {t('screen.passkey')}
          </Button>
        </form>
      )}
      <p className="border-t border-line pt-6">
        <a href="/safety" className="link inline-flex min-h-11 items-center">
          {t('screen.help')}
        </a>
      </p>
      <LogOut anonymous={locked.anonymous} />
    </div>
  );
}

function OpenByPin() {
  const t = useTexts('lock');
  const { byPin } = useOpenLock();
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { busy, error, submit } = useSubmit(async () => {
    try {
      await byPin(pin);
    } catch (failure) {
      setPin('');
      field.current?.focus();
      throw failure;
    }
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PinField ref={field} label={t('screen.pin')} value={pin} onChange={setPin} autoComplete="off" />
      <FormError text={error} />
      <Button type="submit" look="primary" busy={busy} className="self-start">
        {t('screen.open')}
      </Button>
    </form>
  );
}

/** Whoever has no account cannot come back: that is said before, not after. */
function LogOut({ anonymous }: { anonymous: boolean }) {
  const t = useTexts('lock');
  const [asked, setAsked] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    if (anonymous && !asked) setAsked(true);
    else await logOut();
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {asked && <p className="text-danger">{t('screen.gone')}</p>}
      <FormError text={error} />
      <Button type="submit" look={asked ? 'danger' : 'quiet'} busy={busy} className="self-start">
        {t(asked ? 'screen.reallyOut' : 'screen.out')}
      </Button>
    </form>
  );
}
