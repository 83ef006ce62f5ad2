import { ASK_THEM, all, type Direct, direct, LONG, NORMAL_OR_BAD } from './direct-shapes.ts';

// Body, mood and the help there is. The sources stand in content/lines/en/direct-answers.yaml.

const ANTIDEPRESSANT =
  /\b(?:anti-?depressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|mirtazapine|venlafaxine|paroxetine)\b/i;
const MEDS = new RegExp(`${ANTIDEPRESSANT.source}|\\b(?:meds|medication|medicine|tablets|pills)\\b`, 'i');
const DOCTOR = /\b(?:doctor|gp|psychiatrist|consultant|nurse|specialist)\b/i;
const THERAPY = /\b(?:therap\w+|counsell?\w+|psycholog\w+|cbt)\b/i;
const CARES =
  /\b(?:dementia|alzheimer\w*|the caring|car(?:e|ing) for (?:my|him|her)|look(?:ing)? after (?:my (?:mum|mom|dad|mother|father|wife|husband|parents|brother|sister)|him|her)|carer|up four times|bedridden)\b/i;
const OVER =
  /\b(?:wish(?:ed)?|want(?:ed)?)\b[^.?!]{0,30}\b(?:over|finished|done with|would end|gone|dead|die|to go)\b|\bresent\w*|\bhate (?:him|her|it)\b|\bguilty\b/i;

