import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { asDistress } from './distress.ts';

const OF_HARM_IN_PARTS = /^(?:harm\.weapon|self\.(?:strain|weak)|model)$/;
const GAME =
  /\b(?:valorant|fortnite|minecraft|roblox|overwatch|apex|warzone|league of legends|counter ?strike|csgo|cod|fifa|among us|ranked|respawn\w*|lobby|teammates?|my (?:duo|squad|team)|the (?:enemy|other) team|headshots?|the raid|the boss fight|k\/?d|elo|noobs?|npcs?)\b/i;
/** Beside one of these nothing is a game. */
const IN_EARNEST =
  /\b(?:knif\w*|knives|guns?|hammers?|bats?|axes?|petrol|blades?|for real|irl|in real life|not a joke|not joking|mean it|seriously|asleep|when (?:he|she|they) (?:get|come|is|are|sleep)\w*|deserves?|hate (?:him|her|them)|hit|hits|hurt|beat|scared|afraid)\b/i;
const VIOLENT = /\b(?:kill|murder|stab|shoot|strangle|hurt|end (?:him|her|them)|beat (?:him|her|them))\w*\b/i;

/**
 * "Gonna murder him", said of a game, and "I'll message him tonight" some messages later: a time makes no plan of it. Only
 * where this message holds no blow and no message of the talk a word in earnest. English.
 *
 * @param before what was said before in this talk, oldest first
 */
export function ofAGame(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => OF_HARM_IN_PARTS.test(rule));
  if (!only || !assessment.rules.includes('harm.weapon')) return assessment;
  const talk = [...before, said].map(straighten);
  if (!talk.some((one) => GAME.test(one)) || talk.some((one) => IN_EARNEST.test(one))) return assessment;
  return VIOLENT.test(straighten(said)) ? assessment : asDistress(assessment);
}
