import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/practical-answers');

export interface Answer {
  family: string;
  asks: RegExp;
  /** What the talk has to be about. */
  about?: RegExp;
}

export const SAY = written('say');
const HELPS = written('helps');
const GATHERING = written('gathering');
const SPEECH = written('speech');
export const OWED = written('owed');
const STUDY = written('study');
const HOME = written('home');

/** In order: the first that fits what is asked and what it is about. */
export const ANSWERS: readonly Answer[] = [
  {
    family: 'do_medicine',
    asks: written('answers-do-medicine-asks'),
  },
  {
    family: 'do_gathering',
    asks: written('answers-do-gathering-asks'),
    about: GATHERING,
  },
  {
    family: 'do_speech_long',
    asks: written('answers-do-speech-long-asks'),
    about: SPEECH,
  },
  {
    family: 'do_speech_start',
    asks: written('answers-do-speech-start-asks'),
    about: SPEECH,
  },
  { family: 'do_speech_nerves', asks: HELPS, about: SPEECH },
  { family: 'do_interview', asks: /\b(?:do|should|can) i (?:tell|say|admit)\b.{0,20}\bnervous\b/i },
  {
    family: 'do_thank',
    asks: written('answers-do-thank-asks'),
  },
  {
    family: 'do_good_news',
    asks: SAY,
    about: written('answers-do-good-news-about'),
  },
  { family: 'do_raise', asks: SAY, about: written('answers-do-raise-about') },
  {
    family: 'do_money',
    asks: written('answers-do-money-asks'),
    about: OWED,
  },
  {
    family: 'do_friends',
    asks: written('answers-do-friends-asks'),
  },
  { family: 'do_pack', asks: /\bwhat (?:should|do|shall) i (?:even )?(?:pack|bring|take)\b/i },
  {
    family: 'do_meeting',
    asks: written('answers-do-meeting-asks'),
  },
  {
    family: 'do_noise',
    asks: /\bwhat (?:should|can|do|could) i (?:even )?do\b/i,
    about: written('answers-do-noise-about'),
  },
  { family: 'do_boss', asks: written('answers-do-boss-asks') },
  {
    family: 'do_break_down',
    asks: written('answers-do-break-down-asks'),
  },
  { family: 'do_plan', asks: /\b(?:make|need|help (?:me )?with|have) a plan\b.*|\bhelp me plan\b/i },
  {
    family: 'do_study_start',
    asks: written('answers-do-study-start-asks'),
    about: STUDY,
  },
  {
    family: 'do_home_start',
    asks: written('answers-do-home-start-asks'),
    about: HOME,
  },
  {
    family: 'fine_ex',
    asks: written('answers-fine-ex-asks'),
  },
  {
    family: 'fine_words',
    asks: written('answers-fine-words-asks'),
  },
  {
    family: 'fine_deed',
    asks: written('answers-fine-deed-asks'),
  },
  {
    family: 'do_treat',
    asks: written('answers-do-treat-asks'),
  },
  {
    family: 'fine_leave',
    asks: written('answers-fine-leave-asks'),
    about: GATHERING,
  },
  { family: 'fine_ignore', asks: written('answers-fine-ignore-asks') },
  {
    family: 'do_bed_start',
    asks: written('answers-do-bed-start-asks'),
    about: /\b(?:out of bed|get up|in bed|getting up)\b/i,
  },
];

export const WHAT_IF = /^(?:(?:and|but|ok|okay|so|yeah|hm+)[, ]+)*what if\b/i;
/** What is feared of a step ahead, and what can be done then. */
export const OUTCOMES: readonly Answer[] = [
  {
    family: 'if_bad',
    asks: written('outcomes-if-bad-asks'),
    about: written('outcomes-if-bad-about'),
  },
  {
    family: 'if_blank',
    asks: written('outcomes-if-blank-asks'),
    about: written('outcomes-if-blank-about'),
  },
  {
    family: 'if_stuck',
    asks: written('outcomes-if-stuck-asks'),
  },
  {
    family: 'if_angry',
    asks: written('outcomes-if-angry-asks'),
  },
  {
    family: 'if_asked',
    asks: written('outcomes-if-asked-asks'),
  },
  {
    family: 'if_cries',
    asks: written('outcomes-if-cries-asks'),
  },
  {
    family: 'if_absent',
    asks: written('outcomes-if-absent-asks'),
  },
  {
    family: 'if_joke',
    asks: written('outcomes-if-joke-asks'),
  },
  {
    family: 'if_silent',
    asks: written('outcomes-if-silent-asks'),
  },
  {
    family: 'if_tears',
    asks: written('outcomes-if-tears-asks'),
  },
  {
    family: 'if_thinks',
    asks: written('outcomes-if-thinks-asks'),
  },
  { family: 'if_notice', asks: /\b(?:he|she|they) (?:notice|ask why|asks why|find out i muted)/i },
  {
    family: 'if_no',
    asks: written('outcomes-if-no-asks'),
  },
  {
    family: 'if_fail',
    asks: /\bi (?:\w+ )?(?:fail|flunk|don'?t pass|mess (?:it )?up)\b/i,
    about: /\b(?:exam|test|resit|class|course|stats|maths?|quiz|driving)\b/i,
  },
  { family: 'if_bed', asks: /\bi (?:just )?(?:go back to|stay in|end up in) bed\b/i },
  { family: 'if_undone', asks: /\bi (?:don'?t|forget to|can'?t) (?:do|manage|keep|stick)\b/i },
  {
    family: 'if_again',
    asks: written('outcomes-if-again-asks'),
    about: /\b(?:kids?|son|daughter|shout\w*|yell\w*|snapp\w*|sorry)\b/i,
  },
];
