import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { asksForWords, TO_TELL, WRITES } from './asks-words.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? People ask what to do in every spelling and style: "wot now", "so what do i DO in the queue", "Sir,
// please suggest", "could you give me one small step for today", "I need a way to start". Lists of phrases know those of
// the people they were written for. So the shape is read: who asks, and a deed that is still open. What was done, what
// somebody else does, and what to say are other matters.

const written = writtenIn('policy/asks-ideas');

/** What was asked for with it. */
export interface IdeaAsk {
  /** "One small thing": two would be twice what was asked for. */
  one: boolean;
  /** For the minute it comes up, or for where it does. */
  moment: boolean;
  /** For this hour. */
  now: boolean;
  /** Another than those that were put up. */
  more: boolean;
  /** It is asked for outright, and not only what to do. */
  outright: boolean;
  /** Nobody asked in so many words: only what needed more than one thing told. */
  exact?: boolean;
}

const LEAD =
  '(?:(?:ok|okay|so|well|and|but|then|please|honestly|sir|madam|yes|yeah|right|fine|idk|um|no|lol|actually|just)\\b[ ,.]*)*';
const SOMEBODY = 'an? (?:\\w+ )?(?:man|woman|person|body|girl|lad|mother|father|mum|dad)';
const ONE = `(?:I|we|one|you|people|ppl|somebody|${SOMEBODY})`;
const WHAT = "(?:what|wot|wat|wht)(?:'s| is)?";
/** Not the matter of an idea: words to say, kindness, jokes, things. */
const OTHER_THINGS =
  '(?!.*\\b(?:say|tell (?:him|her|them|my)|text|write to|wording|words?|line|message|draft|reason|joke|nice|kind|good news|compliment|number|answer|truth|hope|space|time|break|hug|chance|drink|eat|wear|change|happen)\\b)';
const ADDED =
  '(?:(?:very |really |more |quite )?(?:small|tiny|little|concrete|practical|simple|easy|quick|single|specific|real|useful|first|next|actual|good|doable|different|other|new)[ ,]+(?:and )?)*';
const THING = `(?:${ADDED}(?:step|thing|idea|tip|suggestion|bit of advice|advice|pointer|trick|task|plan)s?|${ADDED}(?:something|anything)|something (?:very |really |more )?(?:small|tiny|concrete|practical|simple|easy|quick|specific|useful|doable|different|real))`;

const WHAT_TO_DO = quickPattern(
  `^${LEAD}${WHAT}(?: (?:the (?:hell|fuck|heck)|on earth|else|exactly|actually))?(?: (?!did|have|has|had|was|were|he|she|they|it|people|happens|you|u\\b|ya\\b)[\\w']+){0,2}? (?:I|we|one|${SOMEBODY}|somebody|to)(?: (?!say|tell|text|write|have|would|you)[\\w']+){0,4}? (?:do|done|try|change)\\b(?! (?:wrong|for (?:work|a living|fun)|to (?:him|her|them|you)|if (?:he|she|they)|with (?:him|her|them)))`,
  'i',
);
/** "I'd love some ideas for how to help", "I could do with a tip". */
const WISHED_FOR = written('wished-for');
/** "Anything that costs nothing?", after ideas. */
const CHEAPER = written('cheaper');
const SUGGEST = quickPattern(
  `^${LEAD}(?:what|wot|wat|how)(?:'d| would| do| can| did|'s)? (?:you|ya|u|ye) (?:\\w+ ){0,2}?(?:propose|suggest|reckon|advise|recommend)\\b(?! (?:I|we|one) (?:say|tell|write|text))|^${LEAD}(?:just |please )?(?:tell|show) me (?:what|how|where) (?:to do|I (?:should|could|can|must) (?:do|start|begin)|to (?:start|begin|cope|fix|go on))\\b`,
  'i',
);
/** "They don't tell me anything" tells of somebody, and asks for nothing. */
const NOT_TOLD =
  "(?<!(?:n't|\\bnot|\\bnever|\\bnobody|\\bno one|\\b(?:he|she|they|doctors?|nurses?|staff)) (?:even |ever |really |just )?)";
