import { straighten } from '#companion/understand/plain-text.ts';
import { isDenied, mark, TAKEN } from './flow-state.ts';
import { ASKED_OF_FRIEND, answerOfFriend } from './friend.ts';
import { isOfAScreen, takesUpGrownUp } from './grown-up-named.ts';
import { AT_PLACE } from './own-word-marks.ts';
import type { Situation } from './safety-content.ts';
import { ALIKE_IN_DANGER } from './situation.ts';
import { type Answering, firstOf, OWN_LIFE, type Planned, pick, say } from './wording.ts';

/** At any level; what this page does with what is written is known in English only. */
const OF_ANY = ['any.page.', 'any.urgent.'];

/** Help has arrived: what is told of it is answered although the level has just gone down. */
export function answerToHelpArrived(turn: Answering, situation: Situation): Planned | null {
  // "I put it in the shed": that step is taken up, and not a safe hour in general.
  if (situation === 'harm_others') return answerToWhatIsTold(turn, situation);
  if (turn.heard.names.has('handed-over') && OWN_LIFE.includes(situation))
    return say(turn, pick(turn, 'l3.own.kept.handed-over'), 'safety-safer');
  if (!turn.heard.names.has('over-now')) return null;
  return say(turn, pick(turn, `l3.${situation}.told.over-now`), 'safety-safer');
}

/**
 * What cannot wait for the next step nor for a question that is open: "will it hurt", "I'll sleep it off", "bye". After
 * an overdose a night's wait is no help, so that has answers of its own.
 */
export function answerAtOnce(turn: Answering, situation: Situation): Planned | null {
  // Away from the place they are at, the car is a way, and no means.
  if (turn.flow.once.includes(AT_PLACE)) for (const name of OF_THE_CAR) turn.heard.names.delete(name);
  noteGrooming(turn);
  if (turn.level < 2) return firstOf(turn, ['any.page.'], 'bot.asked') ?? firstOf(turn, ['any.urgent.'], 'safety-told');
  const own = OWN_LIFE.includes(situation);
  const alike = ALIKE_IN_DANGER[situation] ?? situation;
  const taken = own && turn.level === 3 && turn.flow.once.includes(TAKEN);
  const prefixes = [
    ...OF_ANY,
    ...(taken ? ['l3.taken.urgent.'] : []),
    ...(OF_BABY.some((name) => turn.flow.once.includes(name)) ? ['baby-pictures.asked.', 'baby-pictures.urgent.'] : []),
    ...(own && !leavesWithAPlan(turn) ? [turn.level === 3 ? 'l3.own.urgent.' : 'own.urgent.'] : []),
    // In the languages but English: what follows on the step that was taken, and who was named.
    ...(own ? [turn.level === 3 ? 'l3.own.kept.' : 'own.kept.'] : []),
    ...(turn.level === 3 ? [`l3.${situation}.urgent.`, `l3.${alike}.urgent.`] : []),
    ...(own ? [] : [`${situation}.urgent.`]),
  ];
  return firstOf(turn, prefixes, turn.level === 3 ? 'safety-now' : 'safety-told');
}

const OF_THE_CAR = ['is-driving', 'drives-off'];

/** A goodbye after somebody was named for the evening is taken up by the ordinary talk, which names them again. */
function leavesWithAPlan({ level, heard, input, flow }: Answering): boolean {
  const guessed = (flow.doubt ?? null) !== null;
  return (
    level === 2 &&
    heard.names.has('says-goodbye') &&
    (guessed || isDenied(flow) || input.company === true || input.timed === true)
  );
}

/** A thought that pleases, or is meant, is none that comes unwanted. */
const MEANT = ['felt-good', 'means-harm'];

const AT_HOME: readonly Situation[] = ['child', 'abuse'];

