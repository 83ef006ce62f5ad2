import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Memory, MemoryMode } from '#shared/memories/memories.contract.ts';
import { useAuth, useAuthActs, useInstance } from '#web/features/auth/auth.queries.ts';
import { useSaveSettings, useSettings } from '#web/features/profile/profile.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AFTER_PAGE_CHANGE, landOn } from '#web/lib/land-on.ts';
import { RadioGroup, Switch } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useKeepFocus } from '#web/ui/keep-focus.ts';
import { announce } from '#web/ui/status-region.tsx';
import { useMemories } from './memories.queries.ts';
import { MemoryItem } from './memory-item.tsx';

const MODES = ['ask', 'auto', 'off'] as const;

/** What is remembered: whether and how, and every single thing, to search, edit, pause and delete. */
export function MemorySection({ uid }: { uid: string }) {
  const t = useTexts('memories');
  const { data, isError } = useMemories(uid);
  if (isError) return <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('section.failed')}</p>;
  if (!data) return null;
  return (
    <>
      <Choices uid={uid} mode={data.mode} />
      <Kept uid={uid} memories={data.memories} />
    </>
  );
}

function Choices({ uid, mode }: { uid: string; mode: MemoryMode }) {
  const t = useTexts('memories');
  const { session } = useAuth();
  const { saveConsents } = useAuthActs();
  const { settings } = useSettings(uid);
  const save = useSaveSettings(uid);
  const model = useInstance()?.model;
  const say = (work: Promise<unknown>) =>
    void work.then(
      () => announce(t('said.saved')),
      (error: unknown) => announce(errorText(error)),
    );
  const choose = async (memoryMode: MemoryMode) => {
    const { consents } = session ?? {};
    const memory = memoryMode !== 'off';
    // The mode first: a consent without it would mean "ask me" for a moment.
    await save({ memoryMode });
    if (consents && consents.memory !== memory) await saveConsents({ ...consents, memory });
  };
  return (
    <>
      <RadioGroup
        legend={t('section.mode')}
        name="memory-mode"
        value={mode}
        hint={mode === 'ask' ? undefined : t(`section.${mode}.hint`)}
        options={MODES.map((value) => ({ value, label: t(`section.mode.${value}`) }))}
        onChange={(value) => say(choose(value as MemoryMode))}
      />
      {model?.kind === 'model' && mode !== 'off' && (
        <Switch
          label={t('section.sensitive')}
          hint={t('section.sensitive.hint')}
          checked={settings.sensitiveToModel}
          onChange={(sensitiveToModel) => say(save({ sensitiveToModel }))}
        />
      )}
    </>
  );
}

function Kept({ uid, memories }: { uid: string; memories: Memory[] }) {
  const t = useTexts('memories');
  const [sought, setSought] = useState('');
  const fits = ({ text, sourceChatTitle }: Memory) =>
    `${text} ${sourceChatTitle ?? ''}`.toLowerCase().includes(sought.trim().toLowerCase());
  const found = memories.filter(fits);
  const box = useRef<HTMLDivElement>(null);
  const onPress = useKeepFocus(
    box,
    found.map(({ id }) => id),
  );
  const landing = useSearchParams()[0].get('memory');
  useEffect(() => {
    const item =
      landing === null ? null : box.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(landing)}"]`);
    if (!item) return;
    // Later than the page's own way to its top.
    const timer = setTimeout(() => landOn(item), AFTER_PAGE_CHANGE);
    return () => clearTimeout(timer);
  }, [landing]);
  if (memories.length === 0) return <p className="text-ink-soft">{t('section.none')}</p>;
  return (
    <>
      <TextField
        label={t('section.search')}
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 && <p className="text-ink-soft">{t('section.noMatch')}</p>}
      <div ref={box} onClickCapture={onPress} className="contents">
        {(['proposed', 'active'] as const).map((status) => {
          const items = found.filter((memory) => memory.status === status);
          if (items.length === 0) return null;
          return (
            <section key={status} className="flex flex-col gap-3">
              <h3 className="font-sans text-base font-semibold">
                {t(status === 'proposed' ? 'section.waiting' : 'section.list')}
              </h3>
              <ul className="flex flex-col divide-y divide-line">
                {items.map((memory) => (
                  <li key={memory.id} data-item={memory.id} className="py-4">
                    <MemoryItem uid={uid} memory={memory} place="profile" />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p className="text-sm text-ink-soft">{t('section.chats')}</p>
    </>
  );
}
