import { type Answering, OWN_LIFE, type Planned, pick, say } from './wording.ts';

/** What a person in danger may say to which there is a better answer than the next step, most pressing first. */
export const REACTIONS = [
  'taken',
  'with-person',
  'means',
  'called',
  'cannot-call',
  'no-hotline',
  'alone',
  'ashamed',
  'are-you-ai',
  'why-care',
  'keep-secret',
  'words-to-tell',
  'would-come',
  'thanks',
];

/** The other answers speak of suicide: a friend's company, or a way out of a beating, are another matter. */
const REACTIONS_ANYWHERE = ['are-you-ai', 'keep-secret', 'thanks'];

/** "They'll take me away" and "nobody would believe me" have answers of their own, as long as the call can wait. */
const TOLD_MORE_CLOSELY: Readonly<Record<string, string>> = { 'cannot-call': 'taken-away', alone: 'not-believed' };

/** The better answer to what was said, where there is one at this level and in this situation. */
export function react(turn: Answering, level: 'l2' | 'l3'): Planned | null {
  const elsewhere = !OWN_LIFE.includes(turn.flow.situation ?? 'suicide');
  for (const name of REACTIONS) {
    if (!turn.heard.names.has(name) || (elsewhere && !REACTIONS_ANYWHERE.includes(name))) continue;
    if (level === 'l2' && turn.heard.names.has(TOLD_MORE_CLOSELY[name] ?? '')) continue;
    // The hour was named already.
    if (name === 'words-to-tell' && turn.input.timed) continue;
    const text = pick(turn, `${level}.heard.${name}`) ?? pick(turn, `heard.${name}`);
    // Somebody was reached: who it could be and what stands in the way are behind them.
    if (text && name === 'called' && level === 'l2')
      turn.flow.once.push(...['person', 'named', 'barrier'].filter((mark) => !turn.flow.once.includes(mark)));
    if (text) return say(turn, text, `safety-${name}`);
  }
  return null;
}
