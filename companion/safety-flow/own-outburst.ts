import { straighten } from '#companion/understand/plain-text.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "She called me a liar and I threw a plate at the wall, not at her" offers a hurt word to soothe, and
// passes by who stood in the room. Nobody was hit, and somebody was frightened: that is asked, without a charge.

const THING =
  '(?:plates?|cups?|mugs?|glass(?:es)?|bottles?|remote|phone|chair|table|tv|telly|laptop|pan|vase|ashtray|bowl|lamp|door|walls?|wardrobe|cupboard|window|fridge|furniture|living room|kitchen|place|bannister|mirror)';
const DID = new RegExp(
  String.raw`\b(?:i|and|just|then|so)(?:'?ve| have| just| only| actually)? (?:lost it and )?(?:threw|thrown|smashed(?: up)?|punched|kicked|hit|hurled|chucked|lobbed|put(?! (?:it |this |them |(?:a|the) \w+ )?on\b))(?: in| up| through)? (?:my |her |his |their |the |a |an )?(?:fist |foot |hand |mug |\w+ )?(?:through |into |at |across |off |in )?(?:the |a |her |his |my )?(?:\w+ )?${THING}|(?:^|[.!?] )(?:threw|smashed|punched|kicked|put) (?:my |her |his |the |a )(?:\w+ )?(?:through |at |across )?(?:the )?(?:\w+ )?(?:${THING}|fist|foot)`,
  'i',
);
/** Somebody of the home stands by, or is what it was about. */
const NEAR =
  /\b(?:(?:not|wasn'?t|never) (?:\w+ )?(?:at|aiming|near|touched|hit|laid)|(?:at|past|near|by|to|in front of|missed|beside) (?:her|him|them|my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|son|daughter|kids?))|(?:she|he|they)(?:'s| has| had)? (?:\w+ )?(?:just stood|(?:was |were )?(?:stood|standing|sat|sitting|behind|next to)|flinched|cried|screamed|ran|left|gone|called me|wouldn'?t|locked|went|was there|saw|shut up)|(?:didn'?t|never) (?:hit|touch\w*|hurt) (?:her|him|them)|we (?:had|were having) (?:a|an|another) (?:\w+ )?(?:row|fight|argument|barney)|the kids (?:were|was|saw|heard)|(?:my )?(?:wife|husband|girlfriend|boyfriend|partner)|his head|her head)\b/i;
const ALONE =
  /\b(?:on my own|alone|by myself|by accident|at work|at the gym|moving the|nobody (?:was )?(?:there|home|in)|(?:he|she) is (?:two|three|2|3)|pillow|punch ?bag|vending)\b/i;

/** Something was broken or thrown in a quarrel, with somebody near. English. */
export const tellsOutburst = (text: string): boolean => {
  const straight = straighten(text);
  return DID.test(straight) && NEAR.test(straight) && !ALONE.test(straight);
};

/** Stands in `once` where it was asked how the other one is. */
const ASKED = 'outburst';

/** True where such an outburst is told for the first time in a talk. */
export const isOfOutburst = (flow: SafetyFlowState, input: { dark?: boolean; text: string }): boolean =>
  input.dark !== undefined && !flow.once.includes(ASKED) && tellsOutburst(input.text);

/** How the other one is, once, below level 2. */
export function planOutburst(turn: Answering): Planned | null {
  if (turn.level >= 2 || !isOfOutburst(turn.flow, turn.input)) return null;
  turn.flow.once.push(ASKED);
  return say(turn, pick(turn, 'any.outburst'), 'safety-told');
}
