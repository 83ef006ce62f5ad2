import { strip } from '#companion/realise/anchors.ts';
import { meaningChoices } from '#companion/realise/meaning-choices.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { asksClosely } from '#companion/realise/question-choices.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { adviseTwo, offerTwo } from './advise.ts';
import { easyQuestion } from './easy-ask.ts';
import { isGlad } from './glad.ts';
import { chooseShape } from './mix.ts';
import { readPick, takeOption } from './offers.ts';
import {
  anchor,
  close,
  extraOf,
  line,
  maybe,
  meaning,
  type Part,
  type Plan,
  plan,
  question,
  type Scene,
} from './plan.ts';
import { yesStays, yesStep } from './yes-step.ts';

/** "just me" becomes "Just you.", "i am tho" becomes "You are." */
function turnShort({ read, gate, grammar }: Scene): string | null {
  if (!grammar.turnsClauses || /\b(?:my|our|mine)\b/i.test(read.clean) || !gate.passes(read.clean)) return null;
  const plain = read.clean.replace(/[.!?]+$/, '');
  const bare = strip(plain);
  const turned = swapPronouns(countWords(bare) < 2 ? plain : bare, null);
  return turned === null ? null : endWithStop(upperFirst(turned));
}

/** "yes" to what was said: the talk goes on where it stood, with one more thing about it. */
export function agreed(scene: Scene): Plan {
  const { state } = scene;
  // "It is foolish" judges; it agrees to nothing.
  if (scene.anchors.some(({ bare }) => bare.startsWith('you call it ')))
    return plan('reflect', 'explore', [anchor, meaning, maybe('rest')]);
  if (isGlad(scene) && scene.lines.families.joy_yes) return plan('yes', 'explore', [line('joy_yes')]);
  const step = scene.grammar.turnsClauses ? yesStep(scene) : null;
  if (step !== null) return step;
  const before = scene.earlier();
  const rests = state.asked >= 1 || state.turn % 2 === 0;
  // People of few words are helped along by easy questions.
  if (before === null || before.words < 4) return plan('yes', 'explore', [line('short_yes'), ...afterYes(scene)]);
  const leaning = { ...scene, read: before };
  const shape = chooseShape(leaning, !rests);
  const extras = (['credit', 'common', 'fact'] as const).filter((kind) => shape.includes(kind)).map(extraOf);
  const meant = meaningChoices(leaning, {}, scene.seed).length > 0;
  const quiet = rests || !asksClosely(leaning);
  const { turnsClauses } = scene.grammar;
  if (!meant && (extras.length === 0 || turnsClauses))
    return plan('yes', 'explore', quiet || turnsClauses ? [yesStays(scene)] : [line('short_yes'), question], {
      leansOn: before,
    });
  const asks = shape.includes('question') ? [question] : [];
  return plan('yes', 'explore', [line('short_yes'), meaning, ...extras, ...asks], { leansOn: before });
}

/** After "yes" to a few words: something easy to answer, or the floor; a question of feelings would come from nowhere. */
function afterYes(scene: Scene): Part[] {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses) return [...callback(scene), state.asked >= 3 ? close(scene) : question];
  const easy = state.asked >= 1 ? null : easyQuestion(scene);
  return [...callback(scene), easy ?? close(scene)];
}

/** "Am I selfish": the word is looked at as a word. */
const HARSH_DOUBT =
  /^(?:so |but |and )?am I (?:being |just |so |really |a |an |such a )*(selfish|stupid|mad|crazy|lazy|bad|weak|horrible|awful|terrible|heartless|cold|pathetic|dramatic|broken|(?:bad|terrible|awful|horrible) (?:person|mother|father|mum|mom|dad|friend|daughter|son|wife|husband))\b/i;
const SHORTS_MAX = 4;

/** Whole messages of a word or two, put side by side: together they say more than each alone. */
function gathered(scene: Scene, word: string): Plan | null {
  const { state, read } = scene;
  // A question, a "good" or a piece of a plan is no word of the matter.
  if (/\?|^(?:and|with|how|is|does|good|fine|short|something|done|cool|great|nice)\b/i.test(read.text)) return null;
  if (state.plan !== null && scene.grammar.turnsClauses) return null;
  const last = (state.shorts ?? []).filter((one) => one.toLowerCase() !== word.toLowerCase());
  state.shorts = [...last, word].slice(-SHORTS_MAX);
  if (state.shorts.length < 3 || !scene.lines.families.echo_list || wasUsed(state, `list:${state.shorts.length}`))
    return null;
  noteUsed(state, `list:${state.shorts.length}`);
  const list = state.shorts.map((one) => one.toLowerCase()).join(', ');
  return plan('echo', 'explore', [line('echo_list', { list: upperFirst(list) }), question]);
}

/** A word or two can lean on what was told before. Each earlier clause comes back once. */
function callback({ state, earlier }: Scene): Part[] {
  const before = earlier()?.clean ?? '';
  // Only what speaks of the same thing: other pieces side by side make a story nobody told.
  const kept = state.keep.find((clause) => !wasUsed(state, `back:${clause}`) && sharedWords(clause, before) > 1);
  if (kept === undefined || state.told < 3) return [];
  noteUsed(state, `back:${kept}`);
  return [{ kind: 'family', name: 'callback', slots: { kept }, optional: true }];
}

