import type { Situation } from './safety-content.ts';
import { ALIKE_IN_DANGER } from './situation.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

/** Help has arrived: what is told of it is answered although the level has just gone down. */
export function answerToHelpArrived(turn: Answering, situation: Situation): Planned | null {
  if (!turn.heard.names.has('over-now')) return null;
  return say(turn, pick(turn, `l3.${situation}.told.over-now`), 'safety-safer');
}

/**
 * The answer to what was just told, where the situation has one (`<situation>.told.<what>` in the content, ranked by
 * its order there): whoever says "will they take me away" is not given the next step. Null where there is none, or
 * all of its wordings have been said.
 */
export function answerToWhatIsTold(turn: Answering, situation: Situation): Planned | null {
  const inDanger = [situation, ALIKE_IN_DANGER[situation] ?? situation].map((name) => `l3.${name}.told.`);
  const prefixes = [...(turn.level === 3 ? inDanger : []), `${situation}.told.`];
  for (const prefix of prefixes) {
    for (const pool of Object.keys(turn.lines.replies)) {
      if (!pool.startsWith(prefix) || !turn.heard.names.has(pool.slice(prefix.length))) continue;
      const text = pick(turn, pool);
      if (text) return say(turn, text, `safety-${situation}`);
    }
  }
  return null;
}

/** "But how do I even say it" is answered with words to say, who comes along and what was noticed are taken up. */
export function toTheQuestion(turn: Answering, situation: Situation): Planned | null {
  const { names } = turn.heard;
  if (situation === 'third_party' && names.has('how-to-say'))
    return say(turn, pick(turn, 'third_party.3'), 'safety-third_party');
  for (const told of situation === 'third_party' ? ['gives-away', 'goes-along', 'scared'] : []) {
    // Once the friend is safe nobody has to be brave any more.
    if (!names.has(told) || (told === 'scared' && turn.flow.safe)) continue;
    // The evening was named already.
    const settled = turn.input.timed ? pick(turn, `third_party.${told}.timed`) : null;
    const text = settled ?? pick(turn, `third_party.${told}`);
    if (told === 'goes-along' && text) turn.flow.once.push('company');
    if (text) return say(turn, text, 'safety-third_party');
  }
  const told = answerToWhatIsTold(turn, situation);
  if (told) return told;
  if (situation === 'abuse' && names.has('appease')) return say(turn, pick(turn, 'abuse.appease'), 'safety-abuse');
  return null;
}

/** That this is a program, in a few words before another answer, where it has not been said yet. */
export function limitOnce(turn: Answering): string | null {
  const limit = turn.flow.once.includes('ai') ? null : pick(turn, 'l3.told.ai');
  if (limit) turn.flow.once.push('ai');
  return limit;
}
