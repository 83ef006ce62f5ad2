import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import { endWithStop, fold, lowerFirst, toTokens, upperFirst } from '#companion/understand/plain-text.ts';

const ITEM_MAX = 8;
const ARTICLE = /^an? /i;

/** "desk. lamp and 3 mugs" as "desk, lamp, 3 mugs"; null where the answer is no list. */
export function echoList(text: string, grammar: Grammar = ENGLISH): string | null {
  const items = text
    .split(/[.,;\n]+/)
    .flatMap((part) => part.split(grammar.reading.and))
    .map((item) => {
      // "I see", then the article. English keeps it: "announcement" alone is a note, and no thing that is heard.
      const article = grammar.turnsClauses && ARTICLE.test(item.trim());
      const once = article ? item.trim() : withoutLead(item.trim(), grammar.reading.listLeads);
      const twice = article || (grammar.turnsClauses && ARTICLE.test(once));
      return (twice ? once : withoutLead(once, grammar.reading.listLeads)).replace(/[!?¿¡"]+/g, '').trim();
    })
    .filter((item) => item !== '');
  if (items.length === 0 || items.some((item) => item.split(/\s+/).length > ITEM_MAX)) return null;
  const turned = items.slice(0, 6).map((item) => turnItem(item, grammar));
  if (turned.some((item) => item === null)) return null;
  // Whole sentences stay sentences: strung together with a comma they read like a torn note.
  if (grammar.turnsClauses && items.length > 1 && items.every((item) => WHOLE.test(item)))
    return turned.map((item) => upperFirst(item ?? '')).join('. ');
  return turned.map((item) => lowerItem(item ?? '', grammar)).join(', ');
}

const WHOLE = /^(?:I|he|she|they|we|it|my [\w-]+|nobody|everyone|somebody)(?:'\w+)? \w+ \S/i;

/** "my hair" said back is somebody else's; where it can not be turned to "your", the list is not given back. */
function turnItem(item: string, grammar: Grammar): string | null {
  if (grammar.turnsClauses) return swapPronouns(item, null);
  return toTokens(item).some((token) => grammar.self.has(token) || grammar.you.has(token)) ? null : item;
}

function lowerItem(item: string, grammar: Grammar): string {
  if (grammar.turnsClauses) return lowerFirst(item);
  return grammar.capitals ? item : item.charAt(0).toLowerCase() + item.slice(1);
}

/** Folding keeps the length, so that what was found in the folded text can be cut from the text itself. */
function withoutLead(text: string, lead: RegExp): string {
  const found = lead.exec(fold(text))?.[0] ?? '';
  return fold(text).length === text.length ? text.slice(found.length) : text;
}

/** The forms of one answer that a wording may use: `{x}`, `{x-list}`, `{x-you}`, `{x-quote}`. */
export function answerForms(id: string, text: string, grammar: Grammar = ENGLISH): Record<string, string | null> {
  text = withoutLead(text, grammar.reading.leads).trim();
  const short = text.length <= 110;
  const list = echoList(text, grammar);
  const you = short && grammar.turnsClauses ? swapPronouns(text.replace(/[.!?]+$/, ''), null) : null;
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
