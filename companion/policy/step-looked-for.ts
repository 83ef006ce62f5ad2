import type { Scene } from './plan.ts';

const STEP_ASKED = /\b(?:do|try|step|plan|start|begin|first|when|which day|idea|help|could)\b[^.?]*\?$/i;

/** A step was asked for, offered or wished for: in other talk "library tomorrow, ten" tells of a day, and plans nothing. */
export function isStepLookedFor({ state }: Scene): boolean {
  return state.offers.length > 0 || state.wish === 'do' || STEP_ASKED.test(state.lastReply);
}
