import { all, ASK_THEM, type Direct, direct } from './direct-shapes.ts';

// Money, papers, work and the days. The sources stand in content/lines/en/direct-answers.yaml.

const BILLS =
  /\b(?:bills?|rent|mortgage|gas|electric\w*|energy|council tax|water bill|loan|credit cards?|debts?|arrears|overdraft|behind with)\b/i;
const FIRST = /\b(?:pay|paid|comes?|go(?:es)?|settle|clear)\b[^?]{0,30}\bfirst\b|\bfirst\b[^?]{0,20}\bpay\b/i;
const HOME = /\b(?:rent|mortgage)\b/i;
const LETTER =
  /\b(?:letters?|forms?|paperwork|documents?|contract|papers)\b/i;
const ABROAD =
  /\b(?:german|english|french|dutch|spanish|italian|residence permit|permit|visa|asylum|immigration|my language|translat\w+|foreigners?)\b/i;
const WHO_READS =
  /\b(?:who|anyone|anybody|someone|somebody)\b[^?]{0,20}\b(?:help|read|explain|translate|understand|look at|go through|check)\b/i;
const WORK_MEETING =
  /\b(?:meeting|hr|human resources|disciplinary|grievance|called in)\b/i;
const WELL =
  /\b(?:panic|anxi\w+|depress\w+|mental|adhd|autis\w+|bipolar|ocd|therapy|stress|burn\w*|diagnos\w+)\b/i;

export const DIRECT_OF_MATTERS: readonly Direct[] = [
  direct('pay_home', FIRST, all(HOME, /\b(?:gas|electric\w*|energy|heating)\b/i), {
    not: /\b(?:bailiffs?|court)\b/i,
  }),
  direct('pay_first', FIRST, BILLS, { not: /\b(?:bailiffs?|court)\b/i }),
  direct('pay_home', /\b(?:rent|mortgage)\b[^?]{0,24}\bor\b|\bor\b[^?]{0,24}\b(?:rent|mortgage)\b/i, /\bpay\b|\bbills?\b/i, {
    unless: /\b(?:buy|move|house|flat)\b/i,
  }),
  direct(
    'say_debt',
    /\bwhat (?:do|should|can|am I (?:meant|supposed) to|to)\b[^?]{0,20}\b(?:say|tell them|ask)\b/i,
    all(BILLS, /\b(?:ring|call|phone|adviser|advisor|advice (?:service|line|place)|debt advice|step ?change|citizens)\b/i),
    { unless: /\b(?:wife|husband|partner|mum|mom|dad|kids|landlord|friend)\b/i },
  ),
  direct('letter_abroad', WHO_READS, all(LETTER, ABROAD)),
  direct('letter', WHO_READS, LETTER, {
    unless: /\b(?:write|reads? (?:this|what I)|my (?:letter|message)|you)\b/i,
    not: /\bI(?:'m| am)? (?:writing|wrote|want to write)\b|\blove letter\b|\bgoodbye\b/i,
  }),
  direct('ask_hr', ASK_THEM, WORK_MEETING, {
    unless: /\bfor (?:a raise|more)\b/i,
    not: /\b(?:interview|doctor|gp|school|teacher)\b/i,
  }),
  direct('ask_interview', ASK_THEM, /\binterview\b/i, { not: /\bthey (?:might |could |will |may )?ask\b/i }),
  direct(
    'ask_teacher',
    ASK_THEM,
    /\b(?:parents'? evening|(?:my|his|her) (?:son|daughter)?'?s? ?(?:teacher|school)|teacher (?:wants|asked) to)\b/i,
  ),
  direct(
    'sick_sacked',
    /\b(?:can|could|will|would|are) (?:they|he|she|my (?:boss|employer|work|company)|the company|I)\b[^?]{0,16}\b(?:sack|sacked|fire|fired|dismiss\w*|let me go|get rid of me|lose my job)\b/i,
    /\b(?:off sick|sick leave|sick note|fit note|signed off|off (?:work )?with|being ill|long[- ]term sick)\b/i,
  ),
  direct(
    'landlord_out',
    /\b(?:can|could|is|are) (?:he|she|they|it|the landlord|my landlord|that)\b[^?]{0,24}\b(?:do that|do this|allowed|legal|throw|kick|evict|make (?:me|us)|put (?:me|us))\b|\bdo (?:I|we) have to (?:go|leave|move|get out)\b/i,
    /\b(?:landlord|landlady|letting agent)\b[^.?!]{0,60}\b(?:out|leave|evict\w*|notice|move)\b|\bevict\w*/i,
  ),
  direct(
    'back_stare',
    /\bwhat if\b[^?]{0,24}\b(?:stare|look at me|talk about me|ask (?:me )?(?:where|why|what)|ask questions|judge me|whisper)\b/i,
    /\b(?:back (?:to|at|in) (?:work|school|the office|college|uni)|first day back|going back|go back|been off)\b/i,
  ),
  direct(
    'two_jobs',
    /\bwhich\b[^?]{0,24}\b(?:take|choose|pick|accept|better|one)\b|\b(?:take|choose|pick|accept)\b[^?]{0,30}\bor\b|\bwhat would you (?:do|choose|pick|take)\b/i,
    /\b(?:two|both|2) (?:job|offers?)|\bjob offers\b|\btwo offers\b|\bnew job\b[^.?!]{0,40}\b(?:pays|closer|further|stay)\b/i,
  ),
  direct(
    'tell_boss_health',
    /\b(?:should|shall|do|must|would you|have to|need to)\b[^?]{0,20}\b(?:tell|say|mention|talk to)\b[^?]{0,20}\b(?:boss|manager|work|employer|hr|colleagues?|school)\b/i,
    WELL,
    { not: /\b(?:fired|sacked|interview)\b/i },
  ),
  direct(
    'overthinking',
    /\b(?:what do (?:you|u) (?:think|reckon)|do (?:you|u) (?:think|reckon)|am I|maybe I(?:'m| am))\b[^?]{0,40}(?=[\s\S]*)/i,
    /\b(?:over-?thinking|reading too much into|imagining (?:it|things)|making (?:too much|a big deal) of)\b/i,
    { unless: /\b(?:should I|he|she|they|tell|leave)\b/i, not: /\b(?:abus\w+|hit|lump|chest|blood)\b/i },
  ),
  direct(
    'retire_others',
    /\b(?:what|how) (?:do|does|can|could|would|did) (?:other|most|old|retired)?\s?(?:people|others|men|women|retirees|folks?|everyone|you|one|anyone)\b[^?]{0,30}\b(?:do|fill|spend|cope|manage)\b|\bwhat do (?:people|others) do all day\b/i,
    /\bretire(?:d|ment)?\b|\bstopped work\w*/i,
  ),
  direct(
    'alone_others',
    /\bwhat (?:do|does|can) (?:other |most |normal |single )?(?:people|others|everyone|you|one)\b[^?]{0,16}\bdo\b[^?]{0,40}\b(?:evenings?|weekends?|alone|on their own|sundays?|after work|all day)\b/i,
  ),
  direct(
    'funeral_speech',
    /\bwhat (?:do|should|can|to|am I (?:meant|supposed) to)\b[^?]{0,16}\b(?:say|write|talk about)\b|\bhow do I (?:start|begin|write)\b/i,
    /\b(?:speak|say (?:something|a few words)|read|speech|eulogy|talk) (?:\w+ ){0,3}?(?:at|for) (?:the |my |his |her |our )?(?:\w+(?:'s)? ){0,2}funeral\b|\beulogy\b/i,
  ),
];
