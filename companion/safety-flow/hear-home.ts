import { straighten } from '#companion/understand/plain-text.ts';
import { mark } from './flow-state.ts';
import { saidOf } from './whom.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "He only pushed me once", "how do I stop making him so angry": whoever is hurt at home speaks in the
// other's words. A next step handed to that (another phone, a line to ring) tells her that the page has a list. So what
// was said is heard first, and a view that was asked for is given.

const HE = "(?:he|she|they|(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex))(?:'?s|'?ve| has| have)?";
const BLOW = '(?:push|shov|slap|hit|grab|kick|punch|throw|threw|pull|squeez|chok|pinn|shook|shak|held|hurt)\\w*';
const SMALL_BLOW: readonly RegExp[] = [
  new RegExp(
    `\\b${HE} (?:only|just) (?:ever |really )?${BLOW}(?= (?:me|the|a|an|my|at|once|it)\\b|\\W*(?:$|[.,!]))`,
    'i',
  ),
  new RegExp(
    `\\b${HE} (?:only |just |ever )*${BLOW} me\\b[^.!?]{0,25}\\b(?:once|one time|twice|(?:a )?(?:couple|few) (?:of )?times|for (?:like )?a second|not (?:that |very )?hard)\\b`,
    'i',
  ),
  /\b(?:it was|its|it'?s) (?:only|just) (?:(?:a|one|the one) (?:little |small )?(?:push|shove|slap|grab|kick|time)|(?:the )?once)\b/i,
];
const ONCE = /\b(?:once|one time|the one)\b/i;
const KEEPS_CALM: readonly RegExp[] = [
  /\b(?:stop|avoid|not|without|keep from|quit) (?:making|make|getting|get|setting|set|winding|wind|upsetting|upset|annoying|annoy|triggering|provoking) (?:him|her|them)(?: (?:so|that|this|off|up|angry|mad|upset|cross))*\b/i,
  /\b(?:keep|calm|make|get) (?:him|her) (?:calm|happy|down|sweet|from (?:getting|going|blowing|kicking))\b/i,
  /\b(?:so (?:that )?|how )(?:he|she) (?:does(?:n'?t| not)|won'?t|stops?) (?:get(?:ting)?|be(?:ing)?|go(?:ing)?|kick(?:ing)?) (?:so )?(?:angry|mad|upset|like that|off)\b/i,
  /\bwhat (?:am i|i'?m|do i|i keep) (?:doing|do) (?:wrong|to (?:make|set|wind) (?:him|her))\b|\bbe a better (?:girlfriend|boyfriend|wife|husband|partner)\b/i,
];
const DECLINES_LINE =
  /\b(?:do not|don'?t|dont|not|won'?t|wont) (?:really )?(?:need|want|wanna|going to|gonna) (?:to )?(?:(?:ring|call|phone|use|speak to|talk to|contact) )?(?:a |the |any |your |some )?(?:help ?|hot ?|crisis )?(?:lines?|number|call(?:s|ing)?|ringing)\b|\b(?:i'?m |im )?not (?:ringing|calling|phoning) (?:any(?:one|body|thing)|a|the|them)\b|\b(?:i won'?t|i wont|i will not|i'?m not (?:going to|gonna)|im not (?:going to|gonna)|not gonna) (?:ring|call|phone) (?:any(?:one|body|thing)|a|the|them)\b|\bno (?:help ?|hot ?)?lines?\b/i;
const ASKS_VIEW =
  /\bwhat (?:do|would|should) (?:you|u|i)(?: do)?(?: think| say| suggest| recommend)?(?: that)?(?: i)?(?: should| would| can| could)?(?: even)? (?:do|think)(?: now| then| about (?:it|this))?\s*(?:$|[?.!])|\bwhat would (?:you|u) (?:do|say|suggest)\b|\bwhat (?:should|shall) i do\b|\bwhat'?s your (?:view|opinion|advice)\b/i;
/** Questions of papers, pay and what is normal, answered in told.ts. */
const ASKED = ['burn-papers', 'new-papers', 'normal-here', 'patience'];
const OF_NECK = /\b(?:neck|throat|chok\w+|strangl\w+)\b/i;
/** Stands in `once` where a hand on the neck was told. */
const NECK_TOLD = 'neck-told';
/** Stands in `once` where the line was declined: it is not put forward again (ways-out.ts). */
const LINE_DECLINED = 'out:helpers';

const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((words) => words.test(text));

/** What is said of a partner in small words, or asked of us, before the next step; null where none is. English. */
export function hearHome(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (flow.situation !== 'abuse' || level < 2) return null;
  const plain = straighten(input.text);
  if (OF_NECK.test(plain)) mark(flow, NECK_TOLD);
  if (input.previousLevel < 2) return null;
  const declines = DECLINES_LINE.test(plain);
  if (declines) mark(flow, LINE_DECLINED);
  // "Is that normal here? Can he burn them?" comes before what is said of a line.
  if (level === 2 && ASKED.some((name) => turn.heard.names.has(name))) return null;
  if (ASKS_VIEW.test(plain)) {
    const view =
      pick(turn, flow.once.includes(NECK_TOLD) ? 'abuse.view.neck' : 'abuse.view') ?? pick(turn, 'abuse.view.own');
    if (view !== null) return of(turn, view);
  }
  if (turn.heard.names.has('no-police') && level === 3 && flow.once.includes('raped')) {
    const choice = pick(turn, 'abuse.raped.no-police');
    if (choice !== null) return say(turn, choice, 'safety-abuse');
  }
  // A danger of this minute has its own steps.
  if (level === 3 || input.assessment.level >= 3) return null;
  const name = says(KEEPS_CALM, plain)
    ? 'abuse.hear.angry'
    : says(SMALL_BLOW, plain)
      ? ONCE.test(plain)
        ? 'abuse.hear.once'
        : 'abuse.hear.small'
      : declines && input.flow?.once.includes(LINE_DECLINED) !== true
        ? 'abuse.hear.no-line'
        : null;
  return name === null ? null : of(turn, pick(turn, name));
}

/** The lines say "they"; where the talk knows him or her, it is him or her. */
const of = (turn: Answering, text: string | null): Planned | null => {
  const { whom } = turn.input;
  return say(turn, text !== null && whom ? saidOf(text, whom) : text, 'safety-abuse');
};
