import { isNowhere, quick, quickPattern } from '#companion/quick-pattern.ts';

// Why is this hard? "He locked me out" is a night in the cold, and it is what a brother did with a dead father's house, a
// landlord with a shop, a boy of four with the patio door. Whose door it is and why it is shut stand in the message or
// before it.

const WHO =
  '(?:(?:he|she|they)(?: both| all)?|(?:my|our|the|his|her) (?:\\w+ ){0,2}?(?:brother|sister|cousin|uncle|aunt\\w*|landlord|landlady|flat-?mate|house-?mate|room-?mate|manager|boss|company|council|agent|bank|son|daughter|kids?|toddler|neighbour|neighbor|dog|cat|ex|wife|husband)(?: [A-Z]\\w+)?|(?:brother|sister|cousin|landlord|flat-?mate|manager|ex)|[A-Z]\\w+)';
const SHUT_OUT = quickPattern(
  String.raw`\b${WHO}(?:'?s| has|'?ve| have|s)? (?:\w+ )?(?:locked|lock|locks|shut) (?:me|us) out\b`,
  'g',
);
/** Somebody else's house, a place of work or a plot, and a quarrel over it. */
const WHOSE_DOOR = quick(
  /\b(?:(?:dad|mum|mom|mam|nan|gran\w*|grandad|grandpa|father|mother|parents|uncle|aunt\w*|he|she)(?:'?s)? (?:house|home|place|flat|bungalow|cottage|farm|workshop|garage|shed|allotment|loft|barn|caravan)|(?:chang|replac|swapp)\w* (?:the|all the|our) (?:\w+ )?(?:locks?|padlock|keys|code)|padlock|allotment|workshop|greenhouse|the (?:shop|office|building|studio|site|unit|yard|salon|garage|store|warehouse|factory)|probate|inherit\w*|(?:the|his|her) will\b|executor|estate|after the funeral|tenan\w+|rent\b)/i,
);
/** An accident, a forgotten key, a small child's joke. */
const BY_CHANCE = quick(
  /\b(?:by (?:accident|mistake)|accident\w*|forgot\w*|(?:left|lost|without|didn'?t have) (?:my|the|our|a) (?:\w+ )?keys?|no keys?|for a (?:joke|laugh)|as a joke|(?:he|she)(?:'?s| is) (?:only )?(?:two|three|four|five|six|2|3|4|5|6)\b|toddler|puppy|dog|cat)\b/i,
);
/** Beside one of these it is no quarrel over a house. */
const CRUEL = quick(
  /\b(?:again(?! by)|scared|afraid|frightened|terrified|hit|hits|hurt|drunk|punish\w*|lesson|naked|barefoot|no shoes|(?:in|out in) the (?:cold|snow|rain|dark)|pyjamas|pajamas|beg\w*|all night|every (?:night|time)|stepdad|stepfather|threw|screaming|shouting|nowhere to (?:go|sleep))\b/i,
);

const PUT_OUT = quick(
  /\b(s?he|they|(?:my )?(?:mum|mom|girlfriend|wife|boyfriend|flatmate)) (?:just )?(?:kicked|kicks|chucked|threw) me out\b(?! (?:of (?:the|a|his|her) (?:car|van|window)|the window))/gi,
);
/** A row, and nobody who hurts: whoever is sent away after it sleeps elsewhere. */
const ROW = quick(/\b(?:row|fight|fights|fighting|fought|argu\w+|quarrel\w*|fell out|falling out|bicker\w*)\b/i);
const HARMS = quick(
  /\b(?:husband|boyfriend|baby|kids?|children|pregnant|won'?t let|nowhere|passport|my (?:phone|money|keys)|again|hit|hits|hurt\w*|slap\w*|punch\w*|push\w*|grab\w*|chok\w*|scared|afraid|frightened|threat\w*|bruis\w*|drunk|violen\w*|abus\w*|control\w*|smash\w*|threw (?!me out)|kicked (?!me out)|(?:i'?m|im|i am) (?:1[0-7]|\d)\b|year \d+|school|stepdad|physical)\b/i,
);

/** A message without what tells of a door that is shut over a house, a rent or a forgotten key. English. */
export function withoutShutDoor(text: string, before: readonly string[]): string {
  if (isNowhere([PUT_OUT, SHUT_OUT], text)) return text;
  const whole = [...before, text].join(' . ');
  if (ROW.test(whole) && !HARMS.test(whole) && !CRUEL.test(text)) return text.replace(PUT_OUT, '$1 asked me to go');
  const fits = BY_CHANCE.test(text) || WHOSE_DOOR.test([...before, text].join(' . '));
  const forgot = /\bforgot\w*|no keys?\b/i.test(text);
  const cruel = CRUEL.test(forgot ? text.replace(/\bagain\b/gi, '') : text);
  return fits && !cruel ? text.replace(SHUT_OUT, 'the door is shut') : text;
}
