import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from './copy-text.ts';
import { LandingHeading } from './landing-heading.tsx';

interface BackupCodesProps {
  codes: string[];
  /** Two-step log-in was turned on just now, and this is its last step. */
  first: boolean;
  onDone: () => void;
}

/** The ten codes, shown once, to be kept somewhere. */
export function BackupCodes({ codes, first, onDone }: BackupCodesProps) {
  const t = useTexts('factors');
  const text = `${codes.join('\n')}\n`;
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = t('codes.file');
    link.click();
    // Later, since some browsers only begin to read it now.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <div className="flex flex-col gap-4 rounded-card bg-sunken p-5">
      <LandingHeading>{t('codes.title')}</LandingHeading>
      {first && <p>{t('codes.on')}</p>}
      <p>{t('codes.text')}</p>
      <ul
        aria-label={t('codes.list')}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-1"
      >
        {codes.map((code) => (
          <li key={code} className="py-0.5 font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text)}>{t('codes.copy')}</Button>
        <Button onClick={save}>{t('codes.save')}</Button>
        <Button look="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
