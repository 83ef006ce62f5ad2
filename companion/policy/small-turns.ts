import { holdsAStep } from '#companion/state.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Sort of", "neither", "no, genuinely", "I noticed that one" and "I told her I was ill, I wasn't" are
// short and turn a talk: half a yes, a way out of our two choices, a word that wants to be believed, the first thing that
// got through in weeks, a thing said in place of the true one. Read by their words alone they are all "maybe" or a receipt.

const LEAD = '(?:(?:well|um+|oh|yeah|yes|hm+|I mean|ok|okay|er+|so|like|but|no)[ ,.]+)*';
const END =
  "(?:[ ,]+(?:yeah|yes|I (?:suppose|guess|think)|really|so|though|tho|tbh|lol|haha|to be honest|it is|it does|that's it|but not (?:quite|exactly|really|all of it)))*[.! ]*";
const HALF_YES = new RegExp(
  `^${LEAD}(?:(?:sort|kind|kinda|sorta) ?(?:of|a)?|kinda|sorta|I (?:suppose|guess|spose)(?: so| it is| it does| that's it| you're right)?|in a (?:way|sense)|a (?:bit|little)(?: bit)?|more or less|ish|mostly|partly|half|somewhat|roughly|near enough|close(?: enough)?|something like that|kind of like that)${END}$`,
  'i',
);
const NEITHER = new RegExp(
  `^${LEAD}(?:neither|none of (?:them|those|these|it)|not either|neither (?:of (?:them|those|these|the two)|one|really|fits?)|it's neither|not really either)${END}$`,
  'i',
);
const MEANS_IT = new RegExp(
  `^${LEAD}(?:like |I )*(?:genuinely|honestly|seriously|truly|for real|really|I (?:really )?(?:mean|meant) (?:it|that)|(?:I )?really (?:am|do|is|mean it)|(?:I|he|she|it|they) (?:really|genuinely|honestly|truly) (?:am|is|are|do|does|did|was))${END}$`,
  'i',
);
const OR_ASKED = /\bor\b[^.?!]*\?\s*$/i;
const SHORT = 7;

/** Half a yes, a neither, an insisting word: by what stood before it. */
function fewest({ read, state, lines }: Scene): Plan | null {
  if (read.words > SHORT || state.told === 0 || (state.expect !== null && state.expect.kind !== 'open')) return null;
  const text = read.clean;
  if (NEITHER.test(text) && lines.families.short_neither)
    return plan('neither', 'explore', [line('short_neither')], { expect: { kind: 'open' } });
  if (MEANS_IT.test(text) && lines.families.means_it) return plan('stay', 'explore', [line('means_it')]);
  if (!HALF_YES.test(text) || lines.families.short_half === undefined) return null;
  // Asked for one of two, "sort of" leans and chooses neither.
  if (OR_ASKED.test(state.lastReply)) return plan('maybe', 'explore', [line('short_maybe')]);
  const opener = state.asked === 0 && (state.quiet ?? 0) === 0 && lines.families.short_half_ask !== undefined;
  return plan('maybe', 'explore', [line(opener ? 'short_half_ask' : 'short_half')]);
}

