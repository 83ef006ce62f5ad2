import { onceATurn } from '#companion/one-turn.ts';
import { quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "I can't just quit" names quitting, and whoever looks for words alone answers with how to quit. What a
// person rules out is the one thing that may not be proposed to them, now or two messages later; and what they deny
// ("nobody died") is no matter of theirs.

const written = writtenIn('policy/ruled-out');

interface RuledOut {
  /** How it is ruled out. */
  said: RegExp;
  /** What an answer says that proposes it all the same. */
  proposes: RegExp;
}

const NO =
  "(?:can'?t|cannot|can not|don'?t (?:really |even )?want(?: to)?|do not want to|(?:'m|am|im) not(?: going to| gonna)?|won'?t|wouldn'?t|will not|never|(?:did|do)n'?t (?:say|mean)(?: that)? I(?:'m| was|'d)?|not about)(?: just| simply| really| be| to)*";
const of = (proposes: RegExp, ...said: readonly string[]): RuledOut => ({
  said: quickPattern(said.join('|'), 'gi'),
  proposes,
});

const RULED: readonly RuledOut[] = [
  of(
    written('ruled-1'),
    "\\b(?:nobody|no one|no-one|none of them)(?:'s| is| has)? (?:died|dead|passed away)\\b",
    "\\b(?:not|isn't|aren't|wasn't) (?:dead|dying)\\b",
    "\\b(?:(?:is|was)n'?t|not|no|what|about) (?:about )?(?:grief|grieving|bereave\\w*)\\b|\\b(?:grief|bereavement)\\s*\\?",
    "\\b(?:I(?:'m| am)|im) (?:so |just |absolutely |literally )?dead\\b(?! (?:inside|to))|\\bdead (?:tired|beat|on my feet|end|serious|quiet|easy|line)\\b|\\b(?:bored|scared|worried|worked|tired) to death\\b",
  ),
  of(
    written('ruled-2'),
    "\\bsounds? (?:\\w+ )?like I(?:'m| am) (?:resigning|quitting|leaving)\\b",
    `\\b${NO} (?:quit\\w*|resign\\w*|hand(?:ing)? in (?:my )?notice|leav(?:e|ing) (?:my |the |this |that )?(?:job|work|post|team)|change jobs?|another job|a (?:new|different) job)\\b`,
    '\\bI (?:still |really |do |actually )*(?:like|love|enjoy) (?:my job|the job|my work|the work|nursing|teaching|working there)\\b',
    "\\b(?:want|would like|'d like) to (?:stay|keep (?:my job|the job|working|doing it))\\b(?! (?:in|at home|with (?:him|her|them)|away|alive|awake))",
  ),
  of(
    written('ruled-3'),
    `\\b${NO} (?:break(?:ing)? (?:up|it off)|split(?:ting)? up|leav(?:e|ing) (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|end(?:ing)? it with)\\b`,
    '\\bwant to stay (?:with (?:him|her|them)|together)\\b',
  ),
  of(
    written('ruled-4'),
    `\\b${NO} (?:mov(?:e|ing)(?: out| away| house)?|leav(?:e|ing) (?:here|my (?:home|house|flat)|the (?:house|flat)|this (?:house|flat|place)))\\b`,
  ),
];

/** Messages before this one in which it may have been ruled out. */
const BACK = 3;

/** The text without what it denies, or says will not be done. */
export const withoutRuledOut = onceATurn((text) =>
  RULED.reduce((rest, { said }) => rest.replace(said, ' '), text.replace(/[’]/g, "'")),
);

const says = (one: RegExp, text: string) => text.replace(/[’]/g, "'").search(one) >= 0;

/** Whether an answer proposes what was ruled out in this message or just before, and not taken up again since. */
export function isRuledOut(answer: string, { read, state }: Pick<Scene, 'read' | 'state'>): boolean {
  const here = withoutRuledOut(read.clean);
  return RULED.some(
    ({ said, proposes }) =>
      proposes.test(answer) &&
      !proposes.test(here) &&
      [...state.recent.slice(-BACK), read.clean].some((text) => says(said, text)),
  );
}
