import { askedIn } from '#companion/understand/asking.ts';
import { anchor, line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Who does that" has the shape of a question and wants no answer: "I don't know that" to it is deaf, and
// a fact is worse. By form it can't be told from a real one, so the turns people use for it are known here by what stands
// in them: nobody asked, nothing that could be looked up.

const OF_SELF =
  /\b(?:what (?:was|am|were) I (?:even |ever |actually )*(?:thinking|doing(?! wrong)|expecting|playing at|like)|what did I (?:expect|think (?:was|would|I|he|she|they))\b|why do I (?:ever |even )+(?:open|say|tell|ask|go|look|check|answer)|who (?:was|am) I (?:kidding|trying to kid|fooling)|how (?:stupid|dumb|daft|thick|slow|blind|naive|soft|silly|gullible) (?:can|could|am|was|do|must) (?:you|I|one|a person|anyone|somebody)(?: be| get)?|why did I (?:ever |even |actually )*(?:bother|think|open my mouth|believe|expect|say (?:that|yes|anything)|agree|trust))\b/i;
const WHY_ME =
  /\bwhy (?:is it |does it |do(?:es)? (?:things|everything|this) )?(?:always |only |just )?(?:happen to )?me\b(?=\W*$|[?!.,])|\bwhat (?:have I|did I) (?:ever )?do(?:ne)? to deserve\b|\bwhy (?:does|do|is|did|has) (?:it|this|everything|that|things|stuff|nothing)(?: always| all| never| only)? (?:have to )?(?:happen|go wrong|fall|land|come|be)(?:\w*)(?: down)?(?: to| on| with| at)? (?:me|us)\b|\bwhen (?:will|do) I (?:ever )?(?:get|catch) a break\b/i;
const OF_THEM = new RegExp(
  [
    `\\bwho (?:even |the hell |in their right mind |actually |just )*(?:does|do|says?|thinks?|acts?|would do|would say) (?:that|this|things like that|something like that|stuff like that)\\b`,
    `^who (?:even |just |actually |on earth |the hell )*(?:leaves|sends|ends|breaks|dumps|tells|texts|asks|gives|takes|puts|books|sacks|fires|forgets|brings|calls|rings|schedules|turns|walks|treats|lets|throws|needs|wants|comes|makes|keeps|buys|wears|eats|writes|raised) `,
    `^(?:do|does) (?:I|he|she|they) look like\\b|^(?:what|who) am I,|^am I (?:a|an|the|your|their|his|her) (?:\\w+ )?(?:maid|taxi|mug|bank|joke|servant|doormat|cleaner|slave|robot|machine|babysitter|waitress|secretary)\\b|^since when (?:is|do|does|am|are|was|did)\\b|^when will (?:they|he|she|people|I|we) (?:ever )?learn\\b|^what planet\\b|^what (?:the hell|on earth) (?:is|was|were|are)\\b`,
    `\\bwhat (?:kind|sort|type) of (?:an? )?(?:\\w+ ){1,3}(?:does|says|acts|would|treats|leaves|sends|goes|thinks|forgets)\\b`,
    `\\bhow (?:is|was|are) (?:that|this|it|any of (?:it|this|that)|they|he|she)(?: even| supposed to be| possibly| remotely)* (?:fair|ok|okay|normal|legal|allowed|right|acceptable|possible|a thing)\\b`,
    `\\b(?:can|could|would) (?:you|u|ya) believe\\b|\\bwould you credit\\b`,
    `\\b(?:do|d'|want to|wanna) ?(?:you|u|ya)? ?know what (?:he|she|they|my \\w+|the \\w+) (?:said|did|says|does|told|got|wrote|sent)\\b|\\bknow what (?:he|she|they) (?:said|did)\\b`,
    `^(?:and |so |well |but )?guess (?:who|whose|what)\\b.{0,30}\\b(?:blame\\w*|clean\\w*|stuck|pays?|paid|cover\\w*|sort\\w*|left|wasn't|didn't|nobody|up|tidy\\w*|forgot|never|has to|had to)\\b`,
    `\\bhow (?:hard|difficult) (?:is|can|could|would) (?:it|that) (?:be )?(?:to|is it)?\\b`,
    `\\bisn't it (?:funny|mad|amazing|strange|odd|great|lovely) (?:how|that|when)\\b`,
    `\\bwhy do (?:people|some people|men|women|parents|they|bosses|managers|companies) (?:even|always|bother|have|do|say|think|act|treat|insist|make|never)\\b`,
    `\\bwho (?:do|does) (?:he|she|they) think (?:he|she|they)\\b|\\bwhat(?:'s| is) (?:his|her|their) problem\\b|\\bhow (?:dare|could) (?:he|she|they|anyone|anybody|people|someone|you do that)\\b`,
    `\\bis (?:it|that) (?:really |honestly )?(?:too much|so much|so hard|a lot) to ask\\b|\\bwhat more do (?:they|he|she|people) want\\b|\\bwhat (?:am|was) I (?:meant|supposed) to do,`,
    `^(?:are you|is (?:he|she)|are they) (?:kidding|joking|having a laugh|serious|for real|taking the (?:piss|mick))\\b`,
    `\\bis it just me or\\b|\\bwhere(?:'s| is) the (?:fairness|justice|sense) in\\b|\\bwhat(?:'s| is) the world coming to\\b|\\bwhat do I know\\b|^where (?:was|were) (?:he|she|they|everyone|everybody|you) when\\b|\\bhow many (?:more )?times do I (?:have|need)\\b|\\bhow do (?:they|people) (?:get away with|live with themselves|sleep at night)\\b`,
  ].join('|'),
  'i',
);
/** Something that has to be answered, and is elsewhere. */
const REAL =
  /\b(?:should I|do I (?:have|need)|deserve to|die|dead|kill|alive|live|born|exist|hurt(?:s|ing)? me|hit me)\b/i;
const WORDS = 34;
/** "Can you believe they gave it to me" is joy. */
const JOY =
  /\b(?:to me\b|I (?:\w+ )?(?:got|won|passed|did it|made it)|we (?:got|won)|said yes|so (?:happy|proud|kind|lovely))\b|[☀-➿\u{1F600}-\u{1F64F}]/iu;
const QUOTED =
  /\b(?:said|says?|goes|asks?|asked|like|went|texted|wrote|to me|turned round)\b[^"“]{0,30}["“][^"”]{4,140}\?["”]/i;
const QUOTED_FIRST = /^["“][^"”]{4,140}["”],? (?:he|she|they|my [\w-]+) (?:asks?|asked)\b/i;
const KEEPS = /\bkeeps? (?:on )?asking(?: me)? (?:when|if|why|whether|what|how|am I|are|about|where)\b/i;
/** So little beside the question, and the question is the message. */
const FEW = 4;

/** A question that wants no answer is heard as what it is: cross, stunned or sorry. */
export function heardAsks(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.heard_them === undefined || state.level >= 2) return null;
  if (read.words > WORDS || REAL.test(read.clean) || state.topics.includes('abuse')) return null;
  if (JOY.test(read.clean) && /^(?:can you believe|guess)\b/i.test(read.clean) && read.words <= 12)
    return plan('good-news', 'explore', [line('good_news')]);
  if (JOY.test(read.clean) || read.acts.has('good_news') || read.feelings.some(({ kind }) => kind === 'warm'))
    return null;
  if (QUOTED_FIRST.test(read.clean)) return plan('heard', 'explore', [line('heard_asked')], { expect: state.expect });
  if (QUOTED.test(read.clean) && !/\bI (?:said|asked|was like|went)\b/i.test(read.clean))
    return plan('heard', 'explore', [anchor, line('heard_asked')], { expect: state.expect });
  if (KEEPS.test(read.clean) && read.words <= 20)
    return plan('heard', 'explore', [line('heard_keeps')], { expect: state.expect });
  // Of oneself first: "why did I think they'd be fair" is about both.
  const asked = askedIn(read.clean);
  const text = asked?.text ?? read.clean;
  const [family, words] = KINDS.find(([, kind]) => kind.test(text)) ?? [];
  if (family === undefined || words === undefined) return null;
  if (asked === null && read.words > 12) return null;
  const told = asked === null ? 0 : asked.beside;
  if (told < FEW) return plan('heard', 'explore', [line(family)], { expect: state.expect });
  scene.anchors = scene.anchors.filter((one) => !words.test(one.text));
  return scene.anchors.length === 0 ? null : plan('heard', 'explore', [anchor, line(family)], { expect: state.expect });
}

const KINDS: readonly (readonly [family: string, words: RegExp])[] = [
  ['heard_self', OF_SELF],
  ['heard_why_me', WHY_ME],
  ['heard_them', OF_THEM],
];
