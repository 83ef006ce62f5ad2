import { toldByTable } from '#companion/realise/told-by-table.ts';
import { noteOffered } from '#companion/state.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/said');

/** Asked without a question mark: "ayúdame a escribirle un mensaje". */
const ASKS_WORDS = written('asks-words', 'iu');

const ACT = 'said_';
/** A question in the middle of a story stays a story. */
const LONGEST = 16;
const DRAFT = 'said_draft';
const PERSON = 'said_person';
const PERSON_WORDS = 5;
const AFTER_DRAFT = ['said_shorter', 'said_softer', 'said_keep'];

/**
 * What is asked or said so plainly that it has an answer of its own, in a language whose answers stand in content alone:
 * each act `said_<what>` with the family of the same name.
 */
export function saidPlainly(scene: Scene): Plan | null {
  const { read, lines, state, grammar } = scene;
  if (grammar.turnsClauses) return null;
  if (read.turns.some(({ id }) => id === 'snapped')) state.signs = { ...state.signs, snapped: state.turn };
  if (read.words > LONGEST) return null;
  const given = state.signs?.['words-given'];
  const justGiven = given !== undefined && state.turn - given <= 2;
  for (const act of Object.keys(lines.acts)) {
    if (!act.startsWith(ACT) || !read.acts.has(act)) continue;
    if (AFTER_DRAFT.includes(act) && (!justGiven || read.cues.some(({ id }) => id.startsWith('good-')))) continue;
    if (act === DRAFT && !asksForWords(read)) continue;
    if (act === PERSON && !answersWho(scene)) continue;
    const family = act === DRAFT ? draftFor(scene) : act;
    if (lines.families[family] === undefined) continue;
    if (act === DRAFT || act === 'said_shorter' || act === 'said_softer') {
      state.signs = { ...state.signs, 'words-given': state.turn };
      noteOffered(state, 'how_say');
      state.toldAtOffer = state.told;
    }
    const who = act === PERSON ? whoIn(scene) : undefined;
    const more: Partial<Plan> = AFTER_DRAFT.includes(act) ? { expect: { kind: 'when' } } : {};
    const slots = who === undefined ? {} : { person: who, Person: upperFirst(who) };
    return plan(act === DRAFT ? 'advice.say' : 'asked', 'info', [line(family, slots)], more);
  }
  return null;
}

/** "Capaz que le digo de tomar un café" has the words of "¿qué le digo?" and asks for none. */
const asksForWords = ({ text, acts }: Scene['read']): boolean =>
  /\?/.test(text) || ASKS_WORDS.test(text) || acts.has('wonders') || acts.has('asks_words');

/** "Maybe my aunt", where it was asked who: a person, and nothing else. */
function answersWho({ read, state }: Scene): boolean {
  return state.level >= 1 && read.words <= PERSON_WORDS && /\?\s*$/.test(state.lastReply) && !read.question;
}

/** "Your aunt": told back by the tables of the language. */
function whoIn({ read, grammar }: Scene): string | undefined {
  const mine = [...grammar.mine].join('|');
  const found = new RegExp(`(?:${mine}) (?:mejor |melhor )?\\p{L}+`, 'iu').exec(read.clean)?.[0];
  return (found && toldByTable(found.toLowerCase(), grammar)) ?? undefined;
}

/** What the words are for is known from the talk; where not, they claim nothing. */
function draftFor({ state, lines }: Scene): string {
  const has = (what: string) => lines.families[`${DRAFT}_${what}`] !== undefined;
  if (state.categories.includes('abuse_violence') && has('safe')) return `${DRAFT}_safe`;
  if (state.categories.includes('third_party_risk') && has('friend')) return `${DRAFT}_friend`;
  if (state.level >= 2 && has('low')) return `${DRAFT}_low`;
  if (state.signs?.snapped !== undefined && has('sorry')) return `${DRAFT}_sorry`;
  const hides = ['job-loss', 'studies', 'exams', 'money'].some((topic) => state.topics.includes(topic));
  return hides && has('tell') ? `${DRAFT}_tell` : DRAFT;
}
