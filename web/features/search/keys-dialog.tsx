import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Rows of the list: what is done, and the keys that do it. */
const KEYS = [
  ['search', ['command', 'K']],
  ['keys', ['?']],
  ['send', ['Enter']],
  ['newLine', ['Shift', 'Enter']],
  ['answer', ['1', '9']],
  ['back', ['Esc']],
  ['leave', ['Shift', 'Shift', 'Shift']],
] as const;

/** `?`: what can be done by keyboard. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('search');
  const keyName = (key: string) => (key === 'command' ? t(isApple() ? 'key.cmd' : 'key.ctrl') : key);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <dl className="flex flex-col">
        {KEYS.map(([id, keys]) => (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <dt>{t(`keys.${id}`)}</dt>
            <dd className="flex flex-wrap items-center gap-1.5">
              {keys.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Shift stands there three times, and the list never changes
                <span key={index} className="contents">
                  {index > 0 && (
                    <span className="text-sm text-ink-soft">{t(id === 'answer' ? 'keys.to' : 'keys.then')}</span>
                  )}
                  <kbd className="rounded-md border border-line-strong/60 bg-sunken px-2 py-0.5 font-sans text-sm">
                    {keyName(key)}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
