import { line, linesOf, type Plan, plan, type Scene } from './plan.ts';

// "Boo" after a joke and "how curious" after a word about the program are said to that, and tell nothing.

const MOST = 6;
const CURIOUS =
  /^(?:(?:oh|ok|okay|ah|huh|hm+|wow|well|haha|lol)[ ,.!]+)*(?:(?:how|that's|that is|what a|very|quite|so|really|pretty|rather|kind of|a bit|it's) )*(?:curious|interesting|strange|odd|weird|funny|clever|fascinating|wild|neat|cool|impressive|spooky|creepy)(?: (?:that|then|actually|really|thing|idea|to know|I think))*[.!]*$/i;
const OF_JOKE =
  /^(?:(?:oh|ok|ha|lol|haha|god|that's|that was|what a|so|really|pretty|very|you) )*(?:boo+|groan|ouch|terrible|awful|bad|lame|cringe|dreadful|ba dum tss|good one|not bad|nice one|funny|corny|old|tired|yikes|oh no|dad joke|cheesy)(?: (?:joke|one|lol|haha|that))*[.!]*$/i;

/** What is said to the last reply itself, where that was a joke or about the program; else null. */
export function onOurWords({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || read.words > MOST || lines.families.joke_after === undefined || state.level >= 2)
    return null;
  const after = (family: string) => linesOf(lines.families[family]).some((text) => state.lastReply.endsWith(text));
  if (OF_JOKE.test(read.clean) && after('be_joke')) return plan('talk.remark', 'explore', [line('joke_after')]);
  if (CURIOUS.test(read.clean) && after('floor_back')) return plan('talk.remark', 'explore', [line('curious_after')]);
  return null;
}
