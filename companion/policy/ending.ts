import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { isNight } from './ask-now.ts';
import { byeAlong } from './bye-along.ts';
import { newsIn, restAfterEnd } from './ending-words.ts';
import { saysGoodbye } from './goodbye.ts';
import { leansOnKey } from './leans-on-key.ts';
import { letGo } from './let-go.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';
import { comingIn, offTo, type SendOff } from './send-off.ts';
import { wishAlong } from './wish-along.ts';

// Why is this hard? "That's it", "there's no more", "forget it. bed": whoever says so is asked to go on by every reply
// that only knows stories. So the talk is let go, without a question; the good news or the thing they are off to, said in
// the same breath, is what the last word is about.

const MOST = 24;
const FITS =
  /^(?:(?:yes|yeah|perfect|great|ok|okay|oh)[ ,.!]+)*that(?:'s| is) (?:it|perfect|the one)\b(?! (?:for|thanks|really|all))/i;
const SHORT = 7;
const LITTLE = 4;
const LATELY = 6;
const BED = /\b(?:bed(?:time)?|sleep|night|nite)\b/i;

/** Nothing more is to be said, or somebody goes: the talk is let go with what they named. */
export function ending(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || lines.families.ending_rest === undefined)
    return null;
  const along = newsIn(read.clean) === null && offTo(read.clean) === null ? byeAlong(scene) : null;
  if (along !== null) return along;
  if (read.words > MOST || leansOnKey(read) || read.text.includes('?')) return null;
  // "That's it", of words that were put up just now: they are the right ones.
  if (state.drafts !== undefined && state.turn - state.drafts.turn <= 1 && FITS.test(read.clean)) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  const rest = restAfterEnd(read.clean);
  const goesNow =
    (MUST_GO.test(read.text) && read.words <= SHORT) ||
    LAST_WORD.test(read.clean) ||
    ((TEA.test(read.clean) || WALK.test(sentencesOf(read.clean).at(-1) ?? '')) && !offeredJust(scene)) ||
    GOES_NOW.test(read.clean) ||
    TO_SLEEP.test(read.clean);
  const said = rest === null ? byeSaid(scene) : saysGoodbye(rest);
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
  if (rest === null && goesNow && !said) {
    const wish = TO_SLEEP.test(read.clean) && read.words > SHORT ? wishAlong(scene) : null;
    return letGo(scene, [line(BED.test(read.clean) ? 'bye_bed_short' : 'bye_short'), ...(wish === null ? [] : [wish])]);
  }
  if (rest === null) return null;
  if (rest === '' || FILLS.test(rest)) return letGo(scene, lastWord(scene));
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

/** "He shouts, that's all" only sounds like a goodbye. */
const byeSaid = ({ read }: Scene): boolean =>
  saysGoodbye(read.clean) || (read.acts.has('bye') && !/\bthat'?s (?:all|it)\b/i.test(read.clean));

/** "I just miss him. gonna try to sleep now": the talk is over with it. */
const TO_SLEEP =
  /(?:^|[.!,;] |\band )(?:(?:ok|okay|right|anyway|so|well|I think)[ ,]+)*(?:I'll|I will|I'm going to|I'm gonna|gonna|going to|I should|better|I'd better) (?:just |now |probably |really )*(?:try (?:to |and )?|go (?:and )?)?(?:get (?:some|a bit of) |go (?:back )?to |go )?(?:sleep|bed)(?: now| then| again| soon| x+)*[.! ]*$/i;

/** "Thanks" in it is answered, and a wish goes along; where hardly anything was told yet the door stays open. */
function lastWord(scene: Scene): Part[] {
  const { read, state } = scene;
  if (WAVED_OFF.test(read.clean)) return [line('ending_waved')];
  if (state.turn <= EARLY && countWords(state.recent.join(' ')) <= TOLD_LITTLE) return [line('ending_early')];
  const wish = wishAlong(scene);
  const thanked = read.acts.has('thanks') || /\b(?:thanks?|thank you|cheers)\b/i.test(read.clean);
  return [line(thanked ? 'thanks_short' : 'ending_rest'), ...(wish === null ? [] : [wish])];
}
const EARLY = 4;
const TOLD_LITTLE = 8;

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
/** Right after an idea it takes that up. */
const offeredJust = ({ state }: Scene): boolean => state.lastOffer?.turn === state.turn - 1 || state.plan !== null;

/** "I think I'll go and have my tea": an errand of this minute, and the talk ends with it. */
const TEA =
  /^(?:(?:right|ok|okay|well|anyway|so)[ ,.]+)*(?:I'll|I will|I think I'll|I'm going to|I'd better) (?:just |now )?(?:go and )?(?:have|make|get|cook|start) (?:my |some |the |a )?(?:cup of )?(?:tea|dinner|supper|lunch|breakfast|coffee|cuppa|bath|shower)\b[^.?!]{0,20}\W*$/i;
/** "That's comforting. I'm going to go out for a walk." */
const WALK =
  /^(?:(?:right|ok|okay|well|anyway|so)[ ,.]+)*(?:I'm going to|I'm gonna|I'll|I think I'll|I'm off to|I'd better) (?:just |now )?(?:(?:go|head|pop) (?:out )?for|have|take|get) (?:a |my |some )?(?:walk|run|swim|bath|shower|nap|lie down|fresh air|breath of air)(?: now| then)?\W*$/i;
/** "gotta help with washing up": no I, and nothing told. */
const MUST_GO =
  /^(?:(?:ok|right|anyway|so)[ ,.!]+)*(?:gotta|got to|better(?! than| now| but| today| not| off)|time to|off to) (?!say|tell|ask|be |admit|do something|see |try|know|believe|think|stop|start|change|find)\w+/i;
/** "Thank you. I go to study now." */
const GOES_NOW =
  /(?:^|[.!,;] )(?:so |and |now )?(?:I (?:go|must go|have to go|need to go|shall go|should go|will go)|I'll go|(?:I'm )?off (?:to|and)) (?:to |and )?(?:\w+ ){1,4}now[.!]*$/i;
const WAVED_OFF = /\b(?:nvm|never ?mind|forget|doesn't matter|drop it|leave it)\b/i;
const FILLS =
  /^(?:(?:I )?(?:just |only )?(?:wanted|needed) to (?:tell (?:someone|somebody|you)|say (?:it|that|so)|share (?:it|that)|get (?:it|that) (?:out|off my chest))\W*|(?:thanks?|thank you|cheers|sorry|ok|okay|lol|haha|really|I (?:guess|suppose)|anyway|for listening|x+)[ ,.!]*)*$/i;

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
  // "I found him", of the dead, is no news that anybody hoped for.
  if (state.lost !== undefined) return null;
  return plan('good-news', 'explore', [line(`news_${news}`), line('news_on')], { expect: { kind: 'open' } });
}
