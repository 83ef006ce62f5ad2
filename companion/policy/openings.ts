import { told } from '#companion/realise/told-sentence.ts';
import { weightyTold } from '#companion/realise/weighty-words.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asksForWords } from './asks-words.ts';
import { bankReader } from './banks.ts';
import { isItsMatter, namedIn, openingMatter, toldTitle } from './opening-matter.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { askedOfProgram } from './program.ts';
import { sentencesOf } from './read-apart.ts';
import { clearView } from './views.ts';
import { onWhatWeighs, toldByWeight } from './what-weighs-most.ts';
import { saidTo } from './yes-or-no.ts';

// Why is this hard? People begin as they would write to a counsellor: a question for a title, five sentences of what is
// going on, the question once more. Every bank finds a word of its own in so much text, and a toddler got breathing, a
// dream a drill against panic. So a bank may speak here only where the question itself and the story both name its
// matter; for all else what weighs is taken in, and one thing near to the question is asked.

const written = writtenIn('policy/openings');

const openingsOf = bankReader(({ openings }) => openings);

/** Shorter ones have nothing in them to go astray by. */
const LEAST = 12;
/** What is only heard, and not known, is heard in a story. */
const STORY = 20;
/** "You took her phone": too little to be what weighs. */
const TOLD_LEAST = 5;
const WISH_LEAST = 3;
const WISH_MOST = 12;
/** "Why am I here" says too little. */
const WONDERED_LEAST = 3;

/** "Why do I sabotage every diet": not for us to say. */
const AGAINST_SELF = written('against-self');
/** "How can I", "what can I do to": what stands behind it is wished for. */
const WISHES = written('wishes');
/** "Why do I", "why can't I": what stands behind it is so. */
const WONDERS = written('wonders');
/** To a question of such a kind there is a short honest word: it can't be known or settled from here. */
const KIND = [
  { name: 'tried', says: written('tried') },
  { name: 'why', says: written('why') },
  { name: 'them', says: written('them') },
  { name: 'should', says: written('should') },
  { name: 'normal', says: written('normal') },
];
/** What is asked is about such a thing, and that has a question near to it. */
const AREA = [
  { name: 'fear', says: written('fear') },
  { name: 'anger', says: written('anger') },
  { name: 'guilt', says: written('guilt') },
  { name: 'away', says: written('away') },
  { name: 'habit', says: written('habit') },
  { name: 'body', says: written('body') },
  { name: 'child', says: written('child') },
  { name: 'pair', says: written('pair') },
  { name: 'kin', says: written('kin') },
  { name: 'friend', says: written('friend') },
  { name: 'work', says: written('work') },
  { name: 'study', says: written('study') },
  { name: 'self', says: written('self') },
];
/** A death, of a child not yet born and of an animal as well. */
const LOSS = written('loss');
/** A likeness, or a loss named on the way. */
const NO_LOSS = written('no-loss', 'gi');
/** The question is about missing or having lost. */
const MISSES = written('misses');
/** Help is looked for, without a question. */
const SOUGHT = written('sought');
/** For such a thing there is another way already: words, a name for an illness. */
const ELSEWHERE = written('elsewhere');

/** Its question belongs to its answer, also where a word of it was told. */
const ANSWERS: Partial<Plan> = { expect: { kind: 'open' }, mayRepeat: true };

/** The first thing somebody comes with, where they ask something and tell of it; null for all other messages. */
export function opening(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.words < LEAST || !isFirst(scene)) return null;
  if (lines.families.opening_ask_any === undefined) return null;
  const sentences = sentencesOf(read.clean);
  if (sentences.length < 2) return null;
  const questions = sentences.filter((one) => /\?\W*$/.test(one));
  const [asked] = questions;
  const sought = asked === undefined ? soughtIn(scene) : questions.join(' ');
  if (sought === null || askedOfProgram(sought, lines).length > 0) return null;
  const known = knownOpening(asked === undefined ? [sought] : questions, scene);
  if (known !== null) return plan('asked', 'explore', [line(known)], ANSWERS);
  // "I don't know if I should stay in the army": asked in the title, without a mark.
  const question = asked ?? sentences.slice(0, 1).find((one) => SOUGHT.test(one));
  if (question === undefined || read.words < STORY || !isHeardHere(sought, scene)) return null;
  const matter = openingMatter(read.clean, questions, lines) ?? '';
  const grief = isGrief(matter, scene);
  const view = viewAlone(question, scene);
  if (view !== null) {
    const sorry = grief ? [line('opening_sorry')] : [];
    return plan('asked', 'info', [...sorry, saidTo(question, view, scene)], ANSWERS);
  }
  if (grief) return plan('opening', 'explore', sorrow(sought, scene), ANSWERS);
  const parts = [
    takenIn(questions, scene),
    ...honest(asked === undefined ? question : sought, scene),
    nearTo([matter, sought, weighs(scene)]),
  ];
  return plan('opening', 'explore', parts, ANSWERS);
}

function isFirst({ state, read }: Scene): boolean {
  return state.turn === 0 || (state.opening !== undefined && read.clean.startsWith(state.opening.slice(0, 40)));
}

