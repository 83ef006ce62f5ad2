import { besideQuestions } from '#companion/realise/beside-echo.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { wasUsed } from '#companion/state.ts';
import { momentOf } from '#companion/understand/moments.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { atMoment, linesOf, momentIn } from './moment.ts';
import { adviseTwo } from './offers.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { asksNothing } from './unasked.ts';

// Why is this hard? "Yes" confesses nothing. After a statement it says that the statement held, and waits for the next
// step; after a joke it laughs along; after something that was offered it wants that. So it is read by what stood before.

const WANTS_HELP = /\b(?:that|it|this)(?:'d| would| could| might| will) (?:really )?help\b/i;
const OFFERED = /\b(?:ideas?|step|plan|help|words|minutes|try|exercise)\b/i;
const LIGHT = /\b(?:lol|haha\w*|lmao|hehe)\b/i;

const BARE_YES = /^(?:yes|yeah|yh|ya|yep|yup|aye|m+h*m+)\W*$/i;
const OPEN_QUESTION = /\b(?:what|how|who|when|where|which|why)\b[^.?!]*\?\s*$/i;

/** Shorter ones say too little after a "yes". */
const LINE_WORDS = 7;

/** The next step after a "yes", where one is known: an idea that was wished for, a laugh, one more thing about the same moment. */
export function yesStep(scene: Scene): Plan | null {
  const { read, state, lines, seed } = scene;
  // "I know it sounds mad" only begins like a yes.
  const told = momentIn(scene);
  if (told !== null) return atMoment(scene, told, mayAsk(scene));
  if (WANTS_HELP.test(read.clean) && OFFERED.test(state.lastReply)) {
    const advice = adviseTwo(scene);
    if (advice !== null) return advice;
  }
  if (LIGHT.test(read.text)) return plan('laugh', 'explore', [line('laugh')]);
  const before = scene.earlier();
  if (before === null || state.told <= 2) return null;
  const moment = momentOf(before.clean, (id) => linesOf(lines.families[`moment_${id}`]).length > 0);
  const asks = mayAsk(scene);
  if (moment !== null) {
    const fresh = (name: string) => linesOf(lines.families[name]).filter((text) => !wasUsed(state, text));
    const ask = `moment_${moment}_ask`;
    if (asks && fresh(ask).length > 0) return plan('yes', 'explore', [line(ask)]);
    const more = fresh(`moment_${moment}`).filter(
      (text) => countWords(text) >= LINE_WORDS && sharedWords(text, state.lastReply) === 0,
    );
    if (more.length > 0) return plan('yes', 'explore', [{ kind: 'texts', texts: more }]);
  }
  const close = asks && before.words >= 4 ? besideQuestions({ ...scene, read: before, seed }) : [];
  const next = close.find(({ text }) => countWords(text) >= LINE_WORDS - 1) ?? close[0];
  if (next !== undefined) return plan('yes', 'explore', [line('short_yes'), { kind: 'text', text: next.text }]);
  return before.words < 4 && state.asked >= 1 ? plan('yes', 'explore', [yesStays(scene)]) : null;
}

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
