import { hash32 } from '#companion/hash.ts';
import { anchorChoices } from '#companion/realise/anchor-choices.ts';
import { weighs } from '#companion/realise/beside-echo.ts';
import { surelyMeant } from '#companion/realise/meaning-choices.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { isParrot, lastTold, ownWords, writesLearnt } from '#companion/realise/own-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { WHO_I_AM } from '#companion/realise/told-worth.ts';
import type { CompanionState } from '#companion/state.ts';
import { isAside, isPassing } from '#companion/understand/cue-bar.ts';
import { surelyGood, surelyHard } from '#companion/understand/message-kinds.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { asksBehindLine, asksNow, firstOf, ROW } from './cue-lines.ts';
import { byeOfRisk } from './evening.ts';
import { focusAsk } from './focus-ask.ts';
import { inAnswer } from './in-answer.ts';
import { inGladTalk } from './joy.ts';
import { askOfCue, nextAsk, nextOfMatter, runningMatter } from './next-of-matter.ts';
import { onItself } from './on-itself.ts';
import { askAtBye, owesAgain } from './open-question.ts';
import { openQuestion } from './open-questions.ts';
import { farewell, inFew, leaves, plainWord, setsOut } from './plain-word.ts';
import { asking, line, maybe, type Part, type Plan, plan, type Scene, saying, wholeOf } from './plan.ts';
import { readApart } from './read-apart.ts';
import { goesWith, shownBefore, shownFamily } from './shown-word.ts';
import { ASK_ROW, feltAsk, freshOf, fromKinds, kindAsk, TELLS } from './telling-asks.ts';
import { type TellingKind, tellingKinds } from './telling-kinds.ts';
import { toldInFew } from './told-in-few.ts';
import { warmWord } from './warm-word.ts';
import { wrap } from './wrap.ts';

// Why is this hard? A line written for one moment is the best reply there is where it fits, and a slap where it does not;
// a question that fits everybody shows that nobody listened. So the ordinary turn looks for one concrete thing in what
// was told (content/lines/en/cues-*.yaml), says a plain word to it and asks the next thing a friend would want to know.
// Where it finds none, it takes up the clause that weighs, says what is true of its kind, and leaves room.

