import { bareAnswerIn } from './bare-words.ts';
import { forNerves, isBeforeAnEvent, saysNerves, stillNerves } from './body-nerves.ts';
import { line, maybe, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? A racing heart may be fear and may be a heart, and nobody can tell from here. So it is not called
// panic where nobody said so: it is asked about once, plainly, and a doctor is named once.

const SIGN =
  /\b(?:heart|pulse)\b.{0,24}\b(?:rac\w+|pound\w+|fast|hammer\w*|thump\w*|skip\w*|flutter\w*|like (?:mad|crazy)|jump\w*|beats? (?:so|too|really))\b|\bpalpitations?\b|\b(?:can't|cannot|couldn't|hard to|struggle to|trouble) (?:\w+ ){0,2}(?:breathe|breathing|get (?:any |enough )?air|catch my breath)\b|\b(?:short(?:ness)?|out) of breath\b|\bmy (?:chest|throat)\b.{0,18}\b(?:tight\w*|hurts?|pain\w*|heavy|squeez\w+|press\w+|clos\w+)\b|\b(?:tight\w*|pain|pressure|weight) (?:in|on) my chest\b|\bI(?:'m| am| was| get| got| feel| felt| keep| nearly| almost)? (?:\w+ )?(?:faint(?:ed|ing)?|pass(?:ed|ing)? out|dizzy|black(?:ed|ing)? out|light-?headed)\b|\bmy (?:hands|fingers|lips|arms?|face) (?:\w+ )?(?:tingl\w+|numb)\b/i;
const OF_OTHERS =
  /\b(?:his|her|their) (?:heart|chest|pulse)\b|\b(?:he|she|they|mum|mom|dad|my \w+) (?:\w+ )?(?:fainted|passed out|collapsed|can't breathe)\b/i;
/** Looked at before, or known from other times; or a heart that runs for joy, or after a run. */
const KNOWN =
  /\b(?:panic(?:ky| attacks?| disorder)?|social (?:anxiety|phobia)|my anxiety|like (?:always|before|last time|every time|usual)|as (?:always|usual)|used to (?:it|that)|(?:the )?doctor (?:said|says|checked|looked)|(?:been|got it|had it) checked|ecg|asthma|inhaler|for years|every time)\b/i;
const HARMLESS =
  /\b(?:stairs|ran|running|run for|gym|sprint|coffee|rollercoaster|kiss\w*|in love|excited|funny|propos\w+|wedding|engaged|surprise\w*|happy|joy|goal|danc\w+|concert|jog\w*|football|bike|swim\w*)\b/i;
/** No air for laughing, or for missing somebody: a way of speaking. */
const WAY_OF_SPEAKING =
  /\b(?:laugh\w*|giggl\w*|lol|lmao|funny|miss(?:ing)? (?:\w+ ){1,3}|so (?:angry|proud|happy|jealous|mad|excited|in love))\b[^.!?]{0,30}\b(?:can'?t|cannot|could ?n'?t|could not|hardly) (?:even )?breathe\b/i;
/** In front of others a heart races in most people, and it says so itself. */
const STAGE =
  /\b(?:when|whenever|if|before|because) I(?:'m| am| have to| need to| must|'ve got to)? (?:\w+ ){0,2}(?:speak|talk|present|perform|read (?:aloud|out)|go on stage|called on|introduce)\b|\b(?:in front of (?:people|everyone|everybody|the class|others|strangers)|public speaking|presentation|interview|on stage|toast|speech|audition)\b/i;
/** It comes with something that is feared or thought of, and says so. */
const WITH_FEAR =
  /\b(?:heart|pulse|hands|stomach)\b.{0,40}\b(?:when|whenever|if|at the (?:sound|thought|sight)|the (?:moment|second|minute)) (?:of\b|I (?:hear|see|think|walk|open|wake|have to|go|remember|read)|he|she|they|my|the|it|somebody|someone|people|everyone)|\bwhen (?:I (?:hear|see|think|walk|open|wake|have to|go|remember|read)|he|she|they|my|the|it|somebody|someone|people|everyone)\b.{0,40}\b(?:heart|pulse)\b/i;
/** More than nerves bring: that is asked about wherever it happens. */
const SEVERE = /\b(?:faint\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|chest|numb|skip\w*|palpitations?)\b/i;
const CHECKED =
  /\b(?:doctors?|gp|hospital|cardiolog\w+|ecg|they) (?:\w+ )?(?:said|says|checked|looked|found|told|did)\b|\b(?:been|had it|got it) checked\b|\becg\b/i;
const GONE =
  /\b(?:not|no|isn't|wasn't) (?:\w+ )?(?:right )?now\b|\bnow no(?:t)?\b|\b(?:gone|passed|stopped|over|went away|calmed)\b/i;
const NOW = /\b(?:right now|now|at the moment|currently|as I write|this minute)\b/i;
const NEW = /\b(?:new|first time|never had|never (?:before|happened)|only since|started (?:last|this|a))\b/i;
const OLD =
  /\b(?:not new|old|known|before|always|often|used to it|comes and goes|every|years|sometimes|now and then|other times|last (?:year|time))\b/i;
/** Where somebody stopped is told before the question is answered: that is met, and it is asked in fewer words. */
const STOPPED =
  /\bI(?:'m| am|'ve| have|) (?:just |now )?(?:sitting|sat|lying|laid|leaning|crouch\w*|kneeling|pulled over|parked)\b/i;
/** What an answer to the question says, the surest first, and the line it gets. */
const ANSWERS: readonly (readonly [family: string, words: RegExp, not?: RegExp])[] = [
  ['body_checked', CHECKED],
  ['body_gone', GONE],
  ['body_now', NOW],
  ['body_new', NEW, /\bnot new\b/i],
  ['body_known', OLD],
];
/** A question that a plain yes or no answers. */
const ASKS_NOW = /\bright now\?$/i;
const ANSWER_WORDS = 16;
const MARK = 'body-check';

/** A first sign of the body: is it new or there now, and a doctor looks at it once. After that, what was answered. */
export function bodyCheck(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.body_check === undefined) return null;
  const still = stillNerves(scene);
  if (still !== null) return still;
  const asked = state.signs?.[MARK];
  if (asked !== undefined) return state.turn - asked <= 2 ? answered(scene) : null;
  if (!SIGN.test(read.clean) || OF_OTHERS.test(read.clean) || HARMLESS.test(read.clean)) return null;
  if (WAY_OF_SPEAKING.test(read.clean) && !NOW.test(read.clean)) return null;
  if (STAGE.test(read.clean) && !SEVERE.test(read.clean))
    return lines.families.stage_nerves ? plan('normal.stage', 'explore', [line('stage_nerves')]) : null;
  if (WITH_FEAR.test(read.clean) && !SEVERE.test(read.clean) && lines.families.body_fear)
    return plan('normal.body', 'explore', [line('body_fear')]);
  if (KNOWN.test([...state.recent, read.clean].join(' ')) || state.topics[0] === 'success') return null;
  const nerves = saysNerves(scene) ?? (isBeforeAnEvent(scene) ? forNerves(scene) : null);
  if (nerves !== null) return nerves;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('check.body', 'checkin', [maybe('body_lead'), line('body_check', { sign: signIn(read.clean) })]);
}

/** What part of the body it is, as it stands after "with". */
function signIn(clean: string): string {
  if (/\b(?:heart|pulse|palpitations?)\b/i.test(clean)) return 'the heart';
  if (/\bchest\b/i.test(clean)) return 'the chest';
  if (/\b(?:breath\w*|breathing|air|throat)\b/i.test(clean)) return 'breathing';
  return /\b(?:faint\w*|dizzy|out|light-?headed)\b/i.test(clean) ? 'feeling faint' : 'the body';
}

/** What may be said to the question about the body, and was said right after it. */
export function answersBodyCheck(text: string, signs: Scene['state']['signs'], turn: number): boolean {
  return signs?.[MARK] === turn - 1 && ANSWERS.some(([, words, not]) => words.test(text) && not?.test(text) !== true);
}

function answered(scene: Scene): Plan | null {
  const { read, lines } = scene;
  if (read.words > ANSWER_WORDS) return null;
  const nerves = CHECKED.test(read.clean) ? null : saysNerves(scene);
  if (nerves !== null) return nerves;
  const name = ANSWERS.find(([, words, not]) => words.test(read.clean) && not?.test(read.clean) !== true)?.[0];
  const bare = bareAnswerIn(read.clean);
  if (name === undefined && ASKS_NOW.test(scene.state.lastReply) && (bare === 'yes' || bare === 'no'))
    return plan('answer.body', 'info', [line(bare === 'yes' ? 'body_now' : 'body_gone')]);
  if (name === undefined && STOPPED.test(read.clean) && lines.families.body_stopped !== undefined)
    return plan('check.body', 'checkin', [line('body_stopped')]);
  return name === undefined || lines.families[name] === undefined ? null : plan('answer.body', 'info', [line(name)]);
}
