import type { Kind } from '#companion/policy/mix.ts';
import type { Part } from '#companion/policy/plan.ts';

const SUGGESTS = /^(?:permit|offer|advice|step_open|plan_smaller|idea|how_say|should)/;
export const REFLECTS = /^(?:heavy_|stay_|receive_|forecast|minimise|detail)/;
const CREDITS = /^(?:affirm|strength|thanks|plan_made)/;

/** What a reply turned out to hold, for the mix of the next ones. */
export function kindsOf(parts: readonly Part[], text: string): Set<Kind> {
  const kinds = new Set<Kind>(/[?？]$/.test(text) ? ['question'] : []);
  for (const part of parts) {
    if (part.kind === 'anchor' || part.kind === 'told' || part.kind === 'meaning') kinds.add('reflection');
    else if (part.kind === 'extra') kinds.add(part.of ?? 'credit');
    else if (part.kind === 'texts') kinds.add('suggestion');
    else if (part.kind === 'family' && REFLECTS.test(part.name)) kinds.add('reflection');
    else if (part.kind === 'family' && !text.endsWith('?'))
      kinds.add(SUGGESTS.test(part.name) ? 'suggestion' : CREDITS.test(part.name) ? 'credit' : 'other');
    else if (part.kind === 'family' && SUGGESTS.test(part.name)) kinds.add('suggestion').delete('question');
  }
  return kinds;
}
