import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { withoutDenials } from './denials.ts';
import { asDistress } from './distress.ts';
import { isNearHarm } from './earnest.ts';
import { asGuess } from './guess.ts';

// Why is this hard? A rule over a few words hears a home in fear in "she took my phone off me because I was rude", and
// whoever is misread and says so must be believed at once, at any level and any age. Whoever is in danger says "it's
// fine" too. What sets the two apart is whether a danger was told at all, by anybody, in any message of the talk: so every
// word of one is looked for here, as widely as can be, and only what holds none of them may end with a plain word.

/** Of the writer's own life, or of somebody else's. */
const OF_DYING = quick(
  /\b(?:die|dying|suicid\w*|unaliv\w*|kms|kill\w*|murder\w*|(?:be|am|was|were|better off|rather|i'?m) dead|end (?:it all|my life|his life|her life|their life|everything|things)|take (?:my|his|her|their) (?:own )?life|self ?harm\w*|cut(?:s|ting)? (?:my|him|her|them)\w*|been cutting|noose|better off|(?:fine|better|easier|happier) without (?:me|him|her|them)|can'?t live|(?:not|don'?t|doesn'?t|didn'?t|won'?t) (?:want to |wanna )?(?:be here|be alive|live|exist|wake up)|disappear\w*|goodbye|sorry for everything|(?:text(?:s|ed)?|said|says|wrote|writes|message\w*|asked me to|told me to|sent|posted)\b.{0,60}\b(?:look after|take care of|tell (?:my|everyone|mum|mom|dad)|love you all|thank(?:s| you) for everything)|wants? out|no point (?:in )?(?:living|being|going on)|last message|a note|(?:gave|gives|giving|given) (?:me |away |him |her )*(?:his|her|their|my|the|all)(?! (?:\w+ )?(?:days? off|time off|afternoon|morning|week(?:end)?|shift|job|solo|part|role|lift|news|answers?|results?|details|address|number|date|same|wrong|right|look)\b)|doesn'?t need (?:it|them)|hasn'?t (?:come|been) (?:home|seen)|(?:is|gone|went) missing|turned (?:his|her|their) phone off|tried (?:it|in|to)\b.{0,12}\b(?:before|once|19|20)|tried before|overdos\w*|swallow\w*|hurt(?:ing)? (?:my|him|her|them)sel\w+)\b/i,
);
/** A blow, a threat, a person who is feared, a life held in somebody's hand. */
const OF_HARM =
  /\b(?:hits?|hitting|hitted|beat(?:s|en|ing)? (?:me|us|him|her|up|my)|beaten|punch\w*|slap\w*|smack\w*|kick(?:s|ed|ing)?\b(?! (?:off|back|about|up|myself|a ball|the ball))|shov\w+|push(?:es|ed|ing)? (?:me|us|my|him|her|them)|grab(?:s|bed|bing)?|chok\w+|strangl\w+|throttl\w*|throat|neck|bruis\w*|bleed\w*|blood(?! pressure| test)|black eye|pinned|dragg\w+|drags|hurt(?:s|ing)? (?:me|us|my|him|her|them|anyone|people|someone)|harm\w*|stab\w*|kni(?:fe|ves)|guns?|weapons?|belt|threat\w*|rap(?:e|ed|es|ing|ist)|touch(?:es|ed|ing)? (?:me|my|him|her)|molest\w*|groom\w*|naked|nudes?|forc(?:e|ed|es|ing) (?:me|him|her|us)|make(?:s)? me (?:do|send|have|sleep|give|sign)|(?:scared|afraid|frightened|terrified|fear) (?:of|for) (?:him|her|them|my (?:dad|mum|mom|father|mother|step\w*|husband|wife|boyfriend|girlfriend|partner|ex|brother|uncle|life)|what (?:he|she|they)|going home|home)|eggshells|drunk|drinking|drinks|lock(?:s|ed|ing)? (?:me|us|him|her|the door|myself|in|out)|locked?|locks|hid(?:e|es|ing) (?:in|from|under|behind)|hiding|trapp\w+|escap\w+|can'?t (?:leave|get (?:out|away))|leave the house|go outside|passport|bank card|my (?:wages|money|pension)|(?:checks?|reads?|tracks?|takes?|took|smash\w*|broke) my (?:phone|messages|location|keys|card|money)\b|outside (?:my|the|our) (?:door|house|window|work|flat|home)|at (?:my|the) door|kicking it|smash\w*|thr(?:ew|ows?|owing) (?:\w+ ){0,8}(?:things|stuff|pans?|plates?|cups?|mugs?|glass\w*|knife|chairs?|bottles?|phone|remote|shoes?|at (?:me|him|her|us))|violen\w*|abus\w*|assault\w*|(?<!\b(?:panic|anxiety|heart) )attack\w*|stalk\w*|follow(?:s|ed|ing) (?:me|us)|no food|nothing to eat|starv\w*|(?:in|out in) the (?:snow|cold|rain)|secret|our secret|don'?t tell|nobody (?:can|must) know|(?:comes?|came|coming|gets?|got) (?:in|into|in to) my (?:room|bed)|stepdad|stepfather|uncle|shook|shak(?:e|es|ing|en) (?:him|her|it|the baby|my)|finish what|made up my mind|(?:wrote|written|left|leaving) (?:\w+ ){0,2}(?:letters?|notes?)|before i change my mind|at peace|other side|pay for it|regret it|when he gets (?:back|home|in)|finds? (?:out|me)|punish\w*|marry|married off|send me (?:back|away|abroad)|visa|names?\b.{0,20}\b(?:calls|vulgar)|calls me|told me (?:to|not to)|won'?t stop|got rough|(?:didn'?t|wouldn'?t) stop when|(?:husband|wife|partner|boyfriend|girlfriend|ex|fianc\w+|in-?laws?) (?:\w+ )?(?:won'?t|doesn'?t|never|didn'?t|wouldn'?t) (?:ever )?let|do(?:es)?n'?t let me (?:see|speak|talk|eat|leave|work)|not allowed (?:out|off|downstairs|to leave)|jealous|controlling|possessive|ha(?:s|ve) my (?:phone|card|keys|bank\w*)|without (?:him|her|them) (?:knowing|seeing)|not allowed to (?:see|speak|talk|eat|leave|work|go to (?:school|the doctor))|took something|in danger)\b/i;
/** Somebody who hurts or frightens by what is shouted; one's own raised voice is none. */
const RAGES = quick(
  /\b(?:he|she|they|dad|mum|mom|father|mother|husband|wife|partner|boyfriend|girlfriend|ex|step\w+|brother|son|daughter)(?:'s| is| was| just| always| keeps?| would| then| gets?)*(?: \w+)? (?:scream\w*|shout\w*|yell\w*|furious|rag(?:e|es|ing)|los(?:es|t) (?:it|(?:his|her) temper)|kicks off|flips?|explod\w+|snaps|gets (?:mad|angry|nasty)|got (?:nasty|physical)|takes it out)\b/i,
);
/** A body or a mind that cannot wait. */
const OF_BODY = quick(
  /\b(?:(?:crushing|sharp|bad|severe|pain\w*|tight\w*) (?:\w+ ){0,3}(?:chest|arm|jaw)|(?:chest|arm|jaw) (?:\w+ )?(?:pains?|hurts|is numb|went numb|numb)|numb|lips|turn(?:ed|ing) blue|not breathing|stopped breathing|can'?t breathe (?:now|at all)|unconscious|unrespons\w*|won'?t wake|pass(?:ed|ing|es) out|collaps\w*|faint(?:ed|s|ing)|seizure|(?:has|had|having) (?:a )?fits?\b|convuls\w*|slurr\w*|droop\w*|overdose|took (?:\d+|all|too many|a lot|loads|some|the)\b|too many|(?:haven'?t|not|hardly|barely|stopped) (?:been )?(?:eat\w*|ate|drunk)|(?:stop\w*|skip\w*|not) (?:tak\w+|inject\w+|us\w+|do\w+)? ?my (?:insulin|heart (?:pills|tablets)|warfarin|blood thinners)|mak(?:e|es|ing) (?:my|him|her)self (?:sick|throw|vomit)|purg\w*|vomit\w*|throw(?:s|ing)? (?:it )?up|laxative\w*|voices? (?:that|which|tells?|telling|says?|saying|in my)|hear(?:s|ing)? (?:a )?voices?|(?:watch|follow|listen)\w* (?:me|to me) (?:through|from|on)|cameras? in|chosen|god (?:told|tells|wants|has)|poison\w*|chip|signs? (?:from|for me)|slept (?:for|in) (?:\w+ )?(?:days|nights)|god (?:chose|spoke))\b/i,
);

/** One's own temper, a teacher's voice, a strict parent's no, a saying: no danger by themselves. */
const NO_DANGER: readonly RegExp[] = [
  /\bthr(?:ows?|ew|owing) (?:\w+ ){1,3}?(?:around|about|in the kitchen)?[.,]? ?(?:but )?not at (?:people|any(?:one|body)|me|us|him|her)\b/gi,
  /\b(?:on|by|off|caught|catch|take|took|taking|missed|get|got|for) (?:the|a|my) (?:\w+ )?train\b/gi,
  /\b(?:i|we)(?:'?m|'?ve|'?d|'?re| am| have| had| was| were)?(?: (?:just|keep|kept|always|again|so|really|then|often|also|never|do|did|can|could|stop|started?|ended up|nearly|almost)){0,3} (?:shout\w*|yell\w*|scream\w*|snap\w*|rais(?:e|ed|ing) my voice|los(?:e|es|ing|t) (?:it|my (?:temper|rag|patience)))\b/gi,
  /\b(?:stop|stopped|stopping|hate|without|from|not|keep) (?:myself )?(?:from )?(?:shouting|yelling|screaming|snapping|losing (?:my temper|it))\b/gi,
  /\b(?:kill(?:s|ing|ed)? me|(?:could|would|'d|going to|gonna) (?:\w+ )?kill (?:him|her|them)|kill (?:for|the mood|time)|mum'?ll kill me|(?:dad|mum|mom) (?:will|is going to|would) kill me|to die for|dying (?:to|for) (?:know|see|hear|get|a|the)|died? of (?:embarrass\w*|shame|laugh\w*|bored\w*)|so embarrass\w+ i could die)\b/gi,
  /\b(?:hit me (?:that|how|like|hard when|then|again that)|(?:it|that|this|grief|loss|news) (?:just |really |suddenly )?hits? me|hit the (?:road|shops|gym|books|wall|brakes)|hit (?:rock bottom|send|snooze))\b/gi,
  /\bhurt(?:s|ing)? (?:my|his|her|their) (?:feelings?|pride|back|knee|foot|ankle|leg|hand|head)\b|\b(?:it|that|this|what (?:he|she|they) said) (?:really |just |still )?hurts? (?:me|him|her|them)?\b/gi,
  /\b(?:thought i (?:was|were|'d) (?:going to |gonna )?|(?:like|as if) i(?:'m| was| am)? (?:going to |gonna |about to )?)(?:pass out|faint|collapse|die)(?:ing)?\b/gi,
].map(quick);

/**
 * True where any of these messages tells of a danger in so many words, whoever it is about; what is denied in them is not
 * told, nor is one's own raised voice. English.
 */
export const tellsOutright = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const left = NO_DANGER.reduce((rest, words) => rest.replace(words, ' '), withoutDenials(straighten(text), true));
    return [OF_DYING, OF_HARM, RAGES, OF_BODY].some((words) => words.test(left)) || isNearHarm(left);
  });

/** What a few words, a guess or halves put together say by themselves. Any other rule has heard a danger told. */
const SOFT = quick(
  /^(?:model$|abuse\.(?:now|hit|fear|threat)$|other\.(?:tried-goodbye|risk)$|self\.(?:strain|weak|ambiguous|goodbye|affairs|prepared|gathered|half-said)(?:[.-].*)?$|told\.(?:child-alone|locked)$|psych\.growing$|bond\.growing$|.*\.carried$|denial.*)/,
);

/** True where nothing that was heard by itself tells of a danger: a guess, a few words, two halves. */
export const isSoft = (rules: readonly string[]): boolean => rules.every((rule) => SOFT.test(rule));

/** Of 142 messages of danger and 75 more none that met the rest of these conditions had a smaller share than .88. */
const SURE_WITHOUT_WORDS = 0.85;
/** Twice so much, of one kind, is a question. */
const SURE_TWICE = 0.6;
const OF_OTHERS: readonly RiskCategory[] = [
  'abuse_violence',
  'harm_to_others',
  'third_party_risk',
  'psychosis_mania',
  'eating_disorder',
];

/** Who does not answer after that mostly will not. */
const PARTED = quick(
  /\b(?:broke up with (?:me|him|her)|broken up|break(?: |-)?up|dumped (?:me|him|her)|split up|feels? the same|ghost(?:ed|ing)|blocked me|left (?:me )?on read|stopped (?:replying|texting))\b/i,
);
const FEW_WORDS = 3;
/** Who has another person in hand: what a rule hears of them holds. */
const IN_POWER =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex|step\w+|uncle|cousin|coach|priest|carer|in-?laws?)\b/i;

/** True where a few words or a guess heard a danger that is not of one's own life, the model doubts it, and no word of one was told. */
export function isGroundless(assessment: Assessment, outright: boolean, talk: readonly string[]): boolean {
  const { level, category, rules, share } = assessment;
  if (level < 2 || outright || !OF_OTHERS.includes(category) || !isSoft(rules)) return false;
  const held = category === 'abuse_violence' && rules[0] !== 'model' && talk.some((said) => IN_POWER.test(said));
  // "Tonight", after something else, says only what the messages before it make of it.
  const isLong = (talk.at(-1) ?? '').trim().split(/\s+/).length > FEW_WORDS;
  const parted = category === 'third_party_risk' && talk.some((said) => PARTED.test(straighten(said)));
  return !held && isLong && (parted || (share?.risk ?? 1) < SURE_WITHOUT_WORDS);
}

/**
 * What has no ground is met as distress; the second of its kind, with a larger share, becomes one question. English.
 *
 * @param isBare nothing stands behind it (`isGroundless`)
 * @param guessed what was guessed at in the last messages without being sure
 */
export function withoutGround(
  assessment: Assessment,
  isBare: boolean,
  guessed: readonly (RiskCategory | null)[],
): Assessment {
  if (!isBare) return assessment;
  const twice = guessed.includes(assessment.category) && (assessment.share?.risk ?? 1) >= SURE_TWICE;
  if (twice) return asGuess({ ...assessment, level: 2 });
  return asDistress(assessment, ['self.strain']);
}
