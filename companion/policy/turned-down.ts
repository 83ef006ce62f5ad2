import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { answerTo } from './answer-to.ts';
import { plainly } from './complaint-words.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { questionIn } from './question-in.ts';

// Why is this hard? "It's my sister's divorce, not mine" is said once, and the script asks about the divorce at home two
// turns later, because the word still stands in the talk. So what belongs to somebody else, or is not so at all, is off
// for the rest of the talk, until the person says "my" to it.

const written = writtenIn('policy/turned-down');

const MARK = 'off:';
const MOST = 30;

/** "It's my sisters divorce", "the divorce is Tomas's, not mine". */
const ITS_THEIRS: readonly RegExp[] = [written('its-theirs-1'), written('its-theirs-2')];
/** "It's my SISTERS." said of a thing that was named before. */
const ITS_THEIR_OWN = quickPattern(
  `${'(?:^|[.,!?] )'}(?:\\w+ )?(?:nothing'?s? \\w+(?: \\w+){0,3} )?(?:it's|it is|its) (my (?:sister|brother|mum|mom|dad|friend|mate|son|daughter|boss|neighbour|cousin|aunt|uncle|flatmate))(?:'s|s)(?=[.,!;]|$)`,
  'i',
);
const THEIRS = written('theirs');
/** "It's my daughter moving, not me", "not me, my sister". */
const NOT_ME = written('not-me');
/** "It's the neighbour who wrote, not me", "it's him not me". */
const IS_THEM = written('is-them');
/** "It's his wedding, not mine", "her job, not my job". */
const HIS_OWN = written('his-own');
/** "Dave got it, not me". */
const DID_IT = written('did-it');
/** "He's moving, not me". */
const DOING = written('doing');
/** "Nobody is moving house", "we're not divorcing", "I'm not the one who's ill". */
const NOT_SO = written('not-so');

interface Down {
  /** What is put right, said to them; null where it needs no saying. */
  said: string | null;
  /** The words whose topics are off. */
  words: string;
  family: 'put_right_whose' | 'put_right_so';
}

function downIn({ read, state, grammar, gate }: Scene): Down | null {
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || read.words > MOST) return null;
  const them = IS_THEM.exec(read.clean)?.[1];
  const person = them === undefined ? null : swapPronouns(them, null);
  if (person !== null) return { said: `It's ${person} and not you.`, words: '', family: 'put_right_whose' };
  const theirs = HIS_OWN.exec(read.clean);
  if (theirs?.[1] !== undefined && gate.passes(read.clean))
    return {
      said: `${upperFirst(theirs[1].toLowerCase())} ${theirs[2]}, then, and not yours.`,
      words: '',
      family: 'put_right_whose',
    };
  const doer = DID_IT.exec(read.clean)?.[1];
  const named = doer === undefined ? null : swapPronouns(doer, null);
  if (named !== null)
    return { said: `${upperFirst(named)} it was, and not you.`, words: '', family: 'put_right_whose' };
  const sentences = plainly(read.clean).split(/(?<=[.?!])\s+/);
  return (
    sentences
      .map((one) => downInSentence(one.replace(/\bbtw\b.*$/i, '').trim(), state, gate))
      .find((one) => one !== null) ?? null
  );
}

