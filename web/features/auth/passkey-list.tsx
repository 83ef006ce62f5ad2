import { useRef, useState } from 'react';
import type { Passkey } from '#shared/auth/passkeys.contract.ts';
import { PASSKEY_NAME_MAX } from '#shared/auth/passkeys.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useKeepFocus } from '#web/ui/keep-focus.ts';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { deviceLabel } from './device-label.ts';
import { makePasskey, passkeysPossible } from './passkeys.queries.ts';
import { useProof } from './proof.queries.ts';
import { usePasskeyActs, usePasskeys } from './second-factors.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { useSubmit } from './use-submit.ts';

/** Passkeys of the profile: what they are, the list, add, rename, remove. */
export function PasskeyPart({ uid }: { uid: string }) {
  const t = useTexts('factors');
  const { data, isError } = usePasskeys(uid);
  const box = useRef<HTMLDivElement>(null);
  const onPress = useKeepFocus(box, data?.map(({ id }) => id) ?? []);
  return (
    <SecurityPart title={t('passkeys.title')}>
      <p className="text-ink-soft">{t('passkeys.what')}</p>
      <div ref={box} onClickCapture={onPress} className="contents">
        {isError && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('passkeys.failed')}</p>}
        {data?.length === 0 && <p>{t('passkeys.none')}</p>}
        {data && data.length > 0 && (
          <ul aria-label={t('passkeys.list')} className="flex flex-col divide-y divide-line border-y border-line">
            {data.map((passkey) => (
              <li key={passkey.id} data-item={passkey.id} className="py-4">
                <PasskeyItem uid={uid} passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {passkeysPossible() ? <AddPasskey uid={uid} /> : <p>{t('passkeys.impossible')}</p>}
    </SecurityPart>
  );
}

function AddPasskey({ uid }: { uid: string }) {
  const t = useTexts('factors');
  const withProof = useProof();
  const { add } = usePasskeyActs(uid);
  const { busy, error, submit } = useSubmit(async () => {
    const made = await withProof(makePasskey);
    const device = deviceLabel(navigator.userAgent);
    await withProof(() => add(made, device === null ? t('passkeys.nameAny') : t('passkeys.nameOn', { device })));
    announce(t('passkeys.added'));
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormError text={error} />
      <Button type="submit" className="self-start" busy={busy}>
        {t('passkeys.add')}
      </Button>
    </form>
  );
}

function PasskeyItem({ uid, passkey }: { uid: string; passkey: Passkey }) {
  const t = useTexts('factors');
  const [renaming, setRenaming] = useState(false);
  const [renamed, setRenamed] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const days = [
    t('passkeys.since', { day: dayText(new Date(createdAt)) }),
    lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', { day: dayText(new Date(lastUsedAt)) }),
  ];
  const close = () => {
    setRenaming(false);
    setRenamed(true);
  };
  if (renaming) return <RenamePasskey uid={uid} passkey={passkey} onClose={close} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-soft">{days.join(' ')}</p>
        {synced && <p className="text-sm text-ink-soft">{t('passkeys.synced')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          autoFocus={renamed}
          aria-label={t('passkeys.renameOne', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button size="small" aria-label={t('passkeys.removeOne', { name })} onClick={() => setRemoving(true)}>
          {t('passkeys.remove')}
        </Button>
      </div>
      <RemovePasskey uid={uid} passkey={passkey} open={removing} onClose={() => setRemoving(false)} />
    </div>
  );
}

function RenamePasskey({ uid, passkey, onClose }: { uid: string; passkey: Passkey; onClose: () => void }) {
  const t = useTexts('factors');
  const [name, setName] = useState(passkey.name);
  const { rename } = usePasskeyActs(uid);
  const { busy, error, submit } = useSubmit(async () => {
    if (name.trim() !== '') await rename(passkey.id, name.trim());
    announce(t('passkeys.renamed'));
    onClose();
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t('passkeys.name')}
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        required
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" look="primary" busy={busy}>
          {t('passkeys.save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('passkeys.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface RemovePasskeyProps {
  uid: string;
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
}

function RemovePasskey({ uid, passkey, open, onClose }: RemovePasskeyProps) {
  const t = useTexts('factors');
  const withProof = useProof();
  const { remove } = usePasskeyActs(uid);
  const doRemove = () => {
    onClose();
    withProof(() => remove(passkey.id)).then(
      () => announce(t('passkeys.removed')),
      (failure: unknown) => announce(errorText(failure)),
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('passkeys.removeTitle')}
      description={t('passkeys.removeText', { name: passkey.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('passkeys.cancel')}</Button>
          <Button look="danger" onClick={doRemove}>
            {t('passkeys.removeDo')}
          </Button>
        </>
      }
    />
  );
}
