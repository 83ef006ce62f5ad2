import { noteUsed, wasUsed } from '#companion/state.ts';
import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Whoever is afraid of being talked down to has nearly gone, and a service named at that moment is one
// more door to be afraid of. The fear is met first, with one fact about it at most; the service has its own turn.

const HELP =
  /\b(?:doctors?|gp|nurses?|midwi\w+|health visitor|help ?lines?|hotlines?|services?|charit\w+|advis[eo]rs?|advice|counsell?\w+|therap\w+|psycholog\w+|clinic|meetings?|tutor|teacher|school|hospital|appointment|surgery|samaritans|support group|(?:debt|crisis|council|benefits|helpline) (?:people|line|office|place)|social (?:worker|services)|(?:mr|mrs|miss|ms) \w+|ask(?:ing)? for help|get(?:ting)? help|see someone|talk to someone)\b/i;
const THEY =
  '(?:they|he|she|people|someone|somebody|the (?:doctor|gp|nurse|midwife|school|teacher|tutor|lady|man|woman|person|counsell?or|therapist|advis[eo]r|service|line)|a (?:doctor|stranger)|doctors?|my (?:gp|doctor|midwife|teacher|tutor|nurse))';
const WILL =
  "(?:'?ll| will|'?d| would| might| could| are going to|'re going to| is going to|'s going to| have to| has to| just| only)";
const AFRAID =
  /\b(?:scared|afraid|fear|worr\w*|terrified|frightened|nervous|embarrass\w*|asham\w*|what if|dread\w*|don't want|hate)\b/i;
const future = new RegExp(`\\b${THEY}${WILL}`, 'i');

const FEARS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'taken',
    new RegExp(
      `\\b${THEY}${WILL} (?:\\w+ )?take (?:my |the |our )?(?:baby|babies|child|children|kids|son|daughter|boys?|girls?|her|him|them)\\b|\\b(?:tak\\w+|get taken) (?:her|him|them|my \\w+|the \\w+) (?:away|off me|from me)\\b|\\bthey take (?:my |the |our )?(?:baby|child|kids?|children|son|daughter)\\b|\\bsocial services\\b|\\bunfit (?:mother|father|parent|mum|dad)\\b`,
      'i',
    ),
  ],
  [
    'record',
    new RegExp(
      `\\b(?:on|in) (?:my|the|a|your) (?:permanent |medical |school |work )?(?:records?|files?|notes|history)\\b|\\b(?:goes|go|going|put|stays?) on (?:file|record)\\b|\\b(?:be|being|gets?|is|it's|its) written down\\b|\\b${THEY}${WILL} (?:\\w+ )?(?:write|put|note|log) (?:it|that|this|everything|me|all of it)(?: all)? down\\b`,
      'i',
    ),
  ],
  [
    'locked',
    /\b(?:section(?:ed)? me|(?:get|be|being|getting) (?:sectioned|locked up|committed)|lock(?:ed)? me (?:up|in|away)|put me (?:away|in (?:a )?(?:hospital|ward)))\b/i,
  ],
  [
    'pills',
    /\b(?:just|only|straight away|probably)\b.{0,14}\b(?:pills|tablets|antidepressants|meds|medication|prescription)\b|\bput me on (?:pills|tablets|meds|antidepressants|something)\b/i,
  ],
  [
    'told',
    new RegExp(
      `\\b${THEY}(?:${WILL})? (?:\\w+ )?(?:tells?|rings?|phones?|writes? to|informs?|reports? (?:it )?to)\\b.{0,10}\\b(?:my (?:mum|mom|dad|parents|husband|wife|boss|work|family|manager|mother|father)|mum|mom|dad|home|the police|everyone|work)\\b`,
      'i',
    ),
  ],
  [
    'unbelieved',
    /\b(?:won't|wouldn't|don't|never|not) (?:be )?(?:believe[d]? me|believed|take me seriously|taken seriously)\b|\bthink (?:that )?(?:I'm|I am) (?:making it up|lying|faking|exaggerating|attention|after attention)\b/i,
  ],
  [
    'wasting',
    /\bwast(?:e|ing) (?:their|his|her|your|anyone's|people's|everyone's|the (?:doctor|gp|nurse)'?s) time\b|\b(?:not|isn't|am I) (?:really )?(?:bad|ill|serious|sick|important|unwell) enough\b|\b(?:taking|take) (?:a |the |up )?(?:place|slot|appointment|space|bed) (?:from|of|that)\b|\b(?:others|other people|people) (?:who )?(?:need it more|are worse off|have real problems|with real problems)\b|\bbother(?:ing)? (?:the |a |my )?(?:doctor|gp|nurse|hospital|ambulance|helpline|counsell?or|them with)\b|\b(?:proper|properly|really|real) (?:ill|sick|poorly) people\b|\btoo (?:small|silly|trivial) (?:a thing )?(?:for|to (?:bother|see|take|ring))\b/i,
  ],
  [
    'belittled',
    /\b(?:talk(?:s|ed)? down|look(?:s|ed)? down|judg\w+|laugh\w*|patroni[sz]\w+|lectur\w+|tell me off|told off|fob\w* me|brush\w* me off|roll (?:his|her|their) eyes|treat me like|sneer\w*|think (?:that )?(?:I'm|I am|less|badly))\b/i,
  ],
  [
    'cry',
    /\bI(?:'d|'ll| will| would| might) (?:just |only |probably )*(?:cry|break down|fall apart|freeze|go blank|burst into tears|start crying|stutter)\b/i,
  ],
];

/** Fears that name their place themselves; the others need help to have been spoken of. */
const PLAIN_BY_ITSELF = new Set(['taken']);
const NEEDS_NO_WORD_OF_FEAR = new Set(['wasting', 'record', 'cry', 'taken']);

/** Which fear of asking for help this message holds, or null. */
export function helpFearIn(clean: string, around: string): string | null {
  const found = FEARS.find(([, words]) => words.test(clean))?.[0];
  if (found === undefined) return null;
  const told = found === 'record' && /\b(?:tell|say|admit|ask|go|ring|talk)\b/i.test(clean);
  if (!told && !PLAIN_BY_ITSELF.has(found) && !HELP.test(`${around} ${clean}`)) return null;
  const looksAhead = AFRAID.test(clean) || future.test(clean);
  return looksAhead || NEEDS_NO_WORD_OF_FEAR.has(found) ? found : null;
}

const LONG = 32;
/** Help that was spoken of so many messages ago is still what "they" are. */
const LATELY = 4;

/** A fear about asking for help: met as a fear, and nothing named on top of it. */
export function helpFear(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > LONG) return null;
  const fear = helpFearIn(read.clean, [...state.recent.slice(-LATELY), state.lastReply].join(' '));
  if (fear === null || lines.families[`fear_${fear}`] === undefined) return null;
  if (wasUsed(state, `fear:${fear}`)) return null;
  noteUsed(state, `fear:${fear}`);
  const said = /\b(?:scared|afraid|worried|nervous|terrified|frightened)\b/i.test(read.clean);
  // "They'll take her away", given back, would sound like a fact.
  const own = said && !PLAIN_BY_ITSELF.has(fear) ? [ownWordsFirst] : [];
  return plan('receive.help-fear', 'explore', [...own, line(`fear_${fear}`)]);
}
