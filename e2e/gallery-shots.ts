import { DESIGN_SHOT } from './design-server.ts';
import { CHAT_SHOTS, LARGE_TEXT_SHOTS } from './gallery-chats.ts';
import { CHECKIN_SHOTS } from './gallery-checkins.ts';
import { DATA_SHOTS } from './gallery-data.ts';
import { EXERCISE_SHOTS } from './gallery-exercises.ts';
import { FACTOR_SHOTS } from './gallery-factors.ts';
import { IDENTITY_SHOTS } from './gallery-identities.ts';
import { JOURNAL_SHOTS } from './gallery-journal.ts';
import type { Shot } from './gallery-kit.ts';
import { LETTING_GO_SHOTS } from './gallery-letting-go.ts';
import { PAGE_SHOTS } from './gallery-pages.ts';
import { PAPER_SHOTS } from './gallery-papers.ts';
import { PASSING_SHOTS } from './gallery-passing.ts';
import { QUESTIONNAIRE_SHOTS } from './gallery-questionnaires.ts';
import { REMINDER_SHOTS } from './gallery-reminders.ts';
import { SEALED_SHOTS } from './gallery-sealed.ts';
import { SEARCH_SHOTS } from './gallery-search.ts';
import { SECURITY_SHOTS } from './gallery-security.ts';
import { WEEK_SHOTS } from './gallery-week.ts';

/** Every page and state there is, for the pictures and for axe alike. */
export const ALL_SHOTS: readonly Shot[] = [
  ...PAGE_SHOTS,
  ...CHAT_SHOTS,
  ...PASSING_SHOTS,
  ...QUESTIONNAIRE_SHOTS,
  ...CHECKIN_SHOTS,
  ...EXERCISE_SHOTS,
  ...PAPER_SHOTS,
  ...WEEK_SHOTS,
  ...SECURITY_SHOTS,
  ...FACTOR_SHOTS,
  ...IDENTITY_SHOTS,
  ...DATA_SHOTS,
  ...LETTING_GO_SHOTS,
  ...REMINDER_SHOTS,
  ...SEALED_SHOTS,
  ...SEARCH_SHOTS,
  ...JOURNAL_SHOTS,
  ...LARGE_TEXT_SHOTS,
  DESIGN_SHOT,
];
