import { adviseTwo } from './advise.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { asksNothing } from './unasked.ts';

// Why is this hard? "Yes" confesses nothing. After a statement it says that the statement held, and waits for the next
// step; after a joke it laughs along; after something that was offered it wants that. So it is read by what stood before.

const WANTS_HELP = /\b(?:that|it|this)(?:'d| would| could| might| will) (?:really )?help\b/i;
const OFFERED = /\b(?:ideas?|step|plan|help|words|minutes|try|exercise)\b/i;
const LIGHT = /\b(?:lol|haha\w*|lmao|hehe)\b/i;

const BARE_YES = /^(?:yes|yeah|yh|ya|yep|yup|aye|m+h*m+)\W*$/i;
const OPEN_QUESTION = /\b(?:what|how|who|when|where|which|why)\b[^.?!]*\?\s*$/i;

/** The next step after a "yes", where one is known: an idea that was wished for, or a laugh. */
export function yesStep(scene: Scene): Plan | null {
  const { read, state } = scene;
  if (WANTS_HELP.test(read.clean) && OFFERED.test(state.lastReply)) return adviseTwo(scene);
  if (LIGHT.test(read.text)) return plan('laugh', 'explore', [line('laugh')]);
  return state.told > 2 && state.asked >= 1 && (scene.earlier()?.words ?? SHORT) < SHORT
    ? plan('yes', 'explore', [yesStays(scene)])
    : null;
}

const SHORT = 4;

/** A yes with nothing close to ask about: room to go on, or where no question stood before it, an easy one. */
export function yesStays(scene: Scene): Part {
  const { families } = scene.lines;
  // "Yes" to "what is that like": nothing was agreed to, and the question was more than one word could answer.
  if (
    families.yes_to_open !== undefined &&
    BARE_YES.test(scene.read.clean) &&
    OPEN_QUESTION.test(scene.state.lastReply)
  )
    return line('yes_to_open');
  if (families.yes_on !== undefined && mayAsk(scene)) return line('yes_on');
  return line(families.yes_stays ? 'yes_stays' : 'short_yes');
}

/** Nothing was asked just now, and a question is due. */
function mayAsk(scene: Scene): boolean {
  return scene.state.asked === 0 && (scene.state.quiet ?? 0) === 0 && !asksNothing(scene);
}