/** "yes, yoga at six" says more than yes. */
function addsToYes(text: string): boolean {
  return /^\w+, (?!I\b|that|it\b|please|ok|sure|exactly)\w+ \w+/i.test(text);
}

/** "Maybe you've a point": half granted, of something that was said here. */
const POINT =
  /^(?:(?:ok|okay|hm+|huh|well|yeah|alright|right|fine|true)[ ,.]+)*(?:maybe|perhaps|I (?:guess|suppose)) (?:you(?:'ve| have)(?: got)? a point|there's something in (?:that|it))[.!]*$/i;

const UNSURE_MAX = 2;
const TIRED_EARLY = 4;

/** A question that was not answered is asked in another way twice at most. */
function unsure(scene: Scene): Plan {
  const { state, lines } = scene;
  const times = state.signs?.unsure ?? 0;
  state.signs = { ...state.signs, unsure: times + 1 };
  const rests = times >= UNSURE_MAX && scene.grammar.turnsClauses && lines.families.unsure_stay !== undefined;
  return plan('unsure', 'explore', [line(rests ? 'unsure_stay' : 'unsure')]);
}

/** "No full stop" names what was missing and says no to nothing. */
const LACKS =
  /^no (?!not\b|no\b|never\b|thanks\b|thank\b|I\b|it\b|that|he\b|she\b|they\b|we\b|way\b|really\b|idea\b|need\b|point\b|sorry\b|don't\b|just\b|worries\b|problem\b|but\b|god\b|please\b|more\b)\w+/i;

const OWN_IDEA =
  /\b(?:stole|took|used|copied|presented|pitched|sold|hated?|liked?|ignored|dismissed|laughed at)\b[^.!?]*\b(?:my|our) ideas?\b|\b(?:it was|that was) (?:my|our|his|her) idea\b/i;

/** So many replies after two things were put up, "the second" still means one of them. */
const LATE_PICK = 5;

/** Answers of a word or two, and what can not be read. */
export function shortAnswer(scene: Scene): Plan | null {
  const { read, state } = scene;
  // In English a pick was read before (after-ideas.ts).
  const pointing = !scene.grammar.turnsClauses && (read.acts.has('first') || read.acts.has('second'));
  if (
    pointing &&
    read.words <= 6 &&
    (state.expect === null || state.expect.kind === 'open' || state.expect.kind === 'when') &&
    state.told > 0
  ) {
    const late = state.lastOffer && state.turn - state.lastOffer.turn <= LATE_PICK ? state.lastOffer.options : [];
    const picked = late.length > 0 ? readPick(scene, late) : null;
    return (
      (picked === null ? null : takeOption(picked, scene)) ?? plan('repair.which', 'explore', [line('repair_which')])
    );
  }
  if (/^(?:h+m+|um+|er+m*|anyway|\.{2,})\W*$/i.test(read.clean)) return plan('pause', 'explore', [line('rest')]);
  if (/^(?:nothing|not much|no one|nobody)\W*$/i.test(read.clean)) return plan('unsure', 'explore', [line('unsure')]);
  // "Nada" and "rien" leave no number out, unless one was asked for.
  const skips = scene.grammar.turnsClauses || state.expect?.kind === 'scale';
  if (skips && read.acts.has('skip') && read.words <= 2 && !/^(?:nothing|none) \w/i.test(read.clean))
    // With a step in hand, or where nothing was asked, a new question would be one more thing to skip.
    return plan('skip', 'explore', [
      line('scale_skip'),
      ...(scene.grammar.turnsClauses && (state.plan !== null || !/\?\s*$/.test(state.lastReply)) ? [] : [question]),
    ]);
  if (read.acts.has('laugh') && read.words <= 4) return plan('laugh', 'explore', [line('laugh')]);
  const nearly =
    scene.grammar.turnsClauses &&
    /\b(?:nearly|almost|more like)\b/i.test(read.clean) &&
    read.words > 2 &&
    !/^(?:no|not|nah|nearly|almost|it's|that's|more)\b/i.test(read.clean);
  if (read.acts.has('disagree') && !nearly && !read.acts.has('yes') && read.words <= 5 && state.told > 0)
    return plan('repair.ask', 'focus', [line('repair_ask')], { expect: { kind: 'open' } });
  const asks = read.acts.has('ask_advice');
  if (
    !asks &&
    read.acts.has('both') &&
    !/^(?:we|they|you) both\b/i.test(read.clean) &&
    read.words <= 3 &&
    scene.lines.families.short_both &&
    state.expect?.kind !== 'pick'
  )
    return plan('both', 'explore', [line('short_both')]);
  if (POINT.test(read.clean) && scene.lines.families.short_point)
    return plan('maybe', 'explore', [line('short_point')]);
  if (
    /\b(?:maybe|perhaps)\W*$|^maybe (?:I|he|she|they|you|it|we|my|the|an?|on|at|next|after|before|with|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
      read.clean,
    ) &&
    read.words <= 4 &&
    scene.lines.families.short_maybe
  )
    return plan('maybe', 'explore', [line('short_maybe')]);
  // "My wife has no idea" is what she does not know.
  const others = scene.grammar.turnsClauses && /^(?:he|she|they|my \w+|nobody|everyone)\b/i.test(read.clean);
  if (read.acts.has('unsure') && !read.acts.has('yes') && !others && read.words <= 5) return unsure(scene);
  // "It is on Friday" says when.
  const tellsMore =
    scene.grammar.turnsClauses &&
    /^(?:it|that|this) (?:is|was) (?!so\b|true\b|right\b|though\b)\w|^I see (?:him|her|them|my|the|people|everyone)\b/i.test(
      read.clean,
    );
  if (read.acts.has('yes') && read.words <= 4 && !addsToYes(read.clean) && !tellsMore) return agreed(scene);
  if (read.acts.has('no') && read.words <= 4 && !(scene.grammar.turnsClauses && LACKS.test(read.clean))) {
    const before = scene.earlier();
    const last =
      state.asked >= 1 && scene.grammar.turnsClauses
        ? [close(scene)]
        : state.asked >= 2
          ? [extraOf('credit'), close(scene)]
          : [question];
    return plan('no', 'explore', [line('short_no'), ...last], before ? { leansOn: before } : {});
  }
  if (read.words <= 6 && read.acts.has('ask_advice')) return adviseTwo(scene);
  if (read.words <= 10 && read.acts.has('wish_heard'))
    return plan('listen.on', 'talk', [line('keep_listening'), question]);
  // "My boss took my idea" is told, and wishes for none.
  const tellsOfIdea = scene.grammar.turnsClauses && OWN_IDEA.test(read.clean);
  if (read.words <= 8 && read.acts.has('wish_do') && state.told > 0 && !tellsOfIdea) {
    return (
      offerTwo(scene, [line('offer_lead')]) ??
      plan('step.open', 'choose', [line('step_open')], { expect: { kind: 'when' } })
    );
  }
  if (read.words <= 2 && read.feelings.length > 0 && scene.gate.passes(read.clean)) {
    const word = endWithStop(
      upperFirst(
        read.clean
          .toLowerCase()
          .replace(/[^\p{L}' -]+/gu, '')
          .trim(),
      ),
    );
    state.shorts = [...(state.shorts ?? []), read.clean.replace(/[.!]+$/, '')].slice(-SHORTS_MAX);
    // "Sinto-me só" would be the program's own feeling where no pronoun can be turned: it is quoted.
    const echoed: Part =
      read.personal && !scene.grammar.turnsClauses
        ? line('echo', { word: word.replace(/\.$/, '') })
        : { kind: 'text', text: (/^I\b/i.test(read.clean) ? turnShort(scene) : null) ?? word };
    // Why somebody is tired is not in the one word: it is asked, and nothing is made of it before.
    const bare =
      scene.grammar.turnsClauses &&
      read.feelings[0]?.id === 'exhausted' &&
      state.recent.slice(-TIRED_EARLY).every((text) => countWords(text) <= 3);
    if (bare && scene.lines.families.guess_exhausted && !wasUsed(state, 'once:tired')) {
      noteUsed(state, 'once:tired');
      return plan('echo.feeling', 'explore', [echoed, line('guess_exhausted')]);
    }
    return plan('echo.feeling', 'explore', [echoed, meaning, question]);
  }
  const doubted = scene.grammar.turnsClauses && read.words <= 6 ? HARSH_DOUBT.exec(read.clean)?.[1] : undefined;
  if (doubted !== undefined)
    return plan('harsh', 'explore', [
      line('harsh', { harsh: doubted.toLowerCase() }),
      ...(state.asked >= 1 ? [] : [question]),
    ]);
  // In English a few words are told back by the ordinary turn.
  return scene.grammar.turnsClauses ? null : ofFewWords(scene);
}

/** A word or two that tell something: said back, and asked about. */
function ofFewWords(scene: Scene): Plan | null {
  const { read, state } = scene;
  const tail = read.clauses.at(-1)?.text ?? '';
  const small =
    read.words <= 3 && read.clauses.length < 2 && (read.words < 3 || scene.anchors.length === 0)
      ? read.clean
      : read.words <= 5 && scene.anchors.length === 0 && countWords(tail) <= 2
        ? tail
        : null;
  if (small === null || read.feelings.length > 0) return null;
  const word = small.replace(/[^\p{L}\p{N}', -]+/gu, '').trim();
  if (!scene.gate.passes(word) || word.length < 2 || word.length >= 32) return null;
  return (
    gathered(scene, word) ??
    plan('echo', 'explore', [echoOf(upperFirst(word)), meaning, state.asked >= 5 ? close(scene) : question])
  );
}

/** "Awake since 2, again" stands as it is: "then" or "all right" after the comma would limp. */
function echoOf(word: string): Part {
  return /,/.test(word) ? { kind: 'text', text: endWithStop(word) } : line('echo', { word });
}