const GIVE = quickPattern(
  `${NOT_TOLD}\\b(?:give|gimme|offer|suggest|recommend|send|name|tell)(?: me| us)? (?:just |maybe )?(?:some|an?|any|your|one|1|two)? ?${OTHER_THINGS}${THING}\\b|^${LEAD}(?:kindly )?(?:please )?(?:suggest|advise|recommend)(?: me| us)?(?: please)?\\W*$`,
  'i',
);
const HAVE = quickPattern(
  `(?:^${LEAD}|\\b(?:do|have) (?:you|u|ya) (?:have |got )?|\\bgot )(?:any|some|got any|an?|your) ${OTHER_THINGS}${THING}\\b(?! (?:why|who|when|where|how long|what (?:he|she|they|it|that|is)|(?:to|against|on|about) (?!try\\b|do\\b|start\\b|this\\b|that\\b|it\\b)))|^${LEAD}(?:tips?|ideas?|advice|suggestions?|tricks?|any thoughts)\\W*$|\\b(?:is there |have you got |got )?(?:anything|something|one thing|a thing)(?: \\w+)? (?:that )?(?:I|we|one) (?:can|could|should|might) (?:actually |really |even |just )?(?:do|try)\\b(?! (?:wrong|for (?:him|her|them)))|^${LEAD}(?:one|an?|another|some) ${ADDED}(?:step|thing|idea|tip|suggestion)s?(?: for (?:me|today|tonight|now|tomorrow|this \\w+))?(?:,? please)?\\W*$|^${LEAD}(?:maybe )?something (?:really |very |more )?(?:small|tiny|concrete|practical|simple|easy|doable|useful)\\W*$|\\bany thoughts on (?:what|how) (?:I|to)\\b`,
  'i',
);
/** "Is there a trick for phone calls", "you have tip for me?", "other tip please". */
const IS_THERE = quickPattern(
  `^${LEAD}any (?:trick|tip|advice|idea)s? (?:to (?:not|stop|start|keep|get|make|be|avoid)|against|for)\\b|\\b(?:give|suggest|tell|name|show)(?: me)? (?:one|an?|some|any) ${ADDED}changes?\\b|\\bis there (?:a|an|any) (?:better|easier|good|nicer|smarter) way(?: to (?:do|handle|manage) (?:this|it|that)| of doing (?:this|it|that))?\\W*$|\\b(?:is there|are there|isn't there|do (?:you|u) know|(?:you|u) (?:have|got|know)) (?:some|any|an?|one|maybe)? ?${ADDED}(?:trick|tip|knack|hack|idea|advice|suggestion)s?\\b|\\b(?:is there|isn't there) (?:a|any|some) ${ADDED}way (?:to|of) (?:not |stop |start |get (?:through|over|going|up)|cop|calm|feel|sleep|deal|handl|bear|mak(?:e|ing) (?:it|this|the))|^${LEAD}(?:an? )?(?:other|another|different|better|new) (?:tip|idea|advice|suggestion|trick)s?\\b|^${LEAD}(?:an? |one |any |some )?${ADDED}(?:tip|idea|trick|suggestion)s? (?:please|pls|plz)\\b`,
  'i',
);
const NEED = quickPattern(
  `^${LEAD}(?:(?:what )?I )?(?:(?:really |just |only )?(?:need|want|could do with|am asking for|am looking for|'m looking for|'d like|would like)(?: is)?) (?:just )?(?:a|some|one|an|any)? ?${OTHER_THINGS}(?:${ADDED}(?:step|idea|tip|suggestion|plan|way (?:to (?:start|begin|get (?:going|started|through)|cope|deal|calm)|in(?:to it)?\\W*$|forward))s?|advice|${ADDED.slice(0, -1)}+(?:thing|something)(?= for|\\W*$)|something (?:(?:very |really |more |actually )?(?:small|tiny|concrete|practical|simple|easy|quick|specific|useful|actual|doable|different)\\b|to (?:do|try|start with|hold on to|work on|go on with|get me (?:going|started|moving|out|up|through)|help me)|(?:that|which) (?:helps|works)|I can (?:do|try)))`,
  'i',
);
const ASKED_FOR = quickPattern(
  `\\bI (?:just |already |only )?(?:asked|was asking|am asking) (?:(?:you|u) )?(?:(?:for|about) (?:just |a |an |one |some |the )*${OTHER_THINGS}${THING}\\b|what (?:I|to) (?:(?:should|could|can) )?(?:do|try)\\b)`,
  'i',
);
/** Late in a talk it is about the thing told; at its start it is about the talk. */
const NO_START = quickPattern(
  `^${LEAD}(?:I )?(?:really |honestly |still )?(?:(?:don't|do not) (?:even |really )?know|have no idea|no idea) (?:where|how) (?:to|I) (?:even )?(?:start|begin)\\W*$`,
  'i',
);
const HOW_BEGIN = quickPattern(
  `^${LEAD}(?:(?:what|wot|wat) (?:now|next)|now what|(?:how|where) (?:do|can|would|does|should|am|could|on earth do) ${ONE} (?:(?:best )?even |actually |ever |possibly )?(?:start|begin|go about|deal with|handle|cope(?: with)?|stop|change|fix|face|get through|get going|get started|begin to \\w+|start to \\w+)(?: with)?(?: (?:it|that|this|today|tonight|all (?:this|that|of (?:it|this))|such a thing|something like (?:this|that)))?|(?:can|could|will|would) (?:you|u) help me (?:to )?(?:start|begin|get (?:going|started))|help me (?:to )?(?:start|begin|get (?:going|started)))(?:[, ]+(?:now|then|next|first|here|please|do you think|tho|though|even|again|when .{3,50}))*\\W*$`,
  'i',
);
const WHAT_HELPS = quickPattern(
  `^${LEAD}(?:(?:what|wot) (?:do|would) (?:people|others|other people|most people|ppl|folk|everyone else) (?:usually |normally |even )?do(?: then| about (?:it|that|this)| in (?:that|this) (?:case|situation)| with (?:it|that|this)| when\\b.*)?|(?:is there |isn't there )?(?:anything|something|a thing)(?: that| which)? (?:actually |really )?(?:helps|works|would help)(?: (?:with|against|for|when)\\b.*)?|what (?:would|could|can|might) (?:make \\S.{2,50} (?:easier|better|bearable|lighter|calmer|shorter|less \\w+)|help(?: (?:with|against|me)\\b.*)?)|${WHAT} (?:the )?(?:trick|secret|way|best way|best thing)(?: (?:for|to|when|here)\\b.*)?|(?:what|wot|wat) (?:usually |actually |really )?(?:helps|works|would help)(?: (?:when|with|in|against|for|people|most|now|then|me)\\b.*)?|does anything (?:actually |really )?(?:help|work))\\W*$`,
  'i',
);
const MORE = quickPattern(
  `^${LEAD}(?:(?:have you |you |is there |do you have |got )*(?:anything|something|somethin|sth|summat|nothing|nowt) (?:else|different|smaller|easier|simpler|lighter|more \\w+)|(?:an|any) ?other(?: (?:one|ideas?|way))?s?|(?:other|more) ideas?|what else(?: (?:is there|have you got|you got|could I|can I|then)\\b.*)?|(?:a |one )?(?:smaller|easier|different|simpler|shorter|lighter|another) (?:one|idea|step|thing|way)|(?:is there |isn't there |is that )(?:nothing|anything) else|next(?: idea| one)?|(?:and )?(?:after that|then what|what then|and then what)|is that all|that's it)(?:[, ]+(?:then|though|tho|please|maybe|you got|you can think of))*\\W*$`,
  'i',
);
const BARE_HELP = quick(/^(?:please |pls )?help(?: me)?(?: please| pls)?\W*$/i);
const HOW = quickPattern(`^${LEAD}how(?: (?:tho|though|exactly))?\\W*$`, 'i');

