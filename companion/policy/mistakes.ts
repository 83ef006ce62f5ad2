import { retell } from '#companion/realise/retell.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { complaintIn, isComplaint, type Mistake } from './complaint-words.ts';
import { newsIn } from './ending-words.ts';
import { choices } from './offers.ts';
import { answerTo, ANSWERED, questionIn } from './open-questions.ts';
import { line, maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { readApart } from './read-apart.ts';

// Why is this hard? A script misreads, and says so too seldom. "I said neither", "what do you mean" and "do you even
// read" are the moments that decide whether anybody stays: handed back as one more piece of a story they prove that
// nobody listens. So every one of them is owned first, in few plain words. Then comes what was still open: a question
// that was passed over, the good news that was missed, what was put right. Where none of it is sure, nothing is added.

const MARK = 'mistakes';
const OFTEN = 2;
const KEEPS_QUIET = 6;
/** A told piece longer than this is read out, and not taken up. */
const TAKEN_UP = 14;

/** Owns a misreading before anything else is said, and goes on with what the person put in its place. */
export function mistakes(scene: Scene): Plan | null {
  const { state, read, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.mistake_wrong === undefined || state.turn === 0) return null;
  // Less asking and less echoing are granted by their own lines (manner.ts).
  if (['fewer_questions', 'fewer_echoes', 'misread'].some((act) => read.acts.has(act))) return null;
  const kind = complaintIn(read.clean, read.words, state.lastReply);
  if (kind === null || (kind === 'useless' && state.level >= 2)) return null;
  const times = (state.signs?.[MARK] ?? 0) + 1;
  state.signs = { ...state.signs, [MARK]: times };
  // What was read wrong must not speak again.
  state.keep = [];
  if (kind === 'keeps') state.quiet = KEEPS_QUIET;
  const owned = line(`mistake_${kind}`);
  const news = newsIn(read.clean);
  if (news !== null) return owns([owned, line(`news_${news}`)]);
  const answer = openAnswer(scene);
  if (answer !== null) return owns([owned, ...answer]);
  const meant = meantThing(scene);
  if (meant !== null) return owns([{ kind: 'text', text: meant }, line('mistake_wrong')]);
  const told = toldBeside(scene);
  if (told !== null) return owns([kind === 'unclear' ? line('mistake_wrong') : owned, told]);
  if (times > OFTEN || kind === 'useless') return oftenMissed(scene);
  return owns([owned, ...after(kind, times, scene)]);
}

const owns = (parts: Part[]): Plan => plan('repair', 'focus', parts, { expect: { kind: 'open' } });

function oftenMissed({ lines }: Scene): Plan {
  return plan('repair', 'focus', [line('mistake_often')], {
    expect: { kind: 'open' },
    cards: [
      choices('repair', [
        { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
        { id: 'step', label: lines.labels.small_step ?? 'A small step' },
      ]),
    ],
  });
}

/** With nothing to take up: what the muddled line was for, or one plain question, and never both. */
function after(kind: Mistake, times: number, { state }: Scene): Part[] {
  if (kind === 'unclear') return [maybe(state.lastReply.includes('?') ? 'mistake_meant_ask' : 'mistake_meant_go')];
  if (kind === 'wrong' && times === 1) return [line('mistake_ask')];
  return [];
}

const BACK = 2;

/** The answer to what they ask beside the complaint, or asked just before it and did not get. */
function openAnswer(scene: Scene): Part[] | null {
  const { read, state } = scene;
  const apart = readSentences(read.clean).filter((one) => !isComplaint(one) || /\byou think\b/i.test(one));
  const now = questionIn({ read: { ...read, clean: apart.join(' ') } });
  if (now !== null) return answerTo(now, scene);
  if (state.signs?.[ANSWERED] === state.turn - 1) return null;
  const before = state.recent.slice(-BACK).toReversed();
  for (const text of before) {
    const asked = questionIn({ read: { ...read, clean: text } });
    if (asked !== null && complaintIn(text, countWords(text), '') === null) return answerTo(asked, scene);
  }
  return null;
}

const readSentences = (text: string) => text.split(/(?<=[?.!])\s+/).map((one) => one.trim());

/** "I don't have work. I just told you that. I sit in the car park": what stands beside the complaint, told back. */
function toldBeside(scene: Scene): Part | null {
  const apart = readApart(scene, isComplaint);
  if (apart === null || apart === scene.read || apart.words > TAKEN_UP || !SAYS_IT.test(apart.clean)) return null;
  const text = retell({ ...scene, read: apart });
  return text === null ? null : { kind: 'text', text };
}

const MEANT = /^(?:(?:no|nah|lol|sorry|haha)[ ,.]+)*I meant? ((?:the|my|a|an|our|his|her) [\w' -]{3,40}?)(?:[.,!]|$| (?:not|and not)\b)/i;

/** "I meant the spa weekend": the thing itself, said to them; null where it can't be. */
export function meantThing({ read, gate }: Scene): string | null {
  const thing = MEANT.exec(read.clean)?.[1];
  const turned = thing === undefined || !gate.passes(thing) ? null : swapPronouns(thing, null);
  return turned === null ? null : `${upperFirst(turned)}, then.`;
}

/** A whole sentence about somebody, with no "just" or "there's no more" in it that belongs to the complaint. */
const SAYS_IT =
  /^(?:(?:no|and|but|well|so|it's just that)[ ,]+)*(?:I(?:'m|'ve|'d)?|he|she|they|we|it's|it is|my|his|her) (?!mean\b|meant\b|guess\b|just (?:don't|think)\b)\w+ \w+/i;
