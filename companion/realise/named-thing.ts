import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { STRONG } from './anchor-spans.ts';
import { AGAINST_OWN } from './anchors.ts';
import { swapPronouns } from './swap-pronouns.ts';

// Why is this hard? To name one thing out of a message shows that it was read, in two or three words and without
// handing the whole of it back. Without a dictionary no program knows a noun from a verb ("my stomach drops"). So a
// thing is only what stands between an owner or an article and a word that can't go on with it; in doubt it is nothing.

/** Numbers in words, and what stands for one. */
export const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|a couple of|a few';
const OWNER =
  'my|our|his|her|their|the|every|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|a couple of|a few|an|a|\\d+';
/** What no name of a thing goes on with. */
const STOPS =
  "I|I'\\w+|you|he|she|it|we|they|he'\\w+|she'\\w+|it'\\w+|they'\\w+|we'\\w+|me|him|us|them|who|that|which|what|where|when|while|why|how|if|and|but|or|so|because|as|than|though|until|since|before|after|then|to|in|on|at|for|from|with|without|of|by|about|into|over|under|off|out|up|down|through|between|behind|around|near|past|against|like|is|isn't|was|wasn't|were|weren't|are|aren't|am|be|been|has|hasn't|had|have|do|does|doesn't|did|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|might|must|not|never|always|again|still|just|all|every|even|only|already|now|today|tonight|yesterday|tomorrow|here|there|too|also|myself|alone|away|back|home|my|our|his|her|their|the|a|an|this|these|those|no|any|some|ago|later|anyway|lately|once|twice|instead|really|more|most|much|first|last (?:night|week|month|year)|said|says|told|asked|went|came|left|got|gets|took|takes|made|makes|gave|gives|kept|keeps|died|wants?|wanted|knows?|knew|thinks?|thought|feels?|felt|looks?|looked|goes|comes|lost|saw|sees|found|broke|breaks|starts?|started|stopped|stops|rang|calls?|called|drank|drinks|hurts?|aches?|drops?|shakes?|hit|cut|put|ran|runs|sat|sits|slept|sleeps|laughs?|cries|cried|works?|helps?|pays?|paid|lives?|needs?|hates?|loves?|remortgaged|cheated|drove|won|fell|sold|bought|sent|sends|leaves|turned|moved|seems?|tells|loses|drew|threw|flew|blew|wore|tore|swore|spoke|woke|chose|froze|stole|rode|wrote|bit|hid|slid|led|fed|met|shot|spat|stuck|struck|hung|dug|sank|sang|swam|began|rose|shook|forgot|forgave|became|taught|caught|brought|fought|built|spent|lent|swept|wept|laid|held|set|shut|quit|let|cannot|nobody|everyone|everybody|someone|somebody|nothing|sounds?|itself|ends?|ended|stands?|stood|means?|meant|tastes?|smells?|grows?|grew|dies|leave|go|come|see|make|look|feel|keep|hear|hears|heard|own|ask|asks|say|give|call|calls|want|try|tries|think|know|need|needs";
const THING = new RegExp(
  `(?<![\\w'])(${OWNER}) ((?:(?!(?:${STOPS})\\b)[a-zA-Z][\\w'-]*)(?: (?!(?:${STOPS})(?![\\w'-]))[a-z][\\w'-]*){0,2})(?=[,.;:!)"]|$| (?:${STOPS})(?![\\w'-]))`,
  'gi',
);
/** "Six years", "fourteen nights": with a number even an empty word says something. */
const COUNTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|a couple of|a few)$/i;
const SPANS =
  /^(?:other )?(?:years?|months?|weeks?|days?|nights?|hours?|times|mornings?|evenings?|weekends?|\w+ (?:nights?|mornings?|evenings?|weekends?))$/i;
/** "I promised her Thursdays": she, and not what is hers. */
const TO_HER =
  /\b(?:promised|sent|bought|brought|offered|owed?|lent|show(?:ed)?|read|taught|wish(?:ed)?|let|made|make|see|saw|hear|heard|watch(?:ed)?|help(?:ed)?|ask(?:ed)?|call(?:ed)?|get|got|give|tell) $/i;
