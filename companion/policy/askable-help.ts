import type { Askable } from './askable.ts';

const PRO =
  '(?:doctors?|gp|g\\.p\\.|nurse|therapists?|counsell?ors?|counselling|psychologist|psychiatrist|midwife|health visitor|social worker|therapy|surgery|teacher|tutor|school nurse|school)';

/** Of doctors, services and words, in order. */
export const OF_HELP: readonly Askable[] = [
  // Of doctors and services.
  {
    family: 'asked_pills',
    asks: /\b(?:pills?|tablets?|meds|medication|medicine|antidepressants?|ssris?|sertraline|citalopram|fluoxetine|prozac|mirtazapine|propranolol|diazepam|valium|xanax|beta ?blockers?|dose|the pill|hrt|side effects?)\b/i,
    about:
      /\b(?:how (?:long|many|much|soon|do|does)|can I|could I|is it (?:ok|safe|bad|dangerous|normal)|should I|do (?:they|I|these|the)|does (?:it|the)|will (?:they|it|I|the)|are (?:they|these)|what (?:if|happens|are|is)|am I)\b/i,
    not: /\b(?:his|her|their|he|she|they (?:won't|refuse)|mum|mom|dad|tell|told)\b/i,
    mild: true,
  },
  {
    family: 'asked_which_doctor',
    asks: /\b(?:which|what) (?:kind|sort|type|one) ?(?:of )?(?:a )?(?:doctor|specialist|professional|therapist|person)\b|\bwhich (?:doctor|specialist|department)\b|\b(?:a |the |my )?(?:gp|doctor|general doctor) or (?:what|a|an|the|someone|straight)\b/i,
    mild: true,
  },
  {
    family: 'asked_private_there',
    asks: /\b(?:will|would|do|does|can|could|is|are|must|have) (?:they|he|she|it|the|my|a|an|what I say|what I tell)\b[^?]{0,40}\b(?:tell|told|ring|contact|inform|report|call|phone|on my (?:record|file)|confidential|private|find out|share|go back|let)\b/i,
    about: new RegExp(`\\b${PRO}\\b`, 'i'),
    not: /\b(?:I tell (?:him|her|them) (?:I love|that I like)|homework|grade)\b/i,
    mild: true,
  },
  {
    family: 'asked_reason',
    asks: /\b(?:do|must|should|have|would) I (?:really |actually |even )*(?:have |need |got )?(?:to )?(?:give|say|tell|explain|state|have)\b[^?]{0,20}\b(?:why|a reason|reasons?|what(?:'s| is) wrong|what it(?:'s| is) (?:for|about)|what for)\b|\b(?:can|could) (?:they|my boss|my manager|work|hr|school) (?:make|ask|force) me\b[^?]{0,20}\b(?:why|reason|what(?:'s| is) wrong)\b/i,
    not: new RegExp(`\\b${PRO.replace('|teacher|tutor|school nurse|school', '')}\\b`, 'i'),
  },
  {
    family: 'asked_tell_all',
    asks: /\b(?:do|must|should|would|have) I (?:really |actually |even )*(?:have |need |got )?(?:to )?(?:tell|say|explain|mention|give|go into|talk about|share|bring up)\b[^?]{0,30}\b(?:everything|all|why|the whole|it|that|details?|reason|about)\b/i,
    about: new RegExp(`\\b${PRO}\\b`, 'i'),
    mild: true,
  },
  {
    family: 'asked_service',
    asks: /\b(?:referral|referred|waiting lists?|how (?:long|many)\b[^?]{0,20}\b(?:(?:is|are) the (?:wait|waits)|wait for (?:an? |the )?(?:appointment|referral|therapy)|sessions)|how many (?:sessions|appointments)|just turn up|walk[- ]in|need an appointment|on the nhs|insurance cover|prescriptions? cost)\b/i,
    not: /\bI (?:was|got|am|have been) (?:referred|on)\b/i,
    mild: true,
  },
  {
    family: 'asked_find',
    asks: /\b(?:how|where) (?:do|can|would|could|does) (?:I|you|one|people|someone|anyone)\b[^?]{0,12}\b(?:find|get|afford|choose|pick)\b[^?]{0,20}\b(?:therap\w+|counsell?\w+|psychologist|someone to talk to)\b|\bhow much (?:does|do|is|are|would)\b[^?]{0,12}\b(?:therap\w+|counsell?\w+)\b/i,
    mild: true,
  },
  {
    family: 'asked_therapy',
    asks: /\bwhat (?:do|does|actually|even|happens|would|will|is)\b[^?]{0,36}\b(?:in|at|during|with) (?:a |the |my |your )?(?:first |1st )?(?:therapy|counselling|counseling|therapist|counsell?or|session|first (?:appointment|visit|meeting)|appointment with (?:a|the) (?:therapist|counsell?or))\b|\bwhat(?:'s|s| is) (?:therapy|counsell?ing)(?: actually| really| even)? like\b/i,
    not: /\b(?:say|wear|difference|tell)\b/i,
  },
  {
    family: 'asked_diagnosis',
    asks: /\b(?:am I|do I have|could (?:I|it|this) (?:have|be)|have I got|is (?:it|this)|might (?:I|it) (?:be|have)|what if (?:it's|I have)|does (?:this|that|it) (?:sound like|mean I(?:'m| have))|does \w+ing[^?]{0,24} mean|how (?:can|do|would) I (?:tell|know) (?:if|whether|when) (?:I(?:'m| have)|it's|this is))\b[^?]{0,24}\b(?:depress(?:ed|ion)|adhd|add|autis\w+|bipolar|bpd|ocd|ptsd|anxiety(?! about)|burn(?:t|ed)? ?out|a breakdown|psychosis|dementia|alzheimer'?s|menopaus\w+|perimenopaus\w+|an? (?:alcoholic|addict)|postnatal|ppd|a panic attack|panic attacks?|a mental illness)\b/i,
    not: /\b(?:normal|common|ok|okay|possible|only women|for (?:a )?(?:man|men))\b/i,
    mild: true,
  },
  {
    family: 'asked_body',
    asks: /\b(?:can|could|does|do|will) (?:stress|anxiety|worry|\w+ing|nerves|grief|panic|burnout|sadness|crying|anger|tension|it|this|that)(?: (?:really|actually|even))? (?:cause|make|give|affect|do|hurt|bring|show|mess|upset|be)\b[^?]{0,30}\b(?:pains?|aches?|headaches?|sick|stomach|tummy|chest|skin|rash|hair|back|neck|dizz\w+|tired|ill|body|bodies|physical\w*|periods?|sleep|gut|jaw|heart|eyes?|throat)\b/i,
    mild: true,
  },
  // Of words.
  {
    family: 'mean_panic',
    asks: /\b(?:what(?:'s|s| is| does)|is it|what are|how do (?:I|you) know)\b[^?]{0,30}\bpanic attacks?\b/i,
    not: /\b(?:normal|help|stop|do (?:I|you) do)\b/i,
  },
  {
    family: 'mean_burnout',
    asks: /\b(?:what(?:'s|s| is| does| are)|difference|how (?:do|can|would) (?:I|you) (?:know|tell))\b[^?]{0,40}\bburn(?:t|ed)?[ -]?out\b/i,
  },
  { family: 'mean_therapy', asks: /\bdifference\b[^?]{0,20}\b(?:counsell?\w+|therap\w+|psych\w+)\b/i },
  {
    family: 'mean_psych',
    asks: /\bpsychologist\b[^?]{0,30}\bpsychiatrist\b|\bpsychiatrist\b[^?]{0,30}\bpsychologist\b/i,
    bare: true,
  },
  {
    family: 'mean_gaslight',
    asks: /\bwhat(?:'s|s| is| does| do| even)\b[^?]{0,24}\bgas ?light(?:ing|ed)?\b/i,
    mild: true,
  },
  { family: 'mean_intrusive', asks: /\bwhat(?:'s|s| is| are| does| do)\b[^?]{0,24}\bintrusive thoughts?\b/i },
  {
    family: 'mean_doctor_word',
    asks: /^what (?:is|does|do|are) (?:that|it|this|they|those)(?: even| actually)?(?: mean)?(?: by that)?\W*$/i,
    about:
      /\b(?:doctor|gp|consultant|psychiatrist|therapist|letter|report|notes?|form|nurse|diagnos\w+) (?:\w+ ){0,2}(?:wrote|says?|said|put|called|gave|diagnosed|told|mentioned)\b/i,
    mild: true,
  },
  { family: 'mean_boundary', asks: /\bwhat(?:'s|s| is| are| does| do)\b[^?]{0,24}\bboundar(?:y|ies)\b/i },
  { family: 'mean_cbt', asks: /\bwhat(?:'s|s| is| does| do)\b[^?]{0,24}\b(?:cbt|cognitive behaviou?ral)\b/i },
  {
    family: 'mean_numb',
    asks: /\bwhat(?:'s|s| is| does| do)\b[^?]{0,40}\b(?:dissociat\w+|depersonali[sz]\w+|dereali[sz]\w+)\b/i,
  },
  {
    family: 'unknown_them',
    asks: /^(?:is|does|did|was|has|will) (?:he|she|they)\b.*\bdo you (?:think|reckon)\b|\bwhat does (?:it|that) mean (?:when|if|that) (?:he|she|they|a (?:guy|man|woman|girl|boy|friend)|someone|somebody|people|my (?:\w+ )?(?:mum|mom|dad|wife|husband|partner|boyfriend|girlfriend|ex|boss|friend|son|daughter))\b/i,
  },
  {
    family: 'mean_sign',
    asks: /\bwhat does (?:it|that) mean (?:when|if|that) (?:you|I|your|my|people|a person|the|one)\b/i,
    not: /\b(?:dream|word|song|say(?:s|ing)?|text|emoji)\b/i,
    mild: true,
  },
];

/** Who is to be asked, of whatever. */
export const WHO_ASKED =
  /\b(?:who|whom|where) (?:do|can|could|would|should|shall|am|is|would be|on earth|the hell|even|else|to)\b[^?]{0,24}\b(?:ask|go|goes|talk|speak|tell|see|turn|call|ring|contact|report|help\w*|right person|best person)\b|\bwho (?:deals with|helps with|sorts|is the right|do you (?:go|see|ask)|would I|I (?:would|should|could|can|have to|need to)? ?(?:ask|talk|speak|go|see))\b|\bwhere (?:do )?I (?:\w+ )?(?:go|start|turn) (?:first|for|with|if|to)\b|\bwho(?:'s|s| is) (?:the )?(?:best|right) (?:person|one)\b|\bwho to (?:ask|talk|speak|go|tell|see|turn|call|ring|contact)\b|\bis there (?:anyone|someone|somebody|anybody|a (?:service|place)) (?:who|that|I can|to|for)\b/i;

const HELPERS: readonly (readonly [who: string, words: RegExp])[] = [
  ['a midwife, health visitor or doctor', /\b(?:baby|birth|pregnan\w+|breastfeed\w*|newborn|postnatal)\b/i],
  ['a free debt advice service', /\b(?:debts?|loans?|credit cards?|bailiffs?|owe|arrears|overdraft|bills?)\b/i],
  [
    "a housing or tenants' advice service",
    /\b(?:landlord|landlady|rent|evict\w*|tenan\w+|housing|mould|deposit|homeless)\b/i,
  ],
  [
    "the local social care team or a carers' organisation",
    /\b(?:care homes?|carers?|caring for|social care|dementia|look(?:ing)? after (?:my|him|her)|respite)\b/i,
  ],
  [
    'a bereavement service, or your doctor',
    /\b(?:grief|grieving|bereave\w*|died|funeral|lost my (?:mum|mom|dad|wife|husband|son|daughter))\b/i,
  ],
  [
    'a union or a free employment advice line',
    /\b(?:boss|manager|hr|contract|wages|sacked|fired|redundan\w+|shifts?|bullied at work|work|employer|holiday pay)\b/i,
  ],
  [
    'a free legal advice service',
    /\b(?:divorce|custody|solicitor|lawyer|legal|court|visa|immigration|will|inheritance|police)\b/i,
  ],
  ['student services, or a tutor you get on with', /\b(?:uni|university|college|course|lecturer|degree|campus)\b/i],
  [
    'a teacher you trust, or the school nurse or counsellor',
    /\b(?:school|teacher|class|exams?|gcse|homework|bull(?:y|ied|ying))\b/i,
  ],
  ['a general doctor, or a helpline for drink', /\b(?:drink\w*|alcohol|drunk|sober)\b/i],
  ['a helpline for gambling', /\b(?:gambl\w+|betting|bets|slots)\b/i],
  [
    'a general doctor',
    /\b(?:doctor|gp|sleep\w*|mood|panic|anxi\w+|depress\w+|low|tired|pain|health|periods?|menopaus\w+|memory|eating|sad|cry\w*|head|stress\w*|feel\w*)\b/i,
  ],
];

/** Who knows about it, by its words; null where none tells. */
export function helperFor(text: string): string | null {
  return HELPERS.find(([, words]) => words.test(text))?.[0] ?? null;
}
