import { ASK_THEM, all, type Direct, direct } from './direct-shapes.ts';

// Money, papers, work and the days. The sources stand in content/lines/en/direct-answers.yaml.

const BILLS =
  /\b(?:bills?|rent|mortgage|gas|electric\w*|energy|council tax|water bill|loan|credit cards?|debts?|arrears|overdraft|behind with)\b/i;
const FIRST = /\b(?:pay|paid|comes?|go(?:es)?|settle|clear)\b[^?]{0,30}\bfirst\b|\bfirst\b[^?]{0,20}\bpay\b/i;
const HOME = /\b(?:rent|mortgage)\b/i;
const LETTER = /\b(?:letters?|forms?|paperwork|documents?|contract|papers)\b/i;
const ABROAD =
  /\b(?:german|english|french|dutch|spanish|italian|residence permit|permit|visa|asylum|immigration|my language|translat\w+|foreigners?)\b/i;
const WHO_READS =
  /\b(?:who|anyone|anybody|someone|somebody)\b[^?]{0,20}\b(?:help|read|explain|translate|understand|look at|go through|check)\b/i;
const WORK_MEETING = /\b(?:meeting|hr|human resources|disciplinary|grievance|called in)\b/i;
const WELL = /\b(?:panic|anxi\w+|depress\w+|mental|adhd|autis\w+|bipolar|ocd|therapy|stress|burn\w*|diagnos\w+)\b/i;

export const DIRECT_OF_MATTERS: readonly Direct[] = [
  direct('pay_home', FIRST, all(HOME, /\b(?:gas|electric\w*|energy|heating)\b/i), {
    not: /\b(?:bailiffs?|court)\b/i,
  }),
  direct('pay_first', FIRST, BILLS, { not: /\b(?:bailiffs?|court)\b/i }),
  direct(
    'pay_home',
    /\b(?:rent|mortgage)\b[^?]{0,24}\bor\b|\bor\b[^?]{0,24}\b(?:rent|mortgage)\b/i,
    /\bpay\b|\bbills?\b/i,
    {
      unless: /\b(?:buy|move|house|flat)\b/i,
    },
  ),
  direct(
    'say_debt',
    /\bwhat (?:do|should|can|am I (?:meant|supposed) to|to)\b[^?]{0,20}\b(?:say|tell them|ask)\b/i,
    all(
      BILLS,
      /\b(?:ring|call|phone|adviser|advisor|advice (?:service|line|place)|debt advice|step ?change|citizens)\b/i,
    ),
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
    'debt_house',
    /\b(?:can|could|will|are) (?:they|he|she|the collectors?|someone)\b[^?]{0,24}\b(?:come (?:to|in|round)|take (?:my|our|things)|get in|my (?:house|home|door)|let them in)\b/i,
    /\b(?:debt collectors?|collection agency|collectors?|debts?)\b/i,
    { not: /\b(?:bailiffs?|court|enforcement|loan shark|threat\w*)\b/i },
  ),
  direct(
    'debt_real',
    /\bwhat\b[^?]{0,24}\b(?:do|first|now)\b|\bdo I have to pay\b|\bis (?:it|this|that) (?:real|a scam|genuine)\b/i,
    all(
      /\b(?:debt collectors?|collection agency|bill|letter|demand)\b/i,
      /\b(?:real|scam|genuine|don't (?:know (?:what|if|whether) (?:it|this|that)|recogni[sz]e)|never (?:bought|ordered)|not mine)\b/i,
    ),
    { not: /\b(?:bailiffs?|court)\b/i },
  ),
  direct(
    'report_mistake',
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:should|do|must|shall) I\b[^?]{0,16}\b(?:report|tell|own up|say|admit|have to)\b/i,
    /\b(?:mistake|error|wrong dose|mixed up|near miss)\b[^.?!]{0,50}\b(?:dose|patient|meds|medication|ward|tablets)\b|\b(?:nurse|carer|doctor|pharmacist|hca)\b[^.?!]{0,40}\b(?:mistake|error)\b/i,
  ),
  direct(
    'job_mistake',
    /\b(?:will|could|can|would|might|am) (?:I|they|he|she)\b[^?]{0,20}\b(?:lose (?:my|the) job|get (?:sacked|fired)|be (?:sacked|fired)|sack me|fire me)\b/i,
    /\b(?:mistake|error|messed up|lost my temper|late|forgot|shouted|swore)\b/i,
    { not: /\b(?:stole|drunk|off sick|pregnan\w+)\b/i },
  ),
  direct(
    'is_it_me',
    /^(?:(?:so|and|or|but|maybe|idk)[ ,]+)*(?:is|was) (?:it|that) (?:just |really |actually |maybe )*me\W*$/i,
    undefined,
    { not: /\b(?:gay|abus\w+)\b/i },
  ),
  direct(
    'meet_where',
    /\b(?:where|how)\b[^?]{0,24}\b(?:meet|find)\b[^?]{0,16}\b(?:people|friends|someone|somebody|others|company|men|women)\b/i,
    /\b(?:[5-9]\d|retired|widow\w*|died|my age|live alone|on my own|pension\w*)\b/i,
    { unless: /\b(?:online|sex|date)\b/i },
  ),
  direct(
    'late_wish',
    /\b(?:is it |am I )?too late (?:to|for)\b[^?]{0,30}\b(?:send|say|write|wish|apologi[sz]e|ring|call|text|card|sorry|present)\b/i,
    undefined,
    { not: /\b(?:died|funeral|ex|blocked)\b/i },
  ),
  direct(
    'sorry_first',
    /\b(?:apologi[sz]e|say sorry)\b[^?]{0,30}\bor (?:\w+ )?(?:wait|leave|let|see|say nothing|hear)\b/i,
    undefined,
    { not: /\b(?:hits?|hurts? me|scared of|threat\w*|police|accident)\b/i },
  ),
  direct(
    'client_pay',
    /\bwhat (?:can|should|could|do) I\b|\bhow do I get\b/i,
    /\b(?:client|customer|company)\b[^.?!]{0,24}\b(?:won't|hasn't|doesn't|not|refuses to|never|late)\b[^.?!]{0,8}\bpa(?:y|id|ying)\b|\bunpaid invoices?\b/i,
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
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:should|shall|do|must|would you|have to|need to)\b[^?]{0,20}\b(?:tell|say|mention|talk to)\b[^?]{0,20}\b(?:boss|manager|work|employer|hr|colleagues?|school)\b/i,
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
