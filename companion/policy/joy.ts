import { noteUsed, wasUsed } from '#companion/state.ts';
import { isGlad, LASTS, WORRY_NAMED } from './glad.ts';
import { ownStep } from './own-step.ts';
import { line, linesOf, maybe, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

/** A cue that this very message is glad. */
const GLAD =
  /[!😀-🙏🎉]|\b(?:happy|proud\w*|laugh\w*|haha\w*|lol|great|lovely|love[ds]?|hugg\w*|danc\w+|cheer\w*|celebrat\w*|cake|champagne|screamed|smil\w+|grinn\w*|amazing|brilliant|best|finally|won|passed|yay|clapp\w*|toast\w*|thrilled|delighted|chuffed|buzzing|over the moon|so good|cried|tears|high five|singing|sang|fun|beautiful|perfect|dream)\b/iu;
/** What is not easy within good news. */
const WORRY =
  /\b(?:only thing|except|worried|worr(?:y|ies)|scared|afraid|nervous|dread\w*|guilty|feel bad|awkward|what if|jealous|passed over|pressure|terrified|fraud|don't deserve)\b/i;
const LOSS = /\b(?:died|dead|live to see|lost|miss(?:es|ed|ing)?|gone|alive)\b/i;
const WORRY_WORDS = 26;
const KIND_WORDS = 24;

/** "The only thing is, I have to tell Steve": heard as a worry, and the joy stays. */
function isWorryInJoy({ state, read, grammar, lines }: Scene): boolean {
  return (
    grammar.turnsClauses &&
    lines.families.joy_shadow !== undefined &&
    state.topics[0] === 'success' &&
    (state.topicWeights[0] ?? 0) >= LASTS &&
    state.level < 2 &&
    read.words >= 4 &&
    read.words <= WORRY_WORDS &&
    !read.question &&
    !read.acts.has('ask_advice') &&
    WORRY.test(read.clean) &&
    !LOSS.test(read.clean) &&
    !wasUsed(state, WORRY_NAMED)
  );
}

/** What people tell beside good news, and what is told with it: held in, shouted out, how far it is from back then. */
const KINDS: readonly (readonly [family: string, words: RegExp])[] = [
  [
    'joy_held_in',
    /\bhad to (?:act (?:all )?(?:normal|cool|casual|calm)|keep (?:a straight face|it (?:quiet|in|to myself|secret|together)|calm|quiet|my cool)|play it cool|pretend (?:nothing|it was)|hold it in|sit (?:there|still)|stay calm|stop myself|not (?:scream|shout|cry|grin|smile|react))\b/i,
  ],
  [
    'joy_shouted',
    /\b(?:she|he|they|(?:my )?(?:\w+ )?(?:mum|mom|mam|dad|gran|nan|grandma|grandad|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|mate|daughter|son|kids|family|flatmate)) (?:just |both |all |actually |literally )*(?:screamed|shrieked|burst into tears|jumped up|cheered|whooped|went (?:wild|mad|mental|crazy)|lost it|yelled|squealed|danced)\b/i,
  ],
  [
    'joy_marked',
    /\b(?:(?:she|he|they|(?:my )?(?:\w+ )?(?:mum|mom|dad|gran|nan|sister|brother|wife|husband|partner|girlfriend|boyfriend|friends?|mates?|daughter|son|kids|family|flatmate))(?:'s|s|'re| is| are) (?:making|cooking|baking|buying|ordering|opening|throwing|planning|bringing|taking me) |we(?:'re| are) (?:all )?(?:going out|having a party|ordering|opening|getting a takeaway))/i,
  ],
];

/** "Three months ago I was too scared to book it": what was hard is behind. */
function isFarBehind({ state, read }: Scene): boolean {
  const glad = state.topics[0] === 'success' && (state.topicWeights[0] ?? 0) >= LASTS && state.level < 2;
  return glad && FAR.test(read.clean) && !STILL.test(read.clean) && read.words <= KIND_WORDS;
}

const FAR =
  /\b(?:(?:a|one|two|three|four|five|six|ten|\d+|a few|some) (?:years?|months?|weeks?) (?:ago|back)|(?:this time )?last (?:year|summer|winter|spring|autumn|month)) I (?:was|had|slept|lived|worked|thought|couldn't|didn't)\b/i;
const STILL = /\b(?:but|now|still|again|died|dead|left me|lost|miss)\b|\?/i;

/** One more piece of good news: received as joy, whatever words stand in it. */
export function joy(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.affirm_joy === undefined || state.turn === 0) return null;
  if (isFarBehind(scene) && linesOf(lines.families.joy_far).some((text) => !wasUsed(state, text)))
    return plan('receive.joy', 'explore', [line('joy_far'), ...(state.asked === 0 ? [maybe('joy_far_ask')] : [])]);
  if (isWorryInJoy(scene)) {
    noteUsed(state, WORRY_NAMED);
    return plan('joy.worry', 'explore', [ownWordsFirst, line('joy_shadow')]);
  }
  if (!isGlad(scene)) return null;
  if (read.acts.has('laugh') && read.words <= 4) return plan('receive.joy', 'explore', [line('affirm_joy')]);
  if (ownStep(scene) !== undefined) return null;
  const says = ['ask_advice', 'yes', 'no', 'bye', 'thanks', 'wish_do', 'wish_heard', 'unsure', 'disagree', 'cue_plan'];
  if (!says.some((act) => read.acts.has(act)) && read.words <= KIND_WORDS) {
    const fresh = ([family]: (typeof KINDS)[number]) =>
      linesOf(lines.families[family]).some((text) => !wasUsed(state, text));
    const kind = KINDS.find((one) => one[1].test(read.clean) && fresh(one))?.[0];
    const asks = state.asked === 0 && kind !== undefined ? [maybe(`${kind}_ask`)] : [];
    if (kind !== undefined) return plan('receive.joy', 'explore', [line(kind), ...asks]);
  }
  // What is only told beside it ("she taught me everything") is heard like anything else.
  const good = GLAD.test(read.text) || read.acts.has('good_news') || read.feelings.some(({ kind }) => kind === 'warm');
  if (!good) return null;
  if (read.words < 3 || read.words > 24 || says.some((act) => read.acts.has(act))) return null;
  return plan('receive.joy', 'explore', [ownWordsFirst, line('affirm_joy')]);
}

/** What a talk can open with that is glad all through: won, passed, picked, an all clear, a first. */
const GLAD_OPENING =
  /\b(?:I|we|she|he|they)(?:'ve| have)? (?:just |finally |actually |only )*(?:got (?:picked|chosen|in(?=[!.,]|$| (?:to )?(?:uni|college|the (?:team|squad|course|school|play|choir|band)|first|my first)\b)|into (?!a |an |trouble|debt|the (?:car|bath|habit)|bed|another)|the (?:job|place|part|keys|flat|house|grade|all clear|role|lead)|an? (?:offer|distinction|first)|engaged|offered|promoted|married)|won|passed|scored|made (?:it in|the team|the squad)|nailed|finished (?:my|the|our)|was (?:picked|chosen|promoted)|said yes)\b|\b(?:all clear|(?:scan|results?|biopsy|test) (?:was|were|is|are|came back) (?:all )?(?:clear|fine|negative|good|benign)|no cancer|good news|first (?:goal|prize|win|grandchild)|raffle|so happy|best day)\b/i;
const DARK =
  /\b(?:but(?! it isn't)|scared|afraid|worried|nervous|anxious|died|dead|gone|sad|alone|lonely|ashamed|guilty|hat(?:e|es|ed)|hurts?|lost|lose|miss(?:es|ed|ing)?|jealous|fake|fraud|deserve|awful|wrong|angry|upset|tired|empty|numb|weird|nobody|never|without|worse|wish|only thing|except|should(?:'ve| have)|left me|ignored|shout\w* at|rude|passed over|feel nothing|used to|dull|flat|stopped|since (?:he|she|they|we))\b/i;
const DENIES = /\b\w+n't\b/gi;
const DENIES_WELL =
  /^no,? but\b|\b(?:who |that )couldn't\b|\b(?:didn't|haven't) [\w ]{2,20} once\b|\bisn't [\w ]{2,20} any ?more\b|\bwon't stop (?:humming|smiling|grinning|laughing|singing|dancing|talking)\b|\bcan't (?:believe|stop (?:smiling|grinning|laughing)|wait)\b/gi;

/** Good news opened the talk and nothing has darkened it since: what is told in it is told for joy. */
export function inGladTalk({ state, read }: Scene): boolean {
  const opening = state.opening ?? '';
  if (state.turn === 0 || state.level >= 1 || !GLAD_OPENING.test(opening)) return false;
  return (
    [opening, ...state.recent, read.clean].every((text) => {
      const plain = text.replace(DENIES_WELL, '');
      return !DARK.test(plain) && plain.search(DENIES) < 0;
    }) && !/\?\s*$/.test(read.text)
  );
}
