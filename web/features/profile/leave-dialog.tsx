import { logOut } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';

/** Logs out; a failure is said in the page's status. */
export function leave(): void {
  logOut().catch((error: unknown) => announce(errorText(error)));
}

/** Asked of people without an account only: what they leave, nobody can bring back. */
export function LeaveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('app');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('leave.stay')}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              leave();
            }}
          >
            {t('leave.confirm')}
          </Button>
        </>
      }
    />
  );
}
