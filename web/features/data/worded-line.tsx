import { useRef } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';

/** Always the same length: what is covered must not tell how long it was. */
const COVER = '█████';
const LINE_MAX = 4_000;

/** The words of one line as they will stand on the page; selected ones can be covered. */
export function WordsField({
  label,
  text,
  onChange,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
}) {
  const t = useTexts('data');
  const field = useRef<HTMLDivElement>(null);
  const cover = () => {
    const area = field.current?.querySelector('textarea');
    if (!area || area.selectionStart === area.selectionEnd) {
      announce(t('words.coverFirst'));
      return;
    }
    onChange(`${text.slice(0, area.selectionStart)}${COVER}${text.slice(area.selectionEnd)}`);
    announce(t('words.covered'), { quiet: true });
  };
  return (
    <div ref={field} className="flex flex-col gap-2">
      <AreaField
        label={label}
        value={text}
        rows={3}
        maxLength={LINE_MAX}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button size="small" className="self-start" onClick={cover}>
        {t('words.cover')}
      </Button>
    </div>
  );
}

interface WordedLineProps {
  text: string;
  worded: string | undefined;
  shown: boolean;
  onShow: (shown: boolean) => void;
  onWord: (text: string) => void;
}

/** A line made from what is known: on the page or not, and in other words where the person likes. */
export function WordedLine({ text, worded, shown, onShow, onWord }: WordedLineProps) {
  const t = useTexts('data');
  return (
    <li className="flex flex-col">
      <Checkbox
        label={<span className="whitespace-pre-line [overflow-wrap:anywhere]">{worded ?? text}</span>}
        checked={shown}
        onChange={(event) => onShow(event.target.checked)}
      />
      {shown && (
        <details className="ps-9">
          <summary className="min-h-11 content-center text-sm text-primary">{t('words.change')}</summary>
          <WordsField label={t('words.label')} text={worded ?? text} onChange={onWord} />
        </details>
      )}
    </li>
  );
}
