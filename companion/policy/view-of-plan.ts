import { doingOf } from '#companion/realise/doing-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { wasAsked } from './open-question.ts';
import { QUOTED } from './own-wording.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "I'll ring him on Friday. How's that?" wants one thing: that somebody finds the plan good, and says
// which plan. That costs nothing where nobody can come to harm by it; where anybody might, no view is lent.

const written = writtenIn('policy/view-of-plan');

const ASKS_VIEW = written('asks-view');
/** A view is asked for, of whatever it may be. */
export const asksView = (text: string): boolean => ASKS_VIEW.test(text);

/** "I'm going to ...", "thinking of ...", "I might just ...": what follows is meant to be done. */
const MEANS_TO = written('means-to', 'gi');
const THINKING_OF = written('thinking-of', 'gi');
/** Where the plan ends and a reason, a doubt or the asking begins. */
const ENDS = written('ends');
const BEFALLS = written('befalls');
/** By such a plan somebody might come to harm, lose what can't be had back, or break a law: no view is lent to it. */
const MAY_HARM = 'plan_harm';
/** "Get one kipper and ring Desmond": both are done. */
const AND_DOES = /\b(and(?: then)?) ([a-z]+)\b(?= (?:\w|$))/g;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;
const WORDS_MOST = 18;
const BEFORE = 2;

const IS_ENOUGH = written('is-enough');
/** "I'll go on Thursday. Is it ok if I don't say anything?": the question names what it is about. */
const ASKS_OF_ITS_OWN = written('asks-of-its-own');
const KEEPS_BACK = written('keeps-back');

/** What is meant to be done, as "ringing your dad on his birthday"; null where none is told, or it can't be said. */
function planIn(text: string): string | null {
  for (const sentence of sentencesOf(text.replace(/\bI'll tell you what,? /i, '')).toReversed()) {
    const found = [...sentence.matchAll(MEANS_TO), ...sentence.matchAll(THINKING_OF)].at(-1);
    if (found === undefined) continue;
    const [, verb = '', rest = ''] = found;
    const doing = /ing$/i.test(verb) && doingOf(verb) === undefined ? lowerFirst(verb) : ingOf(verb.toLowerCase());
    if (doing === null) continue;
    const tail = (rest.split(ENDS)[0] ?? '').replace(AND_DOES, (all, and: string, then: string) => {
      const known = doingOf(then);
      return known?.when === 'now' ? `${and} ${known.doing}` : all;
    });
    const turned = swapPronouns(
      `${doing}${tail}`.trim().replace(/[ ,]+(?:maybe|perhaps|I (?:think|suppose|guess)|lol|then|though)$/i, ''),
      null,
    );
    if (turned !== null && countWords(turned) <= WORDS_MOST) return turned.replace(DAY, upperFirst);
  }
  return null;
}

/** The verb on -ing: the known ones by the list, others by the rules of spelling. */
function ingOf(verb: string): string | null {
  if (BEFALLS.test(verb)) return null;
  const known = doingOf(verb);
  if (known !== undefined) return known.doing;
  if (verb.length < 3 || /(?:ed|ly|s)$/.test(verb)) return null;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** A plain word of support for a plan of their own, where a view of it is asked for; null where none is known, or it may do harm. */
export function viewOfPlan(scene: Scene): Plan | null {
  const { read, state, lines, grammar, gate } = scene;
  if (!grammar.turnsClauses || lines.families.view_plan === undefined || state.level >= 2) return null;
  if (!ASKS_VIEW.test(read.clean) && !IS_ENOUGH.test(read.clean)) return null;
  // The sleep is to be told, and the wish behind it not: no plan to find good.
  if (KEEPS_BACK.test(read.clean) && wasAsked(scene) && lines.families.tell_all !== undefined)
    return plan('tell.all', 'human_help', [line('tell_all')], { expect: { kind: 'open' } });
  if (!ASKS_VIEW.test(read.clean) || ASKS_OF_ITS_OWN.test(read.clean)) return null;
  // A wording of their own stays theirs.
  if (QUOTED.test(read.clean) && lines.families.draft_theirs !== undefined && !read.acts.has(MAY_HARM))
    return plan('draft.theirs', 'choose', [line('draft_theirs')], { expect: { kind: 'open' } });
  const texts = [read.clean, ...state.recent.slice(-BEFORE).toReversed()];
  if ([read, ...texts.slice(1).map(scene.reread)].some(({ acts }) => acts.has(MAY_HARM))) return null;
  const doing = texts.map(planIn).find((one) => one !== null);
  if (doing === undefined || doing === null) return null;
  const said = gate.passes(doing) && gate.harshName(doing) === null;
  return plan(
    'asked',
    'info',
    [said ? line('view_plan', { doing, Doing: upperFirst(doing) }) : line('view_plan_bare')],
    {
      expect: { kind: 'open' },
    },
  );
}
