import { Suspense } from 'react';
import type { Consents } from '#shared/auth/auth.contract.ts';
import { useAuthActs, useInstance } from '#web/features/auth/auth.queries.ts';
import { ClearOffer, ConsentLog } from '#web/features/erasure/erasure-parts.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Switch } from '#web/ui/choice.tsx';
import { announce } from '#web/ui/status-region.tsx';

/** What the person agreed to; each can be taken back at any time. */
export function ConsentSection({ uid, consents }: { uid: string; consents: Consents }) {
  const t = useTexts('profile');
  const { saveConsents } = useAuthActs();
  const model = useInstance()?.model;
  const set = (change: Partial<Consents>) =>
    saveConsents({ ...consents, ...change }).then(
      () => announce(t('saved')),
      (error: unknown) => announce(errorText(error)),
    );
  return (
    <div>
      <Switch
        label={t('consent.storeChats')}
        hint={t('consent.storeChats.hint')}
        checked={consents.storeChats}
        onChange={(storeChats) => set({ storeChats })}
      />
      {!consents.storeChats && (
        <Suspense fallback={null}>
          <ClearOffer uid={uid} what="chats" />
        </Suspense>
      )}
      <Switch
        label={t('consent.memory')}
        hint={t('consent.memory.hint')}
        checked={consents.memory}
        onChange={(memory) => set({ memory })}
      />
      {!consents.memory && (
        <Suspense fallback={null}>
          <ClearOffer uid={uid} what="memories" />
        </Suspense>
      )}
      {model?.kind === 'model' ? (
        <Switch
          label={t('consent.sendToModel', { model: model.name ?? '', host: model.host ?? '' })}
          hint={t('consent.sendToModel.hint')}
          checked={consents.sendToModel}
          onChange={(sendToModel) => set({ sendToModel })}
        />
      ) : (
        <p className="py-2 text-sm text-ink-soft">{t('consent.noModel')}</p>
      )}
      <Suspense fallback={null}>
        <ConsentLog uid={uid} />
      </Suspense>
    </div>
  );
}
