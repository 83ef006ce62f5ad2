import { line, type Plan, plan, type Scene } from './plan.ts';

/** Nothing reached them so far. */
const NOTHING_FELT =
  /\b(?:feel(?:ing|s)?|felt) (?:\w+ )?(?:nothing|numb|empty|flat|dead|hollow|blank)\b|\b(?:numb|hollow|on autopilot|going through the motions|nothing (?:gets|got) through|no feelings?|behind glass|grey|switched off)\b|\b(?:don't|do not|can't|cannot|didn't) (?:\w+ )?(?:feel (?:anything|much|a thing|it|love|joy|connected)|enjoy|taste|care about|laugh|cry)\b/i;
const GOT_THROUGH =
  /\bI (?:did |actually |even |really |do )*(?:noticed?|saw|caught|felt|heard) (?:that(?: one)?|it|this one|him|her|something)(?: though| tho)?[.! ]*$|\b(?:made|makes) me (?:\w+ )?(?:smile|laugh|grin)\b|\b(?:caught|found) myself (?:smiling|laughing|humming|singing|grinning|looking)\b|\bI (?:nearly|almost|actually|even) (?:smiled|laughed|grinned|hummed|sang|cried)\b|\b(?:first (?:time|thing) (?:in|for|since)|for (?:a|one|half a) (?:second|moment|minute),? I)\b|\bsomething (?:moved|stirred|lit|shifted)\b|\bthat one (?:reached|got|stayed|landed)\b/i;
const HURT =
  /\b(?:rolled|sighed|looked away|laughed at|whisper\w*|ignored|shouted|hit|crying|worse|hate|hurt|nothing|didn't|never|wanted to (?:die|cry|scream)|alone|angry|scared|panic\w*|sick)\b/i;

/** The first small thing that got through to somebody who felt nothing. */
export function gotThrough({ read, state, lines, grammar }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2) return null;
  if (lines.families.got_through === undefined || read.words > 26 || /\?/.test(read.text)) return null;
  if (!GOT_THROUGH.test(read.clean) || HURT.test(read.clean)) return null;
  if (!NOTHING_FELT.test([state.opening ?? '', ...state.recent].join('. '))) return null;
  return plan('turn.noticed', 'explore', [line('got_through')], { expect: { kind: 'open' } });
}
