import { writtenIn } from '#companion/written.ts';

// Why is this hard? "How dae a stop ma hauns goin?" and "weh mi fi seh" are questions in good Scots and Patois, and no
// phrase of ours knows a word of them. Put into English in full they would be somebody else's words; so they are read
// that way only where it is asked what is wanted, and nothing of that reading is ever given back.

const written = writtenIn('understand/dialects');

const I_SCOTS = written('i-scots', 'gi');
const I_PATOIS = written('i-patois', 'gi');
const MY_PATOIS = written('my-patois', 'gi');

/** So many different words that only the one or the other has, and it is surely written in it. */
const SURELY = 2;
/** Words that others write too, by a slip of the thumb or with another meaning: they show nothing. */
const SHARED = new Set('an ma wan ye yer aw wee ken wid di dem fi gi bout maw dis hale cud'.split(' '));

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;

/** A message in Scots or Jamaican Patois with its commonest words in English; null where it is in neither. */
export function fromDialect(text: string, tables: Tables): string | null {
  const said: string[] = text.toLowerCase().match(/[a-z']+/g) ?? [];
  for (const [dialect, words] of Object.entries(tables ?? {})) {
    const known = new Set(said.filter((word) => Object.hasOwn(words, word)));
    const surely = [...known].filter((word) => !SHARED.has(word));
    // With "mi" beside them the shared ones show it too.
    const withMi = dialect === 'patois' && said.includes('mi') && known.size >= SURELY;
    if (surely.length < SURELY && !withMi) continue;
    const put = text.replace(/[a-z']+/gi, (word) => {
      const english = words[word.toLowerCase()];
      return english !== undefined && Object.hasOwn(words, word.toLowerCase()) ? english : word;
    });
    return dialect === 'patois'
      ? put.replace(I_PATOIS, 'I').replace(MY_PATOIS, 'my')
      : put.replace(I_SCOTS, 'I').replace(/\bdo a (?=\w)/gi, 'do I ');
  }
  return null;
}
