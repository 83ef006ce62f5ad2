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

/** Somebody who may do harm was told of; no leaning is lent that leads to them. */
export const isFeared = (told: string): boolean => FEARED.test(told.replace(DENIED, ' ').replace(LAUGHED, ' '));
