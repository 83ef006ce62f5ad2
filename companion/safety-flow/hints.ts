import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { dreadsALife } from '#companion/understand/dreads.ts';
import { writtenIn } from '#companion/written.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { saysDark } from './dark-words.ts';
import { withoutDenials } from './denials.ts';
import { asDistress } from './distress.ts';
import { isEarnest } from './earnest.ts';
import { welcomesDeath } from './fear-of-death.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { keepsAlive } from './gathered.ts';
import { isOfALeader, isOfAScreen } from './grown-up-named.ts';
import { asGuess } from './guess.ts';
import { GROOMED } from './told.ts';
import { worldWithoutMe } from './without-me.ts';

const written = writtenIn('safety-flow/hints');

/** What a message comes to where all that was heard in it is something else. */
export const CALM = {
  level: 0,
  category: 'none',
  categories: [] as RiskCategory[],
  rules: [] as string[],
  ask: false,
} as const;

/**
 * Rules that put a hint beside a hint: long sleeves in summer, things put in order and then calm. Where no plain word
 * of dying or harm stands near, that is as often a skin complaint or a divorce.
 */
const OF_HINTS = quick(/^self\.(?:harm|affairs-calm|goodbye-affairs)(?:\.|$)/);
/** What may stand beside a hint without making it plainer. */
const BESIDE = quick(/^(?:model$|self\.(?:weak|strain|ambiguous|goodbye)(?:\.|$))/);

/**
 * What only hints stand behind is asked about, as a guess of the model is, before anything is made of it. At level 3 the
 * level stays and the emergency number stands in the question; where the model hears it as well, nothing is asked first.
 */
export function asHint(assessment: Assessment, dark: boolean | undefined): Assessment {
  const { rules, level } = assessment;
  const only = OF_HINTS.test(rules[0] ?? '') && rules.every((rule) => OF_HINTS.test(rule) || BESIDE.test(rule));
  if (dark !== false || level < 2 || !only || (level === 3 && rules.includes('model'))) return assessment;
  return asGuess(assessment);
}

/** "Some days I wish it was over": of a parent's dying as much as of one's own, so it is asked. */
const WISH_OVER = written('wish-over');

/** "I just want it all to stop": of all of it, and for good. */
const WANTS_IT_STOPPED = written('wants-it-stopped');

/** Where somebody has died: to be with them again is the wish of many, and of some it is meant. */
const WITH_THE_DEAD = written('with-the-dead');
const DIED = written('died');

/** "If they send me back again I'll jump": a figure of speech in most, and nothing to pass by. */
const FED_UP_OF_IT = written('fed-up-of-it');
/** A joke that is no joke after all, and a leave that must be taken before the courage goes. */
const NO_JOKE = written('no-joke');
const NERVE = written('nerve');

const SORRY = quick(/\b(?:sorry|forgive me|apologi[sz]e)\b/i);
const THANKS = written('thanks');
const GOODBYE = quick(/\b(?:good ?bye|bye+|farewell|so long|adieu)\b/i);
/** What one may be sorry for at the end of a chat. */
const SORRY_FOR = written('sorry-for');
const LEAVE_WORDS = 14;

/** "Thank u and sorry. bye": three small words that together are a leave taken for longer. */
function takesLeave(text: string): boolean {
  const whole = [SORRY, THANKS, GOODBYE].every((words) => words.test(text));
  return whole && text.trim().split(/\s+/).length <= LEAVE_WORDS && !SORRY_FOR.test(text);
}

/**
 * From this share on the model alone earns one question about one's own life, though it is not sure enough for an alarm:
 * of 2,000 messages of 170 invented people eleven stood here, and nine of them meant it (at .8, with the classifier of
 * 28 November; those of the 29th and 30th say such things a little less surely).
 */
const EARNS_QUESTION = 0.77;
/** "Thinking of coming off my meds" has an answer of its own. */
const OF_MEDICINE = written('of-medicine');

/** "It'd be peaceful if I just didn't come back out": no rule knows it, and the model hears a wish. */
const isLikeAWish = ({ share }: Assessment, text: string): boolean =>
  !OF_MEDICINE.test(text) &&
  (share?.risk ?? 0) >= EARNS_QUESTION &&
  share?.like?.startsWith('suicide') === true &&
  !keepsAlive(text);

/** The answer to "Tired of what?" (policy/tired-of.ts) that leaves nothing out. */
const TIRED_OF_ALL = written('tired-of-all');

/** "I've thought about leaving. Not just the job, everything": what is left has no name any more. */
const LEAVES_ALL = written('leaves-all');

/** "Just want everything in order so she's looked after. She'd get by": a life that goes on without the writer. */
const IN_ORDER = written('in-order');

/** "I mean I think about it. Who doesn't", after "not like that": what was denied is half taken back. */
const THINKS_OF_IT = written('thinks-of-it');
/** "My last weekend on earth, made the kids breakfast": said of a day and not likened to one. */
const LAST_ON_EARTH = written('last-on-earth');
const NOT_LIKE_THAT = written('not-like-that');
const takesItBack = (text: string, before: readonly string[]): boolean =>
  THINKS_OF_IT.test(text) && before.slice(-2).some((one) => NOT_LIKE_THAT.test(one));

/** "For good", after "I just want it all to stop": the wish is whole now. */
const FOR_EVER = written('for-ever');

