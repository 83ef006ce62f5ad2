import { takeOnce } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { choices } from './offers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { isChildAlone, noteSpokenAlone } from './quiet-risk.ts';
import { OFFERED } from './short-row.ts';
import { toldInFew } from './told-in-few.ts';

// Why is this hard? A child alone at night says it in four words over ten messages: "mum works", "nights", "just me",
// "its ok". None of them is a sign by itself, and each was answered with the next small question. So the words are put
// together, said back once as what they are, and from then on a scare or an "its ok" is read in their light.

const written = writtenIn('policy/young');

const SCARED = written('scared');
const OKAY = written('okay');
const FEW_WORDS = 3;
const EASY_ENOUGH = 3;

/** Young people of few words: what they told in pieces is put together, and after three easy questions comes something else. */
export function young(scene: Scene): Plan | null {
  const { state, read, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || read.acts.has('bye')) return null;
  const alone = isChildAlone(scene);
  const parent = state.people.find((word) => /^(?:mum|mom|mam|mother|dad|father|parents)$/.test(word));
  if (alone === 'now' && lines.families.together_alone !== undefined) {
    noteSpokenAlone(scene);
    const together = parent === undefined ? 'together_alone_any' : 'together_alone';
    return plan('refer', 'human_help', [line(together, { parent }), line('refer_child_alone')]);
  }
  if (alone === 'spoken' && SCARED.test(read.clean) && once(scene, 'info_night'))
    return plan('answer.scared', 'explore', [line('info_night', { parent: parent ?? 'mum or dad' })]);
  if (alone === 'spoken' && OKAY.test(read.clean) && once(scene, 'alone_ok'))
    return plan('answer.alone', 'explore', [line('alone_ok')]);
  if (
    alone === 'spoken' &&
    read.words <= FEW_WORDS &&
    !read.question &&
    !read.acts.has('ask_advice') &&
    lines.families.alone_more
  )
    return plan('stay', 'explore', [
      line(aloneWord(scene), { parent: parent === undefined ? 'somebody' : `your ${parent}` }),
    ]);
  return fewWords(scene);
}

function once({ state, lines }: Scene, name: string): boolean {
  return lines.families[name] !== undefined && takeOnce(state, name);
}

/** A no is let stand, and a maybe is met as one: no idea is put after either. */
function aloneWord(scene: Scene): string {
  if (scene.read.acts.has('no') && once(scene, 'alone_no')) return 'alone_no';
  return scene.read.acts.has('unsure') && once(scene, 'alone_maybe') ? 'alone_maybe' : 'alone_more';
}

/** The easy questions have had their turn: company or one small thing, to be taken with one tap. */
function fewWords(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  // "He's sick" and "I am though" say something.
  const says =
    /\b(?:I|I'm|he|she|they|we|my|this|that|the)\b(?! (?:one|thing)\b)/i.test(read.clean) &&
    !/\bI (?:guess|suppose|don't know)\b/i.test(read.clean);
  // A number answers how it is.
  const number = /\d/.test(read.clean);
  const silent =
    read.words <= FEW_WORDS &&
    !number &&
    !says &&
    !read.question &&
    read.feelings.length === 0 &&
    toldInFew(scene) === null;
  if (!silent || (state.signs?.easy ?? 0) < EASY_ENOUGH || state.exercises.some((frame) => !frame.parked)) return null;
  if (['ask_advice', 'first', 'second', 'greet', 'thanks', 'stop'].some((act) => read.acts.has(act))) return null;
  if ((state.expect !== null && state.expect.kind !== 'open') || state.plan !== null) return null;
  if (!once(scene, 'few_words')) return null;
  const { labels } = lines;
  state.toldAtOffer = state.told;
  state.signs = { ...state.signs, [OFFERED]: state.turn };
  return plan('permit', 'choose', [line('few_words')], {
    expect: { kind: 'permit' },
    cards: [
      choices('permit', [
        { id: 'talk', label: labels.keep_talking ?? 'Keep talking' },
        { id: 'step', label: labels.small_step ?? 'A small step' },
      ]),
    ],
  });
}
