import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { rolesOf } from './addressee.ts';
import { complaintIn } from './complaint-words.ts';
import { changeDraft } from './draft-changes.ts';
import { type Facts, factsIn } from './draft-facts.ts';
import { fromThem, NO_SENTENCE, OF_THE_WORDS, whoIn } from './draft-from-them.ts';
import { pickedOf } from './draft-pick.ts';
import { purposeOf, purposesOf } from './draft-purpose.ts';
import { roughPieces } from './draft-rough.ts';
import { saidAlready } from './draft-said.ts';
import { registerWished } from './draft-sound.ts';
import { earlier } from './draft-wanted.ts';
import { fromContent, hold, putUp } from './drafts.ts';
import { ownSentence } from './own-sentence.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/draft-told');

// Why is this hard? Words of ours are often only what brings the person's own out: "I don't mind being corrected, but not in
// front of everyone". That is the message then, and no news for us. But "I'm scared she'll laugh" is said to us.

type Held = NonNullable<Scene['state']['drafts']>;

const LEAD = written('lead');
/** Said of the saying, of fear of it, or of what the other may do. */
const OF_THE_STEP = written('of-the-step');
const THANKS = written('thanks');
const SAYS_I = written('says-i');
const WISHES = written('wishes');
const LEAST = 4;
const MOST = 45;

/** What they should hear, told where words of ours were put up and not asked for: then theirs are the better ones. */
export function toldAfter(scene: Scene, held: Held): Plan | null {
  const { read, state } = scene;
  const said = read.clean.replace(LEAD, '');
  if (held.on.length === 0 || held.asked !== undefined || /\?/.test(read.text) || THANKS.test(said)) return null;
  // "It's my son's birthday", after a no was put up: the reason for it goes in.
  if (held.kind !== 'own' && REASON.test(said) && countWords(said) <= REASON_MOST)
    return changeDraft(scene, held, true);
  if (
    countWords(said) < (/^that /i.test(said) ? LEAST - 1 : LEAST) ||
    countWords(said) > MOST ||
    OF_THE_STEP.test(said.replace(/^that I /i, ' '))
  )
    return null;
  if (NO_SENTENCE.test(said) || OF_THE_WORDS.test(said) || pickedOf(held, read.clean) !== null) return null;
  if (registerWished(read.clean) !== undefined || complaintIn(read.clean, read.words, state.lastReply) !== null)
    return null;
  const them = whoIn(scene, held);
  const formal = rolesOf(them).some((role) => FORMAL.has(role));
  const toYou = /\b(?:you|your)\b/i.test(said) && /\b(?:I|we|my)\b/i.test(said);
  const ofThem = /^that\b/i.test(said) || /\b(?:him|her|them|he|she|they|us|we)\b/i.test(said);
  if (!(formal ? SAYS_I.test(said) || roughPieces(said) !== null : toYou || (WISHES.test(said) && ofThem))) return null;
  return fromThem(scene, held, said);
}

const REASON = written('reason');
const REASON_MOST = 18;
const FORMAL = new Set(['work', 'office', 'teacher', 'doctor']);

const REWORDED = written('reworded');
const SAID_SO = /^I said it\W+(I\b[^.!?]*\byou\b[^.!?]*)/i;
const CAME_OUT_WRONG = written('came-out-wrong');
const WHEN_TOLD = written('when-told');

/** "That came out wrong, it's I hate that we fight": the one sentence is put in its place, and nothing else changes. */
function reworded(scene: Scene, held: Held): Plan | null {
  const { read, gate } = scene;
  const base = held.texts[held.taken ?? held.on[0] ?? -1];
  const told =
    SAID_SO.exec(read.clean)?.[1] ?? (CAME_OUT_WRONG.test(read.clean) ? REWORDED.exec(read.clean)?.[1] : undefined);
  if (base === undefined || told === undefined || countWords(told) < LEAST - 1) return null;
  const own = ownSentence(told, whoIn(scene, held), gate);
  if (own === null) return null;
  const words = wordsOf(own);
  const sentences = base.split(/(?<=[.!?]) /);
  const scores = sentences.map((one) => wordsOf(one).filter((word) => words.includes(word)).length);
  const at = scores.indexOf(Math.max(...scores));
  const clauses = (sentences[at] ?? '').split(/, and (?=I\b)/);
  const spoken = clauses.findLastIndex((one) => wordsOf(one).some((word) => words.includes(word)));
  // "I miss you, and I hate it": only the half that was named is put right.
  const half = clauses.length > 1 && spoken > 0 && !/, and /.test(own);
  const mended = half ? [...clauses.slice(0, spoken), own.replace(/[.]$/, '')].join(', and ') : own;
  const text =
    (scores[at] ?? 0) > 0 && held.kind === 'own'
      ? sentences.map((one, place) => (place === at ? endWithStop(mended) : one)).join(' ')
      : own;
  // "No, I meant I go on my phone": of the story, and no word of what stood there.
  if ((scores[at] ?? 0) === 0 && /^(?:what|no|huh|nah|eh)\b/i.test(read.clean)) return null;
  hold(scene, { kind: 'own', own: held.own, facts: held.facts ?? {} }, [text]);
  const closes = WHEN_TOLD.test(read.clean);
  return plan('draft.more', 'choose', [line(closes ? 'draft_taken_timed' : 'draft_one', { a: text })], {
    mayRepeat: true,
    expect: { kind: 'open' },
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']{4,}/g) ?? [];

const MATTER = written('matter');

/** "It's my scan I need to tell her about, not my dad": the matter was another one. */
function otherMatter(scene: Scene, held: Held): Plan | null {
  const { read, gate, lines } = scene;
  const found = MATTER.exec(read.clean);
  const matter = found?.[1];
  if (matter === undefined || (found?.[2] === undefined && !/\bto (?:tell|talk|write|speak)\b/i.test(found?.[0] ?? '')))
    return null;
  if (held.on.length === 0 || !gate.passes(matter)) return null;
  const them = whoIn(scene, held);
  const facts: Facts = { ...factsIn([...earlier(scene), read.clean], them, gate), matter: matter.toLowerCase() };
  const asked = ` about ${matter} `;
  const purpose = purposeOf(purposesOf(lines), { asked, message: `tell ${asked}`, before: [], them, facts });
  const put = purpose === null ? null : putUp(scene, purpose, facts, them);
  if (put !== null) return put;
  return fromContent(
    scene,
    upperFirst(`I want to talk to you about ${matter}. I'd like you to hear it from me.`),
    them,
    facts.hi,
  );
}

/** What is held against the words on the table: said already, to be worded otherwise, or of another matter. */
export const notThose = (scene: Scene, held: Held): Plan | null =>
  saidAlready(scene, held) ?? reworded(scene, held) ?? otherMatter(scene, held);
