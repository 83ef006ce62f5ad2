import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ASKED_DARK, leadsOn } from './correction.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { setRight } from './set-right.ts';

// Why is this hard? "No, you have it by the wrong end. I can put up with pain. What I can't put up with is being no use"
// turns something down, grants something beside it, and only then says what it is. What is said last is what is meant: that
// comes back, and nothing is made of the rest. Where it can't be turned, owning the miss is still better than a new guess.

const written = writtenIn('policy/put-right');

const WORDS_MOST = 44;
const NO = written('no');
const AGREES = written('agrees');
/** "You hadn't thought to ask." - "No, I had not": a no to a no puts nothing right. */
export const agreesWithNo = ({ read, state }: Scene): boolean =>
  AGREES.test(read.clean) && SAYS_NOT.test(state.lastReply);
/** A statement of ours that holds a no, and asks nothing. */
const SAYS_NOT = written('says-not');
/** A question that a no answers. */
const YES_OR_NO =
  /(?:^|[.!?] )(?:(?:and|so|but) )?(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will) [^.!?]*\?\s*$/i;
const SAYS_NO = /^(?:no|nah|nope|not really)\b/i;
const WRONG_END = written('wrong-end');
/** "It isn't the knee, it's asking"; "it's that he didn't say goodbye". */
const ISNT = written('isnt');
const IS_THAT = /^(?:it's|it is|its) (?:more |just |really )*that\b/i;
const DENIES = written('denies');
/** The piece that says what it is, in the order of how surely it does. */
const TRUE: readonly RegExp[] = [
  written('true-1'),
  written('true-2'),
  written('true-3'),
  written('true-4'),
  written('true-5'),
  written('true-6', 'iu'),
  written('true-7'),
  /^I'm (?:just |only )?saying (?:that )?(.{4,70})$/i,
  /^(?:I mean|I meant) (?!not\b|it is\b|it's\b|that\b)(.{4,70})$/i,
];
/** "It isn't dying I mind": what is turned down is no wish. */
const NOT_DYING = written('not-dying');
const DARK = written('dark');

/** "I don't want sympathy I want a smaller screwdriver". */
const NOT_I_BUT_I = written('not-i-but-i');

/** "Nah, not quite. I didn't forget it I chose the shift": after a no, what was done is put in place of what was not. */
const DID_NOT_BUT_DID = written('did-not-but-did');

/** Cut at commas too, but with the word that opens the true reading kept. */
function trueReading(text: string): { piece: string; sure: boolean } | null {
  const cut = text
    .replace(/,\s+(?=(?:but |and )?(?:it's|it is|more|I'm|what I|because)\b)/gi, '. ')
    .replace(/\s+(?=I'm (?:just |only )?saying\b|I mean\b)/gi, '. ')
    .replace(
      /\s+(?=(?:but )?(?:it's|it is|its|is) (?:more |just |really )?(?:that|the fact|how|cos|because|the people)\b)/gi,
      '. ',
    );
  const pieces = cut
    .split(/[.;!?]+\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const after =
    pieces.length > 1 ? pieces.slice(1) : pieces.filter((one) => /^(?:it's|it is|its) (?:\w+ )?that\b/i.test(one));
  for (const [at, words] of TRUE.entries()) {
    const found = after.findLast((one) => words.test(one) && !/^(?:it's|it is|I'm|I am) not\b/i.test(one));
    const piece = found === undefined ? undefined : words.exec(found)?.[1];
    if (piece !== undefined) return { piece, sure: at < 6 };
  }
  return null;
}

/** A correction of several sentences: the miss is owned in few words, and what stands in its place comes back. */
export function putRight(scene: Scene): Plan | null {
  const { read, state, lines, gate, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || lines.families.put_right === undefined)
    return null;
  if (agreesWithNo(scene)) return null;
  if (read.words < 5 || read.words > WORDS_MOST || /\?/.test(read.text)) return null;
  if (DARK.test(read.clean.replace(NOT_DYING, ''))) return null;
  const plainly =
    NOT_I_BUT_I.exec(read.clean)?.[2] ??
    (NO.test(read.clean) ? DID_NOT_BUT_DID.exec(afterNo(read.clean))?.[1] : undefined);
  const want =
    plainly === undefined ||
    read.turns.length > 0 ||
    /\bget through\b/i.test(read.clean) ||
    state.expect?.kind === 'pick'
      ? null
      : turn(plainly, scene);
  if (want !== null) return plan('repair', 'focus', [{ kind: 'text', text: want }, ...onOrNoted(scene)]);
  if (ASKED_DARK.test(state.lastReply) || /\bnot (?:thinking|going to|planning)\b/i.test(read.clean)) return null;
  const wrong = WRONG_END.test(read.clean);
  // "Did anybody notice?" - "No, I make sure he doesn't": that no is the answer.
  if (!wrong && YES_OR_NO.test(state.lastReply) && SAYS_NO.test(read.clean)) return null;
  const opens = NO.test(read.clean);
  // Right after a question it is the answer to it.
  const answers = /\?\s*$/.test(state.lastReply) && IS_THAT.test(read.clean);
  const isnt = !opens && !answers && ISNT.test(read.clean);
  if (!wrong && !isnt && !(opens && DENIES.test(read.clean.replace(NO, '')))) return null;
  if (read.acts.has('bye') || read.acts.has('thanks')) return null;
  const reading = trueReading(read.clean);
  const turned = reading === null ? null : turn(reading.piece, scene);
  const lead: Part = line('put_right');
  // Turned down by themselves, and not because of a line of ours.
  // What it is has a line of its own then, and nothing of ours is owned by handing their sentence back before it.
  if (isnt && !wrong)
    return turned === null || read.turns.length > 0
      ? null
      : plan('repair', 'focus', onlyAsked(setRight(reading?.piece ?? '', scene), turned));
  if (turned !== null && reading !== null) {
    const met = setRight(reading.piece, scene);
    return plan('repair', 'focus', [lead, ...(met.length > 0 ? met : [{ kind: 'text', text: turned } as const])]);
  }
  if (!wrong && reading?.sure !== true) return null;
  const rest = read.clean.split(/(?<=[.!])\s+/).filter((one) => !WRONG_END.test(one));
  if (countWords(rest.join(' ')) < 4)
    return plan('repair.ask', 'focus', [line('misread')], { expect: { kind: 'open' } });
  return gate.holds(read.clean)
    ? plan('repair', 'focus', [lead])
    : plan('repair', 'focus', [lead, ...setRight(rest.join(' '), scene)]);
}

/** Behind what was put right a question alone shows no hearing: a short word, or what they said, goes before it. */
function onlyAsked(met: readonly Part[], turned: string): Part[] {
  if (met.length === 0) return [{ kind: 'text', text: turned }];
  return met.every((part) => part.kind === 'family') ? [line('corrected'), ...met] : [...met];
}

/** The question that what was put right has of its own; a short word where it has none. */
function onOrNoted(scene: Scene): Part[] {
  const ask = leadsOn('', scene);
  return ask.length > 0 ? ask : [line('corrected')];
}

/** What is left of the message behind its no. */
const afterNo = (text: string): string =>
  text.replace(/^(?:(?:no+|nah|nope|nay|well|actually|not (?:quite|really|exactly))[ ,.!]+)+/i, '');

function turn(piece: string, { gate, read }: Scene): string | null {
  const plainly = piece
    .replace(/^is (?!what\b)/i, "it's ")
    .replace(/^(?=more )/i, "it's ")
    .replace(/^its\b/i, "it's")
    .replace(/\b(?:honestly|tbh|you know|really|if you know what I mean)\b,? ?/gi, '')
    .replace(/ is what it is$/i, '')
    .trim();
  if (gate.holds(plainly) || !gate.passes(plainly)) return null;
  const turned = swapPronouns(plainly, read.people[0]?.word ?? null);
  return turned === null || countWords(turned) > 22 ? null : endWithStop(upperFirst(turned.trim()));
}
