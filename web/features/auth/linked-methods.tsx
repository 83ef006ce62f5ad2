import { useRef, useState } from 'react';
import type { Identity } from '#shared/auth/identities.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeepFocus } from '#web/ui/keep-focus.ts';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { useInstance, useSettleSession } from './auth.queries.ts';
import { goToProvider, useIdentities, useIdentityActs } from './identities.queries.ts';
import { PhoneSteps } from './phone-steps.tsx';
import { useProof } from './proof.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { useSubmit } from './use-submit.ts';

/** Providers and the phone number of an account: the list, add, remove. Where none is offered nor linked, nothing. */
export function LinkedMethods({ uid }: { uid: string }) {
  const t = useTexts('identities');
  const instance = useInstance();
  const { data, isError } = useIdentities(uid);
  const box = useRef<HTMLDivElement>(null);
  const onPress = useKeepFocus(box, data?.map(({ id }) => id) ?? []);
  const offers = instance ? instance.providers.length > 0 || instance.phone : false;
  if (!offers && !isError && !data?.length) return null;
  const isLinked = (provider: string) => data?.some((identity) => identity.provider === provider) ?? true;
  return (
    <SecurityPart title={t('linked.title')}>
      <p className="text-ink-soft">{t('linked.what')}</p>
      <div ref={box} onClickCapture={onPress} className="contents">
        {isError && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('linked.failed')}</p>}
        {data?.length === 0 && <p>{t('linked.none')}</p>}
        {data && data.length > 0 && (
          <ul aria-label={t('linked.list')} className="flex flex-col divide-y divide-line border-y border-line">
            {data.map((identity) => (
              <li key={identity.id} data-item={identity.id} className="py-4">
                <LinkedItem uid={uid} identity={identity} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {instance?.providers
        .filter(({ id }) => !isLinked(id))
        .map(({ id, name }) => (
          <AddProvider key={id} id={id} name={name} />
        ))}
      {instance?.phone && !isLinked('phone') && <AddPhone uid={uid} />}
    </SecurityPart>
  );
}

function AddProvider({ id, name }: { id: string; name: string }) {
  const t = useTexts('identities');
  const withProof = useProof();
  const { busy, error, submit } = useSubmit(() => withProof(() => goToProvider(id, 'link', '/profile')));
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormError text={error} />
      <Button type="submit" className="self-start" busy={busy}>
        {t('linked.add', { name })}
      </Button>
    </form>
  );
}

function AddPhone({ uid }: { uid: string }) {
  const t = useTexts('identities');
  const settle = useSettleSession();
  const { again } = useIdentityActs(uid);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t('linked.addPhone')}
      </Button>
    );
  const done = () => {
    setOpen(false);
    announce(t('linked'));
    void Promise.all([again(), settle()]).catch((failure: unknown) => announce(errorText(failure)));
  };
  return (
    <PhoneSteps step="link" from={null} onArrival={done}>
      {(form, title, lead) => (
        <div className="flex max-w-[26.5rem] flex-col gap-3 rounded-card border border-line p-5">
          <h4 className="font-medium">{title}</h4>
          <p className="text-ink-soft">{lead}</p>
          {form}
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('phone.cancel')}
          </Button>
        </div>
      )}
    </PhoneSteps>
  );
}

function LinkedItem({ uid, identity }: { uid: string; identity: Identity }) {
  const t = useTexts('identities');
  const withProof = useProof();
  const { remove } = useIdentityActs(uid);
  const [asking, setAsking] = useState(false);
  const { provider, label, createdAt, removable } = identity;
  const name = provider === 'phone' ? t('linked.phone') : (identity.name ?? t('linked.gone'));
  const doRemove = () => {
    setAsking(false);
    withProof(() => remove(identity.id)).then(
      () => announce(t('linked.removed')),
      (failure: unknown) => announce(errorText(failure)),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium">{name}</p>
        {label !== null && <p className="[overflow-wrap:anywhere]">{label}</p>}
        <p className="text-sm text-ink-soft">{t('linked.since', { day: dayText(new Date(createdAt)) })}</p>
        {!removable && <p className="text-sm text-ink-soft">{t('linked.only')}</p>}
      </div>
      {removable && (
        <Button size="small" aria-label={t('linked.removeOne', { name })} onClick={() => setAsking(true)}>
          {t('linked.remove')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('linked.removeTitle')}
        description={t('linked.removeText', { name })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('phone.cancel')}</Button>
            <Button look="danger" onClick={doRemove}>
              {t('linked.removeDo')}
            </Button>
          </>
        }
      />
    </div>
  );
}
