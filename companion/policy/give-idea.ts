import { sharedWords } from '#companion/realise/nearest.ts';
import { noteOffered } from '#companion/state.ts';
import { requestIn } from './advice-request.ts';
import { isLate } from './ask-now.ts';
import { asksForCalm, type IdeaAsk, ideaAsked, MOMENT } from './asks-ideas.ts';
import { choose } from './choice.ts';
import { exercisesWithin } from './few-minutes.ts';
import { HABITS } from './habit-answers.ts';
import { type Offered, offerOf, offerOne, offerPair, offerSaid, suitingExercises } from './offers.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { outcome, practical } from './practical.ts';
import { sureIdeas, type ToldIdea } from './told-ideas.ts';
import { waysOn } from './ways-on.ts';

// Why is this hard? One idea that fits helps, and a second one from another life undoes it. So what fits surely is put
// up, alone where it stands alone; where nothing does, a way on is named in plain words (ways-on.ts); and none comes
// twice in a talk.

/** Kinds of idea that were turned down in this talk, and what in an idea's words belongs to them. */
const KINDS: readonly (readonly [sign: string, refused: RegExp, idea: RegExp])[] = [
  [
    'no-people',
    /\b(?:no(?:t)? (?:\w+ ){0,2}people|voice|talk(?:ing)? to|ask(?:ing)? (?:him|her|them|anyone|anybody|people|for help)|tell(?:ing)? (?:him|her|them|anyone|anybody|people)|nobody (?:to|I)|no one (?:to|I)|no family|no friends|on my own|by myself|phone call|ring(?:ing)?)\b/i,
    /\b(?:telling|asking|ringing|calling|saying|somebody|one person|to the one|agreeing|offering)\b/i,
  ],
  [
    'no-phone',
    /\b(?:phon(?:e|ing)|calls?|calling|ring(?:ing)?)\b.{0,30}\b(?:scar\w+|hate|can'?t|afraid|nervous)\b|\b(?:hate|can'?t|don'?t (?:like|want to|dare)|scared of|afraid of|rather not|not (?:good|ringing|phoning|calling))\b.{0,20}\b(?:phon(?:e|ing)|calls?|calling|ring(?:ing)?)\b/i,
    /\b(?:ring(?:ing)?|phone call|calling)\b/i,
  ],
  [
    'no-paper',
    /\b(?:writ\w+|lists?|paper|journal\w*|notes?|diary)\b/i,
    /\b(?:writ(?:e|ing) (?!to|him|her|them)|paper|list|note|pen)\b/i,
  ],
  [
    'no-walk',
    /\b(?:walk\w*|outside|go(?:ing)? out|leave the house|weather|raining)\b/i,
    /\b(?:walk|outside|stepping out)\b/i,
  ],
  ['no-doctor', /\b(?:doctors?|gp|helplines?|services?|midwife)\b/i, /\b(?:doctor|helpline|service|line|midwife)\b/i],
  ['no-cold', /\b(?:cold|water|breath\w*)\b/i, /\b(?:cold|breath)\b/i],
];

/** Where somebody is, and what can't be done there: nobody goes for a walk on a train. */
const PLACES: readonly (readonly [there: RegExp, idea: RegExp])[] = [
  [
    /\b(?:on|in|for) (?:the|a|my) (?:\w+ )?(?:train|tube|bus|coach|plane|metro|lift|elevator|carriage)\b|\bim on (?:a|the) train\b/i,
    /\b(?:walk|outside|stepping out|step out|door|kitchen|bath|kettle|out loud|paper|writing|floor|lying|getting up|street)\b/i,
  ],
  [
    /\b(?:at my desk|at work|in (?:the|a) (?:meeting|class|lesson|lecture|waiting room|exam|office))\b/i,
    /\b(?:bath|lying|bed|kitchen|singing|out loud|news|phone out of sight)\b/i,
  ],
];

/** Remembers what kind of idea a refusal turned down. */
export function noteRefused({ state }: Scene, text: string): void {
  for (const [sign, refused] of KINDS) if (refused.test(text)) state.signs = { ...state.signs, [sign]: state.turn };
}

function wanted(ideas: readonly ToldIdea[], scene: Scene, ask: Partial<IdeaAsk>): ToldIdea[] {
  const { signs } = scene.state;
  const open = ideas.filter(
    ({ text, say, exact }) =>
      (exact || ask.exact !== true) &&
      !KINDS.some(([sign, , idea]) => signs?.[sign] !== undefined && idea.test(say ?? text)) &&
      !PLACES.some(
        ([there, idea]) =>
          there.test([...scene.state.recent.slice(-2), scene.read.clean].join(' . ')) && idea.test(say ?? text),
      ),
  );
  const atOnce = open.filter(({ moment }) => moment);
  if (ask.moment && atOnce.length > 0) return atOnce;
  // For the minute it comes, an idea for the week is no help, unless it is named.
  if (ask.moment && !open.some(({ asked }) => asked)) return open.filter(({ now }) => now);
  // At night the electric bill that was asked about is still what is asked about.
  if (!ask.now && (!isLate(scene) || open.some(({ asked }) => asked))) return open;
  const doable = open.filter(({ now, moment }) => now || moment);
  return doable.length > 0 ? doable : open;
}

const ALIKE = 3;
/** Of two the second is as surely meant as the first, or nearly. */
const AS_SURE = 1;
const TENSE = 6;
const ALARMED = new Set(['panicky', 'anxious', 'overwhelmed']);

/** For the body, where the feeling is loud, by its number or its name, and exercises were not turned down. */
function forBody(scene: Scene): Offered | undefined {
  const { state, read } = scene;
  const loud =
    (state.intensity ?? 0) >= TENSE ||
    [...read.feelings.map(({ id }) => id), ...state.feelings.slice(0, 1)].some((id) => ALARMED.has(id));
  const found = loud ? suitingExercises(scene).find(({ kind }) => kind === 'body' || kind === 'connection') : undefined;
  const offer = found === undefined ? undefined : offerOf(found);
  return offer !== undefined && !state.offers.includes(offer.id) ? offer : undefined;
}

/** One idea or two whose situation was told. Null where none is left. */
export function giveIdea(scene: Scene, ask: Partial<IdeaAsk>, lead: Part[] = []): Plan | null {
  if (scene.state.level >= 2) return inDanger(scene, lead);
  const [short, alternative] = exercisesWithin(scene, suitingExercises(scene)).map(offerOf);
  if (short && alternative) return offerPair(scene, [short, alternative], lead, 'offer');
  const single = ask.one === true || ask.more === true;
  const [first, ...others] = wanted(sureIdeas(scene), scene, ask);
  // Two ways to say one idea leave nothing to choose.
  const second = others.find(
    ({ text, fits }) =>
      first !== undefined && sharedWords(text, first.text) < ALIKE && (fits ?? 0) >= (first.fits ?? 0) - AS_SURE,
  );
  if (first === undefined) return null;
  if (first.say !== undefined) return offerSaid(scene, { ...first, say: first.say }, forOne(lead), 'advice');
  const body = single || first.asked === true ? undefined : forBody(scene);
  const beside = body ?? (single || ask.moment || second?.say !== undefined ? undefined : second);
  return beside === undefined
    ? offerOne(scene, first, 'idea_one', forOne(lead), 'advice')
    : offerPair(scene, [first, beside], lead, 'advice');
}

/** Where danger was heard, or misheard: only what can be done at once, and only for what is asked in so many words. */
function inDanger(scene: Scene, lead: Part[]): Plan | null {
  if (scene.state.topics.includes('abuse') || requestIn(scene) === null) return null;
  const idea = sureIdeas(scene).find(({ asked, moment, now }) => asked === true && (moment || now));
  return idea?.say === undefined ? null : offerSaid(scene, { ...idea, say: idea.say }, lead, 'advice');
}

/** "Two ideas, and you pick" leads into no single one. */
const forOne = (lead: readonly Part[]): Part[] =>
  lead.filter((part) => part.kind !== 'family' || part.name !== 'offer_lead');

/** "What would you do?" asks the program what it would do with a life: it is told so first. */
const ASKS_US =
  /\bwhat (?:would|wld|wud) (?:you|u) (?:even |honestly |actually |really )*(?:do|pick|choose)\b(?! (?:with (?!this|that|it\b|him|her|them|me\b)|if (?:you|it) (?:won|had)))|\bif (?:you|u) (?:were|was) (?:me|in my (?:place|shoes|position))\b/i;

const WHAT_IF =
  /(?:^|[,.;!?] )(?:(?:but|and|ok|so|thank you|thanks)[ ,.]+)*(?:what )?if (?:he|she|they|I|nobody|no one|it)\b[^?]*\?/i;

function askOf(scene: Scene): { ask: IdeaAsk; lead: Part[] } | null {
  const { read, grammar, state } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || scene.lines.families.idea_one === undefined) return null;
  if (asksForCalm(read.clean)) return null;
  const ask = ideaAsked(scene);
  if (ask !== null) return { ask, lead: [] };
  const told = /\b(?:asks?|asked|says?|said|goes|wrote|texted)\b.*\bwhat (?:would|wld)\b/i.test(read.clean);
  return ASKS_US.test(read.clean) && !told
    ? { ask: { one: false, moment: false, now: false, more: false, outright: false }, lead: [line('advice_no_life')] }
    : null;
}

