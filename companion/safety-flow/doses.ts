import { quick, quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { asGuess } from './guess.ts';
import { CALM } from './hints.ts';

// Why is this hard? "I took them all to the chemist" and "I took them all to bed" differ in one word. So it is not what
// sounds like danger that is listed here, but the few places and habits that are none; all else stays as it was heard.

/** Of a medicine, and not meant: it is asked whether there is danger, before anybody is sent for. */
const BY_MISTAKE = quick(
  /\b(?:by (?:mistake|accident)|accident(?:al)?ly|mistakenly|without (?:thinking|meaning)|forgot (?:i'?d|i had|that)|mixed (?:them |it )?up|double(?:d)? (?:dose|up)|twice by)\b/i,
);
/** Tablets that pass through one's hands: at work, for an animal, into the box for the week. */
const OF_WORK_OR_CARE = quick(
  /\b(?:prescriptions?|pharmac\w+|dispens\w+|patients?|residents|customers?|stock|(?:week|pill|dosette) (?:box|organi[sz]er)|blister packs?|for the (?:cat|dog|horse)|the cat|the dog|she spat|(?:my |the )?(?:mum|dad|nan|gran|wife|husband)'?s (?:pills|tablets|meds))\b/i,
);
const OF_TAKING = quick(
  /^(?:model$|(?:self|other)\.overdose(?:[.-]|$)|self\.(?:means|strain|weak|take-plan)(?:[.-]|$)|medical\.|told\.(?:taken|recent-pills)$|.*\.carried$)/,
);

/** One dose too many of what is taken daily: whom to ask is all that is to be said. */
const ONE_TOO_MANY = quick(
  /\b(?:took|taken|had)\b[^.!?]{0,40}\b(?:twice|double|two)\b|\bdouble[- ]?dosed\b|\bdoubled (?:up|my dose|the dose)\b/i,
);
const MISSED = quick(
  /\b(?:missed|forgot|forgotten) (?:to take )?(?:my|a|the) (?:\w+ )?(?:pill|tablet|dose|meds|antidepressants?)\b/i,
);
/** What acts within hours on breath, heart or sugar, more than one too many, or a body that says so. */
const NOT_SO_SMALL =
  /\b(?:insulin|methadone|morphine|oxy\w*|fentanyl|buprenorphine|codeine|tramadol|heroin|lithium|digoxin|warfarin|apixaban|rivaroxaban|heart|blood (?:pressure|thinn\w+)|beta ?blockers?|\w+olol|diazepam|valium|xanax|zopiclone|sleep\w*|amitriptyline|theophylline|sick|vomit\w*|dizzy|faint\w*|drowsy|breath\w*|chest|pass(?:ed|ing) out|baby|toddler|child|kid|son|daughter|packets?|boxes|strips?|handful\w*|lots|loads|all of|[3-9]|\d\d+|three|four|five|six|ten|more|also|alcohol|wine|vodka|drunk|drank|beers?|want\w*|on purpose|sav(?:ed|ing)|hoard\w*|stash\w*|die|end)\b/i;

/** A dose taken by mistake, or somebody's medicine in one's hands, is asked about first. English. */
export function askOfDose(assessment: Assessment, text: string, dark: boolean): Assessment {
  const { rules, level } = assessment;
  const open = level >= 1 && !dark && rules.every((rule) => OF_TAKING.test(rule) || rule === 'self.ambiguous');
  if (open && MISSED.test(text) && !NOT_SO_SMALL.test(text)) return { ...assessment, ...CALM };
  if (level < 2 || dark || rules[0] === 'model' || !rules.every((rule) => OF_TAKING.test(rule))) return assessment;
  if (BY_MISTAKE.test(text) && ONE_TOO_MANY.test(text) && !NOT_SO_SMALL.test(text)) return { ...assessment, ...CALM };
  return BY_MISTAKE.test(text) || OF_WORK_OR_CARE.test(text) ? asGuess(assessment) : assessment;
}

const DRUGS = '(?:tablets|pills|meds|medicines?|insulin|boxes|inhaler)';
/** Where medicine goes to be rid of, and whom it is brought to. */
const CARRIED = quickPattern(
  String.raw`\b(?:took|take|taken|taking|brought|bring|carried|dropped|handed) (?:all (?:of )?|every one of |the rest of |half )?(?:them|it|those|these|(?:the|her|his|their|my|mum's|dad's|nan's|all the|those) (?:[\w-]+ ){0,3}${DRUGS}) (?:all )?(?:(?:back|round|over|down|up|out|in|away|straight) )?(?:to|into|round to) (?:(?:the |a |our |my |her |his )?(?:[\w-]+ )?(?:chemist\w*|pharmac\w+|doctor\w*|gp|surgery|hospital|clinic|recycling|tip|dump|nurse|ward|vet|police|car for the tip)\b|her\b|him\b|(?:my |his |her )?(?:mum|mom|dad|nan|gran|wife|husband|sister|brother)\b)`,
  'i',
);
const KIN =
  '(?:[\\w-]+ )?(?:mum|mom|dad|nan|gran|grandad|grandma|grandpa|wife|husband|mother|father|sister|brother|uncle|aunt)';
/** "She took all her tablets every morning": how somebody else lives or lived with a medicine, told as a habit. */
const THEIR_DOSES = quickPattern(
  String.raw`\b(?:she|he|they|(?:my )?${KIN}) (?:always |still |only |just )?(?:took|takes|take|used to take|counted|counts|has|had) (?:all |most )?(?:of )?(?:her|his|their|my) (?:[\w-]+ )?${DRUGS}\b`,
  'i',
);
const HABIT = quick(
  /\b(?:every|each|always|used to|takes|counts|without fail|religiously|like clockwork|in the mornings|for years)\b/i,
);
const EARNEST = quick(
  /\b(?:I want|I'm going|I plan|end it|kill|overdos\w*|too many|at once|same time|in one go|all at|die|dead|gone|over by|be over|locked|lock|bath|bed|bridge|river|woods|hotel|wak(?:e|es|ing)|breath\w*|answer\w*|before i (?:could|got)|on the floor|ambulance|vomit\w*|sick|funny|grey|blue|wine|vodka|drunk|more than|and more|double|now|today|tonight|just now|an hour|this morning)\b/i,
);

const SHELF =
  '(?:paracetamols?|ibuprofens?|aspirins?|panadol|nurofens?|tylenol|advil|painkillers?|pain killers?|antihistamines?|melatonin)';
/** What stands on the packet for one time: one or two of what every shop sells, and nothing beside it. */
const ONE_TIME = quickPattern(
  String.raw`\b(?:took|taken|had|popped|take) (?:just |only )?(?:1|2|one|two|a couple(?: of)?) ${SHELF}\b(?! (?:packets?|packs?|boxes|strips?|bottles?))`,
  'i',
);
/** A strength in milligrams that is taken day by day, and has been for long. "Since lunch" is none of that. */
const STRENGTH = quick(/\b\d{1,3}(?:\.\d+)? ?(?:mg|mcg|milligrams?)\b/i);
const DAY_BY_DAY = quick(
  /\b(?:since (?:january|february|march|april|may|june|july|august|september|october|november|december|last (?:year|summer|winter|spring|autumn)|\d{4}|i was)|for (?:\w+ ){0,2}(?:weeks|months|years)|every (?:day|night|morning|evening)|daily|(?:a|per|each) (?:day|night))\b/i,
);
const MORE_OF_IT =
  /\b(?:then|again|more|another|every (?:\d|one|two|hour|few)|all day|plus|packets?|packs?|box(?:es)?|strips?|bottles?|handful\w*|too|wine|vodka|drunk|drink|beers?|other)\b|\d{2,}|\b(?:[3-9]|three|four|five|six|seven|eight|nine|ten)\b/i;

/** "If I had taken a box": supposed, and not done. */
const SUPPOSED = quick(/^(?:and |so |but )?(?:what )?if i(?:'d| had)\b[^.!?]*[.!?]*$/i);
/** "I had a packet of Nurofen in my bag": where it lies is told, and that it was swallowed is not. */
const LAY_THERE = quick(
  /\b(?:had|have|'ve got|got|keep|kept) (?:a|an|one|some|the|my) (?:packet|box|strip|bottle|pack)s? of [\w-]+ (?:in|at the bottom of) (?:my|the|her|his) (?:bag|pocket|drawer|cupboard|car|desk|handbag|rucksack|locker|purse)\b/i,
);

/** A medicine that is handed back, that somebody else takes as they should, or that was one time's worth, is no overdose. English. */
export function notSwallowed(assessment: Assessment, text: string): Assessment {
  const only = assessment.level >= 1 && assessment.rules.every((rule) => OF_TAKING.test(rule));
  const fits = (ONE_TIME.test(text) && !MORE_OF_IT.test(text)) || (STRENGTH.test(text) && DAY_BY_DAY.test(text));
  const lies = SUPPOSED.test(text) || LAY_THERE.test(text);
  if (only && (fits || lies) && !EARNEST.test(text)) return { ...assessment, ...CALM };
  if (!only || !(CARRIED.test(text) || (THEIR_DOSES.test(text) && HABIT.test(text)))) return assessment;
  // "To the pharmacy today" is an errand; everything else that is earnest stays as it was heard.
  const rest = CARRIED.test(text) ? text.replace(/\b(?:today|now|this morning)\b/gi, ' ') : text;
  return EARNEST.test(rest) ? assessment : { ...assessment, ...CALM };
}