function knownOpening(questions: readonly string[], scene: Scene): string | null {
  const { read, lines } = scene;
  const heavy = weighs(scene);
  const matter = openingMatter(read.clean, questions, lines) ?? heavy;
  const found = openingsOf(lines).find(
    (one, at) =>
      isItsMatter(one, at, matter, lines) &&
      // One question after the other: half of one and half of the next is asked by nobody.
      questions.some(
        (asked) =>
          one.asks.test(asked) &&
          // "What should I do?" asks about what weighs, and not about any thing that was named on the way.
          (one.about?.test(one.asks.test(namedIn(asked, lines)) ? read.clean : `${matter} ${asked} ${heavy}`) ??
            true) &&
          !(one.unless?.test(asked) ?? false),
      ) &&
      !(one.not?.test(read.clean) ?? false),
  );
  return found?.family ?? null;
}

/** A view on the question as it would stand without the story. */
function viewAlone(asked: string, { lines, state, reread }: Scene): string | null {
  const { opening: _told, ...rest } = state;
  return clearView({ lines, state: { ...rest, recent: [] }, read: reread(asked) }, asked);
}

/** Words that are asked for, a diagnosis, and a big question are met elsewhere. */
function isHeardHere(sought: string, { read }: Scene): boolean {
  return !read.acts.has('far_talk') && !asksForWords(sought, countWords(sought)) && !ELSEWHERE.test(sought);
}

/** "I don't know where to start": asked without a question; what weighs is what it is about. */
function soughtIn(scene: Scene): string | null {
  const { read } = scene;
  return read.words >= STORY && SOUGHT.test(read.clean) ? onWhatWeighs(scene).read.clean : null;
}

/** What is wondered at, or what weighs, told to "you"; else what the question wishes for; nothing of theirs where neither turns for sure. */
function takenIn(questions: readonly string[], scene: Scene): Part {
  const found = questions.map((one) => wonderedAt(one, scene)).find((text) => text !== null);
  const text = found ?? toldOfWeight(scene) ?? questions.map((one) => wishIn(one, scene)).find((one) => one !== null);
  return text == null ? line('opening_heard') : { kind: 'told', text };
}

/** "Why can't I cry?": you can't cry. */
function wonderedAt(asked: string, scene: Scene): string | null {
  const [, verb = '', rest = ''] = WONDERS.exec(asked) ?? [];
  const who = /^do$/i.test(verb) ? 'I' : /^am$/i.test(verb) ? "I'm" : `I ${verb}`;
  const stated = `${who} ${rest.replace(/[?.!\s]+$/, '')}`;
  return countWords(stated) < WONDERED_LEAST || AGAINST_SELF.test(stated)
    ? null
    : (told(stated, scene, scene.read)?.text ?? null);
}

/** "How can I trust him again?": you'd like to trust him again. */
function wishIn(asked: string, scene: Scene): string | null {
  const lead = WISHES.exec(asked)?.[0];
  const wished = lead === undefined ? '' : asked.slice(lead.length).replace(/[?.!\s]+$/, '');
  const words = countWords(wished);
  if (words < WISH_LEAST || words > WISH_MOST || !/^\s*\w/.test(wished)) return null;
  return told(`I'd like to ${wished.trim()}`, scene, scene.read)?.text ?? null;
}

/** A short honest word where the question is of a kind that nobody can answer from here. */
function honest(asked: string, { read }: Scene): Part[] {
  const kind = KIND.find(({ name, says }) => says.test(name === 'tried' ? read.clean : asked))?.name;
  return kind === undefined ? [] : [line(`opening_${kind}`)];
}

/** Somebody who died is what the title, the question or what weighs is about. */
function isGrief(matter: string, scene: Scene): boolean {
  const lost = (text: string) => LOSS.test(text.replace(NO_LOSS, ' '));
  return lost(matter) || (lost(scene.read.clean) && (MISSES.test(matter) || lost(weighs(scene))));
}

/** First that we are sorry, and then what weighs, where it turns; nothing is asked as if they could still be spoken to. */
function sorrow(sought: string, scene: Scene): Part[] {
  const word = honest(sought, scene);
  const text = word.length > 0 ? null : toldOfWeight(scene);
  const told: Part[] = text === null ? word : [{ kind: 'told', text }];
  return [line('opening_sorry'), ...told, line('opening_ask_loss')];
}

/** What weighs, in the words of a title that tells it, else in the first others that turn. */
function toldOfWeight(scene: Scene): string | null {
  const pieces = toldByWeight(scene);
  const title = toldTitle(scene.read.clean, scene.lines);
  const first = title === null ? [] : pieces.filter(({ text }) => title.includes(text));
  const text = weightyTold([...first, ...pieces.filter((one) => !first.includes(one))], scene);
  return text !== null && countWords(text) >= TOLD_LEAST ? text : null;
}

const weighs = (scene: Scene) => onWhatWeighs(scene).read.clean;

/** The question nearest to the first of these that is of such a thing; else one that is near to anything told. */
function nearTo(texts: readonly string[]): Part {
  const near = texts.flatMap((text) => AREA.find(({ says }) => says.test(text)) ?? []);
  return line(`opening_ask_${near[0]?.name ?? 'any'}`);
}
