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
