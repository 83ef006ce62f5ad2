import { type CompanionState, noteUsed, wasUsed } from '#companion/state.ts';
import { heartOf } from '#companion/understand/heart.ts';
import { type Loss, lossIn, spokenOf } from '#companion/understand/loss.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { telling } from './telling.ts';

// A death told once is known for the whole talk: "he" is who died, "we" is the two of them, and nobody is asked what they
// would like to say to him.

/** Several, or somebody else's: nobody that "he" or "she" would be from then on. */
const NOT_OWN = new Set<Loss['how']>(['many', 'other']);
const HIM = { he: 'him', she: 'her', they: 'them' } as const;
const HIS = { he: 'his', she: 'her', they: 'their' } as const;
/** In a long message a death of long ago stands beside what is told now. */
const ASIDE_FROM = 20;

/** Remembers who died, before any policy answers the message. */
export function noteLoss({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses) return;
  const loss = lossIn(read.clean);
  if (loss === null || NOT_OWN.has(loss.how) || state.lost?.who === loss.who || (state.lost !== undefined && loss.old))
    return;
  state.lost = { who: loss.who, pronoun: loss.pronoun, turn: state.turn, ...(loss.name ? { name: loss.name } : {}) };
}

/** A death told just now, or what is told of somebody whose death is known; else null. */
export function ofTheLost(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  const { lost } = state;
  if (/\?\s*$/.test(read.text) || lines.families.loss_known === undefined) return null;
  const loss = lossIn(read.clean);
  const now = lost?.turn === state.turn || (lost === undefined && loss !== null && NOT_OWN.has(loss.how));
  return now && loss !== null ? condolence(scene, loss) : remembered(scene);
}

/** "Since Dad died", "after the hamster died": what else is told is the matter. */
const BY_THE_WAY =
  /\b(?:since|after|when|before|once|as) (?:(?:my|our|the|his|her) )?(?:\w+ ){1,3}(?:died|passed(?: away)?|was (?:dead|gone)|had died)\b(?! (?:I|and I|it|everything|nothing|the house))/i;
const ASIDE_FROM_SIDE = 14;
const PET =
  /\b(?:hamster|dog|cat|rabbit|guinea pig|bird|parrot|budgie|fish|horse|pony|puppy|kitten|tortoise|gerbil|rat|mouse)\b/i;

/** A death is told only as the time when something else began or happened. */
export const isByTheWay = (clean: string, words: number): boolean => words > ASIDE_FROM_SIDE && BY_THE_WAY.test(clean);

function condolence(scene: Scene, loss: Loss): Plan | null {
  const { state, read } = scene;
  // Dead for long, and not spoken of again after that: the message is about something else.
  const on = spokenOf(read.clean.slice(-Math.floor(read.clean.length / 2)));
  const aside =
    read.words > ASIDE_FROM && (on === null || on !== loss.pronoun || /\b(?:he|she|they) died\b/i.test(read.clean));
  if (loss.old && (aside || heartOf(read.clean) !== null)) return null;
  if (isByTheWay(read.clean, read.words) && scene.lines.families.loss_beside !== undefined) {
    if (PET.test(loss.who)) return null;
    noteUsed(state, 'weight:heavy_loss');
    const then = telling(scene);
    return plan('loss', 'explore', [line('loss_beside', { who: loss.who }), ...then.parts]);
  }
  state.heavy = true;
  state.stuck = 0;
  noteUsed(state, 'weight:heavy_loss');
  const family =
    loss.how === 'suicide' || loss.how === 'many' || loss.how === 'other'
      ? `loss_${loss.how}`
      : loss.fresh
        ? 'loss_new'
        : loss.how === 'sudden'
          ? 'loss_sudden'
          : loss.old
            ? 'loss_old'
            : 'loss_known';
  const short = loss.name ?? loss.who;
  // Nobody can say what a baby was like that they never got to know.
  // The name stood in the sentence before.
  const one = loss.pronoun !== 'they' ? loss.pronoun : loss.name;
  const asks =
    (loss.how === 'died' || loss.how === 'sudden') && (state.quiet ?? 0) === 0 && !/\bbaby|twins?\b/.test(loss.who);
  return plan('loss', 'explore', [
    line(family, { who: loss.who }),
    ...(asks ? [{ kind: 'family' as const, name: 'loss_ask', optional: true, slots: { short, one } }] : []),
  ]);
}

