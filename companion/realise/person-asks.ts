import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { type Wording, wordings } from './choose-wording.ts';

// A person named by name is never a passing detail: "my lad Gary", "our daughter Philippa", "a woman called Jean". Who
// that is to somebody can always be asked, where nothing nearer is known; not of the dead, nor of whoever hurt them.

const ROLE =
  '(?:(?:best |old |big |little |older |younger |eldest |youngest |middle |twin )?(?:lad|lass|son|daughter|brother|sister|cousin|friend|mate|pal|partner|husband|wife|boyfriend|girlfriend|nephew|niece|aunt|auntie|uncle|flatmate|roommate|housemate|colleague|coworker|neighbou?r|batchmate|classmate|teacher|tutor|manager|boss|supervisor|grandson|granddaughter|stepdad|stepmum|stepson|stepdaughter|mother-in-law|sister-in-law|brother-in-law|carer|sponsor|landlord|landlady|stepdaughter|stepbrother|stepsister))';
const NAMED = new RegExp(
  `\\b(?:(?:[Mm]y|[Oo]ur|[Mm]e) (?:\\w+ )?${ROLE},? |(?:called|named) )([A-Z][a-z\\u00c0-\\u024f]{2,})\\b(?!'s? (?:party|house|place|car))`,
);
const NO_NAME = /^(?:And|But|Who|That|The|Then|She|He|They|Said|Says|Was|Has|Is|When|Because)$/;
const NOT_NOW =
  /\b(?:died|dead|death|dying|passed|funeral|buried|killed|hit|hits|hurts?|beat|pushed|forced|touched|raped?|attack\w*|scared of|afraid of|threat\w*|drugs?|suicid\w*|overdos\w*|hospital|cancer|lost (?:him|her|my))\b/i;

/** What may be asked about somebody who was named just now; nothing twice of one person. */
export function personAsks(scene: Scene): Wording[] {
  const { read, state, lines, tone, seed, grammar } = scene;
  if (!grammar.turnsClauses || state.level > 0 || NOT_NOW.test(read.clean) || weightOf(read.clean) !== null) return [];
  const name = NAMED.exec(read.clean)?.[1];
  if (name === undefined || NO_NAME.test(name)) return [];
  if (state.lastReply.includes(name) || state.recent.slice(0, -1).some((text) => text.includes(name))) return [];
  return wordings(lines.families.ask_named, tone, { name }, state, seed).filter(
    ({ source }) => !wasUsed(state, source),
  );
}
