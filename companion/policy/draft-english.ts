import { isLearnt } from '#companion/realise/learnt-english.ts';
import { slipsPutRight } from './learnt-slips.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Words of their own are theirs. Asked if the English is good, a sure slip is put right, and nothing is praised that is not judged.

/** It is asked if their own sentence is good English. */
export const GOOD_ENGLISH =
  /^(?:is|it's|it is) (?:this |it |that )?(?:good|correct|right)\?|[.!"”] (?:is|it's) (?:this |it |that )?(?:good|correct|right) ?\?|\b(?:is|are) (?:it |this |that |my )?(?:a )?(?:good|correct|right|proper|ok|okay|fine) (?:english|grammar|sentence)\b|\bis (?:my|the|this) (?:english|grammar|sentence) (?:good|correct|right|ok|okay|fine)\b/i;

/** A draft said once more. */
export const say = (family: string, text: string, move: string): Plan =>
  plan(move, 'choose', [line(family, { a: text })], { mayRepeat: true });

/** The words are theirs now, or gone: nothing more is put up unasked. */
export function left({ state }: Scene, family: string): Plan {
  if (state.drafts !== undefined) state.drafts.taken ??= state.drafts.on[0] ?? 0;
  state.toldAtOffer = state.told;
  return plan(family.replace('_', '.'), 'choose', [line(family)], { expect: { kind: 'open' } });
}

/** "Is my English correct?": what a rule surely puts right is put right, and nothing is praised that it can't judge. */
export function english(scene: Scene): Plan {
  const { state, read } = scene;
  const quoted =
    /["“]([^"”]{6,200})["”]/.exec(read.text)?.[1] ??
    /:\s*(.{6,200}?)(?:[.?!]\s*(?:is|it)\b[^.?!]*\?|$)/i.exec(read.text)?.[1];
  const own = quoted ?? (state.drafts?.kind === 'own' ? state.drafts.texts[state.drafts.on[0] ?? -1] : undefined);
  const better = own === undefined ? null : slipsPutRight(own);
  return better === null
    ? left(scene, 'draft_english')
    : say('draft_put_right', better.replace(/\?(?=.)/g, '.'), 'draft.english');
}

/** Words of their own stay as they are; where English is being learnt, a sure slip is put right and else nothing is praised. */
export function theirs(scene: Scene): Plan {
  const better = isLearnt(scene.read.clean) ? english(scene) : null;
  return better ?? left(scene, 'draft_theirs');
}
