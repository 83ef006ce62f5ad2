import type { Settings } from '#shared/profile/profile.contract.ts';
import { LockSection } from '#web/features/auth/lock-parts.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Switch } from '#web/ui/choice.tsx';
import { Link } from '#web/ui/link.tsx';
import { useSetting } from './use-setting.ts';

/** What keeps a look over the shoulder, or at the device, from telling anything: lock, discreet mode, quick exit. */
export function HereSection({ uid, settings }: { uid: string; settings: Settings }) {
  const t = useTexts('lock');
  const set = useSetting(uid);
  return (
    <>
      <LockSection uid={uid} />
      <Switch
        label={t('discreet.label')}
        hint={t('discreet.hint')}
        checked={settings.discreet}
        onChange={(discreet) => set({ discreet })}
      />
      <section className="flex flex-col gap-2">
        <h3 className="font-heading text-lg">{t('exit.title')}</h3>
        <p className="measure">{t('exit.text')}</p>
        <p className="measure text-ink-soft">{t('exit.limits')}</p>
        <Link to="/safety" className="link inline-flex min-h-11 items-center self-start">
          {t('exit.more')}
        </Link>
      </section>
    </>
  );
}
