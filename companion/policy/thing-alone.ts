import { hash32 } from '#companion/hash.ts';
import { wasUsed } from '#companion/state.ts';
import { toTokens, upperFirst } from '#companion/understand/plain-text.ts';
import { nextAsk } from './next-of-matter.ts';
import { type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Who is tired, young or wary answers "school mostly" and waits. "Go on, I'm listening" puts the whole
// work back on them; the thing said back with one easy question about it does not (content/lines/en/things-alone.yaml).

const WORDS_MOST = 5;
/** "My mum I guess"; "I worry about everything" is a sentence. */
const HEDGE = /\bi (?:guess|suppose|think|dunno|don'?t know|reckon)\b/gi;
/** What stands around the one word without saying more. English. */
const AROUND = new Set(
  'um uh er eh well so just like mostly mainly probably maybe idk dunno really tbh lol guess suppose about its the this my our a and or again today then of with bit stuff things'.split(
    ' ',
  ),
);

/** A thing named in a word or two is said back and asked about, two at the most. Null where the message says more. */
export function thingAlone(scene: Scene): Plan | null {
  const { read, lines, state, seed } = scene;
  if (lines.things === undefined || state.level >= 2 || read.words > WORDS_MOST) return null;
  const named = namedIn(toTokens(read.text.replace(HEDGE, ' ')), lines.things);
  const [first] = named;
  if (first === undefined) return null;
  // "About money", to what they argue over: said back, and the next question is about the two of them.
  const answers = /\?\s*$/.test(state.lastReply) && !first.thing.words.includes('everything');
  const runs = answers ? nextAsk(scene) : null;
  const fresh = first.thing.ask.filter((ask) => !wasUsed(state, ask));
  const ask = (state.quiet ?? 0) > 0 ? undefined : fresh[hash32(`${seed}:thing`) % Math.max(1, fresh.length)];
  const said = named.map(({ thing, word }, at) => {
    const name = (thing.said ?? '{word}.').replace('{word}', word);
    return at === 0 ? name.charAt(0).toLowerCase() + name.slice(1) : upperFirst(name);
  });
  const times = state.signs?.[THINGS] ?? 0;
  state.signs = { ...state.signs, [THINGS]: times + 1 };
  return plan(ask === undefined && runs === null ? 'reflect' : 'reflect.ask', 'explore', [
    { kind: 'text', text: upperFirst(`${LEADS[times % LEADS.length] ?? ''}${said.join(' ')}`) },
    ...(runs !== null ? [runs] : ask === undefined ? [] : [{ kind: 'question', text: ask } as const]),
  ]);
}

/** Named one after the other, five things would come back in one and the same frame. */
const LEADS = ['', 'Okay, ', 'Right, ', 'So, '];
const THINGS = 'things-named';

type Thing = NonNullable<Scene['lines']['things']>[number];

/** The things a message names and nothing besides; none where it says more, or names more than two. */
function namedIn(tokens: readonly string[], things: readonly Thing[]): { thing: Thing; word: string }[] {
  const known = new Map(things.flatMap((thing) => thing.words.map((word) => [word, thing] as const)));
  const named: { thing: Thing; word: string }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const pair = `${token} ${tokens[at + 1]}`;
    const word = known.has(pair) ? pair : token;
    const thing = known.get(word);
    if (thing !== undefined) {
      named.push({ thing, word });
      if (word === pair) at++;
    } else if (/[\p{L}\p{N}?]/u.test(token) && !AROUND.has(token)) return [];
  }
  // "Work stuff" is work.
  const said = named.length > 1 ? named.filter(({ word }) => !AROUND.has(word)) : named;
  return said.length > 2 ? [] : said;
}
