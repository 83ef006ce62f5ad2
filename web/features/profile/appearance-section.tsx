import type { Settings } from '#shared/profile/profile.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { RadioGroup, Switch } from '#web/ui/choice.tsx';
import { useSetting } from './use-setting.ts';

const THEMES = ['system', 'daylight', 'lamplight'] as const;
const TEXT_SIZES = ['100', '115', '130', '150', '200', '250'];

/** Theme, text size, motion, pinch zoom: seen at once, kept for every device. */
export function AppearanceSection({ uid, settings }: { uid: string; settings: Settings }) {
  const t = useTexts('profile');
  const set = useSetting(uid);
  return (
    <>
      <RadioGroup
        legend={t('theme.legend')}
        name="theme"
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(theme) => set({ theme: theme as Settings['theme'] })}
      />
      <RadioGroup
        legend={t('textSize.legend')}
        name="text-size"
        value={String(settings.textSize)}
        options={TEXT_SIZES.map((value) => ({ value, label: t('textSize.option', { percent: Number(value) }) }))}
        onChange={(textSize) => set({ textSize: Number(textSize) })}
      />
      <div>
        <Switch
          label={t('motion.label')}
          hint={t('motion.hint')}
          checked={settings.reducedMotion}
          onChange={(reducedMotion) => set({ reducedMotion })}
        />
        <Switch
          label={t('pinch.label')}
          hint={t('pinch.hint')}
          checked={settings.pinchZoom}
          onChange={(pinchZoom) => set({ pinchZoom })}
        />
      </div>
    </>
  );
}
