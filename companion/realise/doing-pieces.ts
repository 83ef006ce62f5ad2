import type { Scene } from '#companion/policy/plan.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ENDS_BADLY } from './anchor-whole.ts';
import { strip } from './anchors.ts';
import { MODS, mayCut, trimmed, turnedPiece } from './cut-words.ts';
import { doingOf, type When } from './doing-words.ts';

const written = writtenIn('realise/doing-pieces');

const DOING = new RegExp(`^I ${MODS}(keep |kept |can't stop |couldn't stop |had to |have to )?([a-z]+)( .+)?$`, 'i');
const BE_DOING = new RegExp(`^(?:I'm|I am|I was|I've been|I had been) ${MODS}([a-z]+ing)( .+)?$`, 'i');

const AND_VERB = /(,? and(?: then)? )([a-z]+)(?= |$)/gi;
/** In a question it may be longer than as an opening. */
const DOING_MAX = 11;
const NO_DOING = /\blike an?\b|\b(?:fun|better|worse|wrong|mad|crazy)\b/i;
/** What one calls one's own doing to make it small. */
const BELITTLED = written('belittled');
/** "I did it", "I say so", "I got tired": nothing one could be seen doing. */
const NO_ACT = written('no-act');

export interface Doing {
  text: string;
  when: When;
}

/** "I rewrite every email four times": "rewriting every email four times". */
export function doingIn(clause: Clause, scene: Scene): Doing | null {
  const known = FOUND.get(clause);
  if (known !== undefined) return known;
  const found = findDoing(clause, scene);
  FOUND.set(clause, found);
  return found;
}

const FOUND = new WeakMap<Clause, Doing | null>();

function findDoing(clause: Clause, scene: Scene): Doing | null {
  const text = trimmed(strip(clause.text));
  if (!mayCut(clause, text, scene)) return null;
  const going = BE_DOING.exec(text);
  if (going !== null) {
    if (
      /^(?:being|having|going to|feeling|doing|thinking|trying|getting|hoping|dying|wanting|starting|losing|coming|going|leaving|moving|seeing|flying|waking|missing|struggling|drowning|something|nothing|coming off)/i.test(
        `${going[1]}${going[2]}`,
      )
    )
      return null;
    return doingText(`${going[1]}`, going[2] ?? '', /^I was|^I had/i.test(text) ? 'then' : 'now', scene);
  }
  const found = DOING.exec(text);
  if (found === null) return null;
  const [, before = '', verb = '', rest = ''] = found;
  if (/^(?:keep|kept|can't stop|couldn't stop)/i.test(before))
    return /ing$/.test(verb) ? doingText(verb, rest, 'now', scene) : null;
  const known = doingOf(verb);
  if (/^(?:get|got)$/i.test(verb) && !/^ (?:up|off|out|dressed|home|the (?:bus|train|tram|lift))\b/i.test(rest))
    return null;
  if (/^(?:do|did)$/i.test(verb) && !/^ (?:my|her|his|their|the|our|all)\b/i.test(rest)) return null;
  if (/^(?:say|said)$/i.test(verb) && !/^ (?:sorry|thanks|hello|goodbye|amen|nothing)\b/i.test(rest)) return null;
  if (known === undefined || rest === '' || (rest !== '' && NO_ACT.test(rest))) return null;
  if (/^(?:have|had) to/i.test(before))
    return NOW_ONLY.test(verb)
      ? null
      : doingText(`having to ${verb}`, rest, /^had/i.test(before) ? 'then' : 'now', scene);
  return doingText(known.doing, rest, known.when, scene);
}

const NOW_ONLY = /(?:ed|went|came|got|took|sat)$/i;

function doingText(verb: string, rest: string, when: When, scene: Scene, min = 3): Doing | null {
  let turned = rest.replace(/\blike (?=\d)/, '');
  let sure = true;
  turned = turned.replace(AND_VERB, (all: string, and: string, next: string) => {
    const known = doingOf(next);
    if (known !== undefined) return `${and}${known.doing}`;
    if (!/^(?:my|our|his|her|their|the|an?|all|two|three|four|five|not|then)$/i.test(next)) sure = false;
    return all;
  });
  // "Open the app, close it": one of several doings would stand there half turned.
  if ([...turned.matchAll(/, (?:then )?([a-z]+)/gi)].some(([, next = '']) => doingOf(next) !== undefined)) return null;
  if (BELITTLED.test(verb)) return null;
  if (!sure) turned = turned.replace(/,? and .*$/i, '');
  turned = turned.replace(/,? (?:so|because|cos|but) .*$/i, '');
  const whole = trimmed(`${verb}${turned}`);
  if (/^looking like|\bto \w+$/i.test(whole) && whole !== trimmed(`${verb}${rest}`)) return null;
  if (
    /(?<!\b(?:when|while|before|after|until|as|time)) (?:(?:I|he|she|they|we) \w|it (?:is|was|has|had|will)\b)/i.test(
      turned,
    ) &&
    !/^(?:telling|asking|showing)\b/.test(verb)
  )
    return null;
  const words = countWords(whole);
  if (
    words < (min === 3 && /^telling/.test(verb) ? 4 : min) ||
    words > DOING_MAX ||
    NO_DOING.test(whole) ||
    ENDS_BADLY.test(whole)
  )
    return null;
  // A second sentence within it would be left hanging.
  if (/\b(?:that|if|whether|how|what|why)\b/i.test(turned) || /\bI (?:am|was|'m)\b/.test(turned)) return null;
  const text = turnedPiece(whole.toLowerCase() === whole ? whole : lowerFirst(whole), scene);
  return text === null ? null : { text: text.replace(/\bthe two of yours?\b/g, 'both of you'), when };
}

const STEP = written('step');

/** "I could ring Malcolm": "ringing Malcolm"; null where it can't be said like that. */
export function stepAsDoing(text: string, scene: Scene): string | null {
  if (/\b(?:maybe|perhaps)\W*$/i.test(text)) return null;
  const [, verb = '', rest = ''] = STEP.exec(trimmed(text)) ?? [];
  const known = verb === '' ? undefined : doingOf(verb);
  return known === undefined ? null : (doingText(known.doing, rest, 'now', scene, 2)?.text ?? null);
}
