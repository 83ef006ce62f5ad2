import { whoIn } from './draft-from-them.ts';
import { formsOf } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I already said sorry tho", to what she should know, is held against the wording and is no wording:
// put up as the message it would be sent. What was said already has been said, and what has not is what is still looked for.

type Held = NonNullable<Scene['state']['drafts']>;

const MOST = 14;
const LEAD = '(?:(?:but|and|well|no|nah|yeah|ok|okay|lol|though|thing is|honestly|the thing is)[ ,]+)*';
const TOLD = '(?:said|told|texted|written|wrote|messaged|rang|called|apologi[sz]ed|explained|tried|asked|done|did)';
/** "I've already apologised", "I said it ten times", "she knows that though", "we've been through this". */
const SAID_ALREADY = new RegExp(
  `^${LEAD}(?:I(?:'ve| have|'d| had)? (?:already|just) ${TOLD}\\b.*|I(?:'ve| have)? ${TOLD}\\b.*\\b(?:already|though|tho|times|twice|loads|before|all that|everything)\\b.*|(?:he|she|they) (?:already |do |does )?(?:know|knows|heard)(?: (?:that|it|already|all that|this|all of that|though|tho|anyway))*(?: (?:how|what|that|why|all) [^.!?,]{2,30})?[.!,]*(?:$|(?<=[,.]) ?I(?:'ve| have)? ${TOLD}\\b.*)|we(?:'ve| have) (?:already )?(?:been (?:through|over)|done|had) (?:this|that|it|all that)\\b.*)$`,
  'i',
);

/** That was said to them already: granted, and what they have not heard yet is asked for. Null elsewhere. */
export function saidAlready(scene: Scene, held: Held): Plan | null {
  const { read, state, lines } = scene;
  if (read.words > MOST || /\?/.test(read.text) || lines.families.draft_said_already === undefined) return null;
  // "I've already told you everything" is said to us.
  if (!SAID_ALREADY.test(read.clean) || /\b(?:you|u|just write|write it)\b/i.test(read.clean)) return null;
  held.turn = state.turn;
  held.asked = 'what';
  return plan('draft.said', 'choose', [line('draft_said_already', formsOf(whoIn(scene, held)))], {
    expect: { kind: 'open' },
  });
}
