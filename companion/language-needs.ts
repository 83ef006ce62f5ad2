import type { LinesContent } from './content.schema.ts';

/** Fewest wordings of each family a full language has; a family with fewer repeats itself within ten turns. */
const FAMILIES: Readonly<Record<string, number>> = {
  harsh: 4,
  about_feeling_topic: 4,
  about_feeling: 4,
  about_topic: 5,
  quote: 8,
  echo: 5,
  rest: 12,
  ask_open: 16,
  ask_feeling: 4,
  ask_since: 3,
  ask_who: 3,
  ask_wish: 4,
  ask_low: 4,
  ask_light: 4,
  ask_good: 5,
  ask_easy: 6,
  ask_person: 3,
  human_link: 4,
  panic_body: 2,
  panic_scale: 2,
  summary: 3,
  after_yes: 3,
  repair_ask: 3,
  repair_thanks: 3,
  permit: 4,
  permit_lead: 3,
  keep_listening: 3,
  offer_lead: 3,
  offer_two: 5,
  offer_one: 2,
  advice_open: 4,
  idea_chosen: 2,
  ask_first_step: 3,
  step_open: 3,
  pick_help: 2,
  plan_made: 4,
  plan_smaller: 2,
  plan_dropped: 2,
  scale_high: 2,
  scale_low: 2,
  scale_middle: 2,
  scale_good: 2,
  scale_noted: 2,
  scale_skip: 2,
  scale_change: 2,
  detour_open: 2,
  tone_changed: 2,
  short_yes: 5,
  short_no: 5,
  unsure: 5,
  laugh: 3,
  fine: 3,
  greet: 4,
  greet_again: 3,
  good_news: 4,
  thanks: 4,
  thanks_on: 4,
  thanks_wrap: 3,
  bye: 4,
  bye_night: 2,
  wrap_plan: 2,
  wrap_told: 2,
  gibberish: 4,
  no_task: 4,
  no_task_ask: 4,
  unknown: 4,
  unknown_topic: 2,
  back_to_person: 8,
  bot_human: 4,
  bot_script: 4,
  bot_mind: 4,
  bot_chat: 3,
  bot_chat_short: 3,
  bot_memory: 3,
  bot_secret: 3,
  bot_love: 4,
  bot_only_one: 4,
  bot_verdict: 4,
  bot_instructions: 3,
  bot_help: 3,
  fallback_narrow: 4,
  fallback_honest: 6,
  fallback_chips: 2,
  fallback_write: 3,
  plain_lead: 10,
  exercise_stopped: 3,
  exercise_parked: 2,
  exercise_split: 2,
  exercise_number: 2,
  exercise_unclear: 2,
  exercise_move_on: 2,
  exercise_corrected: 2,
  exercise_resumed: 2,
};

const TOPICS =
  'work-stress job-loss burnout boss-conflict exams studies money breakup partner-conflict parent-conflict family parenting friend-conflict loneliness worry low-mood self-worth sleep grief anger decision success'.split(
    ' ',
  );
const LABELS =
  'keep_talking small_step confirm_yes confirm_no detour_first detour_finish you_choose title_default last_resort'.split(
    ' ',
  );
const OPTIONAL_ACTS = new Set([
  'bot_story',
  'far_talk',
  'far_act',
  'far_strong',
  'may_ask',
  'plan_harm',
  'is_normal',
  'leave_topic',
  'cue_plan',
  'misread',
  'fewer_questions',
  'fewer_echoes',
  'how_say',
  'ask_example',
  'tells_choice',
  'asks_choice',
]);
/** Families of languages that quote where English turns the words to "you", and that name as acts what English reads by pattern. */
const ONLY_QUOTED = new Set(
  'since_noted draft_wish draft_own age_told asked_open ask_on heard_plain heard_low asks_unknown set_right set_right_ask too_little no_exercise_sorry it_is_this miss_sorry miss_told miss_asked miss_again miss_here miss_on miss_open miss_no_answer two_ways wording_good laugh_along question_unclear who_named_her who_named_him talks_of'.split(
    ' ',
  ),
);
/** A chip sends its label, so the label has to be read as what it means. */
const CHIPS: Readonly<Record<string, string>> = {
  keep_talking: 'wish_heard',
  small_step: 'wish_do',
  confirm_yes: 'yes',
  confirm_no: 'disagree',
  detour_first: 'first',
  detour_finish: 'resume',
};
const MEANINGS_MIN = 60;

/** What a language with a file of moves still lacks beside English; each entry is one sentence for the builder. */
export function languageGaps(lines: Partial<LinesContent>, english: Partial<LinesContent>): string[] {
  const gaps: string[] = [];
  const families = lines.families ?? {};
  for (const [name, least] of Object.entries(FAMILIES)) {
    const family = families[name];
    const count =
      family === undefined ? 0 : Array.isArray(family) ? family.length : Object.values(family).flat().length;
    if (count < least) gaps.push(`family "${name}" has ${count} wordings, needs ${least}`);
  }
  const asked = new Set(lines.direct?.map(({ family }) => family));
  for (const name of Object.keys(families)) {
    const answers = name.startsWith('said_') && Object.keys(lines.acts ?? {}).some((act) => name.startsWith(act));
    if (english.families?.[name] === undefined && !ONLY_QUOTED.has(name) && !answers && !asked.has(name))
      gaps.push(`family "${name}" is used nowhere`);
  }
  const topics = new Set(lines.topics?.map((topic) => topic.id));
  for (const id of TOPICS) if (!topics.has(id)) gaps.push(`no topic "${id}"`);
  const known = new Set(english.topics?.map((topic) => topic.id));
  for (const id of topics) if (!known.has(id)) gaps.push(`topic "${id}" is none of English`);
  for (const feeling of english.feelings ?? []) {
    const own = lines.feelings?.find((entry) => entry.id === feeling.id);
    if (own === undefined) gaps.push(`no feeling "${feeling.id}"`);
    else if (own.kind !== feeling.kind) gaps.push(`feeling "${feeling.id}" is ${feeling.kind}, not ${own.kind}`);
  }
  for (const act of Object.keys(english.acts ?? {})) {
    if (!OPTIONAL_ACTS.has(act) && lines.acts?.[act] === undefined) gaps.push(`no act "${act}"`);
  }
  for (const label of LABELS) if (!lines.labels?.[label]) gaps.push(`no label "${label}"`);
  for (const [label, act] of Object.entries(CHIPS)) {
    const text = lines.labels?.[label];
    if (text && !lines.acts?.[act]?.some((phrase) => same(phrase, text)))
      gaps.push(`the chip "${text}" is not among the phrases of act "${act}"`);
  }
  for (const tone of Object.keys(english.tones ?? {})) if (!lines.tones?.[tone]) gaps.push(`no tone "${tone}"`);
  if ((lines.meanings?.length ?? 0) < MEANINGS_MIN)
    gaps.push(`${lines.meanings?.length ?? 0} meanings, needs ${MEANINGS_MIN}`);
  if (lines.words?.grammar === undefined) gaps.push('no words.grammar');
  if (lines.words?.reading === undefined) gaps.push('no words.reading');
  return gaps;
}

function same(phrase: string, label: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return bare(label).includes(bare(phrase));
}