const REPORTED = written('reported');
const REFUSES_IT = written('refuses-it');
/** For the minute it comes up. */
export const MOMENT = written('moment');
const NOW = written('now');
const SINGLE = written('single');
const TO_SAY = written('to-say');
const SENTENCE_MOST = 22;
const NO_START_FROM = 2;

/** "What can I do right now to calm down": the body, and not an idea for the evening. Somebody else's calm is no wish. */
const CALM_NOW = written('calm-now');

export const asksForCalm = (text: string): boolean => CALM_NOW.test(text);

/** What is asked for, in whatever words, or null where no idea is. Read from the last two sentences of a message. */
export function ideaAsked(scene: Scene): IdeaAsk | null {
  const { read, state } = scene;
  if (asksForWords(read.clean, read.words)) return null;
  const given = state.lastOffer !== undefined;
  for (const sentence of sentencesOf(read.clean.replace(/\n+/g, '. ')).slice(-2)) {
    const words = sentence.split(/\s+/).length;
    if (words > SENTENCE_MOST || REPORTED.test(sentence) || REFUSES_IT.test(sentence)) continue;
    // "… and I feel sick, what can I do": the asking may stand behind a comma.
    const tails = [
      sentence,
      ...[
        ...sentence.matchAll(
          /(?:[,;:] | - | but | so | and | (?=(?:what|wat|how) (?:do|can|could|should) I\b))(?=\S+ \S)/g,
        ),
      ].map(({ index, 0: cut }) => sentence.slice(index + cut.length)),
    ];
    // "I'll tell her at breakfast. How do I even start": the start of what is to be said.
    const saying =
      TO_SAY.test(read.clean) ||
      [state.recent.at(-1) ?? '', read.clean].some((text) => TO_TELL.test(text) || WRITES.test(text));
    const found = (shape: RegExp) => tails.some((text) => shape.test(text));
    const outright =
      found(GIVE) || found(HAVE) || found(IS_THERE) || found(NEED) || found(ASKED_FOR) || found(WISHED_FOR);
    const more = (given && found(MORE)) || (state.turn > 0 && found(CHEAPER) && sentence.includes('?'));
    const help = BARE_HELP.test(sentence) && read.words > 3;
    if (
      !outright &&
      !more &&
      !help &&
      !found(WHAT_TO_DO) &&
      !found(SUGGEST) &&
      (saying || !(found(HOW_BEGIN) || (state.told > NO_START_FROM && found(NO_START)))) &&
      !found(WHAT_HELPS)
    ) {
      if (!(HOW.test(sentence) && words <= 3 && state.told >= 2 && state.plan === null)) continue;
    }
    return {
      one: SINGLE.test(sentence),
      moment: MOMENT.test(sentence),
      now: NOW.test(sentence),
      more: more && !outright,
      outright,
    };
  }
  return null;
}