/** The first reply where what was told has one of its own (`opens.<what>`): a tight chest, a squeezed neck. */
export function opening(turn: Answering, situation: Situation): Planned | null {
  noteGrooming(turn);
  // Whoever does it is out, and it is no first word: what was asked or feared is answered.
  const away = turn.level === 3 && turn.input.previousLevel === 2 && turn.heard.names.has('away-now');
  const said = away && AT_HOME.includes(situation) ? answerToWhatIsTold(turn, situation) : null;
  if (said) return said;
  const told = turn.input.assessment.rules.flatMap((rule) => /^told\.(.+)$/.exec(rule)?.[1] ?? []);
  // Frightening to whoever has them, who would never do it: no distance from a wife is asked for.
  const { names } = turn.heard;
  if (
    turn.level === 2 &&
    names.has('thoughts-of-harm') &&
    names.has('never-would') &&
    !MEANT.some((name) => names.has(name))
  )
    names.add('unwanted');
  // Orders of a voice have their own first steps.
  const byWords = situation === 'psychosis' && turn.level === 3 ? [] : (OPENED_BY_WORDS[situation] ?? []);
  // Asked in an emergency that is just told, such a question waits until it is said what to do first.
  const asks =
    situation === 'third_party' && (turn.level === 2 || turn.input.previousLevel >= 2) ? ASKED_OF_FRIEND : [];
  const heard = [...asks, ...byWords].filter((name) => turn.heard.names.has(name));
  // "Can he see this" comes before what it is that he looks through.
  const asked = heard.filter((name) => name === 'asks-seen');
  const ofScreen = situation === 'child' && isOfAScreen(turn.heard.names) ? [GROOMED] : [];
  for (const name of [...asked, ...told, ...ofScreen, ...heard]) {
    const text = pick(turn, `opens.${name}`);
    if (!text) continue;
    turn.flow.once.push(OPENED, name);
    return say(turn, text, turn.level === 3 ? 'safety-now' : `safety-${situation}`);
  }
  return null;
}

/** Stands in `once` where the situation began with an answer to just that. */
export const OPENED = 'opened';

/** Pictures of harm to one's own baby, or the urge in a worn-out minute: what is told of them has its own answers. */
const OF_BABY = ['baby-pictures', 'baby-urge', 'baby-left', 'baby-rough'];

/** How it began, and whose answers come before those of the situation. */
const OF_KIND: readonly (readonly [name: string, prefix: string])[] = [
  ['followed', 'stalked'],
  ['stalked', 'stalked'],
  ['child-cares', 'cares'],
  ['abused-then', 'then'],
  ['pictures', 'pics'],
  ['unwanted', 'unwanted'],
  ['other-hurt-assault', 'friend-assault'],
];

/** Rape or going on without a yes began the talk: whom to tell and what to do is another matter than with a home. */
const OF_ASSAULT = ['raped', 'forced'];

/** Stands in `once` where somebody older wants secrets, pictures or a meeting: that has answers of its own. */
export const GROOMED = 'groomed';
/** Touched, written to in secret, or about to be met: whom a child tells is the same question in all three. */
const OF_GROOMING = [GROOMED, 'touched', 'meets', 'child-asked', 'pressed-pics'];

function noteGrooming({ flow, heard, input }: Answering): void {
  const child = flow.situation === 'child' && input.dark !== undefined;
  if (child && isOfAScreen(heard.names)) mark(flow, GROOMED);
  if (heard.names.has('to-meet') && OF_GROOMING.some((name) => flow.once.includes(name))) mark(flow, 'meets');
}

/** Words that open a situation, where no sign of signs.ts does. */
const OPENED_BY_WORDS: Partial<Record<Situation, readonly string[]>> = {
  abuse: ['raped', 'neck', 'asks-seen', 'own-child-takes'],
  third_party: ['just-goodbye', 'sent-means', 'their-marks'],
  harm_others: ['they-near', 'unwanted'],
  psychosis: ['at-wheel', 'hears-own'],
  mania: ['at-wheel'],
  belief: ['at-wheel'],
  eating: ['not-deserve'],
};

/**
 * The answer to what was just told, where the situation has one (`<situation>.told.<what>` in the content, ranked by
 * its order there): whoever says "will they take me away" is not given the next step. Null where there is none, or
 * all of its wordings have been said.
 */
