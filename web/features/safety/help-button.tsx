import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useCountry } from './chosen-country.ts';
import { HelpPanel } from './help-panel.tsx';
import { useCrisisHelp } from './safety.queries.ts';

/** The shared element of the signed-in pages: one tap to people who can help. */
export function HelpButton() {
  const t = useTexts('safety');
  const [open, setOpen] = useState(false);
  const { country } = useCountry();
  // Asked for before it is needed, so that it is there when the network is not.
  useCrisisHelp({ country, level: 2, categories: [] });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(buttonClass('secondary', 'small'), 'border-accent bg-accent-soft text-accent-ink')}
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {t('button')}
      </button>
      <HelpPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
