import { noteUsed } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { isNight } from './ask-now.ts';
import { byeOfBurden } from './burden.ts';
import { byeOfDrink } from './drink.ts';
import { newsIn, restAfterEnd } from './ending-words.ts';
import { byeOfRisk } from './evening.ts';
import { saysGoodbye } from './goodbye.ts';
import { leansOnKey } from './leans-on-key.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { referNow } from './quiet-risk.ts';
import { comingIn, offTo, type SendOff } from './send-off.ts';

// Why is this hard? "That's it", "there's no more", "forget it. bed": whoever says so is asked to go on by every reply
// that only knows stories. So the talk is let go, without a question; the good news or the thing they are off to, said in
// the same breath, is what the last word is about.

const MOST = 24;
const SHORT = 7;
const LITTLE = 4;
const LATELY = 6;
const BED = /\b(?:bed(?:time)?|sleep|night|nite)\b/i;

/** Nothing more is to be said, or somebody goes: the talk is let go with what they named. */
export function ending(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || lines.families.ending_rest === undefined)
    return null;
  if (read.words > MOST || leansOnKey(read) || read.text.includes('?')) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  const rest = restAfterEnd(read.clean);
  const goesNow =
    (MUST_GO.test(read.text) && read.words <= SHORT) || LAST_WORD.test(read.clean) || GOES_NOW.test(read.clean);
  const said = rest === null ? saysGoodbye(read.clean) || read.acts.has('bye') : saysGoodbye(rest);
  const leaves = said || goesNow;
  if (rest === null && !leaves) {
    const call = read.words <= SHORT ? offTo(read.clean) : null;
    return call?.family === 'off_call' || call?.family === 'off_child' ? letGo(scene, [sent(call)]) : null;
  }
  if (rest === '' && answersYesOrNo(scene)) return plan('stay', 'explore', [line('ending_answered')]);
  const news = newsIn(rest ?? read.clean);
  const off = offTo(rest ?? read.clean) ?? (leaves ? comingIn(state.recent.slice(-LATELY)) : null);
  if (news !== null) return letGo(scene, [line(`news_${news}`), ...(off === null ? [] : [sent(off)])]);
  if (state.plan !== null && leaves) return null;
  if (off !== null && (leaves || (rest !== null && goes(off, rest))))
    return letGo(scene, [line(BED.test(read.clean) ? 'bye_bed_short' : 'bye_short'), sent(off)]);
  if (rest === null && goesNow && !said)
    return letGo(scene, [line(BED.test(read.clean) ? 'bye_bed_short' : 'bye_short')]);
  if (rest === null) return null;
  if (rest === '' || FILLS.test(rest))
    return letGo(scene, [line(WAVED_OFF.test(read.clean) ? 'ending_waved' : 'ending_rest')]);
  if (countWords(rest) <= LITTLE && !WAVED_OFF.test(read.clean) && read.feelings.length === 0)
    return letGo(scene, [line('ending_rest')]);
  if (countWords(rest) <= SHORT && (leaves || BED.test(rest))) {
    const night = BED.test(rest) && (isNight(scene.localHour) || /\bbed|sleep\b/i.test(rest));
    return letGo(scene, [line(night ? 'bye_bed_short' : 'bye_short')]);
  }
  if (questionIn({ read: { ...read, clean: rest } }) !== null) return null;
  // What is told after it is met by itself; what they will do instead belongs to the no.
  if (/^I(?:'ll| will)\b/i.test(rest)) return null;
  scene.read = { ...read, clean: rest, text: rest, words: countWords(rest), clauses: splitClauses(rest) };
  return null;
}

/** "Yeah, that's about it": right after a question for a yes or a no it answers that, and nobody leaves. */
const answersYesOrNo = ({ state, read, lines }: Scene): boolean =>
  /^(?:yeah|yes|yep|yup|no|nope)\b/i.test(read.clean) &&
  YES_OR_NO.test(state.lastReply) &&
  lines.families.ending_answered !== undefined;
const YES_OR_NO =
  /(?:^|[.!?] )(?:(?:and|so|but) )?(?:is|are|was|were|do|does|did|has|have|had) (?!(?:[^?]*\b(?:else|anything|enough|all)\b))[^.?!]*\?\s*$/i;

/** "I'm off to shut them in. Night.", "thx. bed": the last word of it goes. */
const LAST_WORD =
  /^(?!.*\b(?:said|says|goes|went|was like)\b).*(?:[.!,] (?:good ?night|night|night night|nighty night|good (?:day|evening)|bye|bye bye|ta ?ra|cheerio|see ya)|[.!] bed(?:time)?)[.! x]*$|^(?:right|ok|okay|anyway)[.,!]+ (?:the )?(?:shops?|work|shower|bath|bed|tea|dinner|lunch|school|gym|bus|dog walk|washing up|dishes)[.! x]*$/i;
/** "gotta help with washing up": no I, and nothing told. */
const MUST_GO =
  /^(?:(?:ok|right|anyway|so)[ ,.!]+)*(?:gotta|got to|better(?! than| now| but| today| not| off)|time to|off to) (?!say|tell|ask|be |admit|do something|see |try|know|believe|think|stop|start|change|find)\w+/i;
/** "Thank you. I go to study now." */
const GOES_NOW =
  /(?:^|[.!,;] )(?:so |and |now )?(?:I (?:go|must go|have to go|need to go|shall go|should go|will go)|I'll go|(?:I'm )?off (?:to|and)) (?:to |and )?(?:\w+ ){1,4}now[.!]*$/i;
const WAVED_OFF = /\b(?:nvm|never ?mind|forget|doesn't matter|drop it|leave it)\b/i;
const FILLS =
  /^(?:(?:I )?just (?:wanted|needed) to (?:tell (?:someone|somebody|you)|say (?:it|that|so)|share (?:it|that)|get (?:it|that) (?:out|off my chest))\W*|(?:thanks?|thank you|cheers|sorry|ok|okay|lol|haha|really|x+)[ ,.!]*)*$/i;

/** "Nothing else. I sit, watch the telly" goes nowhere. */
const goes = (off: SendOff, rest: string) =>
  /^off_(?:call|child|trip)$/.test(off.family) ||
  /^(?:(?:thanks?|thank you|cheers)(?: anyway)?[ ,.]+)?(?:I'm |I am |I'll |I shall |I go |going |gonna |off |got (?!a |the |my |no )|have to |need to |my |time )/i.test(
    rest,
  );

const sent = ({ family, slots }: SendOff): Part => line(family, slots);

const GLAD_MOST = 16;

/** Somebody is well again, a result is clear: that is met with gladness before anything is asked. */
export function reliefNews(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > GLAD_MOST || lines.families.news_clear === undefined)
    return null;
  const news = newsIn(read.clean);
  if (
    (news !== 'clear' && news !== 'home') ||
    read.text.includes('?') ||
    read.feelings.some(({ kind }) => kind !== 'warm')
  )
    return null;
  return plan('good-news', 'explore', [line(`news_${news}`), line('news_on')], { expect: { kind: 'open' } });
}

/** Who can help with what weighs is named with the last word, as at any other goodbye (wrap.ts). */
function letGo(scene: Scene, parts: Part[]): Plan {
  scene.state.expect = null;
  noteUsed(scene.state, 'wrap');
  const refer = referNow(scene, true);
  const weighs = [byeOfDrink, byeOfRisk, byeOfBurden].map((close) => close(scene)).find((lines) => lines.length > 0);
  const whom = refer === null ? (weighs ?? []) : [maybe(refer)];
  return plan('wrap', 'wrap', [...parts, ...whom], { mayRepeat: true });
}
