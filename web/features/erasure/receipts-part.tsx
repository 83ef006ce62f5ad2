import { useTexts } from '#web/lib/i18n.ts';
import { countsText, goneByText, momentText, useReceipts } from './erasure.queries.ts';

/** What was deleted lately, in kinds and numbers. */
export function ReceiptsPart({ uid }: { uid: string }) {
  const t = useTexts('erasure');
  const { data, isError } = useReceipts(uid);
  if (!data) return isError ? <p className="text-danger">{t('receipts.failed')}</p> : null;
  return (
    <details>
      <summary className="min-h-11 content-center text-primary">{t('receipts.title')}</summary>
      <p className="text-sm text-ink-soft">{t(data.receipts.length === 0 ? 'receipts.none' : 'receipts.hint')}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {data.receipts.map((receipt) => (
          <li key={receipt.ref} className="py-3">
            <p>
              {t('receipts.line', {
                date: momentText(receipt.at),
                what: t(`receipts.${receipt.what}`),
                counts: countsText(receipt.removed),
              })}
            </p>
            <p className="text-sm text-ink-soft">{goneByText(receipt)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
