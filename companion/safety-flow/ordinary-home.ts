import { isNowhere, quick } from '#companion/quick-pattern.ts';
import { withoutSayings } from './sayings.ts';

// Why is this hard? "He slept on the couch and left without saying goodbye" is the morning after a row, and a last sign of
// somebody who means to die. "She goes through my phone" is a strict mother or a partner who rules a life; "he goes to his
// room and closes the door" is a boy of fifteen, or a man with somebody else's child. Who it is stands before it.

const NO_GOODBYE = quick(
  /\b(left|leaves|leave|went (?:out|off|to work|home|to bed)|walked out|drove off)( (?:for work|the house|early|again|this morning|today)){0,2} without (?:even )?(?:saying (?:good ?bye|bye)|a (?:good ?bye|bye|goodbye kiss))/gi,
);
const ROW = quick(
  /\b(?:fights?|fought|argu\w+|rows?|quarrel\w*|couch|sofa|spare room|mad at me|angry with me|not speaking|slammed|a text|by text|ghost\w*|leaving do|(?:the|a|her|his) party|last day)\b/i,
);
/** Beside one of these, whoever left may be in danger. */
const MAY_BE_GONE = quick(
  /\b(?:hasn'?t|haven'?t|didn'?t|never|not|won'?t|isn'?t|can'?t) (?:\w+ )?(?:come|came|back|answer\w*|reach|pick\w*|find)\b|\b(?:missing|note|letter|pills|gun|rope|bridge|police|depress\w*|hopeless|give up|given up|phone (?:is )?off|worried about (?:him|her|them)|gave away|low lately)\b/i,
);

const LOOKS_THROUGH = quick(
  /\b(?:goes|go|went|going|looks|looked) through my (?:phone|messages|texts)\b|\b(?:checks|checked|checking|reads?|reading) my (?:phone|messages|texts)\b/gi,
);
const PARENT = quick(/\bmy (?:mum|mom|mam|mother|dad|father|parents|grandma|nan|gran)\b/i);
/** "Mum" alone is one's own, too; "his mum" is not. */
const MUM = quick(
  /(?<!\b(?:his|her|their|your|the|\w+'s) )\b(?:my |our )?(?:mum|mom|mam|mother|dad|father|parents|grandma|nan|gran)\b(?!'s (?:boyfriend|partner|new))/i,
);
const OTHER_POWER =
  /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|ex|bf|gf|step\w+|brother|uncle|cousin|coach|teacher|boss)\b/i;
