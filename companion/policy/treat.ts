import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/treat');

const TREAT = written('treat');

/** "I'm gonna buy the good cheese": the treat has a name, and that is enough to say back. */
export function treat({ lines, gate }: Scene, step: string, said: Part): Plan {
  const thing = lines.families.joy_plan_thing === undefined ? undefined : TREAT.exec(step)?.[1];
  const what = thing === undefined || !gate.passes(thing) ? null : swapPronouns(thing, null);
  return plan(
    'plan',
    'choose',
    what === null ? [said, line('joy_plan')] : [line('joy_plan_thing', { What: upperFirst(what) })],
  );
}