/** Where it was: the little word belongs to it ("on the bathroom floor", "behind the bins"). */
const WHERE =
  /(?<!\b(?:look\w*|laugh\w*|star(?:e|ed|ing)|shout\w*|yell\w*|smil\w*|scream\w*|snap\w*|angry|mad|good|bad) )\b(in|on|at|behind|under|outside|beside) $/i;
/** Somebody's own. */
const OWNED = /^(?:my|our|his|her|their)$/i;
/** Nothing a reply should open with: empty words, the means of harm, what the body is judged by, a name one calls oneself. */
export const EMPTY =
  /\b(?:way|ways|time|times|thing|things|point|rest|same|first|last|one|ones|other|others|only|best|worst|whole|end|start|middle|lot|lots|most|more|bit|part|parts|side|fact|truth|idea|kind|sort|reason|matter|past|present|future|left|right|old|little|big|new|next|second|moment|minute|moments|people|person|fault|problem|self|life|world|day|days|weeks?|months?|hours?|minutes?|week|word|words|mind|mood|weight|thighs?|stomach|kidneys?|liver|lungs?|brain|blood|belly|arms?|wrists?|body|pills?|tablets?|knife|rope|bridge|meds|gun|weapon|razor|blades?|overdose|burden|failure|monster|idiot|loser|fraud|fake|poor|dead|alive|rich|young|many|few|hell|fuck|shit|damn|god|own|different|idiots?|stuff|morning|evening|head|face|age|others|while|mess|joke|fool|mistake|liar|coward|break|row|try|shame|mother|father|parent|girl|boy|woman|man|chance|go|look|favour|picture|different|bottle|glass|cup|piece|couple|pile|set|thoughts?|feelings?|exact|truth|bad|good|wrong|worse|better|neck|elbows?|thumbs?|shoulders?|hands?|fingers?|foot|feet|legs?|knees?|hips?|back|chest|throat|jaw|skin|eyes?|ears?|nerve|nerves|temper|patience|appetite|breath|sleep|mistake|turn|table|gel)$/i;
const LOOSE_END = /(?:\w{2}ed|\w{2}ing|\w{2}ly|\w{2}est|ful|ous|n't|'s|'d|'ll|'re|'ve)$/i;
/** "My stomach drops": a word on -s after another may be what it does. */
const MAY_BE_DONE = /(?:[^su]s)$/i;
/** "She called me the quiet one", "like the last fool": said of somebody, not named. */
const SAID_OF =
  /\b(?:like|as|am|I'm|is|was|were|are|be|being|feel|called|calls?|not|no|without|isn't|wasn't|gave|told|asked|than|he's|she's|it's|such|what|that's|there's|become|became|just|only)(?: \w+)? $/i;
/** Somebody's name for a person says who, and nothing of what it was. */
export const PERSON =
  /^(?:lad|lads|lass|lady|fella|missus|batchmate|classmate|pal|pals|guide|nephews|customers?|clients?|wife|husband|partner|mum|mom|mother|dad|father|parents?|sisters?|brothers?|sons?|daughters?|kids?|child|children|boyfriend|girlfriend|friends?|mates?|boss|manager|teacher|family|nan|gran\w*|ex|colleagues?|flatmates?|roommates?|doctor|cousins?|aunt|uncle|niece|nephew|neighbours?|landlord|landlady|therapist|guy|man|woman|girl|boy|lady|nurse|vet|gp|director|company|team|baby|grandson|granddaughter|fianc\w+|husbands?|mother-in-law|stepdad|stepmum)$/i;
export const OWNED_BY_KIN =
  /\b(boyfriend|girlfriend|husband|wife|mum|mom|dad|father|mother|grandfather|grandmother|uncle|aunt|partner|sister|brother|son|daughter|nan|gran|mate|friend|boss)s(?= [a-z])/gi;
const TAIL =
  /^ (of|in|on|at|from|with|by|to|about) (my|our|his|her|their|the|a|an) ([a-z][\w'-]{2,}(?: [a-z][\w'-]{2,})?)(?=[,.;:!)]|$| (?:and|but|or|so|because|when|who|that|which|I|he|she|it|we|they|is|was|are|were)\b)/;
