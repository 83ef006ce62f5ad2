import { meaningChoices } from '#companion/realise/meaning-choices.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { asksClosely } from '#companion/realise/question-choices.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { adviseTwo, offerTwo } from './advise.ts';
import { tellsOneThing } from './cue-lines.ts';
import { giveIdea } from './give-idea.ts';
import { chooseShape } from './mix.ts';
import { readPick, takeOption } from './offers.ts';
import { close, extraOf, line, meaning, type Part, type Plan, plan, question, type Scene } from './plan.ts';

const written = writtenIn('policy/short-answer');

/** "yes" to what was said: the talk goes on where it stood, with one more thing about it. */
export function agreed(scene: Scene): Plan {
  const { state } = scene;
  const before = scene.earlier();
  const rests = state.asked >= 1 || state.turn % 2 === 0;
  if (before === null || before.words < 4)
    return plan('yes', 'explore', [line('short_yes'), ...callback(scene), state.asked >= 3 ? close(scene) : question]);
  const leaning = { ...scene, read: before };
  const shape = chooseShape(leaning, !rests);
  const extras = (['credit', 'common', 'fact'] as const).filter((kind) => shape.includes(kind)).map(extraOf);
  const meant = meaningChoices(leaning, {}, scene.seed).length > 0;
  const quiet = rests || !asksClosely(leaning);
  if (!meant && extras.length === 0) {
    const stays = line(scene.lines.families.yes_stays ? 'yes_stays' : 'short_yes');
    return plan('yes', 'explore', quiet ? [stays] : [line('short_yes'), question], { leansOn: before });
  }
  const asks = shape.includes('question') ? [question] : [];
  return plan('yes', 'explore', [line('short_yes'), meaning, ...extras, ...asks], { leansOn: before });
}

const SHORTS_MAX = 4;

/** Whole messages of a word or two, put side by side: together they say more than each alone. */
function gathered(scene: Scene, word: string): Plan | null {
  const { state, read } = scene;
  // A question, a "good" or a piece of a plan is no word of the matter.
  if (/\?|^(?:and|with|how|is|does|good|fine|short|something|done|cool|great|nice)\b/i.test(read.text)) return null;
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

const OWN_IDEA = written('own-idea');

/** "I wanted something small", of a wedding: what was hoped for, and no wish for an idea. */
const WANTED_ONCE = written('wanted-once');

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
  const english = scene.grammar.turnsClauses;
  if (/^(?:h+m+|um+|er+m*|anyway|\.{2,})\W*$/i.test(read.clean)) return plan('pause', 'explore', [line('rest')]);
  if (english) {
    if (SKIPS.test(read.clean)) return plan('skip', 'explore', [line('scale_skip')]);
  } else {
    const bare = bareWord(scene);
    if (bare !== null) return bare;
  }
  if (read.words <= 6 && read.acts.has('ask_advice')) return adviseTwo(scene);
  // "I'll just talk to my sister" is a step, and no wish to be heard here.
  const toOthers = english && /\b(?:talk|speak) (?:to|with) (?!you\b|u\b|someone\b|somebody\b|me\b)/i.test(read.clean);
  if (read.words <= 10 && read.acts.has('wish_heard') && !toOthers)
    return scene.state.turn === 0 && scene.lines.families.listen_begin !== undefined
      ? plan('listen.on', 'talk', [line('listen_begin')])
      : plan('listen.on', 'talk', [line('keep_listening'), question]);
  // "My boss took my idea" is told, and wishes for none.
  const tellsOfIdea = scene.grammar.turnsClauses && (OWN_IDEA.test(read.clean) || WANTED_ONCE.test(read.clean));
  if (read.words <= 8 && read.acts.has('wish_do') && state.told > 0 && !tellsOfIdea) {
    // "Something small": two would be twice what was asked for.
    const one = scene.grammar.turnsClauses && SMALL.test(read.clean);
    return (
      (one ? giveIdea(scene, { one }) : offerTwo(scene, [line('offer_lead')])) ??
      plan('step.open', 'choose', [line('step_open')], { expect: { kind: 'when' } })
    );
  }
  // In English a word or two are met by the ordinary turn.
  return english ? null : (ofFeeling(scene) ?? ofFewWords(scene));
}

const SMALL = written('small');

/** "Nothing works" holds the word and leaves nothing out. */
const SKIPS = written('skips');

/** A feeling in a word or two, said back. */
function ofFeeling({ read, state, gate }: Scene): Plan | null {
  if (read.words > 2 || read.feelings.length === 0 || !gate.passes(read.clean)) return null;
  const plainWord = read.clean
    .toLowerCase()
    .replace(/[^\p{L}' -]+/gu, '')
    .trim();
  const word = endWithStop(upperFirst(plainWord));
  state.shorts = [...(state.shorts ?? []), read.clean.replace(/[.!]+$/, '')].slice(-SHORTS_MAX);
  // "Sinto-me só" would be the program's own feeling where no pronoun can be turned: it is quoted.
  const echoed: Part = read.personal ? line('echo', { word: word.replace(/\.$/, '') }) : { kind: 'text', text: word };
  return plan('echo.feeling', 'explore', [echoed, meaning, question]);
}

/** A skip, a laugh, a doubt, a yes or a no where the language has them as acts alone; English has bare-answer.ts. */
function bareWord(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  if (state.expect?.kind === 'scale' && read.acts.has('skip') && read.words <= 2)
    return plan('skip', 'explore', [line('scale_skip'), question]);
  if (read.acts.has('laugh') && read.words <= 4) return plan('laugh', 'explore', [line('laugh')]);
  if (read.acts.has('disagree') && !read.acts.has('yes') && read.words <= 5 && state.told > 0)
    return plan('repair.ask', 'focus', [line('repair_ask')], { expect: { kind: 'open' } });
  const asks = read.acts.has('ask_advice');
  if (!asks && read.acts.has('both') && read.words <= 3 && lines.families.short_both && state.expect?.kind !== 'pick')
    return plan('both', 'explore', [line('short_both')]);
  if (read.acts.has('unsure') && !read.acts.has('yes') && read.words <= 5 && !tellsOneThing(scene))
    return plan('unsure', 'explore', [line('unsure')]);
  if (read.acts.has('yes') && read.words <= 4) return agreed(scene);
  if (!read.acts.has('no') || read.words > 4) return null;
  const before = scene.earlier();
  const last = state.asked >= 2 ? [extraOf('credit'), close(scene)] : [question];
  return plan('no', 'explore', [line('short_no'), ...last], before ? { leansOn: before } : {});
}

/** "Agora", "und dann": nothing was named. */
const LEADS_ON = written('leads-on', 'iu');

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
  if (small === null || read.feelings.length > 0 || LEADS_ON.test(small)) return null;
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
