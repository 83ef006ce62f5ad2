import { fewOwnWords } from '#companion/realise/few-own-words.ts';
import { countWords, fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { answeredByPhrase, PHRASE_ANSWERED, sentencesIn } from './answers-by-phrase.ts';
import { firstMet } from './cue-lines.ts';
import { matterAsked } from './matter-asked.ts';
import { holdsOurWord } from './our-word.ts';
import { line, type Part, type Plan, plan, question, type Scene } from './plan.ts';
import { talkedOf } from './talks-of.ts';

// Why is this hard? "Quel examen ?", "wer redet von Geduld", "je vous l'ai dit" are said of our last reply. Read as one more
// piece of the story they got the next line on the very topic that was wrong. English owns its misses by patterns of its own
// (mistakes.ts, unanswered.ts); here the other languages do: sorry in few words, what is wrong is forgotten, and what the
// message itself tells or asks is taken up.

const written = writtenIn('policy/missed');

/** "Du hörst nicht zu", "vous n'écoutez pas": said to us, so at the start of its sentence and in the second person. */
const UNHEARD = written('unheard');
/** "Bist du noch da?", "vous êtes là ?": asked of us, and no thing to be said back. */
const HERE = written('here');
/** "Das hab ich doch gesagt", "je vous l'ai dit"; said to somebody of the story it names them. */
const TOLD = written('told');
/** "Je t'ai posé une question", "das war eine Frage". */
const ASKED = written('asked');
/** "Welche Prüfung", "wer redet von", "was heißt": a question that holds a word of our last reply up to us. */
const WHAT_WORD = written('what-word');

/** "C'est bien d'ajouter quoi ?", "Die Fassung?": so few words around a word of ours ask what it means. */
const ECHO_WHAT = written('echo-what');
const ECHO_MOST = 7;
/** "J'ai pas d'enfants": what our last reply took for granted is not there. */
const NO_SUCH = written('no-such');

/** "Je te demande comment parler à mon mari": the question stands in the complaint. */
const ASKED_WHAT = written('asked-what', 'u');
/** "Je comprends pas ta question": it was put badly, and nothing was misread. */
const UNCLEAR = written('unclear');

const MOST = 30;
const TELLS = 3;
const BACK = 3;
const SORRY_AT = 'sorry-at';
/** An apology in every reply is one more thing that is not listening. */
const SORRY_RESTS = 2;

type Kind = 'unheard' | 'told' | 'asked' | 'word';

/** A complaint about our last reply, or a word of it held up to us: owned in short, with what they tell or asked behind it. */
export function missed(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (grammar.turnsClauses || lines.families.miss_sorry === undefined) return null;
  if (state.turn === 0 || state.level >= 2 || read.words > MOST) return null;
  const sentences = sentencesIn(read.clean)
    .flatMap((one) => atComplaint(one, scene))
    .filter((one) => one.trim() !== '');
  if (lines.families.miss_here !== undefined && HERE.test(fold(read.clean))) return repair([line('miss_here')]);
  const kinds = sentences.map((one) => kindOf(one, scene));
  // "De quoi tu parles. Je te demande comment lui parler": the question is what is missing.
  const kind = kinds.find((one) => one === 'asked') ?? kinds.find((one) => one !== null) ?? null;
  if (kind === null) return null;
  // "Quelle chose ? La voix qui tremble ?": what is asked behind it is asked of our word too.
  const rest = sentences.filter((one, at) => kinds[at] === null && !(kind === 'word' && /\?/.test(one))).join(' ');
  if (kind === 'word' || kind === 'unheard') forget(scene);
  state.stuck = 0;
  const told = countWords(rest) >= TELLS ? rest : null;
  const answer = answerIn([told, ...(kind === 'asked' ? [askedIn(sentences), ...before(scene)] : [])], scene);
  if (answer !== null) return { ...answer, parts: [own(scene, kind), ...answer.parts], mayRepeat: true };
  if (kind === 'asked') return repair([line('miss_no_answer')]);
  const apart = told === null ? null : { ...scene, read: scene.reread(told) };
  const known = apart === null ? null : firstMet(apart);
  if (known !== null) return repair([own(scene, kind), ...known]);
  // What they set in its place is shown to be read, in a few of its words, before anything is asked.
  const few = told === null ? null : fewOwnWords(scene, told);
  if (few !== null) return repair([own(scene, kind), { kind: 'text', text: few }]);
  if (UNCLEAR.test(fold(read.clean))) return repair([own(scene, kind), question]);
  return repair([own(scene, kind), talkedOf(scene) ?? line(told === null ? 'miss_open' : 'miss_on')]);
}

/** What the complaint says was asked, as the question it was. */
function askedIn(sentences: readonly string[]): string | null {
  const what = sentences.map((one) => ASKED_WHAT.exec(one.toLowerCase())?.[1]).find((one) => one !== undefined);
  return what === undefined ? null : `${what}?`;
}

const repair = (parts: Part[]): Plan => plan('repair', 'focus', parts, { expect: { kind: 'open' } });

function kindOf(sentence: string, scene: Scene): Kind | null {
  const text = fold(sentence);
  if (ASKED.test(text)) return 'asked';
  if (TOLD.test(text)) return 'told';
  if (UNHEARD.test(text) || UNCLEAR.test(text)) return 'unheard';
  if (!holdsOurWord(sentence, scene)) return null;
  if (WHAT_WORD.test(text) || (countWords(text) <= ECHO_MOST && ECHO_WHAT.test(text))) return 'word';
  return NO_SUCH.test(text) ? 'unheard' : null;
}

/** "Je ne parle pas de deuil, je parle d'Odile": the complaint ends at its comma, and what stands behind it is told. */
function atComplaint(sentence: string, scene: Scene): string[] {
  const [first = '', ...more] = sentence.split(/,\s+/);
  return more.length > 0 && kindOf(first, scene) !== null ? [first, more.join(', ')] : [sentence];
}

/** What spoke was a topic that is none of theirs: it does not speak again unless this message names it. */
function forget({ state, read }: Scene): void {
  const kept = state.topics.flatMap((id, at) =>
    read.topics.some((topic) => topic.id === id) && !/\?/.test(read.text) ? [at] : [],
  );
  state.topicWeights = kept.map((at) => state.topicWeights[at] ?? 0);
  state.topics = kept.map((at) => state.topics[at] ?? '');
}

/** The messages before this one, the last first; not the one that had its answer: a second, other answer would take the first back. */
const before = ({ state }: Scene): string[] =>
  state.recent
    .slice(-BACK)
    .reverse()
    .filter((_, at) => state.signs?.[PHRASE_ANSWERED] !== state.turn - 1 - at);

/** The answer to the first of these that asks something we know. */
function answerIn(texts: readonly (string | null)[], scene: Scene): Plan | null {
  for (const text of texts) {
    if (text === null) continue;
    const apart = { ...scene, read: scene.reread(text) };
    const answer = matterAsked(apart) ?? answeredByPhrase(apart);
    if (answer !== null && !answer.parts.some((part) => part.kind === 'family' && part.name === 'asks_unknown'))
      return answer;
  }
  return null;
}

function own({ read, state, lines }: Scene, kind: Kind): Part {
  if (UNCLEAR.test(fold(read.clean)) && lines.families.question_unclear !== undefined) return line('question_unclear');
  const last = state.signs?.[SORRY_AT];
  if (last !== undefined && state.turn - last <= SORRY_RESTS) return line('miss_again');
  state.signs = { ...state.signs, [SORRY_AT]: state.turn };
  return line(kind === 'told' ? 'miss_told' : kind === 'asked' ? 'miss_asked' : 'miss_sorry');
}
