import { CODE_SHAPES } from '#companion/bank-patterns.ts';

const BARELY = new RegExp(CODE_SHAPES.bare, 'i');
/** It names nothing: only what was told right before can be its matter. */
export const isBare = (asked: string): boolean => BARELY.test(asked);

/** Told of somebody who may do harm: no leaning is lent that leads to them. */
const FEARED = new RegExp(CODE_SHAPES.feared, 'i');
/** "I'm not suicidal or anything": what was denied is nobody's harm. */
const DENIED = /\b(?:not|never|n't) (?:\w+ ){0,2}(?:suicidal|violent|abusive|hit\w*|hurt\w*)\b/gi;

/** "Gonna kill myself lol": nobody is to be feared. */
const LAUGHED =
  /\b(?:kill|shoot|murder|end) (?:myself|me|him|her|them)\b[ ,]*(?:now |already )?(?:lo+l|lmao|ha(?:ha)+|😂|🤣|💀)/giu;

/** "Would that kill him", of a show he rings up: what he could bear is asked, as long as nothing is swallowed or done to him. */
const COULD_BEAR =
  /\b(?:would|will|could|might|wouldn't|won't) (?:that|it|this) kill (?:him|her|them|you|me)\b(?! ?sel)/gi;
const BY_SOMETHING =
  /\b(?:pills?|tablets?|doses?|morphine|insulin|overdos\w*|poison\w*|mix\w*|drugs?|medicines?|bleach|gas|drown\w*|fall|jump|hit|knife|gun|enough|oxygen)\b/i;

/** Somebody who may do harm was told of; no leaning is lent that leads to them. */
export const isFeared = (told: string): boolean =>
  FEARED.test(
    told
      .replace(DENIED, ' ')
      .replace(LAUGHED, ' ')
      .replace(COULD_BEAR, (said) => (BY_SOMETHING.test(told) ? said : ' ')),
  );
