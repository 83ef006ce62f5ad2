import { MessageSquareText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SayDialog } from './say.queries.ts';

/** Opens "Help me say it" over the page. Nothing where nobody is signed in: there is no plan and no sealed place. */
export function SayButton({ onOpen }: { onOpen?: () => void }) {
  const t = useTexts('safety');
  const uid = useUid();
  const [open, setOpen] = useState(false);
  if (uid === null) return null;
  return (
    <>
      <Button size="small" className="self-start" onClick={onOpen ?? (() => setOpen(true))}>
        <MessageSquareText aria-hidden="true" className="size-4" />
        {t('say.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SayDialog uid={uid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