/** "It has been one of those weeks": no more is told yet than that there is something. */
const VAGUE =
  /^(?:it(?:'s| has| is) (?:just )?(?:been|one of)|not (?:so |too )?(?:good|great|well)\b|(?:a )?(?:bad|rough|hard|long|tough|weird) (?:day|week|night|time)|I (?:just )?(?:need|want) to (?:talk|get)|(?:things|everything|stuff|life)\b|hard to say|where do I|I (?:just )?(?:don't|do not) (?:really |even )?know (?:why I'm here|why I am here|what to (?:say|write)|where to (?:start|begin)))/i;
/** So long is a greeting with a name in it; what is longer has told something. */
const WHO_WORDS = 14;

/** The ordinary turn in English. */
export function telling(scene: Scene): Plan {
  const asked = openQuestion(scene);
  if (asked !== null) return asked;
  const apart = readApart(scene);
  if (apart === null) return plan('reflect.ask', 'explore', [line('telling_go_on')]);
  if (leaves(scene) && scene.lines.families.telling_leaves !== undefined)
    // What weighed in this talk, or was left open, goes along with the last word.
    return owesAgain(scene) || byeOfRisk(scene).length > 0
      ? wrap(scene, scene.read.acts.has('thanks') ? 'thanks_wrap' : 'bye_short')
      : (askAtBye(scene) ?? plan('reflect', 'explore', farewell(scene)));
  const glad = inGladTalk(scene) && scene.lines.families.telling_glad !== undefined;
  const weighty = glad ? null : onItself(scene, apart);
  if (weighty !== null) return weighty;
  const own = toldBack(scene, apart);
  const bright = glad ? null : brightly(scene, own);
  const cued = onCue(scene, own, glad || bright !== null);
  if (cued !== null) return cued;
  if (bright !== null) return bright;
  if (glad) return gladly(scene, own);
  const outright = saidOutright(scene);
  if (outright !== null) return plan('reflect', 'explore', [outright, line('said_outright')]);
  const isHard = surelyHard(wholeOf(scene), scene.kinds);
  const kinds = tellingKinds({ read: apart, gate: scene.gate }).filter((kind) => kind !== 'good' || !isHard);
  // Who only says who they are is asked what brings them.
  if (
    own === null &&
    scene.state.turn === 0 &&
    apart.words <= WHO_WORDS &&
    (WHO_I_AM.test(apart.clean) || VAGUE.test(apart.clean)) &&
    meant(scene) === null &&
    kinds[0] === 'plain' &&
    runningMatter(scene) === null
  )
    return plan('reflect.ask', 'explore', [line('telling_go_on')]);
  const focused = focusAsk(scene, apart, kinds[0]) ?? onCue(scene, own, glad, true);
  if (focused !== null) return focused;
  const word = shown(scene) === null ? meant(scene) : null;
  if (word !== null) return plan('reflect', 'explore', [word]);
  return bare(
    scene,
    apart,
    own,
    kinds.filter((kind) => kind !== 'plain'),
  );
}

/** What is told along with good news: heard, and enjoyed. */
function gladly(scene: Scene, own: Told | null): Plan {
  const ask = asksNow(scene) && scene.state.asked === 0 ? [maybe('telling_glad_ask')] : [];
  return plan('receive.joy', 'explore', [...(own === null ? [] : [own]), line('telling_glad'), ...ask]);
}

/**
 * Something good by what was learned, though no word says so: met with a word that fits a joke over something hard as
 * well, which one in five is.
 */
function brightly(scene: Scene, own: Told | null): Plan | null {
  const { read, state, kinds, lines } = scene;
  if (state.level >= 2 || lines.families.telling_bright === undefined || !surelyGood(read.clean, kinds)) return null;
  // Behind something hard it is seldom a joke, and mostly the next part of it.
  if (surelyHard(scene.earlier()?.clean ?? '', kinds)) return null;
  return plan('receive.joy', 'explore', [...(own === null ? [] : [own]), line('telling_bright')]);
}

/** What they said, with a word that is true of it; an open question where none was asked just now. */
function bare(scene: Scene, apart: Understanding, own: Told | null, kinds: readonly TellingKind[]): Plan {
  const felt = shown(scene);
  const plainly = plainWord(scene);
  const receipt = plainly.kind === 'family' && RECEIPT.test(plainly.name);
  const answer = felt !== null ? null : ((receipt ? nextOfMatter(scene, kinds[0]) : null) ?? toldInFew(scene));
  if (answer !== null) return answer;
  const word = wordTo(scene, kinds, felt);
  // A step of their own, thanks, a question back: met as what it is, and not told back.
  const step = plainly.kind === 'family' && plainly.name === 'telling_step';
  if (step && (setsOut(scene) || (own === null && word === null)))
    return plan('reflect', 'explore', [plainly, ...stepNext(scene)]);
  if (plainly.kind === 'family' && !RECEIPT.test(plainly.name) && own === null && word === null)
    return plan('reflect', 'explore', [plainly]);
  const heard =
    own !== null && felt !== null && !goesWith(own.text, scene)
      ? null
      : (own ?? (word === null ? (wholeEcho(scene) ?? inAnswer(scene) ?? anyOf(scene, apart)) : null));
  const parts = [...(heard === null ? [] : [heard]), ...(word === null ? [] : [word])];
  if (parts.length > 0) return withAsk(parts, feltAsk(scene, kinds), scene);
  const ask = feltAsk(scene, kinds) ?? kindAsk(scene, kinds);
  return withAsk(inFew(scene), ask, scene, scene.read.words >= TELLS ? undefined : plainly);
}

/** The word to what the message shows; a hard word for oneself, or good news, has a line of its own. */
function wordTo(scene: Scene, kinds: readonly TellingKind[], felt: Part | null): Part | null {
  const first = kinds[0] === 'harsh' || (kinds[0] === 'good' && felt === null);
  return (first ? fromKinds(kinds.slice(0, 1), '', scene) : null) ?? felt ?? fromKinds(kinds, '', scene);
}

/** A plain word to the feeling, the hurt, the loss that the message shows; none where there is danger, or it was said. */
function shown(scene: Scene): Part | null {
  const name = scene.state.level >= 2 ? null : shownFamily(scene);
  return name === null ? null : freshOf(name, scene);
}

/** Nothing else is known: the last thing they said that can come back whole. */
function anyOf(scene: Scene, apart: Understanding): Told | null {
  const text = lastTold(scene, apart);
  return text === null ? null : { kind: 'told', text: withLead(text, scene.state) };
}

/** A whole clause of theirs, said to "you"; "Staying in your room" is a scrap, and no hearing. */
function wholeEcho(scene: Scene): Told | null {
  const echo = writesLearnt(scene)
    ? undefined
    : anchorChoices(scene, {}, scene.seed).find(
        ({ text }) =>
          countWords(text) >= ECHO_LEAST &&
          !isParrot(text, scene) &&
          /^(?:You|Your \w+ \w+|He|She|They|It|The two of you) /.test(text),
      );
  return echo === undefined ? null : { kind: 'told', text: echo.text };
}

const ECHO_LEAST = 4;

/** A receipt says nothing that the words told back don't say better. */
const RECEIPT = /^telling_(?:full|plain)$/;
/** A bare question, or their own heavy words, are never the whole reply: a plain word goes with them. */
function withAsk(parts: readonly Part[], ask: Part | null, scene: Scene, plainly?: Part): Plan {
  const isHeavy = scene.state.level >= 2 || weighs(scene);
  const needsWord = parts.length === 0 || (isHeavy && ask === null && parts.every(isEcho));
  const warm = needsWord ? [plainly ?? warmWord(scene, ask !== null, parts.length === 0)] : [];
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [...parts, ...warm, ...(ask === null ? [] : [ask])]);
}

const isEcho = ({ kind }: Part): boolean => kind === 'told' || kind === 'text';

/** How to put the kettle on needs no asking; how to say something to somebody may. */
const TO_OTHERS =
  /\b(?:tell|telling|ask|asking|talk|talking|speak|ring|ringing|call|calling|text|texting|write|writing|apologi[sz]e|say (?:sorry|it|something)|apply|sign up|go (?:and )?see|visit|invite)\b/i;

/** What comes next in a step of their own. */
function stepNext(scene: Scene): Part[] {
  const { state } = scene;
  const asks = asksNow(scene) && state.asked < ASK_ROW && TO_OTHERS.test(scene.read.clean);
  return asks ? [maybe('step_next_ask')] : [];
}

/** From the third message on the talk has its matter. */
const UNDER_WAY = 2;

/** A plain word to the thing that was told last, or to what was said in passing where nothing else is known. */
function onCue(scene: Scene, own: Told | null, glad: boolean, asides = false): Plan | null {
  const { state, read, kinds } = scene;
  const isHard = !glad && surelyHard(wholeOf(scene), kinds);
  for (const cue of read.cues) {
    // A cue for trouble, met in a glad talk, is a figure of speech or a scream of joy; one for joy, in pain, a stray word.
    if (cue.id.startsWith('good-') ? isHard : glad) continue;
    const said = firstOf(cue.line ?? [], scene);
    const asks = said === null ? asksNow(scene) : asksBehindLine(scene);
    const ask = asks ? askOfCue(cue.ask ?? [], scene) : null;
    if ((said === null && ask === null) || isAside(cue, state.turn > 0) !== asides) continue;
    // A word in passing, where the message shows plainly how it is.
    if (isPassing(cue, state.turn >= UNDER_WAY) && shown(scene) !== null && !shownBefore(cue.at, scene)) continue;
    // The person's own clause stands before a bare question; beside a line it was judged worse (docs/read-through.md).
    const opens = own !== null && said === null && ask !== null && sharedWords(own.text, ask) === 0 ? [own] : [];
    return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [...opens, ...saying(said), ...asking(ask)]);
  }
  return null;
}

