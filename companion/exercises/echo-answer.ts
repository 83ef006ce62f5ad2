import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';

const ITEM_MAX = 8;

/** "desk. lamp and 3 mugs" as "desk, lamp, 3 mugs"; null where the answer is no list. */
export function echoList(text: string): string | null {
  const items = text
    .split(/[.,;\n]+|\s+(?:and|&|plus)\s+/i)
    .map((item) =>
      item
        .replace(/^(?:and|a|an|the|i (?:can )?(?:see|hear|feel|smell|taste)|like|um|also|maybe)\s+/i, '')
        .replace(/[!?"]+/g, '')
        .trim(),
    )
    .filter((item) => item !== '');
  if (items.length === 0 || items.some((item) => item.split(/\s+/).length > ITEM_MAX)) return null;
  const turned = items.slice(0, 6).map((item) => swapPronouns(item, null));
  if (turned.some((item) => item === null)) return null;
  return turned.map((item) => lowerFirst(item ?? '')).join(', ');
}

/** The forms of one answer that a wording may use: `{x}`, `{x-list}`, `{x-you}`, `{x-quote}`. */
export function answerForms(id: string, text: string): Record<string, string | null> {
  text = text.replace(/^(?:i (?:just )?(?:thought|think)(?: that)?|that)\s+/i, '').trim();
  const short = text.length <= 110;
  const list = echoList(text);
  const you = short ? swapPronouns(text.replace(/[.!?]+$/, ''), null) : null;
  return {
    [id]: short ? text.replace(/[?!]+/g, '.').replace(/\.+$/, '') : null,
    [`${id}_list`]: list === null ? null : upperFirst(list),
    [`${id}_you`]: you === null || /[?"]/.test(you) ? null : upperFirst(you),
    [`${id}_quote`]: short
      ? endWithStop(capitals(text.replaceAll('"', "'").replace(/[?!]+/g, '.').replace(/\.+$/, '')))
      : null,
  };
}

function capitals(text: string): string {
  return upperFirst(text).replace(
    /(\. )(\p{Ll})/gu,
    (_all, stop: string, letter: string) => stop + letter.toUpperCase(),
  );
}
