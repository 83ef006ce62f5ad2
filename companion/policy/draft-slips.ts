import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import type { Facts } from './draft-facts.ts';
import { toThem } from './to-them.ts';

const written = writtenIn('policy/draft-slips');

// Why is this hard? "Cut the wrong year in a headstone" is said without an I, and it is the very thing somebody has to be
// told. A general apology in its place says nothing the other could understand.

const LEAD = '(?:(?:so|and|but|ok|well|basically|today|yesterday|because|that)[ ,]+)*';
const DID =
  "cut|carved|typed|sent|gave|put|booked|ordered|billed|charged|delivered|wrote|printed|posted|entered|quoted|used|packed|picked|filed|labelled|read|signed|cc'?d|copied|invited|marked|paid|transferred|shipped";
/** With the one who did it, or with nobody before the verb: then it is their own doing as well. */
const SLIP = new RegExp(
  `^${LEAD}(?:I(?:'ve| have)? (?:just |accidentally |stupidly )?)?((?:${DID}) (?:[^.?!]{0,30} )?wrong\\b[^.?!]*)$`,
  'i',
);
const MENDS = written('mends');
const OWN_COST = written('own-cost');
const ILL = written('ill');
const LATE = written('late');
const SLIP_MOST = 14;

/** What went wrong by their own hand, how it is to be mended, and what lay behind it; each only where it was told. */
export function slipFacts(texts: readonly string[], them: Addressee | null, gate: ReflectionGate): Facts {
  const facts: Facts = {};
  const pieces = texts.flatMap((text) =>
    text.split(/[.!?;\n]+|,|,? (?:and|but|so) (?=(?:he|she|they|now|nobody|I|my|the|it)\b)/),
  );
  for (const piece of [...pieces].reverse()) {
    const slip = SLIP.exec(piece.trim())?.[1];
    if (slip === undefined || /\bit wrong\b/i.test(slip) || countWords(slip) > SLIP_MOST || !gate.passes(slip))
      continue;
    const turned = toThem(`I ${slip.charAt(0).toLowerCase()}${slip.slice(1)}`, them);
    if (turned !== null) {
      facts.slip = turned.replace(/\b(?:an?|the) you\b/g, 'you').replace(/\bme and you\b/g, 'us both');
      break;
    }
  }
  if (texts.some((text) => MENDS.test(text)))
    facts.mend = `I'd like to put it right${texts.some((text) => OWN_COST.test(text)) ? ', at my own cost' : ''}`;
  const ill = texts.map((text) => ILL.exec(text)).findLast((found) => found !== null);
  if (ill) facts.behind = upperFirst(`my ${ill[1]?.toLowerCase()}${ill[2]?.toLowerCase()}`);
  if (texts.some((text) => LATE.test(text))) facts.late = 'I was late too often';
  return facts;
}
