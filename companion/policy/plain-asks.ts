import { type Asked, askedIn } from '#companion/understand/asking.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { ASKABLE, type Askable } from './askable.ts';
import { helperFor, WHO_ASKED } from './askable-help.ts';
import { momentIn } from './moment.ts';
import { howLong, isItNormal, shouldSay } from './plain-question.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { practical } from './practical.ts';

// Why is this hard? "Who do I even ask", "am I a bad mum for it", "which comes first" are asked in the middle of anything,
// and the nearest line on the topic passes them over: the person learns that asking is no use. What is asked is looked at
// by itself; what it is about only chooses among answers. A story with a question in it stays a story.

const ASK_WORDS = 30;
/** So much told beside the question is what they came with; so much after it, and they have gone on. */
const BESIDE = 26;
const AFTER = 14;
const DARK =
  /\b(?:hurts? me|hit(?:s|ting)? me|kill\w*|die|dying|suicid\w*|rap(?:e|ed)|beat\w* me|knife|self[- ]?harm\w*|cut(?:ting)? myself|overdos\w*|not be here|end it)\b/i;
/** Of a dead one this is no fear of dying. */
const LOST = /\b(?:he|she|they|my \w+|died|passed) (?:died|passed)\b|\bwhen \w+ died\b/i;
const KEEPS_QUIET = 7;

/** The question of a message that is a question before it is anything else; null where it is a story. */
export function questionOf({ read, grammar, state }: Scene): Asked | null {
  if (!grammar.turnsClauses || state.level >= 2) return null;
  const asked = askedIn(read.clean);
  if (asked === null || asked.beside > BESIDE || asked.after > AFTER) return null;
  return asked.text.split(' ').length > ASK_WORDS ? null : asked;
}

/** What is asked outright gets an answer to just that, and no question on another matter behind it. */
export function plainAsks(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (lines.families.asked_who === undefined) return null;
  const asked = questionOf(scene);
  const text = asked?.text ?? (read.words <= 12 && state.level < 2 && scene.grammar.turnsClauses ? read.clean : null);
  if (text === null || (DARK.test(read.clean) && !LOST.test(read.clean))) return null;
  const abused = state.topics.includes('abuse') || read.topics.some(({ id }) => id === 'abuse');
  const found = ASKABLE.find(
    ({ asks, not, about, bare, mild }) =>
      (asked !== null || bare === true) &&
      !(abused && mild !== true) &&
      asks.test(text) &&
      !(not?.test(read.clean) ?? false) &&
      (about === undefined || about.test(read.clean)),
  );
  if (found !== undefined) return answered(scene, found, text);
  if (asked === null || abused) return null;
  return whoToAsk(scene, text) ?? ofWanting(scene, text) ?? afterDeath(scene, isItNormal(scene) ?? howLong(scene));
}

function answered(scene: Scene, { family }: Askable, text: string): Plan | null {
  const { state } = scene;
  const answer = (name: string, slots?: Record<string, string>) =>
    plan('asked', 'info', [line(name, slots)], { expect: state.expect });
  if (family === 'asked_slower') state.quiet = KEEPS_QUIET;
  if (family === 'asked_short') state.plain = KEEPS_QUIET;
  if (/^asked_(?:again|short|simple)$/.test(family)) {
    const said = askedLast(state.lastReply);
    if (said === null)
      return family === 'asked_again' ? null : answer(family === 'asked_short' ? 'talk_shorter' : family);
    return { ...answer(family, { said }), mayRepeat: true };
  }
  // What is feared of a step has its own answers, where one fits.
  if (family === 'asked_whatif')
    return state.plan !== null || momentIn(scene) !== null ? null : (practical(scene) ?? answer(family));
  // A choice with a name has ideas of its own.
  if (family === 'asked_should' && /\bor\b/.test(text) && scene.read.topics.length > 0) return null;
  // What to say to whom has its own answers.
  if (family === 'asked_should') return shouldSay(scene) ?? answer(family);
  if (family === 'asked_good') return ofWanting(scene, text) ?? answer(family);
  return answer(family);
}

/** A death told with the question is met first. */
function afterDeath({ state }: Scene, answer: Plan | null): Plan | null {
  const { lost } = state;
  if (answer === null || lost === undefined || lost.turn !== state.turn) return answer;
  return { ...answer, parts: [line('loss_known', { who: lost.who }), ...answer.parts] };
}

/** The question of the last reply, or all of it where nothing was asked and it is short. */
function askedLast(reply: string): string | null {
  const found = /(?:^|[.!] )([^.!?"]{3,140}\?)\s*$/.exec(reply)?.[1];
  return found ?? (reply.length > 0 && reply.length < 90 && !reply.includes('"') ? reply : null);
}

/** "Who do I ask about the debt": by what it is about, here or just before. */
function whoToAsk(scene: Scene, text: string): Plan | null {
  if (!WHO_ASKED.test(text)) return null;
  const { read, state } = scene;
  const who = helperFor(read.clean) ?? helperFor(state.recent.slice(-4).join(' . ')) ?? 'a general doctor';
  return plan('asked.who', 'info', [line('asked_who', { who, Who: upperFirst(who) })], { expect: state.expect });
}

const WANTING =
  /\b(?:bad|terrible|awful|horrible|selfish|rubbish|mean|cruel|evil|crap|cold|wrong|weird) ?(mum|mom|mam|mother|dad|father|parent|wife|husband|partner|girlfriend|boyfriend|friend|daughter|son|sister|brother|person|carer)? (?:for|because I(?:'m| am)?|that I(?:'m| am)?|if I(?:'m| am)?) ?((?:not )?(?:wanting|want|needing|need|feeling|feel|missing|miss|wishing|wish|hoping|hope|dreading|dread|enjoying|enjoy|being|tired|angry|relieved|jealous|happy|glad|bored) [^.?!,]{2,60})/i;
const DOING: Readonly<Record<string, string>> = {
  want: 'wanting',
  need: 'needing',
  feel: 'feeling',
  miss: 'missing',
  wish: 'wishing',
  hope: 'hoping',
  dread: 'dreading',
  enjoy: 'enjoying',
};

/** "Am I a bad mum for wanting a night away": a wish is no deed. What was done is left to them. */
function ofWanting({ read, state, gate }: Scene, text: string): Plan | null {
  const [, role = 'person', wish = ''] = WANTING.exec(text) ?? [];
  if (wish === '' || !gate.passes(wish) || read.words > BESIDE) return null;
  const [first = '', ...rest] = wish.trim().split(' ');
  const verb = DOING[first] ?? (/ing$/.test(first) || first === 'not' ? first : `being ${first}`);
  const turned = [verb, ...rest]
    .join(' ')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bmyself\b/g, 'yourself');
  if (/\b(?:I|I'm|me|we|us|you)\b/i.test(turned)) return null;
  return plan('asked.self', 'explore', [line('asked_want', { Want: upperFirst(turned), role: role.toLowerCase() })], {
    expect: state.expect,
  });
}
