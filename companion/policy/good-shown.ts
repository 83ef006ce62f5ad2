// Why is this hard? "He just helps himself" holds a word of help, "how is that good" a word of praise, and "I'll try, but I
// always end up on my phone anyway" a step. Praise for any of them is a slap. So before a good word is said, nothing in the
// message may stand against it: no oath, nothing taken without asking, no habit that wins in the end.

const OATH = /\b(?:fuck\w*|bloody (?!good|great|brilliant|marvellous)\w+|the hell|shit(?:ty)?|pissed|prick|bastard)\b/i;
const AGAINST =
  /\bhelp(?:s|ed|ing)? (?:him|her|them)sel(?:f|ves)\b|\bwithout (?:asking|telling|even|a word)\b|\bbecause of (?:him|her|them)\b|\bsick of\b|\bfed up\b|\bangry\b|\bannoy(?:ed|ing)\b|\bhow (?:\w+ ){0,3}(?:is|was) (?:that|this|it)\b|\b(?:is|was) (?:that|this|it) (?:supposed to be |meant to be )?(?:good|nice|great|lovely|better)\b|\bsupposed to (?:feel|be) (?:better|good|glad|nice)\b/i;
/** "I always say that and then end up on my phone anyway": they don't believe in it themselves. */
const WINS_ANYWAY =
  /\b(?:but|then) I (?:always|usually|never) |\b(?:always|usually|never|ends?|ended|just) [^.!?,]*\banyway\b/i;

/** Something in the message stands against calling what it tells good. */
export const standsAgainstGood = (text: string): boolean => OATH.test(text) || AGAINST.test(text);

/** A step is named, and in the same breath what will come of it. */
export const winsAnyway = (text: string): boolean => WINS_ANYWAY.test(text);
