import { noteAskedKinds } from '#companion/realise/just-told.ts';
import type { SettledTone } from '#shared/chats/tones.contract.ts';
import { aboutIdea } from './about-idea.ts';
import { aboutTalk, questionRefused } from './about-talk.ts';
import { afterBirth } from './after-birth.ts';
import { afterIdeas, ideaMissed } from './after-ideas.ts';
import { framedAnswer } from './answer-frames.ts';
import { answerLastQuestion, exerciseByName } from './answer-last-question.ts';
import { ANSWERED } from './answer-to.ts';
import { answeredByPhrase } from './answers-by-phrase.ts';
import { noteNow } from './ask-now.ts';
import { askedInDialect } from './asked-in-dialect.ts';
import { askedInWords } from './asked-in-words.ts';
import { askedOutright } from './asked-outright.ts';
import { namesOwnThings, secondOfOne } from './asked-second.ts';
import { backAgain } from './back-again.ts';
import { bareAnswer } from './bare-answer.ts';
import { behindStory, ownStepFirst } from './behind-story.ts';
import { bodyCheck } from './body-check.ts';
import { burden, burdenFirst, whoAnswered } from './burden.ts';
import { noteBurden } from './burden-marks.ts';
import { byWhatCameBefore } from './by-what-came-before.ts';
import { changeTone } from './change-tone.ts';
import { company } from './company.ts';
import { correction, noteCorrections } from './correction.ts';
import { dropStrangeCues } from './cue-areas.ts';
import { directAnswer } from './direct-answers.ts';
import { rightWord } from './draft-changes.ts';
import { objection } from './draft-objection.ts';
import { questionsToAsk } from './draft-questions.ts';
import { answeredDraft, notLeaving } from './draft-wish.ts';
import { builtDraft, drafts, draftsFor } from './drafts.ts';
import { drink, noteDrink } from './drink.ts';
import { ending, reliefNews } from './ending.ts';
import { evening, helperSpent } from './evening.ts';
import { noExercise } from './exercise-refused.ts';
import { withLeaving } from './exercise-to-talk.ts';
import { continueExercise } from './exercise-turn.ts';
import { faces } from './faces.ts';
import { farAsked } from './far-asked.ts';
import { clarified, planEnough } from './few-words.ts';
import { fond } from './fond.ts';
import { freeWrite } from './free-write.ts';
import { anyIdea, sureIdea } from './give-idea.ts';
import { goodbye } from './goodbye.ts';
import { gotThrough } from './got-through.ts';
import { heart } from './heart.ts';
import { helpFear } from './help-fear.ts';
import { insteadOfPeople } from './instead-of-people.ts';
import { joy } from './joy.ts';
import { kindness } from './kindness.ts';
import { leavingHurt } from './leaving-hurt.ts';
import { linesRefused } from './lines-refused.ts';
import { listen } from './listen.ts';
import { noteLoss } from './loss.ts';
import { adjustManner } from './manner.ts';
import { matterAsked } from './matter-asked.ts';
import { missed } from './missed.ts';
import { mistakes } from './mistakes.ts';
import { noteNoExercise } from './no-exercise.ts';
import { onOurWords } from './on-our-words.ts';
import { onlyVent } from './only-vent.ts';
import { noteOpen } from './open-question.ts';
import { openQuestion, sureQuestion } from './open-questions.ts';
import { opening } from './openings.ts';
import { ownDecision, ownPlan, timeNamed } from './own-plan.ts';
import { ownWords, wordsMeant } from './own-words.ts';
import { plainSaying } from './plain-sayings.ts';
import { plainView } from './plain-view.ts';
import type { Plan, Scene } from './plan.ts';
import { notDone, planDoubt } from './plan-doubt.ts';
import { practical } from './practical.ts';
import { program, programInExercise } from './program.ts';
import { putRight } from './put-right.ts';
import { noteSigns } from './quiet-risk.ts';
import { ratings } from './ratings.ts';
import { readInTalk } from './read-in-talk.ts';
import { receive } from './receive.ts';
import { saidPlainly } from './said.ts';
import { noteSorry } from './said-sorry.ts';
import { setRightByCue } from './set-right-by-cue.ts';
import { shortAnswer } from './short-answer.ts';
import { firstWords } from './short-row.ts';
import { sinceTold } from './since-told.ts';
import { smallPick } from './small-pick.ts';
import { farTalk, smallTalk, talkAboutProgram, taskAsked } from './small-talk.ts';
import { stepDone } from './step-done.ts';
import { stillHere } from './still-here.ts';
import { stuckHow } from './stuck-how.ts';
import { dropThanks } from './thanks-and-more.ts';
import { thingAlone } from './thing-alone.ts';
import { tiredOf } from './tired-of.ts';
import { noteTurnedDown, turnedDown } from './turned-down.ts';
import { unanswered } from './unanswered.ts';
import { selfAnswered, unmarked } from './unmarked.ts';
import { unsafeStep } from './unsafe-step.ts';
import { viewOfPlan } from './view-of-plan.ts';
import { readMeant } from './what-was-meant.ts';
import { wordingShown } from './wording-shown.ts';
import { wordsOffered } from './words-offered.ts';
import { wouldHelp } from './would-help.ts';
import { young } from './young.ts';

