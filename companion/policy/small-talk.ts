import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { isLeftOpen } from '#companion/safety-flow/flow-state.ts';
import { wasUsed } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { writtenIn } from '#companion/written.ts';
import { onScale } from './answer-last-question.ts';
import { wordsAsked } from './asks-words.ts';
import { byeOfBurden } from './burden.ts';
import { byeOfDrink } from './drink.ts';
import { byeOfRisk } from './evening.ts';
import { hasOtherSide, isDoubted } from './glad.ts';
import { saysGoodbye } from './goodbye.ts';
import { owesAgain } from './open-question.ts';
import { ownStep, planText } from './own-step.ts';
import { anchor, close, extraOf, line, type Plan, plan, question, type Scene } from './plan.ts';
import { wishAlong } from './wish-along.ts';
import { wrap } from './wrap.ts';

const written = writtenIn('policy/small-talk');

/** Which act is answered by which family, in order of weight. */
const ABOUT_THE_PROGRAM: readonly string[] = [
  'bot_instructions',
  'bot_love',
  'bot_secret',
  'bot_only_one',
  'bot_human',
  'bot_script',
  'bot_mind',
  'bot_chat',
  'bot_memory',
  'bot_help',
  'bot_verdict',
  'bot_story',
];

/** In English the rest is read sentence by sentence (program.ts). */
const SAID_TO_IT = ['bot_instructions', 'bot_love', 'bot_secret', 'bot_only_one', 'bot_script', 'bot_story'];
const TOLD_OF = written('told-of');

/** Where the program is made into somebody, the way back leads to people. */
const CLOSE = new Set(['bot_love', 'bot_only_one', 'bot_secret']);

/** Questions to or about the program: a straight answer, then back to the person. */
export function talkAboutProgram(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  const english = scene.grammar.turnsClauses;
  const telling = read.words > 10 && read.topics.length + read.feelings.length > 0;
  // "The man said, love, you look tired" is told of somebody else.
  if (english && TOLD_OF.test(read.clean) && read.words >= 5) return null;
  for (const act of english ? SAID_TO_IT : ABOUT_THE_PROGRAM) {
    if (act === 'bot_script' && telling) continue;
    if (act === 'bot_mind' && (read.acts.has('bot_verdict') || read.acts.has('ask_advice'))) continue;
    if (!read.acts.has(act) || (act === 'bot_help' && read.words > 10)) continue;
    if (act === 'bot_verdict') {
      if (read.words > 25 || read.acts.has('ask_advice')) continue;
      return plan('bot.verdict', 'explore', [line(act), question]);
    }
    // "What about you?" at the end of a long message is manners; the message is the matter.
    if (act === 'bot_chat' && read.words > 14)
      return plan('bot.chat', 'explore', [line('bot_chat_short'), anchor, question]);
    // Before anything was told no line can have missed yet: it is the thing itself that is not wanted.
    if (act === 'bot_script' && state.told === 0 && lines.families.bot_script_first)
      return plan('bot.script', 'info', [line('bot_script_first')]);
    const move = act.replace('_', '.');
    if (CLOSE.has(act)) return plan(move, 'info', [line(act), line('human_link')]);
    // A complaint is heard; another question on top of it would be one more.
    if (english && (state.told > 2 || act === 'bot_script')) return plan(move, 'info', [line(act)]);
    const back = act === 'bot_script' && state.asked >= 1 ? close(scene) : line('back_to_person');
    return plan(move, 'info', [line(act), back]);
  }
  return null;
}

/** Talk of hidden orders, of the mind of machines, of physics: no agreeing, no arguing, back to the person. */
export function farTalk(scene: Scene): Plan | null {
  const { read, state } = scene;
  const feeling = read.feelings.some((entry) => entry.id !== 'confused' && entry.id !== 'good');
  const named = read.acts.has('far_talk');
  const near = read.personal && (feeling || read.topics.length > 0);
  if (named && !(near && !read.acts.has('far_strong'))) state.far += 1;
  // Once in deep, claims without a feeling are not given back either: turned to "you" they would sound agreed to.
  else if (state.far < 2 || feeling || read.words < 5) {
    state.far = Math.max(0, state.far - (feeling ? 1 : 0));
    return null;
  }
  return plan('far', 'explore', [line(read.acts.has('far_act') ? 'far_slow' : 'far_talk'), line('far_back')]);
}

