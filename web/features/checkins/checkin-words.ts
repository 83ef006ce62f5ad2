import { USUAL_TAGS } from '#shared/checkins/checkins.contract.ts';
import { currentLanguage, type Translate } from '#web/lib/i18n.ts';

const usual: ReadonlySet<string> = new Set(USUAL_TAGS);

/** A usual tag in the language of the page, one of the person's own as it was written. */
export const tagText = (t: Translate, tag: string): string => (usual.has(tag) ? t(`tag.${tag}`) : tag);

export const isOwnTag = (tag: string): boolean => !usual.has(tag);

const oneDecimal = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A mean mood, which has no more than one honest decimal. */
export const meanText = (mood: number): string => oneDecimal.format(mood);