function downInSentence(text: string, state: Scene['state'], gate: Scene['gate']): Down | null {
  for (const [at, words] of ITS_THEIRS.entries()) {
    const found = words.exec(text);
    const [owner, thing] = at === 0 ? [found?.[1], found?.[2]] : [found?.[2], found?.[1]];
    const isOwned =
      owner !== undefined &&
      thing !== undefined &&
      !NO_OWNER.test(owner) &&
      !NO_THING.test(thing) &&
      (DENIAL.test(text) || (/^(?:no|nah|what|omg|wait|oh)\b/i.test(text) && knows(thing, state)));
    if (isOwned) return { said: whose(owner, thing, text, gate), words: thing, family: 'put_right_whose' };
  }
  const own = ITS_THEIR_OWN.exec(text)?.[1];
  const last = state.topics[0];
  if (own !== undefined)
    return {
      said: `${upperFirst(own.replace(/^my /i, 'your '))}'s, then, and not yours.`,
      words: last ?? '',
      family: 'put_right_whose',
    };
  const theirs = THEIRS.exec(text);
  if (theirs !== null)
    return {
      said: `${upperFirst((theirs[1] ?? theirs[2] ?? '').toLowerCase())}, and not yours.`,
      words: '',
      family: 'put_right_whose',
    };
  const notMe = NOT_ME.exec(text);
  if (notMe?.[1] !== undefined && notMe[2] !== undefined) {
    const who = swapPronouns(notMe[1], null);
    return {
      said: who === null ? null : `${upperFirst(who)} is ${notMe[2].toLowerCase()}, and not you.`,
      words: notMe[2],
      family: 'put_right_whose',
    };
  }
  const doing = DOING.exec(text);
  if (doing?.[1] !== undefined)
    return {
      said: `${upperFirst(doing[1])} ${/they/i.test(doing[1]) ? 'are' : 'is'} ${doing[2]}, and not you.`,
      words: '',
      family: 'put_right_whose',
    };
  const notSo = NOT_SO.exec(text)?.[1]?.trim();
  if (notSo === undefined) return null;
  const turned = swapPronouns(lowerFirst(notSo).replace(/^i /, 'I ').replace(/^i'/, "I'"), null);
  return { said: turned === null ? null : endWithStop(`No, ${turned}`), words: notSo, family: 'put_right_so' };
}

const NO_THING = written('no-thing');
const NO_OWNER = written('no-owner');

const knows = (thing: string, state: Scene['state']) =>
  [...state.recent, state.lastReply].some((text) => new RegExp(`\\b${thing.split(' ')[0]}`, 'i').test(text));

const DENIAL = quick(/\bnot (mine|me|ours|his|hers|theirs)\b/i);

/** "Your sister's divorce, then, and not yours." */
function whose(owner: string, thing: string, text: string, gate: Scene['gate']): string | null {
  const turned = swapPronouns(owner, null);
  if (turned === null || !gate.passes(`${owner} ${thing}`)) return null;
  const named = /^(?:my|our|the) /i.test(owner) ? turned : upperFirst(turned);
  const not = DENIAL.exec(text)?.[1]?.toLowerCase() ?? 'mine';
  const whom = /^(?:mine|me|ours)$/.test(not) ? 'yours' : not;
  return `${upperFirst(named)}'s ${thing.replace(/ not$/i, '')}, then, and not ${whom}.`;
}

/** Somebody else's own, as told: "my sister had a rough year with the divorce". */
const ANOTHERS = written('anothers');
const MINE = written('mine');
const OWN_MATTERS = new Set(['divorce', 'breakup']);

/** Takes what was turned down, or is another's, out of what the talk is read as. Call once a turn. */
export function noteTurnedDown(scene: Scene): void {
  const { state, read, grammar } = scene;
  if (!grammar.turnsClauses) return;
  const down = downIn(scene);
  const signs = { ...state.signs };
  if (down !== null) {
    const named = read.topics.map(({ id }) => id).filter((id) => id !== 'friends');
    const ids = named.length > 0 ? named : state.topics.slice(0, 1);
    for (const id of ids) signs[MARK + id] = state.turn;
    state.keep = [];
  }
  for (const { id } of read.topics) {
    const clause = read.clauses.find(
      ({ text }) => ANOTHERS.test(text) && new RegExp(OF_TOPIC[id] ?? '$^', 'i').test(text),
    );
    if (OWN_MATTERS.has(id) && clause !== undefined && !MINE.test(clause.text.replace(/^.*?\bmy \w+/i, '')))
      signs[MARK + id] = state.turn;
  }
  if (down === null)
    for (const key of Object.keys(signs)) {
      const words = OF_TOPIC[key.slice(MARK.length)];
      if (
        key.startsWith(MARK) &&
        words !== undefined &&
        new RegExp(`\\b(?:my|our) (?:own )?${words}`, 'i').test(read.clean)
      )
        delete signs[key];
    }
  const gone = new Set(Object.keys(signs).flatMap((key) => (key.startsWith(MARK) ? [key.slice(MARK.length)] : [])));
  if (gone.size === 0) return;
  state.signs = signs;
  const kept = state.topics.map((id, at) => [id, state.topicWeights[at] ?? 0] as const).filter(([id]) => !gone.has(id));
  state.topics = kept.map(([id]) => id);
  state.topicWeights = kept.map(([, weight]) => weight);
  const without = (one: Understanding): Understanding => ({
    ...one,
    topics: one.topics.filter(({ id }) => !gone.has(id)),
    cues: one.cues.filter(({ id }) => ![...gone].some((name) => id.includes(name))),
  });
  const { earlier } = scene;
  scene.read = without(read);
  scene.earlier = () => {
    const before = earlier();
    return before === null ? null : without(before);
  };
}

const OF_TOPIC: Readonly<Record<string, string>> = {
  divorce: '(?:divorc\\w+|separation)',
  breakup: '(?:break ?up|broke up|dumped|split)',
};

/** Whose it is, or that it isn't so, said back in few words; then what they ask beside it is answered. */
export function turnedDown(scene: Scene): Plan | null {
  const { lines, read } = scene;
  const down = downIn(scene);
  if (down === null || lines.families[down.family] === undefined) return null;
  const asked = questionIn(scene);
  const answer = asked === null ? null : answerTo(asked, scene);
  const said = down.said === null || !scene.gate.passes(read.clean) ? [] : [{ kind: 'text', text: down.said } as const];
  return plan('repair', 'focus', [...said, line(down.family), ...(answer ?? [])], { expect: { kind: 'open' } });
}
