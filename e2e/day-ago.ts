import { TIME_ZONE } from './browser.ts';

const DAY = 86_400_000;

/** The calendar day so many days ago where the browsers of the journeys are, as the page's own clock has it. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() - days * DAY).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
