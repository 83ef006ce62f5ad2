import { quick } from '#companion/quick-pattern.ts';
import { undenied } from '#companion/understand/valence.ts';
import { standsAgainstGood } from './good-shown.ts';
import type { Scene } from './plan.ts';

/**
 * What kind of thing a message tells. Each has its own plain lines (`telling_<kind>`) and questions
 * (`telling_<kind>_ask`) in content/lines/en/telling.yaml, worded so that they are true of every message of the kind.
 */
export type TellingKind =
  | 'good'
  | 'harsh'
  | 'regret'
  | 'doubt'
  | 'said'
  | 'left_out'
  | 'wish'
  | 'ahead'
  | 'feels'
  | 'night'
  | 'done_to'
  | 'goes_on'
  | 'happened'
  | 'plain';

const LOW = quick(
  /\b(?:not|never|no longer|but|except|until|without|worse|hard|sad|cry|cried|miss|lost|alone|scared|afraid|hate|hurt|tired|ashamed|guilty|wish|used to|nothing|nobody|can't|couldn't|wasn't|isn't|didn't|don't)\b|n't\b/i,
);
const GOOD = quick(
  /\b(?:(?:it|that|this|he|she|they) (?:\w+ )?(?:helped|helps|worked)|went (?:\w+ )?(?:well|ok|okay|fine|great|good)|(?:nicer|better|easier|kinder) than|(?:felt|feels?|was|is) (?:\w+ )?(?:good|nice|better|calmer|lighter|lovely|great|peaceful|fun)|I(?:'m| am| feel) (?:\w+ )?(?:happy|glad|proud|relieved|excited|grateful|pleased|hopeful)|made me (?:smile|laugh)|I (?:managed|made it|did it|finished|passed)|(?:they|he|she) (?:replied|said yes|hugged|smiled|patted|laughed)|good news|looking forward)\b/i,
);
const REGRET = quick(
  /\bI (?:\w+ ){0,2}(?:shouted|snapped|snap|shout|yelled|yell|screamed|scream|lied|lie to|lost (?:it|my temper|my patience)|lose (?:it|my temper|my patience)|get (?:so )?short with|took it out on|take it out on|let (?:\w+ ){1,3}down|messed (?:it )?up|blew up|slammed|pushed (?:him|her|them) away|said (?:\w+ )?(?:things?|something) I|called (?:him|her|them) (?:an?|names|something)\b|feel (?:so |really )?bad (?:now|about|that)\b|was (?:\w+ )?(?:mean|rude|cruel|horrible|unfair|harsh) to)\b|\bI (?:\w+ )?(?:should(?:n't| not)? have|shouldve|regret)\b/i,
);
const DOUBT = quick(
  /\b(?:not sure (?:if|whether|it was|it's|I (?:want|can|should|did))|don't know (?:if|whether|what to do(?! with| until| till| all| when| in| after| now| for)|which|anymore if)|can't decide|torn|in two minds|doubt\w*|second.guess\w*|part of me|wonder(?:ing)? (?:if|whether)|keep wondering|should I (?:stay|go|leave|tell)|right (?:decision|choice|thing))\b/i,
);
const SAID = quick(
  /\b(?:he|she|they|my [\w-]+(?: [\w-]+)?|(?:the|our) [\w-]+|boss|mum|mom|dad|everyone|people|someone|somebody|[A-Z][a-z]+) (?:just |then |always |even |only |actually )?(?:said|says|told me|tells me|asked|called me|texted|wrote|shouted|yelled|laughed|joked|goes,|was like)\b/,
);
const LEFT_OUT = quick(
  /\b(?:ignor\w+ me|left me out|(?:am|was|'m|been|being|be|feel|feeling|felt|get|got|gets|always) (?:so |always |really |a bit |just )*left out|without (?:me|asking|telling)|stopped (?:talking|speaking|replying|answering)|doesn't (?:talk|speak|reply|answer)|won't (?:talk|speak|answer)|ghosted|didn't (?:invite|ask|tell) me|wasn't (?:invited|asked)|don't (?:ask|invite|notice|see) me|no one (?:asks|asked|notices|noticed|came|calls)|nobody (?:asks|asked|notices|noticed|came|calls|needs)|(?<!\b(?:out|hour|time|minute|moment) )on my own|by myself|all alone|so alone|lonely|no friends|single friend|without speaking)\b/i,
);
const WISH = quick(
  /\bI (?:just |really |only |would |do |still |'d )*(?:want|wanted|wish|wished|need|needed|would (?:love|like)|'d (?:love|like)|long for|hoped)\b|\bif only\b/i,
);
const AHEAD = quick(
  /\b(?:tomorrow|next (?:week|month|year|\w+day)|coming up|in (?:a|two|three|four|five|\d+) (?:days?|weeks?|hours?)|(?:is|are|'s) due|my (?:exam|interview|presentation|appointment|operation|surgery|test|viva|driving test)s? (?:is|are|on|in|at|this|next|coming|starts?)|before my \w+|waiting (?:for|to hear)|have to (?:go|tell|speak|talk|face|give|do|see)|dread(?:ing)?|what if)\b/i,
);
const FEELS = quick(
  /^(?:(?:just|still|been|really) )*feel(?:ing)? (?:\w+ ){0,2}\w+|\b(?:I(?:'m| am| feel| felt| was|'ve been| have been)|makes me(?: feel)?|made me(?: feel)?|it(?:'s| is) (?:so|too|really)) (?:\w+ ){0,3}(?:sad|low|down|anxious|nervous|scared|afraid|terrified|angry|furious|mad|frustrated|lonely|alone|guilty|ashamed|overwhelmed|exhausted|tired|drained|empty|numb|hopeless|hurt|jealous|lost|stuck|worried|stressed|panicky|embarrassed|humiliated|worthless|useless|invisible|unwanted|heavy|hard|awful|terrible|homesick)\b/i,
);
const NIGHT = quick(
  /\b(?:can't sleep|cannot sleep|can't get to sleep|couldn't sleep|(?:lying|lie|been|am|I'm) awake|awake (?:at|since|again|all)|wake up at|woke up at|wide awake|insomnia|not (?:been )?sleeping|[2-4] ?am)\b/i,
);
const DONE_TO = quick(
  /(?:^|[.,;!] |\b(?:and|but|then|so|because|when|who|which|that) )(?:he|she|they|everyone|everybody|nobody|somebody|someone|people|my [\w-]+(?: [\w-]+)?|the [\w-]+) (?:\w+ ){0,3}(?:\w+ed|took|left|made|got|put|threw|broke|gave|let|cut|hit|sent|went|did|moved|kept|forgot|takes?|laughs?(?= at)|makes? fun of|picks?(?= on)|won't|wouldn't|doesn't|didn't) (?:[^.!?]* )?(?:me|my|us|our)\b/i,
);
const GOES_ON = quick(
  /\b(?:every (?:single )?(?:day|night|morning|evening|week|weekend)|I keep|keeps on|again and again|over and over|all the time|for (?:weeks|months|years|ages)|most (?:days|nights|mornings)|each (?:day|night|morning)|all day|all night|constantly|non.?stop|never (?:ends|stops|lets up))\b/i,
);
const HAPPENED = quick(
  /\b(?:yesterday|this (?:morning|afternoon|evening|week)|last (?:night|week|month|year)|(?:days?|weeks?|months?|years?) ago|just (?:found out|got|heard|lost|had)|broke up|dumped|died|diagnosed|made redundant|got (?:fired|sacked|dumped)|lost my|left me|moved out|failed|quit|divorc\w+|found out|cried|was crying)\b/i,
);

/** "She patted my arm", "he still makes me tea": done to the person, and kindly. */
const KIND = quick(
  /\b(?:makes?|made|gave|gives|brought|brings|hugg\w+|patted|help\w*|smiled|thank\w*|offer\w*|cook\w*|invit\w*|kissed|held|listen\w*|laughed with|waited|sorry|apologi\w+|love[sd]?|prais\w+|compliment\w*|proud|fed|taught|raised|paid)\b/i,
);

/** "My teacher put us together" is done to somebody, and hurts nobody. */
const HURTS = quick(
  /\b(?:took|takes|left|threw|broke|cut|hit|sent|forgot|laugh\w*|mak(?:e|es) fun|pick(?:s|ed)? on|ignor\w*|blam\w*|shout\w*|yell\w*|cancel\w*|kick\w*|block\w*|unfollow\w*|fired|sacked|dumped|mock\w*|lied|stole|stolen|accus\w*|replac\w*)\b/i,
);

/** "They call me boring": the word is somebody else's, and no verdict of one's own. */
const BY_OTHERS = quick(
  /\b(?:he|she|they|everyone|everybody|people|my [\w-]+|mum|mom|dad|boss|coach|teacher)(?:'ll|'d| will| would| might)? (?:\w+ )?(?:calls?|called|says?|said|thinks?|reckons?|told me)\b|\bcall(?:s|ed|ing)? me\b/i,
);

/** "I am glad. I just set the table for three sometimes": what comes behind it is the matter. */
const MORE_THAN_GLAD = quick(/\bI(?:'m| am) (?:glad|happy)\b[^.!?]*[.!?]+\s+\S/i);

/** "I'm not sad at all". */
const NOT_FELT = quick(/\bI(?:'m| am| was|'ve been) (?:not|never|no longer) [^,.;!?]*/gi);

/** Every kind the message is of, the one that says most about it first; `plain` where it is none of them. */
export function tellingKinds({ read, gate }: Pick<Scene, 'read' | 'gate'>): TellingKind[] {
  const text = read.clean;
  const kinds: TellingKind[] = [];
  if (gate.harshName(text) !== null && !BY_OTHERS.test(text)) kinds.push('harsh');
  else if (
    !MORE_THAN_GLAD.test(text) &&
    (GOOD.test(text) || read.acts.has('good_news')) &&
    !LOW.test(text) &&
    !standsAgainstGood(text)
  )
    return ['good'];
  const found: readonly (readonly [TellingKind, boolean])[] = [
    ['regret', REGRET.test(text)],
    ['doubt', DOUBT.test(text)],
    ['left_out', LEFT_OUT.test(text)],
    ['feels', FEELS.test(text.replace(NOT_FELT, ' '))],
    ['said', SAID.test(text)],
    ['night', NIGHT.test(text)],
    ['ahead', AHEAD.test(text)],
    ['wish', WISH.test(text)],
    ['done_to', DONE_TO.test(undenied(text)) && !KIND.test(text) && (HURTS.test(text) || LOW.test(text))],
    ['goes_on', GOES_ON.test(text) && !/^(?:I don't know|idk|dunno)\b/i.test(text)],
    ['happened', HAPPENED.test(text)],
  ];
  for (const [kind, is] of found) if (is) kinds.push(kind);
  return kinds.length > 0 ? kinds : ['plain'];
}
