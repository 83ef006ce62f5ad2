/**
 * Marks that turn the direction of a text around or hide letters in it. The joiners that Persian, Hindi and emoji need
 * are not among them.
 */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u206a-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** A text as it reads: without what could make it read otherwise than it was checked. */
export const stripHidden = (text: string): string => text.replace(HIDDEN, '');
