import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/righted');

const DOING_SINCE = written('doing-since');
const HAVING_SINCE = written('having-since');
const BEEN_SINCE = written('been-since');
const SINCE = written('since');
/** What is had all along, and isn't going on just now, as a baby or a party may be. */
const HAVING = written('having', 'gi');
const TWICE = written('twice');

/** "Tell mrs okafor"; "I miss her" is no title. */
const TITLED = written('titled', 'g');
/** "Its tomorrow at nine": what follows can't be anybody's. */
const ITS = written('its', 'gi');
/** English as it is learnt, put right where only one thing can have been meant; everything else as it stands. */
export function righted(text: string): string {
  return text
    .replace(DOING_SINCE, 'I have been $1 for $2')
    .replace(HAVING_SINCE, 'I have had $1 for $2')
    .replace(BEEN_SINCE, '$1 has been $2 for $3')
    .replace(SINCE, 'for $1')
    .replace(HAVING, (_all, be: string, thing: string) => {
      const article = /s$/i.test(thing) ? '' : 'a ';
      return `${be.toLowerCase() === 'is' ? 'has' : 'have'} ${article}${thing}`;
    })
    .replace(TWICE, '$1 ')
    .replace(ITS, "it's ")
    .replace(/\b(should|could|would|must|might) of\b(?! course)/gi, '$1 have')
    .replace(
      /\b(scared|afraid|think|hope|says|said|know|knows|because|if|when|that|mean|worried|and|but|so|then|now) its (?=\w)/gi,
      "$1 it's ",
    )
    .replace(/\bI should like\b/g, 'I would like')
    .replace(/\bI shall\b/g, 'I will')
    .replace(
      /\b(s?he|they|it)ll (?=be\b|have\b|go\b|get\b|do\b|come\b|never\b|just\b|think\b|say\b|know\b)/gi,
      "$1'll ",
    )
    .replace(/, if I(?:'m| am) (?:honest|being honest)(?=,)/gi, '')
    .replace(
      /\b(in|since|till|until|til|from|by|last|next|this) (january|february|march|april|june|july|august|september|october|november|december)\b/g,
      (_all, before: string, month: string) => `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    )
    .replace(/\bI must\b(?! (?:have|be|admit|say|confess)\b)/g, 'I have to')
    .replace(
      /\bill (?=(?:see|be|go|have|get|do|try|tell|ask|just|never|give|take|need|call|ring|text|make|find|miss|still|wait|send|put)\b)/g,
      "I'll ",
    )
    .replace(
      TITLED,
      (_all, title: string, first: string) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)} ${first.toUpperCase()}`,
    )
    .replace(/\blike (?=\d+ (?:times|days|weeks|months|years|hours|people)\b)/i, '');
}
