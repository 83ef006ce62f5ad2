import { AM_I_BAD, ANGRY_OF_LOSS, asks, NORMAL, should, type View, view } from './view-shapes.ts';

// Views of grief, worry, moods, the body and the help there is. Their sources stand in content/lines/en/views-mind.yaml.

const DIED =
  /\b(?:died|dead|death|passed(?: away| on)?|funeral|grie(?:f|ve|ving)|bereave\w*|widow\w*|lost my (?:mum|mom|dad|wife|husband|son|daughter|brother|sister|nan|gran|grandad|friend|partner|best friend)|put (?:her|him) down|put to sleep)\b/i;
const LOW =
  /\b(?:anxi\w+|depress\w+|worr(?:y|ied|ies|ying)|panic\w*|(?:feel\w*|felt|so|been|bit|really|mood is|very) (?:low|flat|empty|down)|numb|stress\w*|sad|overthink\w*|ocd|mood|moods|burn\w* out)\b/i;
const THERAPY = /\b(?:therap\w+|counsell?\w+|psycholog\w+|cbt)\b/i;
const MEDS =
  /\b(?:antidepressants?|ssris?|sertraline|citalopram|fluoxetine|prozac|mirtazapine|meds|medication|medicine|tablets|pills|ritalin|elvanse|concerta|beta ?blockers?|propranolol)\b/i;
const BABY =
  /\b(?:baby|newborn|gave birth|new (?:mum|mom|dad)|weeks old|months old|postnatal|since (?:he|she) was born)\b/i;
const BABY_DOES =
  /\b(?:he|she|they|baby|babies|it)\b[^?]{0,14}\b(?:cry|cries|crying|sleeps?|eats?|feeds?|wakes?|screams?)\b/i;
const CARED = /\b(?:care home|nursing home|residential (?:care|home)|into (?:a )?(?:care|home))\b/i;
const CARER = /\b(?:care for|caring for|carer|look(?:ing)? after (?:my|him|her)|dementia|alzheimer\w*)\b/i;
const CRYING = /\b(?:cry|crying|cried|cries|tears|sobb\w+|sobs?)\b/i;
const WAITS = /\b(?:scan|results?|biopsy|tests?|waiting|lump|shadow|appointment|hear back|news|mri|x-?ray)\b/i;
const THOUGHT = /\b(?:thoughts?|images?|pictures?|urges?|imagin\w+|what if I|keep thinking|pop\w* into)\b/i;
const NEAR = '[\\s\\S]{0,90}';
const TO_OTHERS =
  /\b(?:push\w*|stab\w*|hurt\w*|hit\w*|drop\w*|throw\w*|swear\w*|shout\w*|attack\w*|harm\w*|strangl\w*|smother\w*|kiss\w*)\b/i;
const OF_DYING =
  /\b(?:kill(?:ing)? myself|suicid\w*|end(?:ing)? (?:it|my life)|hurt(?:ing)? myself|want to die|jump\w*|cut\w*|voices?|tell(?:s|ing)? me to)\b/i;
const all = (...parts: readonly RegExp[]) =>
  new RegExp(parts.map((one) => `(?=[\\s\\S]*(?:${one.source}))`).join(''), 'i');
