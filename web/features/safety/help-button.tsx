import { useQueryClient } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { sendLeftCheckins } from '#web/features/checkins/checkin-parts.queries.ts';
import { sendLeftEntries } from '#web/features/journal/journal-parts.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { useChosenCountry } from './chosen-country.ts';
import { useCrisisHelp } from './crisis-lines.queries.ts';
import { HelpPanel } from './help-panel.tsx';
import { fetchPlanAhead } from './safety-plan.queries.ts';
import { preloadSay, SayDialog } from './say.queries.ts';

const PLAN_AFTER = 5_000;

/** The shared element of the signed-in pages: one tap to people who can help. */
export function HelpButton() {
  const t = useTexts('safety');
  const [open, setOpen] = useState(false);
  const [saying, setSaying] = useState(false);
  const country = useChosenCountry();
  // Asked for before it is needed, so that it is there when the network is not.
  useCrisisHelp({ country, level: 2, categories: [] });
  const client = useQueryClient();
  const uid = useUid();
  useEffect(() => {
    // Later than everything the page needs: then the plan opens on this device even where there is no network.
    const timer = setTimeout(() => {
      if (uid === null) return;
      void fetchPlanAhead(client, uid);
      sendLeftCheckins(uid).catch(() => {});
      sendLeftEntries(uid).catch(() => {});
      preloadSay().catch(() => {});
    }, PLAN_AFTER);
    return () => clearTimeout(timer);
  }, [client, uid]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 text-sm font-medium text-accent-ink transition-colors hover:border-accent-ink"
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {t('button')}
      </button>
      <HelpPanel
        open={open}
        onClose={() => setOpen(false)}
        onSay={() => {
          setOpen(false);
          setSaying(true);
        }}
      />
      {saying && uid !== null && (
        <Suspense fallback={null}>
          <SayDialog uid={uid} onClose={() => setSaying(false)} />
        </Suspense>
      )}
    </>
  );
}
