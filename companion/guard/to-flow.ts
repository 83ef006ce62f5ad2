import { personIn } from '#companion/policy/person-in.ts';
import { barrierIn } from '#companion/safety-flow/barriers.ts';
import { tellsOfBelief } from '#companion/safety-flow/checkable-doing.ts';
import { isDoubted } from '#companion/safety-flow/doubted.ts';
import { asksToDriveUnfit } from '#companion/safety-flow/drives-unfit.ts';
import { personOffered } from '#companion/safety-flow/person-offered.ts';
import { ofHome } from '#companion/safety-flow/phone-read.ts';
import type { SafetyInput } from '#companion/safety-flow/safety-flow.ts';
import type { InPlainWords } from '#companion/safety-flow/sounds.ts';
import { tellsOfHarm, tellsOfHurt } from '#companion/safety-flow/told-hurt.ts';
import { whomIn } from '#companion/safety-flow/whom.ts';
import { isInExercise, wasSaid } from '#companion/state.ts';
import type { TurnInput } from '#companion/turn.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { GuardContext } from './in-earnest.ts';
import type { MessageWords } from './message-words.ts';
import type { SignsHeard } from './signs-heard.ts';
import type { Weighed } from './weigh.ts';

/** All that the guard made of one message. */
export interface HeardSo {
  words: MessageWords;
  context: GuardContext;
  signs: SignsHeard;
  weighed: Weighed;
  heardIn: ReadonlySet<string>;
  input: TurnInput;
}

/** "I could go round tonight": when it could be is not asked again. */
const GOES_AT_A_TIME =
  /\b(?:could|can|will|'ll|ill|going to|gonna|might) (?:just )?(?:go|come|call|ring|drive|walk|pop|head|see|ask|talk)\b.{0,40}\b(?:tonight|today|now|tomorrow|after|this evening|at \d)/i;
const CATEGORIES_KEPT = 6;

/** The categories of this message before those of the talk. */
export const categoriesOf = ({ weighed: { assessment }, context: { state } }: HeardSo): RiskCategory[] =>
  [...new Set([...assessment.categories, ...state.categories])].slice(0, CATEGORIES_KEPT);

/** What the safety flow is told of this message. `level` is that of the talk with it. */
export function toFlow(
  heard: HeardSo,
  { level, language, sounding }: { level: RiskLevel; language: string; sounding: InPlainWords },
): SafetyInput {
  const { words, context, signs, weighed, input } = heard;
  const { state } = context;
  const { text, said, recent } = words;
  return {
    level,
    previousLevel: state.level,
    assessment: weighed.assessment,
    categories: categoriesOf(heard),
    flow: weighed.flow,
    text: said,
    language,
    seed: input.seed,
    hasBeenSaid: (reply) => wasSaid(state, reply),
    ageBand: signs.minor ? '13-17' : input.ageBand,
    inExercise: isInExercise(state),
    timed: state.signs?.['evening-timed'] !== undefined || [...recent, text].some((one) => GOES_AT_A_TIME.test(one)),
    company: state.helper !== undefined,
    ...(words.isEnglish ? englishFacts(heard, sounding) : {}),
  };
}

function englishFacts(heard: HeardSo, sounding: InPlainWords): Partial<SafetyInput> {
  const { words, context, signs, weighed, heardIn } = heard;
  const { text, said, before, opened } = words;
  return {
    dark: words.isDark,
    darkNow: words.darkNow,
    doubted: isDoubted(weighed.traces),
    outright: weighed.outright,
    inWords: weighed.inWords,
    beliefTold: () => tellsOfBelief([...before, said]),
    ownEnd: weighed.ownEnd,
    ...(weighed.beyondGoodbye === undefined ? {} : { beyondGoodbye: weighed.beyondGoodbye }),
    darkTold: words.isDying,
    person: personOffered(text) ?? personIn(text),
    barrier: barrierIn(text),
    denied: context.denied,
    hurtTold: tellsOfHurt([...opened, text]),
    harmTold: signs.isYoung || tellsOfHarm([...opened, text]),
    whom: whomIn([...opened, text]),
    drivesUnfit: asksToDriveUnfit([...before, said]),
    ...ofHome([...before, sounding(said, before)], heardIn),
  };
}