const ONE =
  /\b(?:my|our) (?:\w+ )?(daughter|sister|mum|mom|mother|wife|girlfriend|aunt|niece|nan|gran|grandmother|granddaughter|son|brother|dad|father|husband|boyfriend|uncle|nephew|grandad|grandfather|grandson)\b/gi;
const WOMEN = /^(?:daughter|sister|mum|mom|mother|wife|girlfriend|aunt|niece|nan|gran|grandmother|granddaughter)$/i;

/** "She would come at once", after the daughter was spoken of: the one named last is meant, and she is alive. */
function isOfAnother({ state, read }: Scene, { who, name, pronoun }: NonNullable<CompanionState['lost']>): boolean {
  const names = (text: string) => name !== undefined && text.includes(name);
  if (pronoun === 'they' || names(read.text) || spokenOf(read.clean) !== pronoun) return false;
  for (const text of [...state.recent].reverse()) {
    const others = [...text.matchAll(ONE)].map(([, kin = '']) => kin).filter((kin) => !who.includes(kin.toLowerCase()));
    if (others.some((kin) => WOMEN.test(kin) === (pronoun === 'she'))) return true;
    if (names(text) || [...text.matchAll(ONE)].length > others.length) return false;
  }
  return false;
}

const SUDDEN =
  /\b(?:(?:his|her|the|a) heart|heart attack|stroke|aneurysm|embolism|crash|accident|suddenly|no warning|collapsed|overnight|just like that|dropped|in (?:his|her|their) sleep)\b/i;
const LONG_ILLNESS =
  /\b(?:cancer|tumou?r|dementia|alzheimer'?s|parkinson'?s|mnd|motor neurone|copd|hospice|chemo\w*|leuk\w+|long illness|(?:his|her) (?:lungs|liver|kidneys)|palliative)\b/i;
