import type { Scene } from './plan.ts';

// Why is this hard? A fact is a kindness where it is asked for and a slap where it is not. So a fact is only told to a
// question that names its matter, or to a short one ("is it dangerous") right after the matter was named.

interface Known {
  family: string;
  asks: RegExp;
  /** What the question, or a short question together with the two messages before it, has to name. */
  about?: RegExp;
  not?: RegExp;
}

const PRO =
  /\b(?:doctors?|gp|nurse|therapists?|counsell?ors?|counselling|psychologist|psychiatrist|midwife|health visitor|social worker|therapy)\b/i;
const PANIC = /\b(?:panic|panicking|anxiety attack)/i;
const MEDICINE =
  /\b(?:pills?|tablets?|meds|medication|medicine|antidepressants?|ssris?|sertraline|citalopram|fluoxetine|prozac|mirtazapine|propranolol|diazepam|valium|xanax|beta ?blockers?|the dose|side effects?|ibuprofen|paracetamol|sleeping aid)\b/i;
const WHAT_IS = /\bwhat(?:'s|s| is| are| does| do| even| actually)+\b|\bdifference\b|\bmean(?:s|ing)?\b/i;

/** In order: the first that fits is told. */
export const KNOWN: readonly Known[] = [
  {
    family: 'known_bleeding',
    asks: /\b(?:what|how)\b.*\b(?:do|stop)\b|\bis (?:it|that|this) (?:serious|bad|deep)\b|^help\b/i,
    about: /\b(?:is|am|'s|'m|still|won't stop|keeps) bleeding\b|\bblood everywhere\b/i,
    not: /\b(?:period|nose|gums|heart|in between)\b/i,
  },
  {
    family: 'known_baby_cries',
    asks: /\b(?:what|how)\b.*\b(?:do|stop|try|cope|calm)\b|\bany (?:tips|ideas|advice)\b|\bhelp\b/i,
    about: /\b(?:baby|newborn|twins)\b.{0,40}\b(?:cry\w*|scream\w*|colic)\b|\bcolic\b/i,
    not: /\byears? old\b|\bI (?:cry|cried|was crying)\b/i,
  },
  {
    family: 'known_panic_faint',
    asks: /\b(?:faint\w*|pass out|black ?out|collapse)\b/i,
    about: PANIC,
    not: /\bI (?:did|do) faint\b|\bI(?:'ve)? (?:fainted|passed out|collapsed)\b/i,
  },
  {
    family: 'known_panic_danger',
    asks: /\b(?:dangerous|danger|harm\w*|heart attack|kill me|die|damage|bad for|hurt me|serious|safe)\b/i,
    about: PANIC,
    not: /\b(?:want to|wish|rather) (?:die|be dead)\b|\bdie (?:of|from) (?!it|this|that|a panic|one)\w/i,
  },
  {
    family: 'known_panic_again',
    asks: /\b(?:happen|come|have (?:it|one)|get (?:it|one|them)|back) again\b|\bcome back\b|\bkeep (?:happening|coming|getting)\b/i,
    about: PANIC,
  },
  {
    family: 'known_panic_body',
    asks: /\bwhat(?:'s|s| is| does| happens?)?\b.*\b(?:happen\w*|going on)\b.*\b(?:body|heart|chest|brain|head)\b|\bwhy does (?:my|the) (?:body|heart|chest|breath\w*)\b/i,
    about: PANIC,
  },
  {
    family: 'mean_panic',
    asks: /\b(?:what(?:'s|s| is| does| are)|how (?:do|would) (?:I|you) know)\b.*\bpanic attacks?\b/i,
    not: /\b(?:help|do|stop)\b/i,
  },
  {
    family: 'mean_depression',
    asks: /\b(?:difference|what(?:'s|s| is)|mean)\b.*\bdepress(?:ion|ed)\b/i,
    not: /\b(?:do|help|pills?|tablets?)\b/i,
  },
  { family: 'mean_burnout', asks: WHAT_IS, about: /\bburn(?:t|ed)?[ -]?out\b/i },
  {
    family: 'mean_psych',
    asks: WHAT_IS,
    about: /\bpsychologist\b.*\bpsychiatrist\b|\bpsychiatrist\b.*\bpsychologist\b/i,
  },
  { family: 'mean_gaslight', asks: WHAT_IS, about: /\bgas ?light\w*\b/i },
  { family: 'mean_intrusive', asks: WHAT_IS, about: /\bintrusive thoughts?\b/i },
  { family: 'mean_boundary', asks: WHAT_IS, about: /\bboundar(?:y|ies)\b/i },
  { family: 'mean_cbt', asks: WHAT_IS, about: /\b(?:cbt|cognitive behaviou?ral)\b/i },
  { family: 'mean_numb', asks: WHAT_IS, about: /\b(?:dissociat\w+|depersonali[sz]\w+|dereali[sz]\w+)\b/i },
  { family: 'mean_therapy', asks: /\bdifference\b.*\b(?:counsell?\w+|therap\w+)\b/i },
  {
    family: 'asked_pills',
    asks: /\b(?:how (?:long|many|much|soon)|can I|could I|is it (?:ok|okay|safe|bad|dangerous|normal)|should I|do (?:they|I|these)|does it|will (?:they|it|I)|are (?:they|these)|what (?:if|happens))\b/i,
    about: MEDICINE,
    not: /\b(?:his|her|their|he|she)\b|\b(?:tell|told) (?:him|her|them|my)\b/i,
  },
  {
    family: 'asked_diagnosis',
    asks: /^(?=.*\b(?:depression|depressed|adhd|autis\w+|bipolar|bpd|ocd|ptsd|psychosis|dementia|alzheimer'?s|menopaus\w+|perimenopaus\w+|an? (?:alcoholic|addict)|postnatal|mental illness|disorder)\b).*\b(?:am I|do I have|(?:think|reckon|say|guess) (?:that )?I(?:'ve got| have| might have| am|'m| might be)|could (?:I|it|this|that|he|she) (?:have|be)|have I got|is (?:it|this|that|he|she)|might (?:I|it|this|he|she) (?:be|have)|does (?:this|that|it) (?:sound like|mean)|does (?:he|she) have|how (?:can|do|would) I (?:tell|know)|what if (?:it's|I have))\b/i,
    not: /\b(?:normal|common)\b/i,
  },
  {
    family: 'asked_which_doctor',
    asks: /\b(?:which|what) (?:kind|sort|type) of (?:a )?(?:doctor|specialist|professional|therapist)\b|\bwhich (?:doctor|specialist)\b/i,
  },
  {
    family: 'known_doctor_takes',
    asks: /\b(?:would|will|do|does|can) (?:a|the|my|they|doctors?|any) ?(?:doctor|doctors|gp)?\b.*\b(?:seriously|believe me|laugh at me|think I'm (?:mad|crazy|silly|lying|wasting)|send me away|wast\w+ (?:their|his|her) time)\b/i,
    about: /\b(?:doctors?|gp|nurse|clinic|surgery|therapist)\b/i,
  },
  {
    family: 'known_doctor',
    asks: /\b(?:can|could|would|will) (?:a|the|my) (?:doctor|gp) (?:\w+ )?(?:give|do|help|prescribe)\b|\bwhat (?:can|could|would|will|does) (?:a|the|my) (?:doctor|gp) (?:\w+ )?do\b/i,
  },
  {
    family: 'answer_child',
    asks: /\b(?:how|what) (?:do|can|should|would|could) (?:you|I|we|one) (?:even )?(?:tell|explain|say|answer)\b.*\b(?:child|children|kids?|my (?:little )?(?:son|daughter|boy|girl)|little one|toddler|grandchild\w*|grand(?:son|daughter)|year old)\b/i,
  },
  {
    family: 'known_tested',
    asks: /\b(?:how|where|who)\b.*\b(?:tested|diagnosed|assessed|assessment|a diagnosis|checked)\b/i,
    not: /\b(?:pregnan\w+|std|sti|covid|car|eyes?)\b/i,
  },
  {
    family: 'asked_need_therapy',
    asks: /\b(?:do (?:you think )?I|should I|would I|ought I to|maybe I(?: should)?|shall I) (?:(?:really|maybe|just|even) )?(?:need|see|get|try|go (?:to|and see)|have|talk to|look for|start) (?:a |an |some |to (?:see|talk to) (?:a )?)?(?:therapy|therapist|counsell?(?:or|ing)|psychologist|psychiatrist|professional(?: help)?)\b[^.!]*\?/i,
  },
  {
    family: 'asked_therapy',
    asks: /\bwhat\b.*\b(?:happens?|do|does|is|like)\b.*\b(?:in|at|during|with) (?:a |the |my )?(?:first )?(?:therapy|counselling|therapist|counsell?or|session)\b|\bwhat(?:'s|s| is) (?:therapy|counsell?ing)(?: like)?\b/i,
    not: /\b(?:say|wear|difference|tell|boss|school)\b/i,
  },
  {
    family: 'asked_find',
    asks: /\b(?:how|where) (?:do|can|would|could|does) (?:I|you|one|people)\b.*\b(?:find|get|afford|choose|see)\b.*\b(?:therap\w+|counsell?\w+|psycholog\w+|psychiatrist)\b|\bhow much (?:does|do|is|are|would)\b.*\b(?:therap\w+|counsell?\w+)\b/i,
  },
  {
    family: 'asked_private_there',
    asks: /\b(?:will|would|do|does|can|could|is|are|must|have)\b.*\b(?:tell (?:my|any|the|on)|told|inform|report|on my (?:record|file)|confidential|private|find out|share)\b/i,
    about: PRO,
  },
  {
    family: 'asked_tell_all',
    asks: /\b(?:do|must|should|would|have) I (?:\w+ )?(?:have |need |got )?(?:to )?(?:tell|say|explain|mention|talk about|bring up)\b.*\b(?:everything|all|the whole|details?)\b/i,
    about: PRO,
  },
  {
    family: 'should_doctor',
    asks: /\b(?:should|shall|do you think|is it worth|do I need)\b.*\b(?:see|seeing|go|going|call|ring|ask|asking|talk|speak|tell|visit|bother\w*|ringing) (?:to )?(?:and see )?(?:a|my|the) (?:doctor|gp|nurse)\b|\bshould I (?:see|talk to|ask|get) (?:some(?:one|body)|help|it (?:checked|looked at))\b(?! (?:else|new|out))/i,
  },
  {
    family: 'could_be_body',
    asks: /\b(?:could|can|is|might|does|do) (?:it|that|this|stress|anxiety|worry|nerves|grief|tension)\b.*\b(?:stress|anxiety|nerves|nothing|serious|worry|cause|make|give|affect|bring)\b|\bshould I (?:be )?worr(?:y|ied)\b/i,
    about:
      /\b(?:headaches?|migraines?|stomach|tummy|chest|lump|rash|dizz\w+|numb|tingling|pains?|ach(?:e|es|ing)|palpitations|throat|cough|skin|hair|my back|sick|heart)\b/i,
    not: /\b(?:boss|heartbr\w+|my heart out)\b/i,
  },
  {
    family: 'if_anothers_panic',
    asks: /\b(?:what|how)\b.*\b(?:do|help|say|react)\b/i,
    about:
      /\b(?:his|her|their|he|she|girlfriend|boyfriend|wife|husband|partner|friend|mate|daughter|son|sister|brother|mum|mom|flatmate)\b.{0,30}\bpanic (?:attacks?)\b/i,
  },
  {
    family: 'memory_ill',
    asks: /\b(?:do|should|shall) (?:I|we)\b.*\b(?:tell|correct|remind|play along|go along|say)\b|\b(?:what|how) (?:do|should|can) (?:I|we) (?:\w+ )?(?:say|tell|answer|react|do)\b/i,
    about: /\b(?:dementia|alzheimer\w*)\b/i,
  },
  {
    family: 'baby_love',
    asks: /\b(?:will it|does (?:it|that)|when does|is (?:that|this|it)|what(?:'s| is) wrong|when will)\b/i,
    about:
      /\b(?:don't|do not|didn't|can't|no) (?:\w+ ){0,2}(?:feel|love|bond\w*|rush)\b.*\b(?:baby|newborn|my (?:son|daughter))\b|\b(?:baby|newborn)\b.*\b(?:not bonded|don't (?:\w+ )?(?:love|feel)|feel nothing)\b/i,
  },
  {
    family: 'normal_baby',
    asks: /\bcan (?:men|dads?|fathers?)\b|\b(?:do|is it only|only) (?:\w+ )?(?:men|dads?|fathers?|women|mums?|mothers?)\b/i,
    about: /\bbaby blues\b|\bpost-?(?:natal|partum)\b/i,
  },
  { family: 'habit_time', asks: /\bhow (?:long|many)\b.*\bhabit\b/i },
  {
    family: 'if_offered_drink',
    asks: /\b(?:what|how)\b.*\b(?:say|no|refuse|do (?:I|you) (?:say|do))\b/i,
    about: /\b(?:stopped|quit|given up|gave up|not) drink\w*\b|\bsober\b|\boff the (?:drink|booze)\b|\bdry january\b/i,
    not: /\b(?:he|she|they) (?:stopped|quit|gave)\b/i,
  },
  {
    family: 'at_funeral',
    asks: /\b(?:what|how)\b.*\b(?:do|happens|wear|behave|expect)\b/i,
    about: /\b(?:funeral|cremation|burial|the wake)\b/i,
    not: /\bcope|get through\b/i,
  },
  {
    family: 'start_study',
    asks: /\b(?:how|where|what) .*\b(?:start|begin|revise|study|learn|focus|concentrate)\b/i,
    about: /\b(?:exams?|revis\w+|coursework|finals|mocks|gcses?|midterms?|a levels)\b/i,
  },
  {
    family: 'start_debt',
    asks: /\b(?:how|where|what) .*\b(?:start|begin|first)\b|^what now\b/i,
    about: /\b(?:debts?|overdraft|loans?|bailiffs?|arrears|credit cards?|I owe)\b/i,
    not: /\bowes me\b/i,
  },
  {
    family: 'start_cv',
    asks: /\b(?:how|where|what) .*\b(?:start|begin|put|write)\b/i,
    about: /\b(?:my cv|a cv|resume|job applications?|cover letter)\b/i,
  },
  {
    family: 'start_speech',
    asks: /\b(?:how|where|what) .*\b(?:start|begin|say|write)\b/i,
    about: /\b(?:a speech|the speech|my speech|a toast|the toast|eulogy|best man)\b/i,
  },
];

/** A question as short as this may point back to what was told just before. */
const POINTS_BACK = 13;
const BACK = 4;

/** It speaks of what was named before. */
const REFERS = /\b(?:it|this|that|these|those|they|them|him|her|one|again|body|happening|do|start|begin|say|help)\b/i;

/** The fact a question asks for, by name; null where none is surely asked. */
export function knownAnswer({ read, state }: Pick<Scene, 'read' | 'state'>, asked: string): string | null {
  const refers = REFERS.test(asked) && asked.split(' ').length <= POINTS_BACK;
  const told = refers ? [state.topics[0] ?? '', ...state.recent.slice(-BACK), read.clean].join(' . ') : asked;
  const found = KNOWN.find(
    ({ asks, about, not }) => asks.test(asked) && (about?.test(told) ?? true) && !(not?.test(told) ?? false),
  );
  return found?.family ?? null;
}

const HOW_LONG =
  /\b(?:how (?:long|many (?:days|weeks|months|years))|when)\b.*\b(?:last|go on|goes on|take|takes|stop|stops|end|ends|better|easier|away|over|pass|passes|until|till|feel (?:like|normal))\b|\bis (?:that|it|this) (?:\w+ )?too (?:long|soon|early)\b/i;
/** What has the same course. */
const ALIKE: Readonly<Record<string, string>> = {
  'pet-loss': 'grief',
  'pregnancy-loss': 'grief',
  divorce: 'breakup',
  immigration: 'moving',
  burnout: 'low-mood',
  nightmares: 'sleep',
};
/** Not of the whole matter: how long some other thing takes. */
const OTHER_LENGTH =
  /\b(?:he|she|they|train|bus|waiting list|appointment|referral|court|visa|benefits?|landlord|contract|treatment|pills?|tablets?|wait)\b/i;

/** "How long does it last", by what it is; null where that isn't asked. */
export function howLong({ read, state, lines }: Pick<Scene, 'read' | 'state' | 'lines'>, asked: string): string | null {
  if (!HOW_LONG.test(asked) || OTHER_LENGTH.test(asked) || (state.told < 1 && read.topics.length === 0)) return null;
  const ids = [...read.topics.map(({ id }) => id), ...state.topics].map((id) => ALIKE[id] ?? id);
  return ids.map((id) => `info_long_${id}`).find((name) => lines.families[name] !== undefined) ?? 'info_long_any';
}