const WORDS_MAX = 6;
/** "Your feet" is a scrap, "the letter from your sister" a thing. */
const WORDS_MIN = 3;
/** A thing in passing ("the fence") opens nothing. */
const WORTH_MIN = 0.5;

interface Found {
  text: string;
  worth: number;
}

/** What the message names by its own words, the weightiest first, each as a few words that stand alone: "Your sister's letters". */
export function namedThings(scene: Scene): string[] {
  const { read, state, gate, grammar } = scene;
  if (!grammar.turnsClauses || read.words < 4 || /\?\s*$/.test(read.text)) return [];
  const last = state.lastReply.toLowerCase();
  const found: Found[] = [];
  for (const [at, clause] of read.clauses.entries()) {
    if (clause.question || AGAINST_OWN.test(clause.text)) continue;
    for (const hit of clause.text.matchAll(THING)) {
      const [, owner = '', noun = ''] = hit;
      const before = clause.text.slice(0, hit.index);
      const words = noun.split(' ');
      const head = words.at(-1) ?? '';
      if (
        SAID_OF.test(before) ||
        /\b(?:painted|dyed) $/i.test(before) ||
        (/^her$/i.test(owner) && TO_HER.test(before)) ||
        /\b(?:not|never|no|without)\b|n't\b/i.test(before)
      )
        continue;
      const counted = COUNTED.test(owner) && SPANS.test(noun);
      const tail = TAIL.exec(clause.text.slice((hit.index ?? 0) + hit[0].length));
      const more = tail && !EMPTY.test(tail[3] ?? '') && !LOOSE_END.test(tail[3] ?? '') ? tail[0] : '';
      if ((EMPTY.test(noun) && !counted && more === '') || LOOSE_END.test(head) || head.length < 3) continue;
      if (
        words.length > 1 &&
        MAY_BE_DONE.test(head) &&
        !/^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a )/.test(owner)
      )
        continue;
      // "The 6 week check": the number is no count of it. "Two years ago" is when, and no matter.
      if (/^\d+$/.test(owner) && !/s$/.test(head)) continue;
      if (counted && /^ ago\b/i.test(clause.text.slice((hit.index ?? 0) + hit[0].length))) continue;
      // "My sponsor Phil" is somebody.
      if (words.length > 1 && /^[A-Z][a-z]/.test(head)) continue;
      if (/\b(?:aloud|loud)$|\bsame\b/i.test(noun)) continue;
      if (words.some((word) => PERSON.test(word)) && owner.toLowerCase() !== 'two') continue;
      // "The front door", "a free bet": what has no owner, no number and nothing that belongs to it is a scrap.
      if (!OWNED.test(owner) && !counted && more === '') continue;
      const where = WHERE.exec(before)?.[1] ?? '';
      const whole = `${where} ${owner} ${noun}${more}`.trim();
      const turned = gate.passes(whole) && !gate.holds(whole) ? swapPronouns(whole, null) : null;
      if (turned === null || countWords(turned) > WORDS_MAX || (countWords(turned) < WORDS_MIN && !counted)) continue;
      const text = upperFirst(turned.replace(OWNED_BY_KIN, "$1's"));
      if (wasUsed(state, text) || last.includes(turned.toLowerCase())) continue;
      found.push({ text, worth: worthOf(clause.text, owner, turned) + at / 10 });
    }
  }
  return found
    .filter(({ worth }) => worth >= WORTH_MIN)
    .sort((a, b) => b.worth - a.worth)
    .map(({ text }) => text);
}

function worthOf(clause: string, owner: string, turned: string): number {
  const heavy = clause.match(STRONG)?.length ?? 0;
  return (
    Math.min(heavy, 2) * 0.6 +
    (/^(?:my|our|his|her|their)$/i.test(owner) ? 0.5 : 0) +
    Math.min(countWords(turned) - 1, 4) * 0.3 +
    (/\d|years|weeks|months/i.test(turned) ? 0.5 : 0)
  );
}