const CRUEL = quick(
  /\b(?:hits?|hitting|hurts?|hurting|beats?|beaten|slap\w*|belt|punch\w*|kick\w*|grab\w*|chok\w*|scared|afraid|frightened|terrified|threat\w*|kill\w*|locks?|locked|touch\w*|naked|photos? of me|not allowed|won'?t let|never let|marry|married)\b/i,
);

/**
 * What most parents of a teenager say no to now and then. The house, school, food and a doctor are not among it: who may
 * not leave those is held.
 */
const NOT_LET = quick(
  /\b(?:(?:never|won'?t|wont|doesn'?t|doesnt|don'?t|dont|didn'?t|didnt|wouldn'?t|not|hardly ever|barely) (?:ever |even |really )?lets?(?:ting)? me|(?:(?:i'?m|i am|im|we'?re|and|but|so) )?not allowed to|forbids? me to) (?:to )?(?:do anything(?: fun)?|go (?:anywhere|out|places|(?:to|on|with|over|round) (?:the |a |any |my |her |his |this |that )?(?:\w+ )?(?:concerts?|gigs?|party|parties|sleepovers?|trips?|cinema|movies?|mall|town|festivals?|prom|disco|dances?|match|game|beach|pool|park|friends?'?s?|mates?'?|house|dates?|tour|camp)|with (?:my )?(?:friends|mates))|stay (?:out|up|over)|hang out|(?:have|get|use|play|watch|wear) (?!food|meals?|dinner|money|my money|water|medic\w+|a doctor|contact)(?:an? |any |my )?\w+)/gi,
);
/** What is taken from a teenager for an evening, or not given at all. */
const TAKEN_AWAY = quick(
  /\b(?:takes?|took|taking|confiscat\w+|grounded me and took) (?:away )?(?:my|our) (?:\w+ )?(?:phone|laptop|tablet|ipad|xbox|playstation|ps\d|switch|console|games?|headphones|bike)\b(?: (?:privileges?|rights|time))?(?: (?:off|from) me| away)?|\b(?:takes?|took|taking|lost) (?:away )?(?:all )?(?:my|our) (?:\w+ )?privileges\b(?: away)?|\b(?:(?:i'?m|i am|im|we'?re) )?not allowed out (?:on|at|after|during|in the) (?:the )?(?:weekends?|week ?nights?|school nights?|evenings?|nights?|fridays?|saturdays?|sundays?|dark|school|tea|dinner|\d+(?: ?pm)?)\b(?: now| any ?more| either)*|\b(?:(?:i'?m|i am|im|we'?re) )?not allowed (?:an?|my|any) (?!food|meals?|doctor|key|drink|coat|bed)\w+|\b(?:i'?m|i am|im|got|gets?) grounded\b|\bgrounded me\b/gi,
);
const KEPT_IN = quick(
  /\b(?:leave (?:the |my )?(?:house|room|home)|lock\w*|(?<!\bafter )school(?! (?:trip|disco|dance|night|play|friends?|holidays?|mates?|uniform|prom)\b)|eat|starv\w*|speak|talk|outside|marr\w+|husband|fianc\w+|cousin|back home|passport|never (?:ever )?allowed out|prisoner|trapped|1[89]|[2-9]\d|hits?|scared|afraid)\b/i,
);

/** A grandparent kept from the children grieves over it, and is in nobody's hands. */
const GRANDCHILDREN = quick(
  /\b(?:won'?t|wont|doesn'?t|doesnt|don'?t|dont|never|not) (?:even |ever )?lets? me see (?:the |my |our )?(?:grand(?:kids|children|child|son|daughter|sons|daughters))\b/gi,
);

const OWN_CHILDREN = quick(
  /\b(?:won'?t|wont|doesn'?t|doesnt|never) (?:even |ever )?lets? me see (?:my|our|the) (?:kids|children|son|daughter|boys?|girls?|little one)\b/gi,
);
const EX = quick(/\b(?:ex|ex[ -](?:wife|husband|girlfriend|boyfriend|partner))\b/i);

/** "Dad says I can't see my boyfriend any more": the sweetheart named there holds no power in it. */
const SWEETHEART = quick(
  /\b(?:says?|said|told me|tells me|thinks?) (?:that )?i (?:can'?t|cannot|can not|'?m not allowed to|am not allowed to|may not|shouldn'?t) (?:see|meet|date|talk to|text|be with) (?:my )?(?:boyfriend|girlfriend|bf|gf)(?: any ?more| again)?/gi,
);

/** Small children of one house do this daily. */
const SIBLINGS = quick(
  /\b(?:hits?|kicks?|kicked|pushe[sd]|bites?|bit|slaps?|slapped) (?:his|her) (?:(?:little|baby|younger|big|older|twin|small) )?(?:sister|brother)\b/gi,
);
const HARMED = quick(
  /\b(?:knife|blood|bleed\w*|hospital|strang\w*|chok\w*|unconscious|broke[n]?|burn\w*|drown\w*|scared of (?:him|her)|touch\w*)\b/i,
);

/** A father who asks for time before the mother hears it, and no hand that wants silence. */
const KEPT_QUIET = quick(
  /\bnot to tell (?:my )?(?:mum|mom|mam|mother|dad|father|anyone|anybody|the family|grandma|nan|gran)\b/gi,
);
const CAME_OUT = quick(/\b(?:came out|coming out|gay|lesbian|bisexual|bi|trans|queer|pansexual)\b/i);
const TOUCHES = quick(/\b(?:touch\w*|kiss\w*|bed|naked|photos?|secret|present|hurts?|game|alone with)\b/i);

/** Narrower than `saysDark`, for which "he won't talk to me any more" is dark enough. */
const OF_DYING = quick(
  /\b(?:die|died|dying|dead|death|suicid\w*|end (?:it|my life|his life|her life|it all)|disappear\w*|better off|self ?harm\w*|cuts?|cutting|overdos\w*|wants? out|no point|not (?:want to )?be here)\b/i,
);

const OWN_ROOM = {
  he: quick(
    /\b(?:goes|went|runs|ran|walks) (?:straight |right |up |back )*to his room and (?:just )?(?:closes|closed|shuts|shut|slams|slammed|locks) (?:the|his) door\b/gi,
  ),
  she: quick(
    /\b(?:goes|went|runs|ran|walks) (?:straight |right |up |back )*to her room and (?:just )?(?:closes|closed|shuts|shut|slams|slammed|locks) (?:the|her) door\b/gi,
  ),
};
const OWN_CHILD = quick(
  /\bmy (?:\w+[ -]){0,3}?(son|boy|daughter|girl|teenager|teen|kid|child|eldest|oldest|youngest)\b/i,
);
const GIRL = /^(?:daughter|girl)$/i;
const BOY = /^(?:son|boy)$/i;
/** Somebody else goes into that room too. */
const WITH_SOMEBODY = quick(
  /\b(?:with|takes?|took|brings?|brought|after (?:him|her)|follow\w*|makes? (?:him|her|me)|sleepover|stepson|stepdaughter|grandad|grandpa|babysitter|lodger|priest|man|me|us)\b/i,
);

const PUT_PLAINLY: readonly RegExp[] = [
  SWEETHEART,
  NOT_LET,
  TAKEN_AWAY,
  GRANDCHILDREN,
  OWN_CHILDREN,
  KEPT_QUIET,
  SIBLINGS,
  NO_GOODBYE,
  LOOKS_THROUGH,
  OWN_ROOM.he,
  OWN_ROOM.she,
];

/**
 * A message with a row's cold morning, a strict parent's no or look at a phone and a teenager's closed door said in words that
 * no rule takes for danger; untouched beside whatever may be some. English.
 *
 * @param before what was said earlier in this talk
 */
export function withoutOrdinaryHome(text: string, before: readonly string[]): string {
  if (isNowhere(PUT_PLAINLY, text)) return text;
  const spoken = [...before, text].join(' . ');
  const calm = spoken.replace(SWEETHEART, 'is strict');
  const strict = PARENT.test(calm) && !OTHER_POWER.test(calm) && !KEPT_IN.test(calm);
  const free = (said: string): string => {
    const own = strict
      ? said.replace(SWEETHEART, 'is strict').replace(NOT_LET, 'is strict').replace(TAKEN_AWAY, 'is strict')
      : said;
    const grand = own.replace(GRANDCHILDREN, 'keeps the grandchildren away');
    const apart = EX.test(spoken) ? grand.replace(OWN_CHILDREN, 'keeps the children away') : grand;
    const quiet = CAME_OUT.test(spoken) && !TOUCHES.test(spoken) ? apart.replace(KEPT_QUIET, 'to wait') : apart;
    return OWN_CHILD.test(spoken) && !HARMED.test(spoken) ? quiet.replace(SIBLINGS, 'argues') : quiet;
  };
  const all = free(spoken);
  // "My parents will kill me" over a mock exam is said of strict ones.
  if (CRUEL.test(withoutSayings(all, [])) || OF_DYING.test(all)) return text;
  let plain = free(text);
  if (ROW.test(all) && !MAY_BE_GONE.test(all)) plain = plain.replace(NO_GOODBYE, '$1$2 in silence');
  if (MUM.test(all) && !OTHER_POWER.test(all)) plain = plain.replace(LOOKS_THROUGH, 'is strict');
  const child = OWN_CHILD.exec(all)?.[1];
  if (child === undefined || OTHER_POWER.test(all) || WITH_SOMEBODY.test(text)) return plain;
  if (!GIRL.test(child) && !/\bshe\b/i.test(text)) plain = plain.replace(OWN_ROOM.he, 'is alone');
  if (!BOY.test(child) && !/\bhe\b/i.test(text)) plain = plain.replace(OWN_ROOM.she, 'is alone');
  return plain;
}
