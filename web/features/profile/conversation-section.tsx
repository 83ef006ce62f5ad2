import { useMemo } from 'react';
import type { Settings } from '#shared/profile/profile.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { SelectField } from '#web/ui/field.tsx';
import { countryOptions } from './regions.ts';
import { useSetting } from './use-setting.ts';

const CHALLENGES: Settings['challenge'][] = ['gentle', 'balanced', 'direct'];
const TONES = ['gentle', 'steady', 'curious', 'practical', 'light'];

/** Country for helplines, and how new chats should sound. */
export function ConversationSection({ uid, settings }: { uid: string; settings: Settings }) {
  const t = useTexts('profile');
  const set = useSetting(uid);
  const countries = useMemo(countryOptions, []);
  return (
    <>
      <SelectField
        label={t('country.label')}
        hint={t('country.hint')}
        value={settings.country ?? ''}
        options={[{ value: '', label: t('country.none') }, ...countries]}
        onChange={(event) => set({ country: event.target.value || null })}
      />
      <SelectField
        label={t('tone.label')}
        hint={t('tone.hint')}
        value={settings.defaultTone ?? ''}
        options={[
          { value: '', label: t('tone.none') },
          ...TONES.map((value) => ({ value, label: t(`tone.${value}`) })),
        ]}
        onChange={(event) => set({ defaultTone: (event.target.value || null) as Settings['defaultTone'] })}
      />
      <SelectField
        label={t('challenge.label')}
        hint={t('challenge.hint')}
        value={settings.challenge}
        options={CHALLENGES.map((value) => ({ value, label: t(`challenge.${value}`) }))}
        onChange={(event) => set({ challenge: event.target.value as Settings['challenge'] })}
      />
    </>
  );
}