/** "Help me write", "give me a list": the program does no tasks, and can look for the person's own words. */
export function taskAsked(scene: Scene): Plan | null {
  const { read } = scene;
  if (!read.acts.has('ask_task') || read.feelings.length > 1) return null;
  // Words to somebody are no task, though none are given in what may be danger.
  if (scene.grammar.turnsClauses && wordsAsked(read.clean, read.words, scene.state.recent) !== null) return null;
  return plan('no-task', 'info', [line('no_task'), line(scene.state.far > 0 ? 'far_back' : 'no_task_ask')]);
}

/** "He thanks me every night" thanks nobody here. */
const OTHERS_THANK = written('others-thank');
/** "The children don't want to talk about it" leaves nothing. */
const OTHERS_WONT = written('others-wont');

/** "Won't be on tomorrow. Thanks for listening." */
const LAST_THANKS =
  /\b(?:for (?:listening|your time|everything|talking|the chat)|(?:won't|wont|not) be (?:on|here|back)|that's (?:all|it))\b/i;

export function smallTalk(scene: Scene): Plan | null {
  const { read, state, localHour } = scene;
  const { turnsClauses } = scene.grammar;
  if (read.acts.has('leave_topic') && read.words <= 14 && !OTHERS_WONT.test(read.clean)) return leave(scene);
  const other = turnTo(scene);
  if (other !== null) return other;
  if (turnsClauses && CALLS.test(read.clean) && scene.lines.families.help_open !== undefined)
    return plan('help.open', 'explore', [line('help_open')]);
  if (read.acts.has('may_ask') && read.words <= 8) {
    const tells = /\b(?:talk|vent|rant|tell)\b/i.test(read.clean) && scene.lines.families.listen_begin !== undefined;
    return plan('ask.away', 'explore', [line(tells ? 'listen_begin' : 'may_ask')]);
  }
  if (!scene.grammar.turnsClauses && read.acts.has('is_normal') && read.words <= 20)
    return plan('normal', 'info', [line('is_normal'), extraOf('fact'), ...(state.asked >= 1 ? [] : [question])]);
  const empty = read.feelings.length === 0 && read.topics.length === 0;
  if (says(scene.grammar.reading.numberFirst, read.clean) && read.words <= 8 && state.turn > 0) {
    const scale = onScale(scene);
    if (scale !== null) return scale;
  }
  if (read.gibberish || /^\d{3,}$/.test(read.clean)) return plan('gibberish', state.phase, [line('gibberish')]);
  // "Buenas noches" as the first words is a good evening.
  if (!scene.grammar.turnsClauses && state.turn === 0 && read.acts.has('bye') && empty && read.words <= 4)
    return greet(scene);
  // "I'm tired, that's all" only sounds like one.
  const leaves = !/\bthat(?:'s| is) (?:all|it)\b/i.test(read.clean) || saysGoodbye(read.clean);
  if ((read.acts.has('bye') && read.words <= 18 && leaves) || GOOD_NIGHT.test(read.clean))
    return wrap(
      scene,
      (localHour !== null && isNight(localHour) && !/\bawake\b/i.test(read.clean)) || goesToBed(scene)
        ? 'bye_night'
        : byeByDay(scene),
    );
  if (
    read.acts.has('thanks') &&
    !OTHERS_THANK.test(read.clean) &&
    read.words <= 18 &&
    !read.question &&
    !read.acts.has('ask_advice')
  ) {
    state.thanks += 1;
    const step = scene.grammar.turnsClauses ? ownStep(scene) : undefined;
    if (step !== undefined && state.told >= 2) state.plan = planText(step);
    // A thanks after the goodbye opens nothing again, and in a danger, or with a question about dying left open, it may
    // be the last word.
    const isLast =
      (state.level >= 2 || isLeftOpen(state.safety)) && turnsClauses && (empty || LAST_THANKS.test(read.clean));
    if (
      isLast ||
      state.thanks >= 2 ||
      state.plan !== null ||
      wasUsed(state, 'wrap') ||
      needsClose(scene) ||
      owesAgain(scene)
    )
      return wrap(
        scene,
        GRUDGING.test(read.clean) && scene.lines.families.thanks_grudging ? 'thanks_grudging' : 'thanks_wrap',
      );
    const wish = turnsClauses ? wishAlong(scene) : null;
    // Whoever gives thanks is not held by one more question.
    if (turnsClauses) return plan('thanks', 'talk', [line('thanks'), wish ?? line('thanks_on')]);
    return plan('thanks', 'talk', state.told > 0 ? [line('thanks'), line('thanks_on')] : [line('thanks'), question]);
  }
  if (read.acts.has('greet') && empty && read.words <= 8) return greet(scene);
  if (
    read.acts.has('good_news') &&
    !(turnsClauses && isDoubted(read.clean)) &&
    read.feelings.every((feeling) => feeling.kind === 'warm')
  ) {
    if (turnsClauses && scene.lines.families.news_shadow !== undefined && hasOtherSide(read.clean))
      return plan('good-news', 'explore', [line('news_shadow')]);
    return plan('good-news', 'explore', [anchor, line('good_news')]);
  }
  if (read.acts.has('fine') && read.words <= 5 && (state.told === 0 || !turnsClauses)) {
    if (!scene.checkIns) return plan('fine.on', 'explore', [question]);
    return plan('fine', 'checkin', [line('fine')], {
      expect: { kind: 'scale' },
      cards: [{ type: 'mood', min: 0, max: 10 }],
    });
  }
  return factQuestion(scene);
}

/** A call, and nothing of what it is about yet. */
const CALLS = written('calls');
/** "You were less bad than I thought": no thanks to be welcome for. */
const GRUDGING = written('grudging');

const LATE = 8;

/** Late in a talk of drink, of nights alone or of risk, a thanks is likely the last word, and somebody is to be named. */
function needsClose(scene: Scene): boolean {
  const { turn } = scene.state;
  return turn >= LATE && [byeOfRisk, byeOfDrink, byeOfBurden].some((close) => close(scene).length > 0);
}

const LEFT_OUT = written('left-out');

/** "I don't want to talk about my sister": then not about her, by name. */
function leave({ read, grammar, gate, lines }: Scene): Plan {
  const named = grammar.turnsClauses ? LEFT_OUT.exec(read.clean)?.[1] : undefined;
  const what = named === undefined || !gate.passes(named) ? null : swapPronouns(named, null);
  if (what === null || lines.families.leave_named === undefined) return plan('leave', 'explore', [line('leave_topic')]);
  return plan('leave', 'explore', [line('leave_named', { what })]);
}

const RATHER = written('rather');

const BODY = written('body');

/** "I'd rather talk about the hands": the hands it is, and the word is theirs. */
function turnTo({ read, grammar, gate, lines }: Scene): Plan | null {
  const named = grammar.turnsClauses
    ? RATHER.exec(read.clean)?.[1]?.replace(/ (?:instead|now|then|please)$/i, '')
    : undefined;
  const what = named === undefined || !gate.passes(named) ? null : swapPronouns(named, null);
  if (what === null || lines.families.turn_to === undefined) return null;
  const body = BODY.test(what) && lines.families.turn_to_body !== undefined;
  return plan('turn.to', 'explore', [line(body ? 'turn_to_body' : 'turn_to', { what, What: upperFirst(what) })], {
    expect: { kind: 'open' },
  });
}

const GOOD_NIGHT = written('good-night');

/** "Ich geh jetzt schlafen": a good night whatever the clock says, in a language that has the act for it. */
const goesToBed = ({ read, grammar }: Scene): boolean => !grammar.turnsClauses && read.acts.has('bye_bed');

/** After a night shift it is bedtime in the morning. */
function byeByDay({ read, lines, grammar }: Scene): string {
  const toBed =
    grammar.turnsClauses && /\b(?:going|off|go|heading|head|time) (?:to |for )?(?:bed|sleep)\b/i.test(read.clean);
  return toBed && lines.families.bye_bed !== undefined ? 'bye_bed' : 'bye';
}

function isNight(hour: number): boolean {
  return hour >= 21 || hour < 5;
}

/** "Hey, how's it going": asked back, before anything else. */
const ASKS_US = written('asks-us');

function greet(scene: Scene): Plan {
  if (scene.state.turn > 0 || !scene.checkIns) return plan('greet.again', scene.state.phase, [line('greet_again')]);
  const asks = ASKS_US.test(scene.read.text) && scene.lines.families.greet_asked !== undefined;
  return plan('greet', 'opening', [line(asks ? 'greet_asked' : 'greet')], {
    expect: { kind: 'scale' },
    cards: [{ type: 'mood', min: 0, max: 10 }],
  });
}

/** A question about the world, with nobody in it: the program has no entry and says so. */
function factQuestion(scene: Scene): Plan | null {
  const { read } = scene;
  if (scene.grammar.turnsClauses) return null;
  if (read.acts.has('ask_advice') && scene.state.told > 0) return null;
  if (!read.question || read.personal || read.words > 30 || read.feelings.length > 0) return null;
  if (read.words < 4 || scene.state.expect !== null) return null;
  return plan(
    'unknown',
    'info',
    read.topics.length > 0
      ? [line('unknown'), line('unknown_topic', { topic: read.topics[0]?.name })]
      : [line('unknown'), line('back_to_person')],
  );
}
