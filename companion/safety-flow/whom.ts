// Why is this hard? The lines for a friend in danger say "they", since nobody knows beforehand who it is. Said of
// somebody's sister it sounds as if nobody had read that she is one. So "they" becomes who was told of, and only where
// the whole talk knows one such person.

/** Who is in danger, as the teller speaks of them. */
export interface Whom {
  /** "sister"; null where no such word was used. */
  word: string | null;
  pronoun: 'she' | 'he';
}

const WORDS =
  'sister|brother|mum|mom|mam|dad|mother|father|friend|best friend|mate|daughter|son|wife|husband|girlfriend|boyfriend|gf|bf|cousin|niece|nephew|aunt|auntie|uncle|nan|gran|grandma|grandad|flatmate|housemate|roommate|colleague|neighbou?r|ex|partner';
const TOLD = new RegExp(`\\b[Mm](?:y|e|a|i) (?:\\w+ ){0,2}?(${WORDS})\\b`, 'i');
const SHORT: Readonly<Record<string, string>> = { gf: 'girlfriend', bf: 'boyfriend' };
const FEMALE = /\b(?:she|her|she's|shes|herself)\b/i;
const MALE = /\b(?:he|him|his|he's|hes|himself)\b/i;

/** Whom these messages, oldest first, are about: the first kin or friend named, and she or he; null where both occur. */
export function whomIn(messages: readonly string[]): Whom | null {
  const all = messages.join(' \n ');
  const found = TOLD.exec(all)?.[1]?.toLowerCase();
  const word = found === undefined ? null : (SHORT[found] ?? found);
  const [she, he] = [FEMALE.test(all), MALE.test(all)];
  return she === he ? null : { word, pronoun: she ? 'she' : 'he' };
}

/** "The people behind the number: did you get through to them?" is not about who is in danger. */
const OF_HELPERS =
  /\b(?:eyes nearby|people|operator|service|helpers?|police|two of you|relatives?|grown-up|number can|get through|until they're there|their part|say what was|ask them to go)\b/i;
const SINGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
  "weren't": "wasn't",
};
const STAYS =
  /^(?:may|might|(?:ca|could|wo|would|should|must|did|had|need)n't|can't|can|could|will|would|should|must|did|had|said|asked|went|told|gave|wrote)$/i;

const cased = (word: string, as: string): string =>
  /^[A-Z]/.test(as) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function singular(verb: string): string {
  const known = SINGULAR[verb.toLowerCase()];
  if (known !== undefined) return known;
  return STAYS.test(verb) ? verb : `${verb}s`;
}

/** A line about somebody in danger, said of whom it is about. English. */
export function saidOf(text: string, whom: Whom): string {
  const { pronoun, word } = whom;
  const object = pronoun === 'she' ? 'her' : 'him';
  const own = pronoun === 'she' ? 'her' : 'his';
  const parts = text.split(/(?<=[.?!]["”]?) /);
  const said = parts.map((sentence) => {
    if (OF_HELPERS.test(sentence)) return sentence;
    return sentence
      .replace(/\b([Tt])hey're\b/g, (_, t: string) => cased(`${pronoun}'s`, t))
      .replace(
        /\b(Are|are|Do|do|Have|have|Were|were) they\b/g,
        (_, verb: string) => `${cased(singular(verb), verb)} ${pronoun}`,
      )
      .replace(/\b(would|could|can|may|might|will|should|must|did) they\b/gi, (_, verb: string) => `${verb} ${pronoun}`)
      .replace(
        /\b([Tt]hey) ([a-z']+)\b/g,
        (_, they: string, verb: string) => `${cased(pronoun, they)} ${singular(verb)}`,
      )
      .replace(/\bthemselves\b/g, `${object}self`)
      .replace(/\bthem\b/g, object)
      .replace(/\btheir\b/g, own)
      .replace(/\b(?:she or he|her or him)\b/gi, (both) => cased(/^s/i.test(both) ? pronoun : object, both));
  });
  const whole = said.join(' ');
  return word === null || /friend|mate/.test(word) ? whole : whole.replace(/\byour friend\b/g, `your ${word}`);
}
