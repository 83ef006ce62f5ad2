/** How a view is asked for, whatever it is of: the matter is named beside it, or was told just before. */
export interface View {
  family: string;
  asks: RegExp;
  /** What the question, or the talk just before it, has to tell of. */
  about?: RegExp;
  /** What must stand nowhere near it. */
  not?: RegExp;
  /** What the question itself may not name. */
  unless?: RegExp;
}

const LEAD =
  '^(?:(?:so|and|but|or|ok|okay|well|then|lol|also|please|pls|just|honestly|idk|yes|no|yeah|wait|maybe|tbh|like|I mean|be honest|tell me)[ ,.]+)*';
const TAIL =
  '(?:,? (?:about (?:it|that|this|all this|him|her|them)|then|though|tho|now|here|or not|anyway|honestly|really))*\\W*$';

/** A view is wanted and nothing else is named: "should I?", "what do you think I should do". */
const BARE = `${LEAD}(?:(?:should|shall) I(?: do it| say it| bother)?|what (?:do|would|d') ?you (?:think|reckon|say|do|advise)(?: (?:that )?I (?:should|ought to)(?: do)?)?|(?:do you )?(?:think|reckon) (?:that )?I should|what (?:should|shall) I do|is it worth it|yes or no)${TAIL}`;
const BARELY = new RegExp(BARE, 'i');
/** It names nothing: only what was told right before can be its matter. */
export const isBare = (asked: string): boolean => BARELY.test(asked);
const SHOULD =
  '(?:(?:should|shall|must|can|could|do) (?:I|we)|ought I to|do you (?:think|reckon) (?:that )?(?:I|we) (?:should|ought to)|would you|better to|is it (?:worth|better to|a good idea to|ok to|okay to|best to)|I should)(?: (?:just|really|even|maybe|try to|try|have to|need to|go and|at least|still|ever|not))*';

/** "Should I tell ...", by the verbs that stand behind it. */
export const should = (verbs: string, bare = true): RegExp =>
  new RegExp(
    `(?<!\\b(?:who|whom|how|when|where|what|which) )\\b${SHOULD} (?:${verbs})\\b${bare ? `|${BARE}` : ''}`,
    'i',
  );
/** Asked only in these words. */
export const asks = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'i');

const ODD =
  'normal|weird|strange|odd|common|usual|natural|ok(?:ay)?|all ?right|fine|wrong|bad|silly|stupid|mad|crazy|pathetic|sad|awful|selfish|horrible|terrible|sick|evil|cruel|unfair|abnormal|too (?:long|much|soon|late)|healthy';
/** Whether something is usual, or wrong. */
export const NORMAL = new RegExp(
  `\\b(?:is|was|isn't|would|are|am)\\b[^?.!]{0,60}\\b(?:${ODD})\\b|\\b(?:do|does) (?:every|any|other|lots of|many)\\w*\\b|\\bthe only one\\b|\\b(?:just|only) me\\W*$|\\bwrong with me\\b|\\byou think (?:it|that|this)(?:'?s| is)\\b[^?.!]{0,20}\\b(?:${ODD})\\b|\\bdoes (?:that|it|this) mean\\b`,
  'i',
);
const BAD =
  'bad|terrible|awful|horrible|rubbish|selfish|mean|cruel|evil|weak|lazy|cold|heartless|ungrateful|unreasonable|wrong|shit|failure|monster|worst|coward|to blame|pathetic';
/** Whether they are bad, did wrong, or are to blame. */
export const AM_I_BAD = new RegExp(
  `\\b(?:am|was|did|do|have|is it|was it|does (?:it|that|this)) (?:I|it|my|make me|mean I)?\\b[^?.!]{0,24}\\b(?:${BAD})\\b|\\b(?:my|all my) (?:own )?fault\\b|\\bthink I(?:'?m| am)\\b[^?.!]{0,16}\\b(?:${BAD})\\b|\\bis it (?:\\w+ )?(?:${BAD})\\b|\\b(?:did|have|do) I (?:do|done|make|made|let|abandon\\w*|fail\\w*|betray\\w*)\\b[^?.!]{0,40}`,
  'i',
);
/** Whether it does lasting harm. */
export const HARMS =
  /\b(?:damag\w+|ruin\w*|scarr?\w*|traumati\w+|mess(?:ed|ing)? (?:him|her|them) up|harm\w*|hurt(?:ing)? (?:him|her|them)|remember this|hate me|forgive me)\b/i;

/** A question that is surely told apart by its words, and by what it is about. */
export const view = (family: string, ask: RegExp, about?: RegExp, but: Pick<View, 'not' | 'unless'> = {}): View => ({
  family: `view_${family}`,
  asks: ask,
  ...(about && { about }),
  ...but,
});

/** Told of somebody who may do harm: no leaning is lent that leads to them. */
export const FEARED =
  /\b(?:hits?|hitting|punch\w*|slap\w*|chok\w+|violent|stalk\w*|threat\w*|abus\w+|scared of (?:him|her|them)|afraid of (?:him|her|them)|police|court|restraining|rap(?:e|ed)|assault\w*|suicid\w*|kill(?:ed|ing)? (?:him|her|them|my ?self))\b/i;

/** Anger, and not at something that has nothing to do with a loss ("this angry about noise"). */
export const ANGRY_OF_LOSS =
  /\b(?:angry|furious|cross with|mad at|anger|jealous)\b(?! (?:about|at|with|over) (?!(?:him|her|them|it|everyone|everybody|god|people|me|myself|my|the (?:doctors?|hospital|nurses?|world))\b))/i;
