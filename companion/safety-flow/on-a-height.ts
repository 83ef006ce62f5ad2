import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { AT_THE_PLACE } from './at-the-place.ts';
import { withoutGuess } from './guess.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "I'm on the bridge near my house. I just want someone to know" names no wish and no deed, and nobody
// writes that from a walk. The place is named by half the town every day, so the second half is what tells: that somebody
// should know, that they don't know why they write, the railing, the other side.

const HEIGHT =
  '(?:bridge|overpass|viaduct|flyover|roof(?:top)?|ledge|parapet|cliff(?:top| edge| top)?|multi-?storey(?: car ?park)?|train tracks|railway (?:tracks|line|bridge)|tracks|edge of the (?:platform|cliff|roof|quay|pier))';
const AM_ON = new RegExp(
  `\\b(?:i'?m|im|i am)(?: just| now| still| here| actually| currently)*(?: sat| sitting| stood| standing| parked| up)?(?: here)? (?:on|at|up on|on top of|by)(?: the edge of| the side of| top of)? (?:the|a|that|this|our)(?: \\w+)? ${HEIGHT}\\b`,
  'i',
);
const SECOND_HALF =
  /\b(?:want(?:ed)? (?:some ?one|some ?body|you|people|any ?one) to know|(?:don'?t|do not|dunno|not sure) (?:even |really )?know why i'?m (?:writing|telling|here|doing)|(?:tell|say|told) (?:my|them|her|him) .{0,30}(?:sorry|love)|i'?m (?:so )?sorry|goodbye|railings?|other side|look(?:ing)? down|over the edge|can'?t (?:do (?:it|this)|go on|go home|take)|no (?:way|going) back|nobody (?:knows|would)|one step|let go|not coming (?:back|home)|last (?:thing|time|message)|too scared|shaking|it would be (?:so )?(?:easy|quick))\b/i;
const ORDINARY =
  /\b(?:bus|coach|train is|delayed|late for|traffic|jam|cycling|bike|running|jog\w*|photos?|sunset|sunrise|view|picnic|with (?:my|the) (?:kids|friends|mates|wife|husband|boyfriend|girlfriend|dog|class|crew)|work(?:ing)? on|roofer|scaffold\w*|job|shift|fishing|festival|drone|scared of heights|afraid of heights|vertigo)\b/i;

/** Somebody who writes from a height, and not of it: a danger of this minute. English. */
export function onAHeight(assessment: Assessment, said: string): Assessment {
  const text = straighten(said);
  if (assessment.level === 3 || !AM_ON.test(text) || !SECOND_HALF.test(text) || ORDINARY.test(text)) return assessment;
  return toldAs(assessment, 3, 'suicide_imminent', [AT_THE_PLACE, ...withoutGuess(assessment.rules)]);
}