export function answerToWhatIsTold(turn: Answering, situation: Situation): Planned | null {
  const inDanger = [situation, ALIKE_IN_DANGER[situation] ?? situation].flatMap((name) => [
    `l3.${name}.said.`,
    `l3.${name}.told.`,
  ]);
  const forced = OF_ASSAULT.some((name) => turn.flow.once.includes(name)) ? ['assault.ask.', 'assault.said.'] : [];
  const ofKind = OF_KIND.flatMap(([name, prefix]) =>
    turn.flow.once.includes(name) ? [`${prefix}.ask.`, `${prefix}.said.`] : [],
  );
  const isGroomed = OF_GROOMING.some((name) => turn.flow.once.includes(name));
  // "My gran I said. Can it be taken down" names her and asks something else.
  const named = isGroomed && !turn.heard.names.has('gets-deleted') ? takesUpGrownUp(turn) : null;
  if (named) return named;
  const groomed = isGroomed ? [`${GROOMED}.ask.`, `${GROOMED}.said.`] : [];
  const ofBaby = OF_BABY.some((name) => turn.flow.once.includes(name)) ? ['baby.said.'] : [];
  const prefixes = [
    ...ofBaby,
    ...groomed,
    ...forced,
    ...ofKind,
    ...(turn.level === 3 ? inDanger : []),
    `${situation}.ask.`,
    `${situation}.said.`,
    `${situation}.told.`,
  ];
  return firstOf(turn, prefixes, `safety-${situation}`);
}

/** "But how do I even say it" is answered with words to say, who comes along and what was noticed are taken up. */
export function toTheQuestion(turn: Answering, situation: Situation): Planned | null {
  const { names } = turn.heard;
  const ofFriend = situation === 'third_party' ? answerOfFriend(turn) : null;
  if (ofFriend) return ofFriend;
  const told = answerToWhatIsTold(turn, situation);
  if (told) return told;
  if (situation === 'abuse' && names.has('appease')) return say(turn, pick(turn, 'abuse.appease'), 'safety-abuse');
  return null;
}

/** Of this page and of me: the ordinary talk answers these. */
const OF_PAGE = ['asks-seen', 'asks-told', 'asks-delete', 'asks-exit', 'asks-history', 'calls-police', 'are-you-ai'];
const LAST_ASKS = /\?["'”’)\s]*$/;
/** Nothing is asked with these. */
const ONLY_A_TAG =
  /(?:^|[.,!?\s])(?:right|you know|ok(?:ay)?|yeah|no|huh|eh|isn'?t it|innit|what|why|really)\?["'”’)\s]*$/i;
const IS_QUESTION =
  /\b(?:what|how|when|where|who|whom|which|why|can|could|should|shall|do|does|did|is|are|was|will|would|am|have|has|may|might)\b[^.!?]*\?["'”’)\s]*$/i;

/** What was asked last and is answered nowhere: that it isn't known, and who knows it, instead of the next step. */
export function toAnyQuestion(turn: Answering, situation: Situation): Planned | null {
  const text = straighten(turn.input.text).trim();
  if (OF_PAGE.some((name) => turn.heard.names.has(name))) return null;
  if (turn.input.dark === undefined || !LAST_ASKS.test(text) || ONLY_A_TAG.test(text) || !IS_QUESTION.test(text))
    return null;
  return say(turn, pick(turn, `${situation}.else`), `safety-${situation}`);
}

/** That this is a program, in a few words before another answer, where it has not been said yet. */
export function limitOnce(turn: Answering): string | null {
  const limit = turn.flow.once.includes('ai') ? null : pick(turn, 'l3.told.ai');
  if (limit) turn.flow.once.push('ai');
  return limit;
}

const SAYS_IT_ITSELF = /\b(?:ein Programm|un programa|um programa|un programme|a program)\b/i;

/** That this is a program goes before an answer, once, unless the answer says so. */
export function withLimit(turn: Answering, told: Planned): Planned {
  if (SAYS_IT_ITSELF.test(told.text)) {
    turn.flow.once.push('ai');
    return told;
  }
  return { ...told, text: [limitOnce(turn), told.text].filter((part) => part !== null).join(' ') };
}
