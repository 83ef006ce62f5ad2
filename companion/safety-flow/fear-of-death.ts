import { isNowhere, quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { isEarnest } from './earnest.ts';

// Why is this hard? "I'm not afraid of dying, it's the stairs" and "I'm not afraid of dying any more" begin alike. In one
// of them death is what is feared, or less than something else; in the other it has become a friend. What stands beside
// it tells them apart.

const DEATH = '(?:dying|death|being dead|to die)(?: itself)?';
const AFRAID = '(?:scared|afraid|frightened|terrified|worried|anxious|fearful)';
const FRIGHTENS =
  '(?:frighten(?:s|ed)?|scare[sd]?|worr(?:y|ies|ied)|bother(?:s|ed)?|terrif(?:y|ies|ied)|trouble[sd]?|get(?:s|ting)? (?:to )?me)';
const NOT = "(?:is ?n['o]?t|isnt|is not|'?s not|does ?n['o]?t|doesnt|does not|was ?n['o]?t)";
/** Death as what is feared, or feared less than something else. */
const FEARED: readonly (readonly [words: RegExp, plain: string])[] = [
  [quickPattern(String.raw`\b(${AFRAID}|phobia|fear|dread) (?:of|about) ${DEATH}\b`, 'gi'), '$1 of it'],
  [
    quickPattern(
      String.raw`\b(${AFRAID}) (?:that )?i(?:'ll| will|'m (?:going to|gonna)| might| could) (?:just )?die\b`,
      'gi',
    ),
    '$1 of it',
  ],
  [
    quick(
      /\b(imagin\w+|pictur\w+|convinced|dream\w*|visions? of|see(?:ing)?)\b([^.!?]{0,40}?)\b(?:me|us|everyone|we'?re all (?:going to|gonna)|i'?m (?:going to|gonna)) (?:and )?(?:dying|die|dead)\b(?=[^.!?]*\b(?:sweat|scare|terrif|fright|panic|shak|phobi|awake|cry)|[^!?]*\b(?:flight|plane|turbulence|phobi))/gi,
    ),
    '$1$2 it',
  ],
  [
    quick(/\bthink(?:ing)? (?:about|of) (?:dying|death)\b(?=[^.!?]*\b(?:terrif|scare|fright|panic|phobi))/gi),
    'think about it',
  ],
  [quickPattern(String.raw`\bthan (?:of |about )?${DEATH}\b`, 'gi'), 'than of it'],
  [quickPattern(String.raw`\bnot (?:the |about )?${DEATH} (?:that )?i (?:mind|fear|dread)\b`, 'gi'), 'not that i mind'],
  [
    quickPattern(
      String.raw`\b${DEATH} ${NOT}(?: \w+){0,2}? (?:(?:what|the (?:thing|bit|part)|that) )?(?:that )?${FRIGHTENS}(?: me)?\b`,
      'gi',
    ),
    "it isn't what worries me",
  ],
  [
    quickPattern(
      String.raw`\b${FRIGHTENS} me(?: (?!living|life|alive)\w+){0,5}? (?:${NOT}|more than|less than)(?: so much)? ${DEATH}\b`,
      'gi',
    ),
    'worries me is not it',
  ],
];
/** Beside what else is feared, or an illness that is told of. */
const ELSE_FEARED = quick(
  /\b(?:but|so much as|as much as|it'?s (?:the|leaving|what|who|more|my|being|not|how|that)|than|leaving|before (?:my|the|i|she|he|they|we)|who(?:'?d|'?ll| would| will)|what (?:happens|becomes|will))\b/i,
);
const ILL = quick(
  /\b(?:biops\w+|scans?|operations?|surger\w+|anaesthe\w*|lumps?|results?|cancer|tumou?rs?|strokes?|heart attack|diagnos\w+|chemo\w*|transplant|consultant|hospital|doctors?|mammogram|specialist|treatment|it comes back|covid|needles?|flying|flights?|turbulence|planes?|phobia|\w+phobia|thanatophobi\w*|motorway|keeps? me (?:awake|up)|lifts?|in my sleep|health anxiety|just anxiety|panic attacks?)\b/i,
);
/** Beside one of these not to be afraid of it is a welcome. */
const WELCOME = quick(
  /\b(?:any ?more|no longer|had enough|liv(?:e|ing)|alive|life|looking forward|ready|sorted|find(?:s|ing)? me|welcome|relief|relieved|peace\w*|wait(?:ing)? for|riddance|tired of|nearly|soon|hop(?:e|ing)|want(?:ing)? (?:it|to)|now|used to|plan(?!es?\b)\w*|(?:fine|ok|okay|good|happy) with|tonight|kill\w*|suicid\w*|how (?:to|it)|burden|better off|without me|over with|end(?:ing)?|stop)\b/i,
);

/** On a road, in the air or in a lift, and with fright. */
const UNDER_WAY =
  /\b(?:motorways?|highways?|freeways?|interstates?|(?:m|a)\d{1,2}|dual carriageway|ring ?road|slip road|roundabouts?|driv(?:e|es|ing)|lorry|lorries|trucks?|overtak\w+|merg(?:e|ing)|pile[- ]?up|crash(?:ed|es)?|accident|passenger|plane|flights?|fly(?:ing)?|turbulence|take-?off|lifts?|elevators?|tunnels?|bridges?|ferry|boats?|trains?)\b/i;
const FRIGHT = quick(
  /\b(?:scared?|afraid|frighten\w*|terrif\w+|terror|panic\w*|phobi\w*|\w+phobia|anxi\w+|nervous|dread\w*|petrified|convinced|sure|avoid\w*|back roads|long way round|grip\w*|sweat\w*|shak(?:e|y|ing)|heart|cry|freak\w*|normal|can'?t (?:do|face|drive)|since the (?:crash|accident)|every ?time|honestly|eyes)\b/i,
);
/** One's own death foreseen or pictured, and not wished for. */
const FORESEEN = quick(
  /\b(?:that )?(?:i'?m|i am|i was|we'?re|we are|i'?ll|i will|we'?ll|i might|i could|i'?d|i) (?:actually |just |really |all |definitely )*(?:(?:going to|gonna|gunna|about to|bound to|will|would) )?(?:\w+ )?(?:die|dying|dead|be killed|get killed|end up dead)\b(?! (?:for|inside|to|with|of|laughing))|\b(?:afraid|scared|frightened|terrified|petrified) of (?:dying|being killed)\b|\b(?:like|as if) (?:i'?m )?dying\b|\b(?:imagin\w+|pictur\w+|see(?:ing)?|dream\w*|visions? of)\b[^.!?]{0,40}?\b(?:dying|die|dead|killed)\b/gi,
);
/** Where it is only feared a road is no place to do it at. */
const ROAD = quick(/\b(?:the|a|that|this) (?:\w+ )?(?:bridge|train|motorway|tunnel|edge of (?:my|the) seat)\b/gi);

const feared = (text: string): string => FEARED.reduce((left, [words, plain]) => left.replace(words, plain), text);

/**
 * A message in which death is only what is feared, beside something else or an illness, without the word. English.
 *
 * @param before what was said earlier in this talk
 */
export function fearOfDeath(text: string, before: readonly string[]): string {
  const calm = feared(text);
  if (calm === text && isNowhere([FORESEEN], text)) return text;
  const told = ELSE_FEARED.test(text) || ILL.test([...before, text].join(' . '));
  const plain = FRIGHT.test(text) ? text.replace(ROAD, 'it') : text;
  if (WELCOME.test(text) || isEarnest(plain)) return text;
  const foreseen = UNDER_WAY.test(text) && FRIGHT.test(text) ? calm.replace(FORESEEN, 'it goes wrong') : text;
  return foreseen === text && told ? calm : foreseen;
}

const UNAFRAID = quickPattern(
  String.raw`\bused to (?:be (?:${AFRAID})|have (?:a|an|this|such a) (?:\w+ )?(?:phobia|fear|dread|terror)) of ${DEATH}\b|(?:^|[.,!?] )not (?:${AFRAID}) of ${DEATH}\b|\b(?:not|n['o]?t|no longer|never|stopped being) (?:\w+ ){0,2}?(?:${AFRAID}|fear(?:ing)?) (?:of |about )?(?:my )?${DEATH}\b|\b${DEATH} (?:does ?n['o]?t|doesnt|does not|no longer|is ?n['o]?t)(?: even| really)? (?:${FRIGHTENS}|${AFRAID}|frighten\w*|scar(?:e|y)|scary|bad|the worst)`,
  'i',
);
const WELCOMED = quick(
  /\b(?:looking forward|(?:i'?m|i am|im|feel|all|nearly|almost|it'?s) (?:\w+ )?(?:ready|sorted)|find(?:s|ing)? me|had enough|welcome|relief|any ?more|come soon|(?:fine|ok|okay|good|alright|happy) with (?:it|that)|wouldn'?t mind|be over|over with|wait(?:ing)? for it|liv(?:e|ing) (?:is|like this|on|does)|(?:waking up|tomorrow|life|going on|being here) (?:does|is)\b|(?:sounds?|seems?|feels?|looks?) (?:\w+ )?(?:restful|peaceful|nice|inviting|quiet|lovely|good))\b/i,
);

/** True where somebody is no longer afraid of death and says that it would be welcome. English. */
export function welcomesDeath(text: string): boolean {
  const straight = straighten(text);
  return UNAFRAID.test(straight) && WELCOMED.test(straight);
}
