import { tellsOfTheirWish } from './others-wish.ts';
import { wishesToLetGo } from './passive-wish.ts';

/** The signs of a message, with those of a wish to be gone that no list of words holds (passive-wish.ts, others-wish.ts). English. */
export function withWishes(names: ReadonlySet<string>, text: string, before: readonly string[]): ReadonlySet<string> {
  const theirs = tellsOfTheirWish(text);
  const own = !theirs && wishesToLetGo(text, before);
  if (!theirs && !own) return names;
  return new Set([...names, own ? 'sign.ask.edge' : 'sign.2.third_party_risk.veiled-other']);
}
