import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';
import { isAdmitted, type SafetyFlowState } from './flow-state.ts';
import { ordinarySigns } from './ordinary-signs.ts';
import { tellsOfTheirDeath } from './others-dying.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? Whoever tells of a friend is asked, by mistake, whether they themselves want to be dead. "No not me!!
// my friend" is no "no": the danger that was heard is there, and it is somebody else's. So the question ends, and what can
// be done for the friend comes at once.

const OTHER =
  '(?:him|her|them|my (?:\\w+ )?(?:friend|mate|bestie|brother|sister|mum|mom|dad|son|daughter|husband|wife|partner|boyfriend|girlfriend|bf|gf|cousin|flatmate|housemate|roommate|colleague|neighbour|nan|gran|uncle|aunt|niece|nephew|kid|teenager|student))';
const NOT_ME = new RegExp(
  `\\b(?:not|isn'?t|wasn'?t|never) (?:about |for |talking about |with )?(?:me|myself)\\b|\\b(?:i'?m|i am|i was) (?:only |just )?(?:talking|on|asking|worried) about ${OTHER}|\\bi (?:only |just )?(?:mean|meant) ${OTHER}|\\b(?:it'?s|its|it is|that'?s|this is|thats) (?:about |all about )?${OTHER}\\b`,
  'i',
);
const NAMED = new RegExp(`\\b${OTHER}\\b`, 'i');
const OF_OTHER = new RegExp(`\\b(?:${OTHER}|he|she|they)\\b`, 'i');
const ASKED: readonly SafetyFlowState['pending'][] = ['q1', 'q2', 'q3', 'q4', 'q5', 'check', 'dark', 'gathered'];
/** "Not me any more", or both of them: it is the writer as well. */
const ALSO_ME =
  /\b(?:only|just|not just|any ?more|yet|me too|both)\b[^.!?]{0,10}\bme\b|\bnot me (?:any ?more|yet|today|tonight)\b|\bme too\b|\bboth of us\b/i;

/** "I meant my nan worries": who fears for the writer is in no danger, and a misreading is put right. */
const ONLY_WORRIES = new RegExp(
  `\\b(?:mean|meant|about|it'?s|that'?s) (?:that )?${OTHER}(?:'?s| is)? (?:just |only |always |the one who )*(?:worr\\w+|fuss\\w*|nags?|nagging|frets?|fretting|panics?|panicking|moans?|exaggerates?|thinks i|says i)\\b`,
  'i',
);

export interface WhoseItIs {
  assessment: Assessment;
  flow: SafetyFlowState | null;
}

/**
 * "No not me, my friend", to a question about dying: the question ends, and the friend's danger is what was heard. English.
 *
 * @param talk what was said before, oldest first
 */
export function notMe(
  assessment: Assessment,
  said: string,
  flow: SafetyFlowState | null,
  talk: readonly string[],
): WhoseItIs {
  const text = straighten(said);
  if (flow === null || !ASKED.includes(flow.pending) || isAdmitted(flow)) return { assessment, flow };
  const ofFriend =
    NOT_ME.test(text) && OF_OTHER.test([...talk, text].join(' ')) && !ALSO_ME.test(text) && !ONLY_WORRIES.test(text);
  // What raised the question was told of them, whatever its words.
  const raised = NAMED.test(text) && flow.situation !== null && OWN_LIFE.includes(flow.situation);
  if (!ofFriend || !(raised || isHeard([...talk, text], OF_OTHER.test(text)))) return { assessment, flow };
  const { from: _from, ...rest } = flow;
  const answers = { ...flow.answers, q1: 'no' as const };
  const once = [...flow.once.filter((name) => name !== 'q1-no'), 'q1-no'];
  return {
    assessment: {
      ...assessment,
      level: assessment.level === 3 ? 3 : 2,
      category: 'third_party_risk',
      categories: ['third_party_risk'],
      rules: ['told.not-me'],
      ask: false,
      sure: true,
    },
    flow: { ...rest, answers, once, pending: null, doubt: null, situation: null, step: 0 },
  };
}

/** "I asked if they tell my mum" names who may hear of it, and nobody who is hurt. */
const HEARS_OF_IT = new RegExp(`\\b(?:tell|tells|told|telling|ring|call|text|show)(?:ing|s)? ${OTHER}`, 'gi');
const NOT_HURTING_ME =
  /\b(?:nobody|no ?one)(?:'?s| is)? (?:hurting|hitting|threatening|beating|touching) me\b|\b(?:it'?s|its|it is) not (?:about )?me\b|\bnot me\b/i;
/** "He hits me too", and whoever lives with them. */
const HURT_AS_WELL =
  /\b(?:me too|both of us|us both|to me as well|hits? (?:me|us)|hurts? (?:me|us)|scared of (?:him|her)|he'?s here|she'?s here)\b/i;

/**
 * "Nobody's hurting me! It's my sister": the script of whoever is hurt at home ends, and what can be done for her comes.
 * English.
 */
export function notHurtMyself(said: string, flow: SafetyFlowState | null): SafetyFlowState | null {
  const text = straighten(said);
  if (flow === null || (flow.situation !== 'abuse' && flow.situation !== 'child')) return flow;
  if (!NOT_HURTING_ME.test(text) || !NAMED.test(text.replace(HEARS_OF_IT, ' ')) || HURT_AS_WELL.test(text)) return flow;
  return { ...flow, situation: 'other_hurt', step: 0, pending: null };
}

/** Beside somebody who is ill or dead it has to be more than a word of dying. */
const THEIR_WISH =
  /\b(?:suicid\w*|kill(?:ing|ed)? (?:him|her|them)\w*|wants? to (?:die|be dead|end|go)|wanting to die|overdos\w*|end(?:ing)? (?:it|(?:his|her|their) life)|better off|hang\w*|wish(?:es|ed)? (?:s?he|they) (?:was|were))\b/i;

/** A sign of it in somebody else was told in this talk, or something of dying by who names them here. */
const isHeard = (talk: readonly string[], isNamed: boolean): boolean =>
  (isNamed && saysDark(talk) && (!tellsOfTheirDeath(talk) || THEIR_WISH.test(talk.join(' . ')))) ||
  talk.some((one) => ordinarySigns(one).some((name) => /third_party|half\.(?:gives|their)/.test(name)));
