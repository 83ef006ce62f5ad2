import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_LOCK_MINUTES, LOCK_MINUTES, type Lock, type LockState, PIN_MIN } from '#shared/auth/lock.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choice.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { lockNow, useLock, useLockActs } from './lock.queries.ts';
import { PinField } from './pin-field.tsx';
import { useProof } from './proof.queries.ts';
import { useSubmit } from './use-submit.ts';

type View = 'rest' | 'change' | 'off';

/** The lock of a person's pages: off, being set up, or on. */
export function LockSection({ uid }: { uid: string }) {
  const t = useTexts('lock');
  const { data, isError } = useLock(uid);
  const client = useQueryClient();
  const [view, setView] = useState<View>('rest');
  const rest = () => setView('rest');
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-heading text-lg">{t('lock.title')}</h3>
      <p className="measure text-ink-soft">{t('lock.what')}</p>
      {isError && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('lock.failed')}</p>}
      {data && view === 'change' && <LockForm uid={uid} state={data} onClose={rest} />}
      {data && view === 'off' && <OffForm uid={uid} asksPin={data.asksPin} onClose={rest} />}
      {data && view === 'rest' && (
        <>
          <p>{data.lock ? t('lock.on', { minutes: data.lock.minutes }) : t('lock.off')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setView('change')}>{t(data.lock ? 'lock.change' : 'lock.setUp')}</Button>
            {data.lock && <Button onClick={() => void lockNow(client)}>{t('lock.now')}</Button>}
            {data.lock && (
              <Button look="quiet" onClick={() => setView('off')}>
                {t('lock.turnOff')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function LockForm({ uid, state, onClose }: { uid: string; state: LockState; onClose: () => void }) {
  const t = useTexts('lock');
  const withProof = useProof();
  const { save } = useLockActs(uid);
  const [minutes, setMinutes] = useState<Lock['minutes']>(state.lock?.minutes ?? DEFAULT_LOCK_MINUTES);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [currentPin, setCurrentPin] = useState('');
  const [problem, setProblem] = useState<'short' | 'differs' | null>(null);
  const needsPin = !state.lock?.pin && !state.hasPasskey;
  const { busy, error, submit } = useSubmit(async () => {
    const wantsPin = needsPin || pin !== '';
    const found = wantsPin && pin.length < PIN_MIN ? 'short' : pin !== again ? 'differs' : null;
    setProblem(found);
    if (found) return;
    const choice = {
      minutes,
      ...(wantsPin ? { pin } : {}),
      ...(state.asksPin ? { currentPin } : {}),
    };
    await withProof(() => save(state.lock === null, choice));
    announce(t('lock.saved'));
    onClose();
  });
  return (
    <form onSubmit={submit} className="flex max-w-[26.5rem] flex-col gap-5">
      <RadioGroup
        legend={t('lock.minutes')}
        name="lock-minutes"
        value={String(minutes)}
        options={LOCK_MINUTES.map((value) => ({ value: String(value), label: t('lock.option', { minutes: value }) }))}
        onChange={(value) => setMinutes(Number(value) as Lock['minutes'])}
      />
      {state.asksPin && (
        <PinField label={t('lock.currentPin')} value={currentPin} onChange={setCurrentPin} autoComplete="off" />
      )}
      <PinField
        label={t(state.lock?.pin ? 'lock.newPin' : 'lock.pin')}
        hint={t(needsPin ? 'lock.pinHint' : state.lock?.pin ? 'lock.newPinHint' : 'lock.orPasskey')}
        error={problem === 'short' ? t('lock.short') : null}
        value={pin}
        onChange={setPin}
        autoComplete="new-password"
        required={needsPin}
      />
      <PinField
        label={t('lock.again')}
        error={problem === 'differs' ? t('lock.differs') : null}
        value={again}
        onChange={setAgain}
        autoComplete="new-password"
        required={needsPin || pin !== ''}
      />
      <p className="text-sm text-ink-soft">{t('lock.forgotten')}</p>
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {t('lock.save')}
        </Button>
        <Button onClick={onClose}>{t('lock.cancel')}</Button>
      </div>
    </form>
  );
}

function OffForm({ uid, asksPin, onClose }: { uid: string; asksPin: boolean; onClose: () => void }) {
  const t = useTexts('lock');
  const withProof = useProof();
  const { turnOff } = useLockActs(uid);
  const [currentPin, setCurrentPin] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    await withProof(() => turnOff(asksPin ? currentPin : undefined));
    announce(t('lock.isOff'));
    onClose();
  });
  return (
    <form onSubmit={submit} className="flex max-w-[26.5rem] flex-col gap-5">
      <p>{t('lock.offText')}</p>
      {asksPin && (
        <PinField label={t('lock.currentPin')} value={currentPin} onChange={setCurrentPin} autoComplete="off" />
      )}
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy}>
          {t('lock.turnOff')}
        </Button>
        <Button onClick={onClose}>{t('lock.cancel')}</Button>
      </div>
    </form>
  );
}
