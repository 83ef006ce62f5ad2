import { X } from 'lucide-react';
import { useState } from 'react';
import { useSaveSettings, useSettings } from '#web/features/profile/profile.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { eveningOf } from './evening.ts';

/** The evening of the last answer, for this tab: local storage holds its few named keys and no others. */
const ANSWERED = 'lamplight-answered';
let answeredHere: string | null = null;

function answeredBefore(evening: string): boolean {
  try {
    return answeredHere === evening || sessionStorage.getItem(ANSWERED) === evening;
  } catch {
    return answeredHere === evening;
  }
}

function remember(evening: string): void {
  answeredHere = evening;
  try {
    sessionStorage.setItem(ANSWERED, evening);
  } catch {}
}

/** In the dark hours, once an evening: the darker, warmer theme, where the device still shows the light one. */
export function LamplightOffer({ uid }: { uid: string }) {
  const t = useTexts('chats');
  const { settings } = useSettings(uid);
  const save = useSaveSettings(uid);
  const [evening, setEvening] = useState(() => eveningOf(new Date()));
  const isLight = !matchMedia('(prefers-color-scheme: dark)').matches;
  if (evening === null || settings.theme !== 'system' || !isLight || answeredBefore(evening)) return null;
  const answer = () => {
    remember(evening);
    setEvening(null);
  };
  return (
    <section
      aria-label={t('late.label')}
      className="flex shrink-0 items-center gap-x-3 border-b border-line bg-dusk-soft ps-4 pe-1 text-sm @3xl:ps-6"
    >
      <p className="min-w-0 flex-1 py-2">{t('late.text')}</p>
      <button
        type="button"
        className="link min-h-11 shrink-0 px-1 font-medium"
        onClick={() => {
          answer();
          save({ theme: 'lamplight' }).catch((error: unknown) => announce(errorText(error)));
        }}
      >
        {t('late.take')}
      </button>
      <IconButton label={t('late.leave')} onClick={answer}>
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
    </section>
  );
}
