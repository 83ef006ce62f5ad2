import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText, timeText } from '#web/lib/time.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { deviceText } from './device-text.ts';
import { useNewDevices } from './devices.queries.ts';

/** Says inside the app that somebody signed in with a browser never seen before; a mailbox may be read by others. */
export function NewDevices({ uid }: { uid: string }) {
  const t = useTexts('security');
  const { devices, putAway } = useNewDevices(uid);
  const [first] = devices;
  if (!first) return null;
  const away = () => putAway().catch((error: unknown) => announce(errorText(error)));
  const at = new Date(first.at);
  // Below the header: help and quick exit stay in sight.
  return (
    <section
      aria-label={t('newDevice.title')}
      className="fixed inset-x-3 top-[4.5rem] z-30 mx-auto max-w-[30rem] rounded-card border border-line bg-surface px-5 py-4 shadow-soft"
    >
      <p className="font-medium">{t('newDevice.title')}</p>
      <p className="mt-1 text-ink-soft">
        {t('newDevice.text', {
          name: deviceText(t, first),
          when: `${dayText(at)}, ${timeText(at)}`,
          more: devices.length - 1,
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={away}>
          {t('newDevice.mine')}
        </Button>
        <ButtonLink size="small" to="/profile#devices" onClick={away}>
          {t('newDevice.look')}
        </ButtonLink>
      </div>
    </section>
  );
}