const TELLS_HOW = 3;
const NAMES =
  /^(?:[Ww]ell,? |[Aa]nd )?(?:[Hh]er|[Hh]is|[Tt]heir|[Ii]ts|[Tt]he) name(?:'s| is| was) ([A-Z][\p{L}]{1,15})\b/u;
/** "Max. He was 14", to the question who it was. */
const NAME_ALONE = /^([\p{L}]{2,15})[.,] (?:he|she) (?:was|is|had)\b/iu;
const REACHES =
  /\bI (?:still |keep |go to |go and |went to |start(?:ed)? to |reach(?:ed)? for |pick(?:ed)? up the phone )[^.!?]*?(?:and then|then I|and I (?:don't|remember|stop)|before I remember|and (?:he|she)(?:'s| is)(?: not| n't)|\d+ times)|\bI still [^.!?]{3,40} for (?:him|her|two)\b|\bI (?:still|keep) (?:\w+ )?(?:expect\w*|wait(?:ing)? for|listen(?:ing)? (?:out )?for|look(?:ing)? for|want(?:ing)? to (?:ring|call|tell|text|show)|go(?:ing)? to (?:ring|call|tell|text|holler|shout|say))\b/i;
const SHARED =
  /^we (?:\w+ed|kept|sat|sang|ate|drove|grew|made|built|bred|ran|read|swam|rode|fed) (?!apart|out|him|her|off|up)[^.!?]{2,50}[.!]*$|(?:^|[.,;] |\b(?:and|because) )we (?:had|did|used to|always|would|never missed|both|'d)\b|(?:^|[.,;] )we'd (?:always |both |sit|go|have|watch|walk|do)\b/i;
const DID =
  /\b(?:he|she) always (?!did(?! (?:the|all|our|my|everything)\b)|said|laughed|smiled|told|sang|was|wore|loved|had|knew|called|thought|wanted|hated|asked)\w+|\b(?:he|she) (?:used to |would )?(?:managed|manage|ran|run|did|do|made|make|paid|pay|fixed|fix|handled|kept|sorted|drove|cooked|cook) (?:all )?(?:the (?!crosswords?\b|quiz|puzzles?\b|voices\b|dance\b|jigsaw)|our|my|me|us|everything)/i;
const UNSAID =
  /\b(?:nobody|no one|none of them|they|everyone|everybody|people)(?: \w+)? (?:mention\w*|say (?:his|her) name|said (?:his|her) name|says (?:his|her) name|talks? (?:about (?:him|her|it)|around it)|spoke of|speaks? of|avoids?|changes? the subject)\b/i;
/** Something of the one who died, with nothing bad in it. */
const MEMORY =
  /^(?:and |but |well |oh |yeah,? |yes,? |yep,? )*(?:he|she) (?:was|used to|would|had|loved|slept|sat|sang|wore|waited|taught|picked|came|called|smelled|smelt|laughed|kept|made|brought|always|liked|collected|played|never missed)\b/i;
const NO_MEMORY =
  /\b(?:hit|drank|drunk|left|shout\w*|cried|pain|hospital|sick|ill|fell|died|dead|suffer\w*|blood|scream\w*|cross|angry|fixing|argu\w*|rows?|fight|fought|(?:only|just) \d+|too young|would have (?:been|turned)|\d+ when|scared|afraid|alone|cold|mean|horrible|abus\w*|never (?!missed)|not|n't|hate\w*|wouldn't|didn't|wasn't)\b/i;
const RAISED =
  /\b(?:he|she|they) (?:raised|brought (?:me|us) up|looked after (?:me|us)|was (?:like a |my (?:best|rock|only|whole|person)))\b|\bwas (?:the one|more of) (?:who |a )(?:raised|brought|looked|mother|father|mum|dad)\b/i;

function nameAlone({ read, state }: Scene): string | undefined {
  const name = state.turn - (state.lost?.turn ?? 0) === 1 ? NAME_ALONE.exec(read.text.trim())?.[1] : undefined;
  return name === undefined || /^(?:yes|yeah|no|well|so|and|but|sorry|thanks|old|kind|big)$/i.test(name)
    ? undefined
    : upperFirst(name);
}

function remembered(scene: Scene): Plan | null {
  const { state, read, gate } = scene;
  const { lost } = state;
  if (lost?.pronoun === 'they' && !/\b(?:parents|twins|ones)\b/.test(lost.who))
    lost.pronoun = spokenOf(read.clean) ?? 'they';
  if (lost === undefined || gate.harshName(read.clean) !== null) return null;
  const slots = {
    short: lost.name ?? lost.who,
    him: lost.name ?? HIM[lost.pronoun],
    their_own: HIS[lost.pronoun],
  };
  const once = (family: string, more = {}): Plan | null => {
    if (wasUsed(state, `loss:${family}`)) return null;
    noteUsed(state, `loss:${family}`);
    state.stuck = 0;
    return plan('loss.on', 'explore', [line(family, { ...slots, ...more })]);
  };
  const name = NAMES.exec(read.text.trim())?.[1] ?? nameAlone(scene);
  if (name !== undefined) {
    const who = spokenOf(read.clean);
    state.lost = { ...lost, name, ...(who === null ? {} : { pronoun: who }) };
    return once('loss_name', { name, their_own: who === null ? slots.their_own : HIS[who] });
  }
  const raised = RAISED.exec(read.clean)?.[0] ?? '';
  if (raised !== '' && (spokenOf(raised) ?? lost.pronoun) === lost.pronoun) return once('loss_raised');
  // Somebody else is named: it is told of them.
  const other = read.people.some(({ word }) => !lost.who.includes(word));
  const spoken = spokenOf(read.clean);
  if (other || (spoken !== null && lost.pronoun !== 'they' && spoken !== lost.pronoun)) return null;
  if (isOfAnother(scene, lost)) return null;
  if (state.turn - lost.turn <= TELLS_HOW && read.words <= ASIDE_FROM) {
    if (LONG_ILLNESS.test(read.clean)) return once('loss_cause_long');
    if (SUDDEN.test(read.clean)) return once('loss_cause_sudden');
  }
  if (REACHES.test(read.clean)) return once('loss_reach');
  if (DID.test(read.clean) && read.words <= ASIDE_FROM) return once('loss_did');
  if (read.words > ASIDE_FROM) return null;
  if (UNSAID.test(read.clean)) return once('loss_unsaid');
  const kind = heartOf(read.clean)?.kind;
  if (kind === 'regret') return once('loss_regret');
  if (kind !== undefined) return null;
  if (SHARED.test(read.clean) && !NO_MEMORY.test(read.clean)) return once('loss_shared');
  return MEMORY.test(read.clean) && !NO_MEMORY.test(read.clean) ? once('loss_memory') : null;
}
