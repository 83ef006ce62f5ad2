import { type ComponentType, lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when first shown: no page waits for it. */
function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts('erasure')]);
    return { default: component };
  });
}

export const DeleteAccount = late(async () => (await import('./delete-account.tsx')).DeleteAccount);
export const RetentionPart = late(async () => (await import('./retention-part.tsx')).RetentionPart);
export const ReceiptsPart = late(async () => (await import('./receipts-part.tsx')).ReceiptsPart);
export const ConsentLog = late(async () => (await import('./consent-log.tsx')).ConsentLog);
export const ClearOffer = late(async () => (await import('./clear-offer.tsx')).ClearOffer);