/** Asked what to do, with an idea that belongs to the very situation: before any answer to the words alone. */
export function sureIdea(scene: Scene): Plan | null {
  const { read, grammar, state, lines } = scene;
  if (!grammar.turnsClauses || lines.families.idea_one === undefined) return null;
  if (state.level >= 2) return inDanger(scene, []);
  const choice = choose(scene);
  if (choice !== null) return choice;
  // "But if she says no, what do I do?" fears one answer, and there is a word to just that.
  if (WHAT_IF.test(read.clean)) {
    const said = outcome(scene, read.clean);
    if (said !== null) return said;
  }
  const request = requestIn(scene);
  const asked = askOf(scene);
  if (request === null && asked === null) return null;
  const feared = /\bif .+$/i.exec(request?.clause ?? '')?.[0];
  const then = feared === undefined ? null : outcome(scene, feared);
  if (then !== null) return then;
  const ask = asked?.ask ?? { one: false, moment: MOMENT.test(read.clean) };
  const ideas = wanted(sureIdeas(scene), scene, ask);
  const named = ideas.some((idea) => idea.asked);
  // What fits surely needs nothing said first of who says it.
  if (named) return giveIdea(scene, ask);
  // How to say no, how to switch off: an idea on the evenings or the phone would pass it over.
  if (HABITS.some(({ asks }) => asks.test(read.clean))) {
    const habit = practical(scene);
    if (habit !== null) return habit;
  }
  if (asked === null && (request === null || request.soft)) return null;
  return ideas.length === 0 ? null : giveIdea(scene, ask);
}

/** "I need advice", and nothing else yet. */
const BARE_ASK = 6;

/** Asked what to do, with nothing made for it: a plain answer of daily life, or an honest way on. */
export function anyIdea(scene: Scene): Plan | null {
  const asked = askOf(scene);
  if (asked === null) return null;
  const answer = asked.ask.outright ? null : practical(scene);
  if (answer !== null) return answer;
  if (asked.lead.length > 0 && scene.lines.families.choice_open !== undefined)
    return plan('asked', 'info', [...asked.lead, line('choice_open')], { expect: { kind: 'open' } });
  return adviseIdea(scene, asked.ask, asked.lead);
}

/** An idea for what was told; at the very start the question what it is about; else an honest way on. */
export function adviseIdea(scene: Scene, ask: Partial<IdeaAsk>, lead: Part[] = []): Plan {
  const { state, lines, read } = scene;
  if (state.turn === 0 && read.words <= BARE_ASK && lines.families.advice_about !== undefined)
    return plan('advice.open', 'explore', [line('advice_about')], { expect: { kind: 'open' } });
  const given = giveIdea(scene, ask, lead);
  if (given !== null) return given;
  noteOffered(state, 'advice');
  state.toldAtOffer = state.told;
  return waysOn(scene, lead);
}
