import { writtenIn } from '#companion/written.ts';
import type { Answer } from './practical-answers.ts';

// Why is this hard? "How do I stop saying yes" names what is to change, and an idea on what the talk was about before
// (the shifts, the boss) passes it over. What is asked stands in the message alone, so nothing else counts here.

const written = writtenIn('policy/habit-answers');

/** What can be asked about a habit of one's own, in order: the first that fits. */
export const HABITS: readonly Answer[] = [
  {
    family: 'habit_say_no',
    asks: written('habits-habit-say-no-asks'),
  },
  {
    family: 'habit_worry',
    asks: written('habits-habit-worry-asks'),
  },
  {
    family: 'habit_sleep',
    asks: written('habits-habit-sleep-asks'),
  },
  {
    family: 'habit_switch_off',
    asks: written('habits-habit-switch-off-asks'),
  },
  {
    family: 'habit_ex',
    asks: written('habits-habit-ex-asks'),
  },
  {
    family: 'habit_news',
    asks: written('habits-habit-news-asks'),
  },
  {
    family: 'habit_phone',
    asks: written('habits-habit-phone-asks'),
  },
  {
    family: 'habit_compare',
    asks: written('habits-habit-compare-asks'),
  },
  {
    family: 'habit_temper',
    asks: written('habits-habit-temper-asks'),
  },
  {
    family: 'habit_guilt',
    asks: written('habits-habit-guilt-asks'),
  },
  {
    family: 'habit_kinder',
    asks: written('habits-habit-kinder-asks'),
  },
  {
    family: 'habit_start',
    asks: written('habits-habit-start-asks'),
  },
  {
    family: 'habit_focus',
    asks: written('habits-habit-focus-asks'),
  },
  {
    family: 'habit_confident',
    asks: written('habits-habit-confident-asks'),
  },
  {
    family: 'habit_keep_up',
    asks: written('habits-habit-keep-up-asks'),
  },
  {
    family: 'habit_cry',
    asks: written('habits-habit-cry-asks'),
  },
  {
    family: 'habit_ask_help',
    asks: written('habits-habit-ask-help-asks'),
  },
  {
    family: 'habit_limit',
    asks: written('habits-habit-limit-asks'),
  },
  {
    family: 'habit_call',
    asks: written('habits-habit-call-asks'),
  },
  {
    family: 'habit_wait',
    asks: written('habits-habit-wait-asks'),
  },
  {
    family: 'habit_raise',
    asks: written('habits-habit-raise-asks'),
  },
];
