import { LogOut } from 'lucide-react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SayForm } from './say-form.tsx';
import { useSay } from './use-say.ts';

/** "Help me say it" over the page one is on: a chat, or whatever else, stays as it was. */
export function SayDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const t = useTexts('safety');
  const say = useSay(uid);
  const { form } = say.words;
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={form.title}
      actions={
        <>
          <Button size="small" data-quick-exit="">
            <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('panel.quickExit')}
          </Button>
          <Button look="primary" size="small" onClick={onClose}>
            {form.close}
          </Button>
        </>
      }
    >
      <SayForm uid={uid} say={say} />
    </Dialog>
  );
}