/** A wish that two messages make whole is one not to live: the level of that, and no more question whether. English. */
export function wishedForEver(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const isWhole = FOR_EVER.test(text) && WANTS_IT_STOPPED.test(before.at(-1) ?? '');
  if (assessment.level > 1 || !isWhole) return assessment;
  const category = 'suicide_passive';
  return { ...assessment, level: 2, category, categories: [category], rules: ['self.no-life'] };
}

/** What nobody should pass by, even where neither a rule nor the model heard it: one plain question. English. */
export function halfSaid(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const isHalfSaid =
    assessment.level <= 1 &&
    (isLikeAWish(assessment, text) ||
      [WISH_OVER, WANTS_IT_STOPPED, FED_UP_OF_IT, TIRED_OF_ALL, LEAVES_ALL, IN_ORDER, LAST_ON_EARTH].some((words) =>
        words.test(text),
      ) ||
      worldWithoutMe(text) ||
      takesItBack(text, before) ||
      takesLeave(text) ||
      welcomesDeath(text) ||
      (NO_JOKE.test(text) && saysDark([text])) ||
      (NERVE.test(text) && BYE.test(text)) ||
      dreadsALife(text) ||
      (WITH_THE_DEAD.test(text) && DIED.test([...before, text].join(' '))));
  return isHalfSaid ? asQuestion(assessment) : assessment;
}

/** Whatever was heard becomes one plain question at level 1. */
export function asQuestion(assessment: Assessment): Assessment {
  return { ...asDistress(assessment, ['self.half-said']), ask: true };
}

const FEAR_ONLY = quick(/^(?:abuse\.now|model$|self\.(?:strain|weak)|.*\.carried$)/);
const OF_VIOLENCE = written('of-violence');

/** What was heard before, with an hour beside it. */
const HOUR_ONLY = quick(/^(?:model$|self\.goodbye-affairs\.other|self\.(?:strain|weak)|.*\.carried$)/);
const I_GO = written('i-go');
const THEY_DO = written('they-do');

/** "Very scared, my hands are cold", on the way to asking a friend: fear for somebody is no blow, and the hour one goes there is not theirs. */
export function fearForFriend(assessment: Assessment, situation: string | null, texts: readonly string[]): Assessment {
  const text = texts.at(-1) ?? '';
  const goes = I_GO.test(text) && !THEY_DO.test(text) && !isEarnest(text) && !saysDark([text]);
  if (
    situation === 'third_party' &&
    goes &&
    assessment.level === 3 &&
    assessment.rules.every((id) => HOUR_ONLY.test(id))
  )
    return { ...assessment, level: 2 };
  const only = assessment.level >= 2 && assessment.rules.every((rule) => FEAR_ONLY.test(rule));
  if (situation !== 'third_party' || !only || texts.some((text) => OF_VIOLENCE.test(text))) return assessment;
  return asDistress(assessment);
}

const OF_CHILDREN = quick(/^(?:abuse\.(?:child|sexual-child|hit)|model$|.*\.carried$)/);

/** "He said don't tell my mum" of somebody online: what is known already, and no attack of this minute. */
export function ofGrooming(
  assessment: Assessment,
  flow: SafetyFlowState | null,
  names: ReadonlySet<string>,
): Assessment {
  const known = flow?.once.includes(GROOMED) === true;
  return assessment.level === 3 &&
    (known || isOfAScreen(names) || isOfALeader(names)) &&
    assessment.rules.every((rule) => OF_CHILDREN.test(rule))
    ? { ...assessment, level: 2 }
    : assessment;
}

const BYE = written('bye');
const FOR_GOOD = written('for-good');
/** What comes next in an ordinary day: something with a name, and not only that one goes. */
const NEXT = written('next');
/** Nothing but the goodbye itself, to whoever reads. */
const ONLY_BYE = written('only-bye');
/** The same with a thank you for the talk. It is a last word as well, so it counts in a talk that held nothing heavy. */
const THANKS_AND_BYE = written('thanks-and-bye');
const HEAVY = written('heavy');
/** So many messages show what a talk was about. */
const SHOWN_IN = 3;
const isLightTalk = (before: readonly string[]): boolean => {
  const told = before.map((said) => withoutDenials(said, true)).filter((said) => said.trim() !== '');
  return told.length > SHOWN_IN && !saysDark(told) && !told.some((said) => HEAVY.test(said) || isEarnest(said));
};
const DEPARTS = written('departs');
const SETTLED = written('settled');
const OF_PARTING = quick(/^(?:model$|self\.(?:goodbye|affairs|strain|weak|ambiguous)|.*\.carried$)/);

/** A goodbye that goes on to the soup or the linen thread is one of every day, whatever question is still open. */
export function ordinaryGoodbye(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const only = assessment.level >= 1 && assessment.rules.every((rule) => OF_PARTING.test(rule));
  // Whoever leaves for a town, a ship or a class says goodbye to everyone, twice.
  const settled = isEarnest(text) || SETTLED.test(text) || saysDark([text]);
  const departs = only && DEPARTS.test([...before, text].join(' ')) && !settled && !saysDark(before);
  if (departs) return { ...assessment, ...CALM };
  if (only && !settled && THANKS_AND_BYE.test(text.trim()) && isLightTalk(before)) return { ...assessment, ...CALM };
  if (!only || !BYE.test(text) || FOR_GOOD.test(text) || settled) return assessment;
  const ordinary = NEXT.test(text) || (ONLY_BYE.test(text.trim()) && !saysDark(before));
  return ordinary ? { ...assessment, ...CALM } : assessment;
}
