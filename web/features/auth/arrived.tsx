import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Arrival } from '#shared/auth/identities.contract.ts';
import { DISPLAY_NAME_MAX } from '#shared/profile/profile.contract.ts';
import { BringAlongChoice } from '#web/features/data/data-parts.queries.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { useAuth, useSettleSession } from './auth.queries.ts';
import { enterAccount, fetchArrival, finishProvider, joinHere } from './identities.queries.ts';
import { JoiningFields, useJoining } from './joining-fields.tsx';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** What the provider sent along is taken once; a page that is opened anew asks what still waits. */
async function takeArrival(): Promise<Arrival> {
  try {
    return await finishProvider();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth.provider_stopped') throw error;
    return fetchArrival();
  }
}

/** Where a provider sends people back to. */
export function Arrived() {
  const t = useTexts('identities');
  const { state } = useAuth();
  const { goToSecondStep } = useReturn();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const asked = useRef(false);
  const ask = () => {
    setFailure(null);
    takeArrival().then(setArrival, (error: unknown) => {
      if (!goToSecondStep(error)) setFailure(error);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever React does
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, []);

  if (arrival !== null) return <Outcome arrival={arrival} />;
  if (failure === null) return <AccountFrame title={t('arrived.running')}>{null}</AccountFrame>;
  const mayPass = failure instanceof ApiError && (failure.status === 0 || failure.code === 'auth.provider_unreachable');
  return (
    <AccountFrame title={t('arrived.failed')}>
      <FormError text={errorText(failure)} />
      {mayPass && (
        <Button look="primary" onClick={ask}>
          {t('arrived.again')}
        </Button>
      )}
      {state === 'in' ? (
        <ButtonLink to="/profile" replace>
          {t('arrived.toProfile')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/authpage" replace>
          {t('arrived.toLogin')}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}

/** Goes on from what came of a proof: by itself, or by asking. */
export function Outcome({ arrival }: { arrival: Arrival }) {
  if (arrival.next === 'join') return <Join arrival={arrival} />;
  if (arrival.next === 'choose') return <Choose arrival={arrival} />;
  return <Onward arrival={arrival} />;
}

/** Settled: the session is taken over, and the person goes where they were going. */
function Onward({ arrival: { next, from } }: { arrival: Arrival }) {
  const t = useTexts('identities');
  const navigate = useNavigate();
  const settle = useSettleSession();
  const [failure, setFailure] = useState<unknown>(null);
  const gone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever React does
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    settle().then(() => {
      const forProfile = next === 'linked' || next === 'confirmed';
      navigate(from ?? (forProfile ? '/profile' : '/chat'), { replace: true });
      if (next !== 'signed_in') announce(t(next));
    }, setFailure);
  }, []);
  return (
    <AccountFrame title={t('arrived.running')}>
      <FormError text={failure === null ? null : errorText(failure)} />
    </AccountFrame>
  );
}

/** Somebody new. Nothing about them is stored until they send this. */
function Join({ arrival }: { arrival: Arrival }) {
  const t = useTexts('identities');
  const auth = useTexts('auth');
  const settle = useSettleSession();
  const navigate = useNavigate();
  const [name, setName] = useState(arrival.name ?? '');
  const { check, ...joining } = useJoining();
  const { busy, error, submit } = useSubmit(async () => {
    const answers = check();
    if (!answers) return;
    await joinHere({ ...answers, ...(name.trim() ? { displayName: name.trim() } : {}) });
    await settle();
    navigate(arrival.from ?? '/chat', { replace: true });
  });
  const { provider, email } = arrival;
  return (
    <AccountFrame
      title={t('join.title')}
      lead={provider === null ? t('join.leadPhone') : t('join.leadProvider', { provider })}
    >
      <form onSubmit={submit} className="flex flex-col gap-6">
        <TextField
          label={auth('name.label')}
          hint={auth('name.hint')}
          name="name"
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {email !== null && <p>{t('join.email', { email, provider: provider ?? '' })}</p>}
        <JoiningFields {...joining} />
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('join.submit')}
        </Button>
      </form>
      <ButtonLink to="/authpage" replace look="quiet">
        {t('join.known')}
      </ButtonLink>
    </AccountFrame>
  );
}

/** It belongs to an account, and what is here belongs to none: leaving it is the person's own choice. */
function Choose({ arrival }: { arrival: Arrival }) {
  const t = useTexts('identities');
  const settle = useSettleSession();
  const navigate = useNavigate();
  const { goToSecondStep } = useReturn();
  const { busy, error, submit } = useSubmit(async () => {
    await enterAccount();
    await settle();
    navigate(arrival.from ?? '/chat', { replace: true });
  }, goToSecondStep);
  const { provider } = arrival;
  return (
    <AccountFrame
      title={t('choose.title')}
      lead={provider === null ? t('choose.textPhone') : t('choose.textProvider', { provider })}
    >
      <Suspense fallback={null}>
        <BringAlongChoice />
      </Suspense>
      <ButtonLink to="/chat" replace look="primary">
        {t('choose.stay')}
      </ButtonLink>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <FormError text={error} />
        <Button type="submit" busy={busy}>
          {t('choose.enter')}
        </Button>
      </form>
    </AccountFrame>
  );
}