export const DIRECT_OF_HEALTH: readonly Direct[] = [
  direct(
    'meds_self',
    /\b(?:chang\w+|alter\w*|mak\w+|turn\w*|los\w+|affect\w*|still)\b[^.?!]{0,50}\b(?:who (?:I|you|u|we|someone|people|a person) (?:am|are|is|really)|personalit\w+|zombies?|different person|someone else|somebody else|be (?:me|myself)|feel like (?:me|myself))\b/i,
    MEDS,
  ),
  direct(
    'meds_addict',
    /\b(?:addict\w*|hooked|dependent|ever (?:get|come) off|on (?:them|it) (?:forever|for life|for ever))\b/i,
    ANTIDEPRESSANT,
    { not: /\b(?:stopped|ran out|missed|came off)\b/i },
  ),
  direct(
    'meds_weeks',
    /\b(?:how long|when|do(?:es)?|will|is it normal|shouldn't)\b[^.?!]{0,60}\b(?:works?|kick\w* in|take effect|start helping|help|notice|feel (?:anything|better|different|nothing))\b/i,
    ANTIDEPRESSANT,
    {
      not: /\b(?:stopp?\w*|missed|doubl\w+|mix\w*|alcohol|worse|rash|faint\w*|side effects?|pregnan\w+|his|her|their)\b/i,
    },
  ),
  direct(
    'ask_treatment',
    ASK_THEM,
    all(
      DOCTOR,
      new RegExp(`${MEDS.source}|\\b(?:treat\\w*|depress\\w*|anxi\\w+|therapy|diagnos\\w+|mood|low)\\b`, 'i'),
    ),
    { unless: /\b(?:ask (?:him|her|them) out|for (?:help|a sick note|time))\b/i },
  ),
  direct('ask_doctor', ASK_THEM, new RegExp(`${DOCTOR.source}|\\b(?:hospital|clinic|scan|appointment)\\b`, 'i'), {
    unless: /\bask (?:him|her|them) (?:out|for|to)\b/i,
    not: /\b(?:bank|visa|job ?cent\w+|solicitor)\b/i,
  }),
  direct(
    'first_session',
    /\bwhat (?:do|should|can|am I (?:meant|supposed) to|to)\b[^?]{0,16}\b(?:say|tell|talk about|start with|bring up|expect)\b/i,
    new RegExp(
      `(?=[\\s\\S]*(?:${THERAPY.source}))(?=[\\s\\S]*\\b(?:first (?:session|time|appointment|one)|start\\w*|begin\\w*|session|next week|tomorrow|appointment|offered|talk about)\\b)`,
      'i',
    ),
    { unless: /\b(?:boss|mum|mom|dad|wife|husband|partner|friend|work|school|him|mother|father)\b/i },
  ),
  direct(
    'could_tired',
    /\b(?:can|could|might|is|may) (?:it|that|this)\b[^?]{0,24}\b(?:stress|nothing|anxiety|worry|work|mood|depression)\b|\bwhy am I (?:always |so )+tired\b/i,
    /\b(?:so|always|really|just|been|very|constantly) tired\b|\bno energy\b|\bexhausted\b|\bfatigue\b/i,
    { not: /\b(?:baby|newborn|chest|lump|faint\w*|bleed\w*|blood|pregnan\w+)\b/i },
  ),
  direct(
    'mindful',
    /\b(?:does|do|is|will|can)\b[^?]{0,40}\b(?:works?|help\w*|good|any use|worth it|do anything)\b/i,
    /\b(?:mindful\w*|meditat\w+|breathing exercises?|yoga)\b/i,
  ),
  direct(
    'smoke_long',
    LONG,
    /\b(?:stop(?:p\w*)?|quit\w*|gave up|giv\w+ up|off|without) (?:the )?(?:smok\w+|cigarettes|fags|vap\w+|nicotine)\b|\b(?:cigarettes?|nicotine) (?:craving|withdrawal)/i,
  ),
  direct(
    'smoke_patches',
    /\b(?:patch\w*|gum|vap\w+|cold turkey|champix)\b[^?]{0,30}\bor\b|\bshould I (?:try|use|get) (?:the )?(?:patches|gum|a vape)\b/i,
    /\b(?:smok\w+|cigarettes?|fags|nicotine)\b/i,
  ),
  direct('smoke_hands', /\bwhat\b[^?]{0,24}\b(?:hands|instead)\b/i, /\b(?:smok\w+|cigarettes?|fags|nicotine)\b/i),
  direct(
    'panic_now',
    /\b(?:what|how)\b[^?]{0,60}\b(?:do|stop|get through|handle|cope|calm)\b/i,
    all(
      /\b(?:panic\w*|anxiety attacks?|heart(?:'s)? (?:is )?(?:racing|going|pounding)|can't breathe)\b/i,
      /\b(?:in the moment|right then|(?:if|when|once) (?:it|one|they|that|my heart)\S* (?:\w+ )?(?:start\w*|come\w*|happen\w*|hit\w*|going|racing|kick\w*)|(?:starts|comes|happens) again|during (?:it|one)|while it)\b/i,
    ),
    {
      unless: /\b(?:prevent|stop having|get rid|why|tell|say to|he|she|him|her)\b/i,
      not: /\b(?:chest pains?|left arm|faint\w*|(?:his|her|their|my (?:son|daughter|wife|husband|partner|friend)'?s?) panic)\b/i,
    },
  ),
  direct(
    'pressure_first',
    /\bwhat\b[^?]{0,24}\b(?:change|do|cut|start)\b[^?]{0,30}\bfirst\b|\bwhat (?:can|should|could) I (?:do|change|eat)\b/i,
    /\bblood pressure\b/i,
    { not: /\b(?:chest pain|pregnan\w+|stroke symptoms|numb\w*)\b/i },
  ),
  direct(
    'baby_cries_long',
    LONG,
    /\b(?:weeks old|newborn|baby|twins)\b[\s\S]{0,80}\b(?:cr(?:y|ies|ying)|scream\w*|colic)\b|\b(?:cr(?:y|ies|ying)|scream\w*|colic)\b[\s\S]{0,80}\b(?:weeks old|newborn|baby)\b/i,
    {
      not: /\b(?:I|she|my (?:wife|girlfriend|partner|sister))\b[^.?!]{0,24}\bcr(?:y|ies|ying)\b/i,
      unless: /\bhow long (?:should|can|do) I\b/i,
    },
  ),
  direct(
    'sick_longer',
    /\b(?:enough|too (?:short|long)|if I(?:'m| am)(?: still)? not (?:ready|better|well|fit)|longer|extend\w*)\b/i,
    /\b(?:signed (?:me )?off|sick note|fit note|off sick|sick leave)\b/i,
  ),
  direct(
    'pregnant_who',
    /\b(?:who|where)\b[^?]{0,24}\b(?:talk|tell|go|ask|help|see|speak|test)\b|\bwhat (?:do|should|can) I do\b/i,
    /\b(?:period is (?:\w+ )?late|late period|missed (?:my|a) period|might be pregnant|could be pregnant|think I'?m pregnant|I'?m pregnant|pregnancy test)\b/i,
    { not: /\b(?:married|my husband|pain|bleed\w*|my step\w*|uncle|years older|he'?s (?:2|3|4)\d)\b/i },
  ),
  direct(
    'hospital_take',
    /\bwhat (?:can|should|could|do|shall) (?:I|we) (?:take|bring|get|buy)\b|\bwhat to (?:take|bring)\b/i,
    /\b(?:in|into|visit\w*) (?:the )?hospital\b|\bhospital visit\b|\bon the ward\b/i,
    { unless: /\bmyself\b/i, not: /\bI'?m (?:in|going into) hospital\b/i },
  ),
  direct(
    'nerves_why',
    /\bwhy (?:am|do|can't|does)\b[^?]{0,30}\b(?:like this|like that|so (?:nervous|anxious|scared|shy)|this way|just (?:do|ring|call|relax)|get (?:so |like )|do this|do that|feel (?:this|like this))/i,
    /\b(?:nervous|anxi\w+|on edge|scared of|shy|panick?y|phone calls?|phone people)\b/i,
    { not: /\b(?:flashback\w*|nightmares|voices|abus\w+|hit)\b/i },
  ),
  direct(
    'rest_cry_why',
    /\bwhy\b[^?]{0,24}\b(?:do (?:I|that)|that|happen|cry|is (?:it|this|that))\b/i,
    all(
      /\b(?:cry\w*|tears|low|collapse|ill|sick)\b/i,
      /\b(?:day off|days off|weekends?|holidays?|when I stop|as soon as I (?:stop|sit|rest|get home))\b/i,
    ),
    { not: /\b(?:died|funeral|pregnan\w+|baby)\b/i },
  ),
  direct(
    'sleep_something',
    /\b(?:do you have|have you got|is there|you got|got|give me|I need|can I have)\b[^?.]{0,16}\b(?:something|anything|a trick|an exercise|tips?|a thing)\b[^?.]{0,20}\b(?:sleep\w*|asleep|nod off|drop off)\b/i,
    undefined,
    { not: /\b(?:baby|son|daughter|toddler|pills?|tablets)\b/i },
  ),
  direct(
    'period_pain',
    /\b(?:normal|what (?:can|should) I do|what helps|see (?:someone|a doctor))\b/i,
    /\bperiod (?:pains?|cramps?)\b|\bcramps\b[^.?!]{0,30}\bperiod\b|\bperiods? (?:is|are|hurts?) (?:so )?(?:bad|painful|awful)\b/i,
  ),
  direct(
    'try_again',
    /\b(?:when|how (?:long|soon))\b[^?]{0,24}\b(?:try|trying|pregnant)\b/i,
    /\b(?:miscarr\w*|lost (?:the|our|a) baby)\b/i,
  ),
  direct(
    'weight_help',
    /\b(?:help me|how (?:do|can) I|what (?:can|should) I)\b[^?]{0,24}\b(?:lose|get rid of|weight|diet|kilos|slim)\b/i,
    /\b(?:weight|kilos?|stone|pounds|overweight|diet)\b/i,
    { not: /\b(?:throw(?:ing)? up|starv\w+|purg\w+|laxative\w*|skip\w* meals|not eat\w*|disgusting|1[1-7]|school)\b/i },
  ),
  direct(
    'dentist_know',
    /\b(?:what (?:can|should|helps)|do they|will they|how do I)\b/i,
    /\b(?:dentist|dental)\b[\s\S]{0,40}\b(?:phobia|scared|afraid|fear|terrified|panic)\b|\b(?:phobia|scared|afraid|fear|terrified|panic)\b[\s\S]{0,30}\bdentist\b/i,
  ),
  direct('carer_over', NORMAL_OR_BAD, all(CARES, OVER), {
    not: /\b(?:hit|push|hurt|slap)\w*\b|\bwish I (?:was|were) (?:dead|gone)\b/i,
  }),
  direct(
    'grief_waves',
    NORMAL_OR_BAD,
    all(
      /\b(?:died|death|funeral|passed away|grie\w+|lost (?:him|her|my))\b/i,
      /\b(?:one minute|then (?:I )?(?:cry|sob|laugh)|feel nothing|out of nowhere|up and down|silliest|for hours)\b/i,
    ),
    { unless: /\bready\b/i },
  ),
  direct(
    'looks_normal',
    NORMAL_OR_BAD,
    /\b(?:hat(?:e|es|ing)|can'?t stand|disgusted by|gross|ugly)\b[^.?!]{0,24}\b(?:look|looks|body|face|stomach|mirror|myself)\b/i,
    { unless: /\b(?:numb|cry\w*|tired|angry)\b/i, not: /\b(?:throw(?:ing)? up|starv\w+|not eating|purg\w+)\b/i },
  ),
];
