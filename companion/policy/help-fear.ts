import { noteUsed, wasUsed } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { line, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Whoever is afraid of being talked down to has nearly gone, and a service named at that moment is one
// more door to be afraid of. The fear is met first, with one fact about it at most; the service has its own turn.

const written = writtenIn('policy/help-fear');

const HELP = written('help');
const AFRAID = written('afraid');
const future = written('future');

const FEARS: readonly (readonly [id: string, words: RegExp])[] = [
  ['taken', written('fears-taken')],
  ['record', written('fears-record')],
  ['locked', written('fears-locked')],
  ['pills', written('fears-pills')],
  ['told', written('fears-told')],
  ['unbelieved', written('fears-unbelieved')],
  ['wasting', written('fears-wasting')],
  ['belittled', written('fears-belittled')],
  ['cry', written('fears-cry')],
];

/** Fears that name their place themselves; the others need help to have been spoken of. */
const PLAIN_BY_ITSELF = new Set(['taken']);
const NEEDS_NO_WORD_OF_FEAR = new Set(['wasting', 'record', 'cry', 'taken']);

/** Which fear of asking for help this message holds, or null. */
export function helpFearIn(clean: string, around: string, ours = ''): string | null {
  const found = FEARS.find(([, words]) => words.test(clean))?.[0];
  if (found === undefined) return null;
  const told = found === 'record' && /\b(?:tell|say|admit|ask|go|ring|talk)\b/i.test(clean);
  // "They'll think I'm an idiot" is said of anybody: help has to be spoken of by the one who fears it, and not by us.
  const named = found === 'belittled' ? around : `${around} ${ours}`;
  if (!told && !PLAIN_BY_ITSELF.has(found) && !HELP.test(`${named} ${clean}`)) return null;
  const looksAhead = AFRAID.test(clean) || future.test(clean);
  return looksAhead || NEEDS_NO_WORD_OF_FEAR.has(found) ? found : null;
}

const LONG = 32;
/** Help that was spoken of so many messages ago is still what "they" are. */
const LATELY = 4;

/** A fear about asking for help: met as a fear, and nothing named on top of it. */
export function helpFear(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > LONG) return null;
  const fear = helpFearIn(read.clean, state.recent.slice(-LATELY).join(' '), state.lastReply);
  if (fear === null || lines.families[`fear_${fear}`] === undefined) return null;
  if (wasUsed(state, `fear:${fear}`)) return null;
  noteUsed(state, `fear:${fear}`);
  const said = /\b(?:scared|afraid|worried|nervous|terrified|frightened)\b/i.test(read.clean);
  // "They'll take her away", given back, would sound like a fact.
  const own = said && !PLAIN_BY_ITSELF.has(fear) ? [ownWordsFirst] : [];
  return plan('receive.help-fear', 'explore', [...own, line(`fear_${fear}`)]);
}
