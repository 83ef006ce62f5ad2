import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { keepAnswers } from './kept-answers.ts';
import { useResponseWrites } from './questionnaires.queries.ts';

interface DeleteResponseProps {
  uid: string;
  id: string;
  kind: 'result' | 'draft';
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks once more, then deletes a result or begun answers for good. */
export function DeleteResponse({ uid, id, kind, open, onClose, onDeleted }: DeleteResponseProps) {
  const t = useTexts('questionnaires');
  const writes = useResponseWrites(uid);
  const draft = kind === 'draft';
  const remove = async () => {
    onClose();
    try {
      await writes.remove(id);
      keepAnswers(uid, id, null);
      announce(t('delete.done'));
      onDeleted?.();
    } catch (error) {
      announce(errorText(error));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(draft ? 'delete.draftTitle' : 'delete.title')}
      description={t(draft ? 'delete.draftText' : 'delete.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
          <Button look="danger" onClick={() => void remove()}>
            {t('delete.yes')}
          </Button>
        </>
      }
    />
  );
}