const POLICIES: readonly ((scene: Scene) => Plan | null)[] = [
  (scene) => unsafeStep(scene) ?? insteadOfPeople(scene),
  selfAnswered,
  backAgain,
  (scene) => linesRefused(scene, ordinarily),
  onlyVent,
  farAsked,
  opening,
  questionsToAsk,
  rightWord,
  objection,
  builtDraft,
  smallPick,
  directAnswer,
  plainView,
  askedInDialect,
  program,
  (scene) => stillHere(scene) ?? leavingHurt(scene),
  askedOutright,
  ideaMissed,
  (scene) => unanswered(scene, ordinarily),
  missed,
  faces,
  ending,
  goodbye,
  bodyCheck,
  noExercise,
  stepDone,
  notDone,
  secondOfOne,
  aboutIdea,
  afterIdeas,
  questionRefused,
  setRightByCue,
  ownStepFirst,
  sureIdea,
  askedInWords,
  exerciseByName,
  saidPlainly,
  wordingShown,
  matterAsked,
  answeredByPhrase,
  answeredDraft,
  drafts,
  wordsOffered,
  wouldHelp,
  turnedDown,
  (scene) => mistakes(scene, ordinarily),
  viewOfPlan,
  unmarked,
  reliefNews,
  draftsFor,
  sureQuestion,
  anyIdea,
  onOurWords,
  aboutTalk,
  adjustManner,
  planDoubt,
  gotThrough,
  helpFear,
  tiredOf,
  burdenFirst,
  afterBirth,
  drink,
  ratings,
  correction,
  putRight,
  fond,
  whoAnswered,
  practical,
  planEnough,
  framedAnswer,
  thingAlone,
  openQuestion,
  wordsMeant,
  firstWords,
  answerLastQuestion,
  freeWrite,
  heart,
  ownDecision,
  company,
  byWhatCameBefore,
  namesOwnThings,
  helperSpent,
  stuckHow,
  clarified,
  kindness,
  plainSaying,
  young,
  joy,
  receive,
  bareAnswer,
  talkAboutProgram,
  farTalk,
  taskAsked,
  smallTalk,
  ownWords,
  ownPlan,
  behindStory,
  timeNamed,
  sinceTold,
  shortAnswer,
  evening,
  burden,
];

/** They own up to a miss themselves, or end the talk: no part of what follows another such word. */
const OWNS_UP: ReadonlySet<unknown> = new Set([
  questionRefused,
  turnedDown,
  setRightByCue,
  ideaMissed,
  correction,
  putRight,
  missed,
  aboutTalk,
  goodbye,
  ending,
]);
const ORDINARY = POLICIES.filter((policy) => policy.name !== '' && !OWNS_UP.has(policy));

/** A question or a wish that one of these took up is not passed over. */
const ANSWERING: ReadonlySet<unknown> = new Set([
  opening,
  builtDraft,
  smallPick,
  plainView,
  askedInDialect,
  directAnswer,
  program,
  sureIdea,
  anyIdea,
  askedInWords,
  afterIdeas,
  aboutIdea,
  questionsToAsk,
  objection,
  draftsFor,
  answeredDraft,
  drafts,
  sureQuestion,
  openQuestion,
]);

/** What a message would be answered with that holds nothing against the talk. */
function ordinarily(scene: Scene): Plan {
  for (const policy of ORDINARY) {
    const decided = policy(scene);
    if (decided !== null && isWordable(decided, scene)) return decided;
  }
  return listen(scene);
}

/** A language need not have every family; a plan that stands on one it lacks is passed over. */
function isWordable(decided: Plan, { lines }: Scene): boolean {
  return decided.parts.every(
    (part) => part.kind !== 'family' || part.optional || lines.families[part.name] !== undefined,
  );
}

/** The first policy that knows this turn decides it; listening is what is always left. */
export function decide(scene: Scene, askedTone: SettledTone | null): Plan {
  return withLeaving(decideTurn(scene, askedTone), scene);
}

function decideTurn(scene: Scene, askedTone: SettledTone | null): Plan {
  notLeaving(scene);
  dropThanks(scene);
  readMeant(scene);
  dropStrangeCues(scene);
  noteCorrections(scene);
  noteTurnedDown(scene);
  noteAskedKinds(scene.state);
  noteSigns(scene);
  noteDrink(scene);
  noteBurden(scene);
  noteOpen(scene);
  readInTalk(scene);
  noteNow(scene);
  noteSorry(scene);
  noteLoss(scene);
  noteNoExercise(scene);
  const running = programInExercise(scene) ?? continueExercise(scene);
  if (running !== null) return running;
  if (askedTone !== null && askedTone !== scene.before && scene.read.topics.length === 0)
    return answeredDraft(scene) ?? drafts(scene) ?? changeTone(scene, askedTone);
  for (const policy of POLICIES) {
    const decided = policy(scene);
    if (decided !== null && ANSWERING.has(policy))
      scene.state.signs = { ...scene.state.signs, [ANSWERED]: scene.state.turn };
    if (decided !== null && isWordable(decided, scene)) return decided;
  }
  return listen(scene);
}