type Told = Extract<Part, { kind: 'told' }>;

/** What of the message comes back in the person's own words, said to "you". */
function toldBack(scene: Scene, apart: Understanding): Told | null {
  const { state } = scene;
  const text = ownWords(scene, apart);
  return text === null ? null : { kind: 'told', text: withLead(text, state) };
}

const LEADS = ['So', 'So', ''];
const THAT_I_WANT =
  /^(?:(?:well|um+|just|maybe|probably|honestly)[ ,]+)*that (I (?:really |just |still |actually |do )*(?:(?:don't|do not) )?want (?!to (?:die|disappear|be dead|hurt|kill|end)\b|out of (?:this )?life)[^.?!]{2,60})[.!]*$/i;

/** "That I want to go", to our question: what is wanted, said outright, comes back as it was said. */
function saidOutright({ read, state, gate, lines }: Scene): Told | null {
  if (lines.families.said_outright === undefined || !/\?\s*$/.test(state.lastReply) || state.level > 0) return null;
  const said = THAT_I_WANT.exec(read.clean)?.[1];
  if (said === undefined || !gate.passes(said)) return null;
  const turned = swapPronouns(said, null);
  return turned === null ? null : { kind: 'told', text: endWithStop(upperFirst(turned)) };
}

const TURNED = /^(?:you|your|you're|you've|you'd|you'll)\b/i;

/** "So" makes hearing out of repeating. Two replies running do not open alike. */
function withLead(text: string, state: CompanionState): string {
  const lead = LEADS[hash32(`${text}:${state.turn}`) % LEADS.length] ?? '';
  // "So ... so ..." stumbles.
  if (lead === '' || !TURNED.test(text) || /\bso\b/i.test(text)) return text;
  if (state.turn === 0 || /^So\b/.test(state.lastReply)) return text;
  return `${lead} ${lowerFirst(text)}`;
}

/** A line for the topic and the feeling, where both were plainly named in this very message. */
function meant(scene: Scene): Part | null {
  const [text] = surelyMeant(scene);
  return text === undefined ? null : { kind: 'meaning', text };
}

/**
 * What may be asked after a bare yes, no or okay: another question about what was told last. Null where enough was asked,
 * and, with `near`, where only its matter or its kind is known.
 */
export function nextQuestion(scene: Scene, near = false): Part | null {
  const { state, gate } = scene;
  if ((state.quiet ?? 0) > 0 || state.asked > ROW) return null;
  const before = scene.earlier();
  if (before === null) return null;
  for (const cue of before.cues) {
    const text = firstOf(cue.ask ?? [], scene);
    if (text !== null) return { kind: 'question', text };
  }
  return near ? null : (nextAsk(scene) ?? fromKinds(tellingKinds({ read: before, gate }), '_ask', scene));
}
