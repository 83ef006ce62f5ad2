import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Half a sandwich from a teacher comes up in a talk of money worries, and the tears with it. Read by
// its feelings alone it is one more sad message; it is the one good thing of that day, and is met as that.

const KIND =
  /\b(?:(?:did|done) something (?:really |so |very )?(?:nice|kind|sweet|lovely)|(?:was|were|been) (?:so |really |very )?(?:nice|kind|sweet|lovely|good) to me|gave me (?:half (?:her|his|their|of)|(?:her|his|their) (?:\w+ )?(?:coat|jacket|scarf|gloves|sandwich|lunch|seat|umbrella|food|number|card))|(?:saved|kept) me a (?:seat|place)|stood up for me|made me (?:a |some )?(?:tea|soup|dinner|lunch|cake|coffee|food)|brought me (?:soup|food|flowers|a |some |my )|wrote me (?:the|a|my) (?:reference|letter|card)|left (?:me )?a (?:kind |nice |little )?(?:note|card) with|(?:fixed|mended|repaired|carried|cleared|paid for) (?:my|the) \w+(?: \w+)? (?:without|for nothing|for free|just like that)|without (?:me )?(?:asking|being asked)|(?:drove|came|walked) (?:it |all the way |me )?(?:over|home|there) (?:herself|himself|themselves)|(?:drove|walked) me home|waited with me|shared (?:her|his|their) (?:snacks|food|lunch|umbrella|notes)|always (?:knew|believed in me)|believed in me|taught me everything|shook my hand|left work early to)\b/i;
const OTHERS_GLAD =
  /\b(?:she|he|they|my \w+|everyone|mum|mom|dad|gran|grandma) (?:was|were|is|are|'s|'re) (?:just |all )?(?:so |really |over)\s?(?:happy|proud|pleased|glad|excited|thrilled|the moon)\b|\b(?:screamed|cried|danced|cheered|jumped)\b.{0,40}\bso (?:happy|proud)\b/i;
/** Their joy is over something that isn't so: "I lied to my dad about uni." "He's so proud of me." */
const NOT_KNOWN =
  /\bI(?:'ve| have| am|'m)? (?:\w+ )?(?:lied|lie to|lying|haven't told|never told|failed|dropped out|pretend\w*|quit)\b|\b(?:he|she|they|my \w+) (?:doesn't|don't|has no idea|have no idea)\b(?: know\b)?/i;
const NEWS_OF_OTHERS =
  /\bmy (?:\w+ )?(?:brother|sister|friend|mate|mum|mom|dad|daughter|son|cousin|partner|wife|husband|girlfriend|boyfriend|flatmate|roommate) (?:just |finally |has )?(?:got (?:into|in\b|the job|a job|engaged|accepted|promoted|her place|his place)|passed|won|graduated|had (?:a|the|her) baby|made (?:the team|varsity)|is (?:getting married|pregnant))\b[^.?]*!/i;
const TEARS = /\bI (?:\w+ ){0,2}(?:cried|cry|teared up|welled up|was crying|had tears)\b/i;
const SHADOW =
  /\b(?:but|then (?:he|she|they)|before|used to|until|except|never|not|died|dead|hate[sd]?|hit|guilty|deserve|owe|drunk|ex|miss|lost|sorry|only because|pity|without (?:me |even )?asking|not without)\b|n't (?:even|deserve|want|like|trust)\b|\?/i;
/** Loud right after good news: joy, and no quarrel. */
const LOUD_JOY = /^(?:(?:we|I|they|everyone) )(?:both |all |just )*(?:screamed|cried|hugged|jumped|danced|yelled)\b/i;
const NEWS_LASTS = 3;
const MARK = 'kindness';
const LONG = 24;
const TEARS_AFTER = 2;

/** Somebody did something kind, or is glad with the person: it is met as good, whatever else the talk holds. */
export function kindness(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.receive_kindness === undefined || state.level >= 2) return null;
  if (read.words > LONG || read.acts.has('ask_advice') || state.topics.includes('abuse')) return null;
  const at = state.signs?.[MARK];
  const lately = at !== undefined && state.turn - at <= TEARS_AFTER;
  if (lately && TEARS.test(read.clean) && !/\?|\b(?:but|because)\b/i.test(read.clean))
    return plan('receive.kindness', 'explore', [line('kindness_tears')]);
  if (SHADOW.test(read.text) || state.topics[0] === 'grief') return null;
  if (OTHERS_GLAD.test(read.clean) && NOT_KNOWN.test([...state.recent.slice(-2), read.clean].join(' ')))
    return lines.families.glad_unknowing ? plan('reflect', 'explore', [line('glad_unknowing')]) : null;
  if (OTHERS_GLAD.test(read.clean)) return plan('receive.glad', 'explore', [line('glad_for_you')]);
  const news = state.signs?.['glad-news'];
  if (news !== undefined && state.turn - news <= NEWS_LASTS && LOUD_JOY.test(read.clean))
    return plan('receive.glad', 'explore', [line('glad_for_you')]);
  if (NEWS_OF_OTHERS.test(read.text)) {
    state.signs = { ...state.signs, 'glad-news': state.turn };
    return plan('receive.glad', 'explore', [ownWordsFirst, line('glad_news_other')]);
  }
  if (!KIND.test(read.clean)) return null;
  const first = at === undefined;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('receive.kindness', 'explore', [...(first ? [ownWordsFirst] : []), line('receive_kindness')]);
}