/** Nothing reached them so far. */
const NOTHING_FELT =
  /\b(?:feel(?:ing|s)?|felt) (?:\w+ )?(?:nothing|numb|empty|flat|dead|hollow|blank)\b|\b(?:numb|hollow|on autopilot|going through the motions|nothing (?:gets|got) through|no feelings?|behind glass|grey|switched off)\b|\b(?:don't|do not|can't|cannot|didn't) (?:\w+ )?(?:feel (?:anything|much|a thing|it|love|joy|connected)|enjoy|taste|care about|laugh|cry)\b/i;
const GOT_THROUGH =
  /\bI (?:did |actually |even |really |do )*(?:noticed?|saw|caught|felt|heard) (?:that(?: one)?|it|this one|him|her|something)(?: though| tho)?[.! ]*$|\b(?:made|makes) me (?:\w+ )?(?:smile|laugh|grin)\b|\b(?:caught|found) myself (?:smiling|laughing|humming|singing|grinning|looking)\b|\bI (?:nearly|almost|actually|even) (?:smiled|laughed|grinned|hummed|sang|cried)\b|\b(?:first (?:time|thing) (?:in|for|since)|for (?:a|one|half a) (?:second|moment|minute),? I)\b|\bsomething (?:moved|stirred|lit|shifted)\b|\bthat one (?:reached|got|stayed|landed)\b/i;
const HURT =
  /\b(?:rolled|sighed|looked away|laughed at|whisper\w*|ignored|shouted|hit|crying|worse|hate|hurt|nothing|didn't|never|wanted to (?:die|cry|scream)|alone|angry|scared|panic\w*|sick)\b/i;

/** The first small thing that got through to somebody who felt nothing. */
function gotThrough({ read, state, lines }: Scene): Plan | null {
  if (lines.families.got_through === undefined || read.words > 26 || /\?/.test(read.text)) return null;
  if (!GOT_THROUGH.test(read.clean) || HURT.test(read.clean)) return null;
  if (!NOTHING_FELT.test([state.opening ?? '', ...state.recent].join('. '))) return null;
  return plan('turn.noticed', 'explore', [line('got_through')], { expect: { kind: 'open' } });
}

const SAID_INSTEAD =
  /^(?:(?:and|so|but|then|ok|well|yesterday|today)[ ,]+)*(?:I )?(?:just )?(?:told|texted|said|messaged|wrote)\b[^.?!]{6,70}(?:[,.]| but| and)+ ?(?:(?:I|it|that|we|he|she|they) (?:didn't|don't|haven't|hadn't|wasn't|isn't|aren't|weren't|am not|did not|was not)(?: (?:true|really|even|at all|one|any))?|(?:which|that) (?:was a lie|wasn't true|isn't true|is a lie)|I (?:lied|made (?:it|that) up)|it was a lie|not true)[.!]*$/i;

/** "Told my mum I had stomach ache, I didn't": one thing was said in place of another. */
function saidInstead({ read, lines }: Scene): Plan | null {
  const told = read.clean.split(/(?<=[.!]) /).some((_one, at, all) => SAID_INSTEAD.test(all.slice(at).join(' ')));
  return lines.families.said_instead !== undefined && read.words <= 26 && told
    ? plan('told.instead', 'explore', [line('said_instead')], { expect: { kind: 'open' } })
    : null;
}

/** "Done. Wanted his bill", after the telephone: what they left for is over. */
const BACK_AGAIN =
  /^(?:(?:ok|okay|right|so|sorry|forgive me|excuse me)[ ,.]+)*(?:done|sorted|back|gone|here|grand|all (?:done|good|fine|quiet)|only|just|wanted|wrong number|it was|that was|he was|she was|they were|(?:he|she|it|they)(?:'s|'re| is| are) (?!my\b|the\b|not\b)\w+|nothing|false alarm|the [\p{L} ]{3,20}$|my [\p{L} ]{3,16}$)\b[^?]{0,50}$|^(?:sorry|apologies|forgive me|excuse me)[.,! ]+[^?]{2,40}$/iu;
/** "Screw it": the doubt is thrown off. */
const ANYHOW =
  /^(?:(?:oh|ah|you know what|ok|well|but|honestly)[ ,.]+)*(?:screw|sod|stuff|bugger|fuck|blow|hang|damn|to hell with|the hell with) (?:it|that|this|them|him|her)(?: all)?[.! ]*$|^(?:so what|who cares|whatever,? I'll do it|I'll do it anyway|let (?:him|her|them))[.! ]*$/i;

/** Few words that turn a talk; null for anything else. */
export function smallTurns(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2) return null;
  if (['bye', 'thanks', 'ask_advice'].some((act) => read.acts.has(act))) return null;
  if (state.signs?.aside === state.turn - 1 && read.words <= 10 && BACK_AGAIN.test(read.clean))
    return plan('talk.remark', 'explore', [line('talk_back')]);
  if (ANYHOW.test(read.clean) && lines.families.go_anyway)
    return plan('stay', 'explore', [line(holdsAStep(state) ? 'go_anyway' : 'quiet_close')]);
  return fewest(scene) ?? gotThrough(scene) ?? saidInstead(scene);
}
