import type { Scene } from '#companion/policy/plan.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/pronouns');

const HE = /\b(?:mr|he|him|his|he's|he'll|he'd|himself)\b/i;
const SHE = /\b(?:mrs|ms|she|her|hers|she's|she'll|she'd|herself)\b/i;
const MANY = written('many');

type Pronoun = 'he' | 'she' | 'they';

/** Who a message speaks of, where that is plain; null where it names nobody. */
function spokenOf(text: string): Pronoun | null {
  const he = HE.test(text);
  const she = SHE.test(text);
  if (he !== she) return he ? 'he' : 'she';
  return he || MANY.test(text) ? 'they' : null;
}

/** The one person the talk is about just now: named here, else in the messages before; "they" where it may be several. */
function personNow({ read, state }: Scene): Pronoun {
  const here = spokenOf(read.clean);
  if (here !== null) return here;
  const [person, other] = read.people;
  if (person !== undefined && other === undefined && person.pronoun !== 'they') return person.pronoun;
  if (person !== undefined) return 'they';
  for (const text of [...state.recent].reverse()) {
    const before = spokenOf(text);
    if (before !== null) return before;
  }
  return 'they';
}

const FORMS: Readonly<Record<Pronoun, { they: string; them: string; their: string }>> = {
  he: { they: 'he', them: 'him', their: 'his' },
  she: { they: 'she', them: 'her', their: 'her' },
  they: { they: 'they', them: 'them', their: 'their' },
};

/** `{them}`, `{their}` and, before "'d", "'ll" or "may", `{they}` in a line become the person's own: nobody who told of a wife wants her to be "them". */
export function withPronouns(text: string, scene: Scene): string {
  if (!/\{the(?:m|ir|y)\}/i.test(text)) return text;
  const forms = FORMS[personNow(scene)];
  return text
    .replaceAll('{They}', upperFirst(forms.they))
    .replaceAll('{they}', forms.they)
    .replaceAll('{them}', forms.them)
    .replaceAll('{their}', forms.their);
}
