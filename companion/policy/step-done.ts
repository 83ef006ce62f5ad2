import { mayHandBack } from '#companion/realise/openings.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

const written = writtenIn('policy/step-done');

const DONE = written('done');
/** "You're right. Okay. Sent.": the whole of a sentence. */
const ONLY_DONE = written('only-done');
/** The very thing that was planned, told as something that is over. */
const DID = written('did');
/** "Ok, the phone is in the car": how things are now, after a thing to do was taken up. */
const NOW_IS = written('now-is');

/** How the other one took it, told after a step: "he says come over", "she laughed". */
const TOOK_IT_WELL = written('took-it-well');

/** How it went, told right after it was done. */
const CAME_BACK = written('came-back');
/** What one hopes to hear back. */
const WELCOME = written('welcome');
const SPOILT = written('spoilt');
const NEWS_TURNS = 3;

function answeredWell({ read, state, lines }: Scene): Plan | null {
  const after = state.plan !== null || state.signs?.['step-done'] !== undefined;
  const done = state.signs?.['step-done'];
  if (done !== undefined && state.turn - done <= NEWS_TURNS && WELCOME.test(read.clean) && !SPOILT.test(read.clean))
    return plan('step.news', 'explore', [line('after_step_good')], { expect: { kind: 'open' } });
  if (
    done !== undefined &&
    state.turn - done <= NEWS_TURNS &&
    read.words <= 18 &&
    CAME_BACK.test(read.clean) &&
    lines.families.after_step !== undefined
  )
    return plan('step.news', 'explore', [line('after_step')], { expect: { kind: 'open' } });
  if (!after || !TOOK_IT_WELL.test(read.clean) || read.words > 16 || lines.families.receive_good === undefined)
    return null;
  if (/\b(?:at me|but|then|weird)\b|\?/i.test(read.clean)) return null;
  return plan('receive.good', 'explore', [ownWordsFirst, line('receive_good')]);
}

/** What was planned has been done: received as done, and no longer said as what is to come. */
export function stepDone(scene: Scene): Plan | null {
  const { state, read, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || lines.families.receive_step_done === undefined) return null;
  const answered = answeredWell(scene);
  if (answered !== null) return answered;
  const back = cameBack(scene);
  if (back !== null || state.plan === null) return back;
  const counted = doneAndCounted(scene);
  if (counted !== null) return counted;
  if (read.words > 14 || /\?/.test(read.text) || /\b(?:not|never|didn't|haven't|can't|won't)\b/i.test(read.clean))
    return null;
  const whole = DONE.test(read.clean) || sentencesOf(read.clean).some((one) => ONLY_DONE.test(one));
  const told = DID.test(read.clean) || NOW_IS.test(read.clean);
  if (!whole && !told) return null;
  state.plan = null;
  delete state.planLent;
  delete state.planMaybe;
  state.signs = { ...state.signs, 'step-done': state.turn };
  const rest = read.clean.replace(/^(?:(?:ok|okay|right|well|so|and|yes|yeah|oh)[ ,.]+)+/i, '').replace(/[.!]+$/, '');
  const turned = told && gate.passes(rest) ? swapPronouns(rest, null) : null;
  // "Done. Scary": what it was like stands beside it.
  const felt =
    /^(?:done|did it|sent(?: it)?)[.,!]* (?:and |but |it was )?(?:so |really |a bit )?([a-z]+(?: [a-z]+)?)$/i.exec(
      rest,
    )?.[1];
  if (felt !== undefined && gate.passes(felt))
    return plan('plan.done', 'explore', [
      { kind: 'text', text: `Done, and ${felt.toLowerCase()}.` },
      line('receive_relief_done'),
    ]);
  // What was done need not be said twice over where another line of theirs came back just now.
  const said: Part[] =
    turned === null || !mayHandBack(turned, scene) ? [] : [{ kind: 'text', text: endWithStop(upperFirst(turned)) }];
  return plan('plan.done', 'explore', [...said, line('receive_step_done')]);
}

const BACK = written('back');
const DOING_TURNS = 4;

/** "Back. Was ok", after a step that went on beside the talk; "did it", where an idea was put up and never taken in words. */
function cameBack({ state, read }: Scene): Plan | null {
  if (read.words > 14 || /\?/.test(read.text)) return null;
  const doing = state.signs?.['step-now'];
  const offered = state.lastOffer !== undefined && state.turn - state.lastOffer.turn <= DOING_TURNS;
  const returned =
    doing !== undefined && state.turn - doing <= DOING_TURNS && (BACK.test(read.clean) || DONE.test(read.clean));
  if (!returned && !(state.plan === null && offered && DONE.test(read.clean))) return null;
  state.plan = null;
  delete state.planLent;
  state.signs = { ...state.signs, 'step-done': state.turn };
  return plan('plan.done', 'explore', [line(returned ? 'receive_step_back' : 'receive_step_done')], {
    expect: { kind: 'open' },
  });
}

const DID_IT = written('did-it');
const COUNT = written('count', 'gi');
const DOUBT = /\bwhat if i (?:do ?n'?t|can'?t|cannot|forget|won'?t)\b/i;
const COUNTED_MOST = 22;

/** "I did it. I did 12 minutes. I have 90 words": what was done is said by its number, and a doubt from before is answered. */
function doneAndCounted({ state, read, lines }: Scene): Plan | null {
  if (!DID_IT.test(read.clean) || read.words > COUNTED_MOST || /\?|\b(?:again|not|never|but)\b/i.test(read.text))
    return null;
  const counts = [...read.clean.matchAll(COUNT)].map(([text]) => text.toLowerCase()).slice(0, 2);
  const doubted = state.recent.some((text) => DOUBT.test(text));
  const family = counts.length === 0 ? 'done_after_doubt_plain' : doubted ? 'done_after_doubt' : 'done_counted';
  if ((counts.length === 0 && !doubted) || lines.families[family] === undefined) return null;
  state.plan = null;
  delete state.planLent;
  delete state.planMaybe;
  state.signs = { ...state.signs, 'step-done': state.turn };
  return plan('plan.done', 'explore', [line(family, { counts: upperFirst(counts.join(', ')) })]);
}
