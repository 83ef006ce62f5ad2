import type { StoredGlosses } from '#companion/classifier/glosses.ts';
import { createPlace, type Place } from '#companion/classifier/place.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';

/** Small on purpose: what people wrote stays in memory no longer than a turn needs it. */
const PLACES_KEPT = 8;
const ENGLISH = 'en';
const keptBy = new WeakMap<StoredEncoder, Map<string, Float64Array>>();

/** As `createPlace`; an English message that two ask about is placed once, since placing is what costs time. */
export function keptPlace(stored: StoredEncoder, glosses: Readonly<Record<string, StoredGlosses>>): Place {
  const place = createPlace(stored, glosses);
  const kept = keptBy.get(stored) ?? new Map<string, Float64Array>();
  keptBy.set(stored, kept);
  return (text, language) => {
    const known = language === ENGLISH ? kept.get(text) : undefined;
    if (known !== undefined) return known;
    const encoding = place(text, language);
    if (encoding === null || language !== ENGLISH) return encoding;
    if (kept.size >= PLACES_KEPT) kept.clear();
    kept.set(text, encoding);
    return encoding;
  };
}
