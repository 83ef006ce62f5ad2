/** Which labels of training/dialogue/situations tell of which sense; a label that fits none cleanly is missing. */
const LABELS: Readonly<Record<string, string>> = {
  put_down: 'mocked shown_up shouted_at blamed compared talked_about',
  not_seen: 'no_thanks invisible credit_taken not_asked favourite_other needed_no_more wants_noticed',
  not_heard: 'not_heard not_believed brushed_off doctor_shrugged fixed_at',
  left_out: 'left_out replaced unanswered stood_up gone_cold drifted turned_down cancelled left_behind',
  alone: 'no_one_to_tell alone_in_crowd empty_home new_place other_language no_place nobody_knows',
  betrayed: 'promise_broken told_on',
  torn: 'torn two_sides_pull which_want',
  stuck: 'cannot_start put_off stuck_fast scrolls avoid_place',
  overloaded: 'does_for_all leaned_on said_yes no_time_self deadline works_always',
  worn_out: 'tired_through stays_in_bed',
  keeps_face: 'act_fine cover_story cannot_say keeps_peace asked_no_help taken_as_strong',
  missing: 'their_things first_without they_would_have wave wants_back',
  guilty: 'snapped let_down_them bad_parent mistake guilty_rest glad_guilty',
  regret: 'regret_choice missed_chance looks_back gave_up_love time_runs',
  self_harsh: 'never_good fraud compares_self praise_bounces hides_body',
  dread: 'dread_day waiting_answer how_they_take racing again_fear rehearses',
  worried_for: 'other_worry changed_person role_turned',
  angry: 'anger_boils small_trigger',
  numb: 'numb nothing_ahead not_myself hollow_win',
  body: 'body_tense body_let_down lies_awake',
  money: 'money_sums',
  hope_dashed: 'tried_failed tried_all hope_dashed long_wait',
  ashamed: 'found_out shame_after silly_to_mind',
  cried: 'cried_sudden',
  replays: 'replays checks_again',
  glad: 'small_win proud_small unlooked_kindness good_company comforts',
  none: 'none',
};

/** Every sense, `none` last. */
export const SENSES: readonly string[] = Object.keys(LABELS);

const BY_LABEL = new Map(
  Object.entries(LABELS).flatMap(([sense, labels]) => labels.split(' ').map((label) => [label, sense] as const)),
);

/** The sense that a label tells of; undefined for one that is left out. */
export const senseOfLabel = (label: string): string | undefined => BY_LABEL.get(label);
