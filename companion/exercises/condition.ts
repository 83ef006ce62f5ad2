export type Values = Record<string, string | number | readonly string[] | null | undefined>;

/**
 * The small language of `branch`, `when` and `contra`: `rate0 >= 8`, `rate1 > rate0`, `against skipped`,
 * `against given`, `feelings has grieving`, `pick = cold`, `always`, and several joined by ` and `. An unknown name
 * makes every comparison false.
 * @throws Error where the text is none of these.
 */
export function holds(condition: string, values: Values): boolean {
  if (condition === 'always') return true;
  const all = condition.split(' and ');
  if (all.length > 1) return all.map((part) => holds(part, values)).every(Boolean);
  const state = /^([\w-]+) (skipped|given)$/.exec(condition);
  if (state) {
    const value = values[state[1] ?? ''];
    const empty = value === '' || value === undefined || value === null;
    return state[2] === 'skipped' ? value === '' : !empty;
  }
  const list = /^([\w-]+) has ([\w-]+)$/.exec(condition);
  if (list) {
    const value = values[list[1] ?? ''];
    // What was chosen of several stands as "heart, lungs".
    const items = typeof value === 'string' ? value.split(', ') : Array.isArray(value) ? value : [];
    return items.includes(list[2] ?? '');
  }
  const compare = /^([\w-]+)\s*(>=|<=|>|<|=|!=)\s*([\w-]+)$/.exec(condition);
  if (!compare) throw new Error(`condition not understood: ${condition}`);
  const left = toNumber(compare[1] ?? '', values);
  const right = toNumber(compare[3] ?? '', values);
  const operator = compare[2];
  if (left === null || right === null) {
    const text = values[compare[1] ?? ''];
    if (operator === '!=') return text !== undefined && text !== null && text !== compare[3];
    return operator === '=' && text === compare[3];
  }
  if (operator === '>=') return left >= right;
  if (operator === '<=') return left <= right;
  if (operator === '>') return left > right;
  if (operator === '<') return left < right;
  return operator === '=' ? left === right : left !== right;
}

function toNumber(token: string, values: Values): number | null {
  if (/^\d+$/.test(token)) return Number(token);
  const value = values[token];
  return typeof value === 'number' ? value : null;
}

/** The names a contraindication may look at. */
export const CONTRA_NAMES = ['level', 'distress', 'topics', 'feelings', 'acts', 'categories', 'since', 'far'] as const;

/** What each part of a condition looks at: its names, and the word after `has`. */
export function conditionParts(condition: string): { names: string[]; has: string | null }[] {
  if (condition === 'always') return [];
  return condition.split(' and ').map((part) => {
    const [left = '', operator = '', right = ''] = part.split(/\s+/);
    const compared = /^[<>]=?$/.test(operator) && /^[a-z]/.test(right);
    return { names: compared ? [left, right] : [left], has: operator === 'has' ? right : null };
  });
}
