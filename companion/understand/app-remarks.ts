// People begin by speaking of the thing itself: who put it on their phone, that it is odd, that they ramble. None of
// that is their trouble, and handed back it sounds as if it were.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('understand/app-remarks');

export type AppRemark = 'sent' | 'new' | 'allowed' | 'long' | 'reader' | 'doubt' | 'intro';

const REMARKS: readonly (readonly [AppRemark, RegExp])[] = [
  ['reader', written('remarks-reader')],
  ['sent', written('remarks-sent')],
  ['doubt', written('remarks-doubt')],
  ['allowed', written('remarks-allowed')],
  ['long', written('remarks-long')],
  ['new', written('remarks-new')],
];

/** Who somebody is, before anything is told. */
const INTRO = written('intro');
const TROUBLED = written('troubled');

const MEANT_WELL = written('meant-well');
const EMPTY = written('empty');

const SENTENCES = /[^.!?…;\n]+[.!?…;\n]*/g;

/** What a message says of the program, and whether it says anything else. */
export function appRemarkIn(clean: string): { kind: AppRemark; alone: boolean; sentences: number[] } | null {
  const parts = (clean.match(SENTENCES) ?? []).map((part) => part.trim());
  const kinds = parts.map((part) => REMARKS.find(([, words]) => words.test(part))?.[0] ?? null);
  const kind = kinds.find((one) => one !== null);
  if (!kind) return introIn(clean, parts);
  const rest = parts.filter((part, at) => {
    const plain = part.replace(/[.!?…;, ]+$/g, '');
    return (
      kinds[at] === null && !EMPTY.test(plain) && !(isIntro(plain) && !TROUBLED.test(plain)) && !MEANT_WELL.test(plain)
    );
  });
  const told = parts.some((part, at) => kinds[at] !== null && part.split(/\s+/).length > REMARK_WORDS);
  return { kind, alone: rest.length === 0 && !told, sentences: kinds.flatMap((one, at) => (one === null ? [] : [at])) };
}

/** "I'm bored" is no name. */
const ONE_WORD = /^(?:so |well |and |ok |okay |just )*(?:I'm|I am|im) (\p{L}+)$/iu;

function isIntro(plain: string): boolean {
  const word = ONE_WORD.exec(plain)?.[1];
  return (
    INTRO.test(plain) &&
    (word === undefined || /^\p{Lu}/u.test(word) || /^(?:single|married|divorced|widowed)$/i.test(word))
  );
}

/** Longer ones go over to the matter itself. */
const REMARK_WORDS = 28;

/** "I'm 79. I drove a bus in Leeds till 2006": nothing but who it is. */
function introIn(clean: string, parts: readonly string[]): ReturnType<typeof appRemarkIn> {
  const said = parts.filter((part) => !EMPTY.test(part.replace(/[.!?…;, ]+$/g, '')));
  const only =
    said.length > 0 && !TROUBLED.test(clean) && said.every((part) => isIntro(part.replace(/[.!?…;, ]+$/g, '')));
  return only ? { kind: 'intro', alone: true, sentences: [] } : null;
}
