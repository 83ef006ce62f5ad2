import { upperFirst } from '#companion/understand/plain-text.ts';
import { howLong, knownAnswer } from './known-answers.ts';
import { plainAnswer } from './plain-answer.ts';
import { line, type Part, type Scene } from './plan.ts';
import { kindOf } from './question-in.ts';
import { chooseBetween, straightAnswers } from './straight-answers.ts';
import { clearView } from './views.ts';
import { helperFor } from './who-to-ask.ts';

/** The turn of the last question that got its answer. */
export const ANSWERED = 'answered';

/** What is said to a question of this kind. */
export function answerParts(kind: string, asked: string, scene: Scene): Part[] {
  if (kind !== 'asks_who') {
    const { family, slots } = plainAnswer(kind, asked, scene);
    const between = family === 'asks_should' ? chooseBetween(asked) : null;
    const handed = between ?? family;
    return [line(handedBackBefore(handed, scene) ?? handed, between === null ? slots : undefined)];
  }
  const told = [scene.state.opening ?? '', ...scene.state.recent.slice(-4)].join(' . ');
  const who =
    helperFor(scene.read.clean) ??
    (isYoung(scene, told)
      ? FOR_THE_YOUNG
      : (helperFor(told) ?? (scene.state.feelings.length > 0 ? FOR_ANYBODY : FOR_MATTERS)));
  return [line('asked_who', { who, Who: upperFirst(who) })];
}

/** Childline: for anybody under nineteen, about anything. */
const FOR_THE_YOUNG = 'an adult you trust, or Childline';
/** Citizens Advice: free, about nearly any practical matter. */
const FOR_MATTERS = 'somebody near you who knows about such things, or Citizens Advice,';
const FOR_ANYBODY = 'somebody close, your doctor, or a listening line like Samaritans';
const isYoung = ({ minor, read }: Scene, told: string): boolean =>
  minor ||
  /\b(?:i'?m|i am) (?:only )?(?:1[0-7]|[89])\b(?! (?:weeks|months|stone|kilos|minutes))/i.test(
    `${told} . ${read.clean}`,
  );

/** The answer to a question that was put a moment ago, or beside something else; null where none is known. */
export function answerTo(asked: string, scene: Scene): Part[] | null {
  const view = clearView(scene, asked);
  if (view !== null) return [line(view)];
  const straight = straightAnswers(scene, asked);
  if (straight.length > 0) return straight.map((family) => line(family));
  const fact = knownAnswer(scene, asked) ?? howLong(scene, asked);
  if (fact !== null && scene.lines.families[fact] !== undefined) return [line(fact)];
  const kind = kindOf(asked);
  if (kind !== null && !kind.late) return answerParts(kind.family, asked, scene);
  const between = chooseBetween(asked);
  return between === null ? null : [line(between)];
}

const HANDED = 'handed-back';
/** What is said where a question of this kind was handed back before: a question may be handed back once in a talk. */
const THEN: Readonly<Record<string, string>> = {
  asks_should: 'view_lean',
  straight_either: 'view_lean',
  straight_yes_no: 'view_lean',
  asks_view: 'view_honest',
};

function handedBackBefore(family: string, { state, lines }: Scene): string | null {
  const then = THEN[family];
  if (then === undefined || lines.families[then] === undefined || state.level >= 2) return null;
  const before = state.signs?.[HANDED];
  state.signs = { ...state.signs, [HANDED]: before ?? state.turn };
  return before === undefined || before === state.turn ? null : then;
}
