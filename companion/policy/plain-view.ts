import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ANSWERED } from './answer-to.ts';
import { QUOTED } from './own-wording.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { isFeared } from './view-shapes.ts';

// Why is this hard? "Would a card be weird?", "Dave first or Tash first, you pick": small things, asked outright, often
// without a mark and in the middle of a line. An honest "I can't know" is no honest answer there, and what people opened
// up to were short plain judgments. So where nobody can come to harm by it, a view is given, and it is left at that. No
// view is lent to a body, a substance, the law, money at risk, or what goes on in somebody else's mind.

const written = writtenIn('policy/plain-view');

/** "Would that be weird": what they fear their own deed might be. */
const FEARS = written('fears');
/** "Is that rude": of this it is for others to say how they take it. */
const FEARS_INSULT = written('fears-insult');
/** "Do they think I'm strange if I ask them in". */
const FEARS_EYES = written('fears-eyes');
const DEED = written('deed');
const ASKS_IN = written('asks-in');
const NOT_HARMLESS = written('not-harmless');
const MAY_FEEL = written('may-feel');
const WANTS_FEELING = written('wants-feeling');
/** "Is it wrong that I feel insulted by a sick person": a feeling of theirs, and no deed. */
const NOT_WRONG = written('not-wrong');
const OVERREACTING = written('overreacting');
const ASKS_IF = written('asks-if');
const GOOD_IDEA = written('good-idea');
const NOT_OVERREACTING = written('not-overreacting');
/** "Should I just tell him my voice is breaking": of nothing that can only be told once. */
const TELL_THEM = written('tell-them');
const NOT_TELL = written('not-tell');
/** "Whether a man can ask to hear it alone without hurting her". */
const MAY_ASK = written('may-ask');
/** "Sunday morning instead?", where the dark is what they fear. */
const BY_DAY = written('by-day');
const FEARS_DARK = written('fears-dark');
const TOO_SOON = written('too-soon');
const AFTER_LOSS = written('after-loss');
const NOT_TOO_SOON = written('not-too-soon');
/** "Brian alone first, or all of them together". */
const ONE_OR_ALL = written('one-or-all');
const TELLS = written('tells');
const WHICH_FIRST = written('which-first');
/** "Biscuits or cake? You pick": of two small things, outright. */
const YOU_PICK = written('you-pick');
const WHICH_ORDER = written('which-order');
/** "Before the family day or after?", of something to be told. */
const BEFORE_OR_AFTER = written('before-or-after');
const GO_THERE = written('go-there');
const PASTIME = written('pastime');
const WAKE_UP = written('wake-up');
const NOT_WAKE = written('not-wake');
const MAY_HELP = written('may-help');
const NOT_MY_FIELD = written('not-my-field');
/** "Why should it always be me": nobody wants a cause named. */
const ALWAYS_ME = written('always-me');
const OF_ME = written('of-me');
/** "He says enjoy your rest. Rest from what?": a word that is turned down. */
const WORD_TURNED = written('word-turned');
const REPORTS = written('reports');
/** "Who is them?", of the "them" in our question. */
const WHO_IS_THEM = written('who-is-them');
const SAYS_THEM = written('says-them');
const ASKS_LEANING = written('asks-leaning');
const LEANS_TO = written('leans-to');
const DAY = written('day');
const GUESS_OF = written('guess-of');
const NOT_GUESS = written('not-guess');

/** "Doctor??": a word of ours is asked back, and told by nobody. */
const ASKED_BACK = /^\W*\w+\?+|(?<=[.] )\w+\?\?+/g;

/** Messages before this one that may name the deed. */
const BACK = 2;
/** So long words of a draft are what "is that rude" asks about. */
const DRAFT_HOLDS = 2;

/** A short plain view of something harmless that is asked about outright; null for all else. English. */
export function plainView(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.plain_not_word === undefined || state.level >= 2) return null;
  const near = [...state.recent.slice(-BACK), read.clean].join(' . ');
  const parts =
    ofOurWords(scene) ??
    rhetoric(read.clean) ??
    leans(scene) ??
    (NOT_HARMLESS.test((DEED.test(read.clean) ? read.clean : near).replace(ASKED_BACK, '')) || isFeared(near)
      ? null
      : (ofTime(scene) ??
        ofDeed(scene, near) ??
        ofFeeling(read.clean, near) ??
        ofTwo(read.clean, near) ??
        ofThing(read.clean)));
  if (parts === null) return null;
  state.signs = { ...state.signs, [ANSWERED]: state.turn };
  return plan('asked', 'info', [parts], { expect: { kind: 'open' }, mayRepeat: true });
}

const ofOurWords = ({ read, state }: Scene): Part | null =>
  WHO_IS_THEM.test(read.clean) && SAYS_THEM.test(state.lastReply) ? line('plain_whom') : null;

