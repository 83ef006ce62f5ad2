import { LogOut } from 'lucide-react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Grounding } from './grounding.tsx';
import { HelpLines } from './help-lines.tsx';
import { HelpWords } from './help-words.tsx';
import { PlanInHelp } from './plan-in-help.tsx';
import { SayButton } from './say-button.tsx';

/** Everything for a hard moment: people to call, a minute to steady, a way out of the page. */
export function HelpPanel({ open, onClose, onSay }: { open: boolean; onClose: () => void; onSay: () => void }) {
  const t = useTexts('safety');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('panel.title')}
      description={t('panel.text')}
      actions={
        <>
          {/* boot.ts listens for data-quick-exit, so it works whatever state the page is in. */}
          <Button size="small" data-quick-exit="">
            <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('panel.quickExit')}
          </Button>
          <Button look="primary" size="small" onClick={onClose}>
            {t('panel.close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <HelpLines level={2} categories={[]} />
        <HelpWords />
        <SayButton onOpen={onSay} />
        <PlanInHelp onLeave={onClose} />
        <Grounding />
        <Link to="/safety" className="link inline-flex min-h-11 items-center self-start" onClick={onClose}>
          {t('panel.protocol')}
        </Link>
      </div>
    </Dialog>
  );
}
