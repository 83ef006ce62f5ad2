import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Broke a window", "my clay fox", "took six weeks": who tells a story in three words at a time needs the
// next small question, and gets silence from a "go on". What the words are decides it: something done, a thing, a state.

const LEAST = 2;
const MOST = 5;
/** Asked so often running, they are let be. */
const ASKED_MOST = 5;

const LEADS =
  /^(?:(?:yeah|yes|yep|yh|no(?! one\b)|nah|nope|ok|okay|well|so|and|but|just|like|um+|oh|idk|dunno)\b[ ,.]*)+/i;
/** An answer to the question, a word to the program, a feeling, a request: met elsewhere, or nothing to say back. */
const NOT_TOLD =
  /\b(?:you|your|u|ur|thanks?|thx|ta|cheers|please|pls|hi|hello|hey|bye|stop|sorry|whatever|nothing|nowt|maybe|sure|fine|lol|haha|forget|never ?mind|idk|dunno|don't know|said that|i said|like i said|what|why|how|when|who|where|which|that's|not|no|isn't|can we|let's|die|dead|died|kill|hurt|hit|cut|ok|okay|good|all ?right|sense|true|funny|nice)\b|\b(?:hours?|days?|weeks?|months?|minutes?) (?:left|to go)\b|\b(?:have|got|only) (?:\w+ )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:minutes?|hours?|days?|weeks?|months?)\b|\b(?:can't|won't|don't) (?:say|tell|explain|talk|think|want|care|mind|matter)\b|[?]/i;
/** "Just bored I think", "I feel tired": how they are, and nothing that was done. */
const HEDGED =
  /\bI (?:think|guess|suppose|mean|feel)\b|^(?:it )?(?:just |still |all )*feels?\b|\b(?:I'll|I will|I'm going to|gonna)\b|^(?:so |just |a bit |really |very )*(?:bored|tired|stressed|worried|annoyed|scared|depressed|embarrassed|confused|exhausted|overwhelmed|disappointed|relieved|ashamed|frustrated|pissed)\b/i;
const DONE =
  /\b(?:\w{2,}ed|broke|took|left|said|told|went|got|lost|threw|cried|made|ran|fell|came|saw|found|put|gave|quit|sent|forgot|slept|ate|drank|fought|won|shut|stole|kept|was|were|had|did|began|bought|caught|felt|held|heard|knew|met|read|sang|sat|sold|spoke|spent|stood|swore|taught|thought|woke|wore|wrote)\b/i;
const STATE =
  /\b(?:is|are|am|'s|'m|'re|feels?|hates?|loves?|likes?|wants?|needs?|keeps?|works?|goes|does|do|has|have|can|can't|won't|gets?|makes?|says?|thinks?|cries|shouts?|drinks?|sleeps?|\w+ing)\b/i;
const THERE =
  /\b(?:room|school|park|house|flat|garden|street|gym|pub|bar|car|bus|train|shop|kitchen|office|class|lesson|bathroom|toilets?|loo|canteen|corridor|hall|pool|church|hospital|ward|library|field|beach|site|yard|bedroom|staff ?room)\b/i;
/** "Can't do it": who can't is left out, and is said. */
const LEFT_OUT = /^(?:can't|cannot|couldn't|won't|don't|didn't|hate|feel|want|need|keep)\b/i;
/** How long, how many, what o'clock: said back, it is heard. */
const MEASURE =
  /^(?:(?:about|for|nearly|over|like|only|took|at|since|till|until) )*(?:\d[\d,.:]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b.{0,20}\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|times|o'?clock|am|pm|quid|pounds|euros|dollars|grand|k)\b/i;

/** Two to five words that tell something: said back, with the next small question by its kind. Null where they do not. English. */
export function toldInFew(scene: Scene): Plan | null {
  const { read, state, gate, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || (state.quiet ?? 0) > 0) return null;
  // Once the next step stands nothing more is asked.
  if (holdsAStep(state)) return null;
  const text = read.clean
    .trim()
    .replace(LEADS, '')
    .replace(/[.! ]+$/, '');
  const words = countWords(text);
  // "Nobody shouted at me yet": nothing was done that could go on.
  if (words < LEAST || words > MOST || /^(?:nobody|no one|nothing)\b/i.test(text)) return null;
  if (NOT_TOLD.test(text) || HEDGED.test(text) || /[.!;:]/.test(text) || !gate.passes(text)) return null;
  const whole = text.replace(LEFT_OUT, 'I $&');
  const turned = swapPronouns(whole, read.people[0]?.word ?? null);
  const ask = `few_${kindOf(text)}_ask`;
  if (turned === null || lines.families[ask] === undefined) return null;
  const said = { kind: 'text', text: `${upperFirst(turned)}.` } as const;
  return state.asked < ASKED_MOST
    ? plan('reflect.ask', 'explore', [said, line(ask)])
    : plan('reflect', 'explore', [said]);
}

/** "Wanted something small", "thought so": in the past, and nothing that was done. */
const INWARD =
  /^(?:I |he |she |they |we )?(?:just |only |always |really )*(?:wanted|hoped|wished|needed|thought|knew|felt|loved|liked|hated|missed)\b/i;

/** "She's eight": a fact about somebody, which is like nothing for anyone. */
const FACT =
  /^(?:he|she|they|it|that|there|we)(?:'s|'re| is| are| was| were|s) (?:about |only |nearly |just |the |an? |my |called |from )*[\w' ]+$/i;

function kindOf(text: string): 'span' | 'done' | 'state' | 'there' | 'thing' | 'fact' {
  if (FACT.test(text)) return 'fact';
  if (MEASURE.test(text)) return 'span';
  if (INWARD.test(text)) return 'state';
  if (DONE.test(text)) return 'done';
  if (STATE.test(text)) return 'state';
  return THERE.test(text) ? 'there' : 'thing';
}
