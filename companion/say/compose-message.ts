import type { SayContent } from './say.schema.ts';
import type { SayAsk, SaySoon, SayTone } from './say-choices.ts';

export interface SayAnswers {
  name: string;
  /** What is going on, in the person's words; may be empty. */
  what: string;
  ask: SayAsk;
  soon: SaySoon;
  /** The person said: I am not in danger right now. Never set for them. */
  safe: boolean;
  tone: SayTone;
}

const ENDS = /[.?!…。？！]["”»)]?$/u;

/** The words as written, only begun with a capital and ended with a stop. */
function asSentence(words: string): string {
  const text = words.trim();
  if (text === '') return '';
  const begun = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return ENDS.test(begun) ? begun : `${begun}.`;
}

/**
 * A short message in the words of one language: who, what the person wrote, whether they said they are safe, what
 * they would like and how soon. It says nothing that they did not write or choose. Deterministic.
 */
export function composeMessage(content: SayContent, { name, what, ask, soon, safe, tone }: SayAnswers): string {
  const isFormal = tone === 'formal';
  const known = name.trim();
  const greeting = known === '' ? content.greetingNoName[tone] : content.greeting[tone].replace('{name}', () => known);
  const time = (isFormal ? content.soonFormal : content.soon)[soon];
  const wish = content.message[ask][tone].replace('{soon}', () => time);
  const own = tone === 'brief' ? '' : asSentence(what);
  const told = [own, safe ? content.safe[isFormal ? 'formal' : 'usual'] : ''];
  const closing = tone === 'warm' || tone === 'formal' ? content.closing[tone] : '';
  const joined = (parts: string[], by: string) => parts.filter((part) => part !== '').join(by);
  const body = joined([...told, wish, ...(isFormal ? [] : [closing])], ' ');
  return isFormal ? joined([greeting, body, closing], '\n\n') : `${greeting}\n${body}`;
}