const BINGE =
  /\b(?:binge\w*|eat (?:\w+ ){0,3}(?:too much|loads|everything)|can't stop eating|whole (?:packets?|tubs?|boxes|tins?)|comfort eat\w*|stuff myself)\b/i;

export const VIEWS_OF_MIND: readonly View[] = [
  view(
    'miscarriage',
    asks(AM_I_BAD.source, '\\bmy fault\\b|\\bbecause (?:I|of)\\b|\\bcould I have\\b|\\bsomething I did\\b'),
    /\b(?:miscarr\w*|stillb\w+|lost (?:the|our|my|a) baby|ectopic)\b/i,
  ),
  view('abortion', asks(AM_I_BAD.source, NORMAL.source), /\babortion\b|\bterminat\w+\b/i),
  view(
    'pet_new',
    should('get|have|buy|adopt', false),
    all(
      /\b(?:another|new|next)\b/i,
      /\b(?:dog|cat|pet|rabbit|horse|puppy|kitten)\b/i,
      /\b(?:died|dead|lost|put\b[^.?!]{0,20}\b(?:down|to sleep)|passed)\b/i,
    ),
  ),
  view(
    'pet_kind',
    asks(AM_I_BAD.source, '\\b(?:right thing|too (?:early|soon))\\b'),
    all(/\b(?:dog|cat|pet|rabbit|horse|puppy|kitten)\b/i, /\b(?:put\b[^.?!]{0,20}\b(?:down|to sleep)|vet)\b/i),
  ),
  view(
    'pet_grief',
    NORMAL,
    all(
      /\b(?:dog|cat|pet|rabbit|hamster|horse|puppy|kitten|budgie|parrot)\b/i,
      /\b(?:died|dead|lost|put\b[^.?!]{0,20}\b(?:down|to sleep)|passed)\b/i,
    ),
    { not: /\b(?:mum|mom|dad|wife|husband) died\b/i },
  ),
  view(
    'grief_laugh',
    asks(AM_I_BAD.source, NORMAL.source),
    all(DIED, /\b(?:laugh\w*|happy|enjoy\w*|good (?:day|time)|smil\w+|fun)\b/i),
  ),
  view('grief_relief', asks(AM_I_BAD.source, NORMAL.source), all(DIED, /\brelie(?:f|ved)\b/i)),
  view(
    'grief_near',
    NORMAL,
    all(
      DIED,
      /\b(?:talk(?:ing)? to (?:him|her|them|mum|mom|dad)|still (?:hear|see|feel|smell|lay|set)|hear (?:him|her|them)|see (?:him|her|them)|(?:lay|set) the table|(?:his|her|their) (?:voice|clothes|side of))\b/i,
    ),
  ),
  view(
    'grief_dry',
    NORMAL,
    all(DIED, /\b(?:not cried|haven't cried|can't cry|didn't cry|don't cry|feel nothing|numb|no tears)\b/i),
  ),
  view('grief_angry', NORMAL, all(DIED, ANGRY_OF_LOSS)),
  view(
    'grief_long',
    asks(
      "\\btoo long\\b|\\bby now\\b|\\bstill\\b|\\bnormal\\b|\\bget(?:ting)? over\\b|\\bback to normal\\b|\\bmoved? on\\b|\\bshould(?:n't)? (?:I|it) be\\b",
    ),
    DIED,
    { not: /\bdat(?:e|ing)\b/i },
  ),
  view(
    'care_relief',
    asks(NORMAL.source),
    all(/\brelie(?:f|ved)\b/i, new RegExp(`${CARED.source}|${CARER.source}`, 'i')),
  ),
  view('care_home', asks(AM_I_BAD.source, '\\b(?:right thing|right decision|mistake|abandon\\w*|guilty)\\b'), CARED),
  view(
    'dementia_forgets',
    asks(NORMAL.source, '\\b(?:remember|know|recogni[sz]e) (?:me|us)\\b'),
    all(
      /\b(?:dementia|alzheimer\w*)\b/i,
      /\b(?:forg[eo]t\w*|remember\w*|didn'?t (?:know|recogni[sz]e)|who I (?:was|am)|my name)\b/i,
    ),
    { unless: /\bI (?:feel|am|was|want|get)\b/i },
  ),
  view(
    'dementia_visit',
    should('keep|visit|go|still|bother|stop'),
    all(/\b(?:dementia|alzheimer\w*)\b/i, /\b(?:visit\w*|see (?:him|her|them)|go(?:ing)? (?:there|and see))\b/i),
  ),
  view('carer_rest', asks(AM_I_BAD.source, NORMAL.source, '\\bgiving up on\\b'), CARER, {
    unless: /\b(?:he|she|they|mum|mom|dad|nan|gran)\b/i,
  }),
  view(
    'could_stress',
    asks(
      '\\b(?:could|can|might|is) (?:it|that|this) (?:just |really |only )?(?:be )?(?:just |from )?(?:stress|anxiety|tiredness|burn ?out|lack of sleep|my nerves)\\b',
    ),
    /\b(?:concentrat\w*|focus\w*|forget\w*|memory|tired\w*|exhaust\w*|sleep\w*|snapp\w*|irritab\w*|same page)\b/i,
    { not: /\b(?:chest|lump|bleed\w*|blood|numb|headaches?|dizz\w*|rash|pain)\b/i },
  ),
  view('baby_cries', all(NORMAL, BABY_DOES), BABY),
  view(
    'baby_blues',
    asks(NORMAL.source, AM_I_BAD.source),
    all(BABY, /\b(?:happy|feel nothing|cry\w*|numb|bond\w*|love|regret|enjoy|sad|flat|tired|like this|struggling)\b/i),
    { not: /\b(?:hurt|shak\w+|kill)\b/i, unless: BABY_DOES },
  ),
  view(
    'therapy_how',
    asks(
      '\\bhow (?:do|can|would|does|could)\\b[^?.!]{0,30}\\b(?:get|find|start|sign up|go about|ask for|access)\\b|\\bwhere (?:do|can|would) I\\b',
    ),
    THERAPY,
  ),
  view(
    'therapy_works',
    asks(
      "\\b(?:does|do|did|will) (?:it|therapy|counsell?ing|talking therapy|cbt|therapists?) (?:actually |really |even )?(?:work|help)\\b|\\bis (?:it|therapy|counselling) any good\\b|\\bwhat'?s the point of therapy\\b",
    ),
    THERAPY,
  ),
  view(
    'therapy_me',
    asks(
      `(?=.*(?:${THERAPY.source}))(?=.*\\b(?:need|try|get|should|for me|for people|good|deserve|have|start)\\b)`,
      '\\b(?:help|worth (?:it|a try|trying)|real problems|(?:bad|ill) enough|wasting)\\b',
    ),
    THERAPY,
    {
      unless:
        /\b(?:doctor|gp|what happens|how (?:much|long|do)|difference|tell|private|confidential|quit|stop going|change therap\w*)\b/i,
    },
  ),
  view(
    'meds_others',
    asks('\\b(?:take|have|use|try|borrow)\\b'),
    /\b(?:my (?:mum|mom|dad|wife|husband|sister|brother|friend|nan|flatmate|partner)'?s|someone else's|his|her|their) (?:\w+ )?(?:tablets?|pills?|meds|medication|sleeping \w+|valium|diazepam|ritalin|adderall|painkillers?)\b/i,
  ),
  view('meds_weak', asks('\\b(?:weak\\w*|fail\\w*|ashamed|giving up|cheat\\w*|cop ?out|pathetic|easy way)\\b'), MEDS),
  view(
    'meds_change',
    asks(
      '\\b(?:change (?:me|who I am|my (?:personality|self))|zombie|not be (?:me|myself)|still be (?:me|myself)|different person|addict\\w*|hooked)\\b',
    ),
    MEDS,
  ),
  view(
    'meds_start',
    asks(should('take|start|try|go on|say yes|accept|have').source),
    all(
      MEDS,
      /\b(?:offer\w*|suggest\w*|prescri\w+|put me on|wants me|recommend\w*|could try|start\w*|said I could|not (?:sure|taking)|psychiatrist|doctor|gp)\b/i,
    ),
    {
      unless:
        /\b(?:stop\w*|come off|mix\w*|miss(?:ed)?|double|two|extra|dose|drink\w*|alcohol|how (?:many|much|long)|with)\b/i,
    },
  ),
  view(
    'intrusive',
    asks(
      NORMAL.source,
      AM_I_BAD.source,
      '\\b(?:dangerous|danger|psycho\\w*|mad|crazy|evil|going to do it|act on|do it|monster)\\b',
    ),
    new RegExp(`${THOUGHT.source}${NEAR}${TO_OTHERS.source}|${TO_OTHERS.source}${NEAR}${THOUGHT.source}`, 'i'),
    { not: new RegExp(`${OF_DYING.source}|\\b(?:panic|faint\\w*|heart attack)\\b`, 'i') },
  ),
  view(
    'worst',
    NORMAL,
    all(
      /\b(?:think\w* the worst|worst case|catastroph\w*|imagin\w+ the worst|fear\w* the worst|dying of|google)\b/i,
      WAITS,
    ),
  ),
  view(
    'worst_any',
    NORMAL,
    /\b(?:think\w* the worst|worst case|catastroph\w*|imagin\w+ the worst|expect\w* the worst)\b/i,
  ),
  view(
    'why_me',
    asks(
      "\\bwhy am I (?:like this|always|so (?:anxious|worried|low|sad|nervous|scared|depressed))\\b|\\bis (?:it|this) my (?:own )?fault\\b|\\bwhat(?:'s|s| is) wrong with me\\b|\\bam I broken\\b",
    ),
    LOW,
    { not: DIED },
  ),
  view(
    'sober_better',
    asks(
      '\\b(?:get|gets|getting|feel) (?:any )?(?:better|easier|normal)\\b|\\b(?:ever|it) (?:stop|end|go away|pass)\\b|\\bnormal\\b',
    ),
    /\b(?:sober|(?:quit|stopped|given up|gave up|off) (?:the )?(?:drink\w*|booze|alcohol|gambling|weed)|no drink)\b/i,
    { not: /\b(?:he|she|they)(?:'s| is| has| was)? (?:sober|quit|stopped)\b/i },
  ),
  view(
    'gets_better',
    asks(
      '\\b(?:get|gets|getting|feel) (?:any )?(?:better|easier|normal)\\b|\\b(?:ever|it) (?:stop|end|go away|pass)\\b|\\bbe like this (?:forever|always)\\b',
    ),
    LOW,
    { not: DIED },
  ),
  view(
    'cry_work',
    should('say|explain|apologi[sz]e|act|pretend|mention|tell|leave it'),
    all(CRYING, /\b(?:work|boss|manager|office|meeting|colleagues?|shift|class|school)\b/i),
  ),
  view(
    'sleep_long',
    asks(
      '\\bhow long can (?:you|I|a person|someone|people)\\b[^?.!]{0,20}\\bwithout (?:sleep|sleeping)\\b|\\b(?:dangerous|harm|damage|die|bad)\\b',
    ),
    /\b(?:sleep\w*|insomnia|awake)\b/i,
    { unless: /\b(?:tablets?|pills?|phone|read\w*|screen)\b/i },
  ),
  view('binge', asks(NORMAL.source, '\\beating disorder\\b', should('stop|do|tell|see|get help').source), BINGE),
  view(
    'weight',
    asks(
      '\\b(?:how much|what) (?:should|must) I weigh\\b|\\bam I (?:too )?(?:under|over) ?weight\\b|\\b(?:healthy|ideal|normal|goal) weight\\b',
    ),
  ),
  view(
    'skip_meals',
    asks('\\b(?:bad|wrong|ok|okay|harm|dangerous|safe|normal|unhealthy)\\b'),
    /\b(?:skip\w* (?:meals?|lunch|breakfast|dinner)|not eat(?:ing)?|eat(?:ing)? (?:nothing|once)|starv\w+|fasting)\b/i,
    { unless: BINGE },
  ),
  view(
    'drink_much',
    asks('\\b(?:too much|a problem|an alcoholic|alcoholic|normal|a lot|bad)\\b'),
    /\b(?:drink\w*|wine|cans|beers?|pints?|vodka|gin|bottles?|units)\b/i,
    { unless: /\b(?:he|she|his|her|mum|mom|dad|husband|wife) (?:drinks?|is)\b|\bcoffee|water|tea\b/i, not: BABY },
  ),
  view('masturbate', asks(NORMAL.source, AM_I_BAD.source), /\b(?:masturbat\w*|wank\w*|touch(?:ing)? myself)\b/i),
  view(
    'looks',
    NORMAL,
    /\b(?:hate|hating|don't like|ugly) (?:how I look|my (?:body|face|looks|self)|myself)\b|\bhow I look\b/i,
  ),
  view(
    'tell_diagnosis',
    should('tell|say|mention|hide|disclose|keep it'),
    /\b(?:adhd|autis\w+|bipolar|depression|anxiety|ocd|epilep\w+|diagnos\w+|my mental health)\b/i,
    { unless: /\b(?:doctor|gp)\b/i },
  ),
  view(
    'time_off',
    asks(
      should(
        'call in sick|take (?:time|the day|a day|some time|a week) off|go off sick|phone in sick|get signed off',
        false,
      ).source,
      '\\b(?:ok|okay|bad|wrong|allowed|lazy|selfish|right)\\b[^?.!]{0,30}\\b(?:time|day|days|week) off\\b|\\b(?:time|day|days|week) off\\b[^?.!]{0,30}\\b(?:ok|okay|bad|wrong|allowed|lazy|selfish)\\b',
    ),
    /\b(?:stress\w*|anxi\w*|depress\w*|burn\w*|mental|exhaust\w*|tired|low|cope|coping|sick)\b/i,
  ),
  view(
    'rest',
    asks('\\b(?:lazy|bad|wrong|ok|okay|selfish|waste)\\b'),
    /\b(?:rest(?:ing)?|do(?:ing)? nothing|lie (?:down|in)|nap\w*|stay(?:ing)? in bed|day off)\b/i,
    { not: /\b(?:funeral|baby)\b/i },
  ),
];

/** Of a feeling alone: looked for where nothing closer is told. */
export const VIEWS_OF_FEELINGS: readonly View[] = [
  view('relief', NORMAL, /\brelie(?:f|ved)\b/i),
  view('cry', asks(NORMAL.source, AM_I_BAD.source), CRYING, { not: new RegExp(`${DIED.source}|${BABY.source}`, 'i') }),
  view('numb', NORMAL, /\b(?:numb|feel nothing|don't feel anything|no feelings|empty inside|flat all)\b/i, {
    not: DIED,
  }),
  view('angry', asks(NORMAL.source, AM_I_BAD.source), /\b(?:angry|anger|furious|rage|so mad)\b/i, {
    not: /\b(?:hit|hurt|broke|smash\w*|punch\w*)\b/i,
  }),
  view('jealous', asks(NORMAL.source, AM_I_BAD.source), /\b(?:jealous\w*|envious|envy)\b/i),
];