/** Asked which way they lean, they have settled it: that is worth more than another question how it feels. */
function leans({ read, state }: Scene): Part | null {
  if (!ASKS_LEANING.test(state.lastReply) || read.text.includes('?') || read.acts.has('plan_harm')) return null;
  if (!LEANS_TO.test(read.clean) || isFeared(read.clean) || NOT_HARMLESS.test(read.clean)) return null;
  const day = DAY.exec(read.clean)?.[0];
  return day === undefined ? line('plain_settled') : line('plain_settled_day', { Day: upperFirst(day.toLowerCase()) });
}

function rhetoric(clean: string): Part | null {
  const always = ALWAYS_ME.exec(clean)?.[0];
  if (always !== undefined && OF_ME.test(always)) return line('plain_always_me');
  const turned = WORD_TURNED.exec(clean);
  const word = turned?.[1]?.toLowerCase();
  const before = clean.slice(0, turned?.index ?? 0);
  if (word === undefined || !REPORTS.test(before) || !new RegExp(`\\b${word}\\b`, 'i').test(before)) return null;
  return line('plain_not_your_word', { Word: upperFirst(word) });
}

function ofDeed(scene: Scene, near: string): Part | null {
  const { read, state } = scene;
  const held = state.drafts !== undefined && state.turn - state.drafts.turn <= DRAFT_HOLDS;
  // Where somebody died, what is kept and done has answers of its own.
  if (held || QUOTED.test(read.clean) || AFTER_LOSS.test(near)) return null;
  if (FEARS_EYES.test(read.clean) && DEED.test(near))
    return line(ASKS_IN.test(read.clean) ? 'plain_eyes_asked' : 'plain_eyes');
  const word = FEARS.exec(read.clean)?.slice(1).find(Boolean);
  if (word !== undefined && DEED.test(near)) return line('plain_not_word', { word: word.toLowerCase() });
  const insult = FEARS_INSULT.exec(read.clean)?.slice(1).find(Boolean);
  return insult !== undefined && DEED.test(near) ? line('plain_not_insult', { word: insult.toLowerCase() }) : null;
}

/** "Is it too soon, three years?": the loss may have been told of at the very beginning. */
function ofTime({ read, state }: Scene): Part | null {
  if (!TOO_SOON.test(read.clean)) return null;
  const all = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  return AFTER_LOSS.test(all) && !NOT_TOO_SOON.test(all) ? line('plain_no_set_time') : null;
}

function ofFeeling(clean: string, near: string): Part | null {
  const wrong = NOT_WRONG.exec(clean)?.slice(1).find(Boolean);
  if (wrong !== undefined) return line('plain_not_wrong', { word: wrong.toLowerCase() });
  if (OVERREACTING.test(clean) && ASKS_IF.test(clean) && !NOT_OVERREACTING.test(near))
    return line(GOOD_IDEA.test(clean) ? 'plain_asking_is_fine' : 'plain_not_overreacting');
  const feeling = MAY_FEEL.exec(clean)?.slice(1).find(Boolean);
  if (feeling !== undefined && WANTS_FEELING.test(clean))
    return line('plain_may_feel', { word: feeling.toLowerCase() });
  return GUESS_OF.test(clean) && !NOT_GUESS.test(near) ? line('plain_could_be') : null;
}

function ofTwo(clean: string, near: string): Part | null {
  if (MAY_ASK.test(clean)) return line('plain_may_ask');
  if (BY_DAY.test(clean) && FEARS_DARK.test(near)) return line('plain_by_day');
  const told = NOT_TELL.test(near) ? undefined : TELL_THEM.exec(clean)?.[1];
  if (told !== undefined && !ONE_OR_ALL.test(clean)) return tellThem(told.toLowerCase());
  if (ONE_OR_ALL.test(clean) && TELLS.test(near)) return line('plain_one_first');
  const [, a, b] = WHICH_FIRST.exec(clean) ?? [];
  if (a !== undefined && b !== undefined) return line('plain_which_first', { a, A: upperFirst(a), b });
  const [, one, other] = YOU_PICK.exec(clean) ?? [];
  if (one !== undefined && other !== undefined) return line('plain_pick', { a: one, A: upperFirst(one) });
  if (WHICH_ORDER.test(clean) && TELLS.test(near)) return line('plain_order');
  if (BEFORE_OR_AFTER.test(clean) && TELLS.test(clean)) return line('direct_before_after');
  if (GO_THERE.test(clean) && PASTIME.test(near)) return line('plain_go');
  return WAKE_UP.test(clean) && !NOT_WAKE.test(near) ? line('plain_wake') : null;
}

function tellThem(whom: string): Part {
  const they = whom === 'him' ? 'he' : whom === 'her' ? 'she' : 'they';
  return line('plain_tell_them', { them: /^(?:him|her|them)$/.test(whom) ? whom : 'them', they });
}

function ofThing(clean: string): Part | null {
  if (MAY_HELP.test(clean)) return line('plain_may_help');
  return NOT_MY_FIELD.test(clean) ? line('plain_not_my_field') : null;
}
