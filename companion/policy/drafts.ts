import { noteOffered } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import { wordsAsked } from './asks-words.ts';
import { besides, withBeside, withDetailsFirst } from './draft-detail.ts';
import { theirs } from './draft-english.ts';
import type { Facts } from './draft-facts.ts';
import { isBuilt, type Purpose } from './draft-purpose.ts';
import { registersFor } from './draft-registers.ts';
import { earlier, OWN_MOST, READ_BY_OTHER, type Wanted, wantedIn } from './draft-wanted.ts';
import { greeted, unseenWordings } from './draft-words.ts';
import { slipsPutRight } from './learnt-slips.ts';
import { matterSays } from './matter-answers.ts';
import { asksOfOwn } from './own-wording.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Who asks for words has mostly decided to speak, and a question back or a receipt leaves them with the
// blank page; words for another matter are worse still. So two are put up where it is sure whom they are for and why, and
// else one thing is asked: what should be heard. The answer to that is the best draft there is.

type Held = NonNullable<Scene['state']['drafts']>;

/** A talk in public has answers of its own. */
const ON_A_STAGE = /\b(?:speech|toast|eulogy|interview|funeral|wake|wedding|best man)\b/i;

/** Two drafts for whom and what the words are asked for; null where none are asked for, or it is not sure what for. */
export function drafts(scene: Scene): Plan | null {
  const wanted = wantedIn(scene);
  return wanted === null ? null : draftsOf(scene, wanted);
}

const ASKED_OF_US = /^(?:how|what|when|where|which) (?:should|do|can|could|would) I\b/i;

function draftsOf(scene: Scene, wanted: Wanted): Plan | null {
  // "I'm asking how I should start" is their question to us, and nothing to be said to anybody.
  if (wanted.content !== null && ASKED_OF_US.test(wanted.content)) return null;
  // "Can you help me write it? Like "I miss home". Is it too dramatic?": it is written, and only asks for a word to it.
  if (scene.state.drafts === undefined && asksOfOwn(scene.read.clean)) return theirs(scene);
  if (wanted.content !== null) return fromContent(scene, wanted.content, wanted.them, wanted.facts.hi);
  if (wanted.purpose === null) return onTable(scene, wanted.them);
  const held = scene.state.drafts;
  const put = putUp(scene, wanted.purpose, wanted.facts, wanted.them);
  const shown = held?.texts[held.taken ?? held.on[0] ?? -1];
  // "Another example": one that was not shown yet.
  if (put !== null && ANOTHER.test(wanted.asked.sentence)) return put;
  // Asked for once more, with nothing new left to show: the one that was settled on, and not the last of the drawer.
  const left = put === null ? 0 : (scene.state.drafts?.on.length ?? 0);
  if (left === 2 || held?.kind !== wanted.purpose.id || shown === undefined) return put;
  scene.state.drafts = { ...held, turn: scene.state.turn };
  return plan('draft.again', 'choose', [line('draft_again_said', { a: shown })], { mayRepeat: true });
}

const ANOTHER = /\b(?:examples?|another|different|other)\b/i;

/** Words that are built of this very message: they answer it better than advice about its matter. */
export function builtDraft(scene: Scene): Plan | null {
  const { drafts: held, turn } = scene.state;
  if (held !== undefined && turn - held.turn <= TABLE_HOLDS) return null;
  const wanted = wantedIn(scene);
  return wanted?.asked.sure === true && wanted.here && wanted.purpose !== null && isBuilt(wanted.purpose)
    ? draftsOf(scene, wanted)
    : null;
}

/** "You write for me please?", just after their own words were put up: here they are. */
function onTable({ state }: Scene, them: Addressee | null): Plan | null {
  const held = state.drafts;
  const shown = held?.texts[held.taken ?? held.on[0] ?? -1];
  if (held?.kind !== 'own' || shown === undefined || state.turn - held.turn > TABLE_HOLDS) return null;
  if (them !== null && them.own !== '' && held.own !== '' && them.own !== held.own) return null;
  held.turn = state.turn;
  return plan('draft.again', 'choose', [line('draft_again_said', { a: shown })], { mayRepeat: true });
}

const TABLE_HOLDS = 3;

/** Words are plainly asked for, and what they are for is not: the one thing that is missing is asked. */
export function draftsFor(scene: Scene): Plan | null {
  const unsafe = readByOther(scene);
  if (unsafe !== null) return unsafe;
  const known = whomOnly(scene);
  return known === null ? null : askWhat(scene, known.them, known.hi);
}

/** Whom words are plainly asked for, where it is not known what they shall say; null where none are asked for. */
export function whomOnly(scene: Scene): { them: Addressee | null; hi: string | undefined } | null {
  const wanted = wantedIn(scene);
  if (wanted === null || !wanted.asked.sure || ON_A_STAGE.test(wanted.asked.sentence)) return null;
  return { them: wanted.them, hi: wanted.facts.hi };
}

/** Their own content as it stands, and once with a slower start, where both fit one reply. */
export function fromContent(scene: Scene, said: string, them: Addressee | null, hi: string | undefined): Plan {
  // A slip that a rule surely mends is mended before anybody sends it.
  const content = said.includes('?') ? said : (slipsPutRight(said) ?? said);
  const slow = [scene.lines.families.draft_slow].flat() as string[];
  const start = slow[scene.state.turn % slow.length] ?? '';
  const asks = content.includes('?');
  const a = greeted(content, hi, !asks);
  const formal = rolesOf(them).some((role) => role === 'office' || role === 'work');
  const facts: Facts = hi === undefined ? {} : { hi };
  if (asks || countWords(content) > OWN_MOST || (formal && scene.lines.families.draft_office === undefined)) {
    hold(scene, { kind: 'own', own: them?.own ?? '', facts }, [a]);
    return plan(
      'draft.own',
      'choose',
      [line(scene.lines.families.draft_yours === undefined ? 'draft_one' : 'draft_yours', { a })],
      { mayRepeat: true, expect: { kind: 'open' } },
    );
  }
  const ends = [scene.lines.families.draft_office].flat() as string[];
  const b = formal
    ? `${a} ${ends[scene.state.turn % ends.length] ?? ''}`.trim()
    : greeted(`${start} ${content}`, hi, false);
  hold(scene, { kind: 'own', own: them?.own ?? '', facts }, [a, b]);
  const family = formal ? 'draft_two' : 'draft_from_you';
  return plan('draft.own', 'choose', [line(family, { a, b })], { mayRepeat: true, expect: { kind: 'open' } });
}

/** So many words in two drafts leave room for the line round them (realise/compose.ts). */
const BOTH_MOST = 60;

/** Words are asked for where another reads the phone: that is said, and nothing is written that could be found. */
function readByOther(scene: Scene): Plan | null {
  const { read, state, lines } = scene;
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  if (!READ_BY_OTHER.test(told) || state.level >= 2 || lines.families.draft_read === undefined) return null;
  const asked = wordsAsked(read.clean, read.words, earlier(scene));
  return asked?.sure === true ? plan('advice.say', 'choose', [line('draft_read')], { expect: { kind: 'open' } }) : null;
}

/** Two wordings of a purpose, kept until one is taken or they are left; null where none is left that was not shown. */
export function putUp(scene: Scene, purpose: Purpose, facts: Facts, them: Addressee | null): Plan | null {
  const { state, read } = scene;
  const seen = state.drafts?.texts ?? [];
  const more = besides(scene, them);
  const unseen = unseenWordings(purpose, facts, seen, registersFor(read.clean, read.text));
  const [a, ...others] = withDetailsFirst(unseen, read.clean).map((text) => withBeside(text, more));
  if (a === undefined) return null;
  const own = isBuilt(purpose) && scene.lines.families.draft_built !== undefined;
  const b = own ? undefined : others.find((text) => countWords(a) + countWords(text) <= BOTH_MOST);
  hold(scene, { kind: purpose.id, own: them?.own ?? '', facts }, b === undefined ? [a] : [a, b]);
  const who = them !== null && them.said !== '' ? them.said : null;
  const part = own
    ? who === null
      ? line('draft_built', { a })
      : line('draft_built_to', { a, who })
    : b === undefined
      ? line('draft_one', { a })
      : who === null
        ? line('draft_two', { a, b })
        : line('draft_two_to', { a, b, who });
  return plan('advice.say', 'choose', [part], { expect: { kind: 'open' }, mayRepeat: true });
}

/** Puts words on the table; those shown before are remembered, so that none comes twice. */
export function hold(scene: Scene, about: Pick<Held, 'kind' | 'own' | 'facts'>, texts: readonly string[]): void {
  const { state } = scene;
  const seen = state.drafts?.texts ?? [];
  const all = [...seen, ...texts.filter((text) => !seen.includes(text))].slice(-SEEN_MOST);
  state.drafts = { ...about, texts: all, on: texts.map((text) => all.indexOf(text)), turn: state.turn };
  state.signs = { ...state.signs, 'words-given': state.turn };
  noteOffered(state, 'how_say');
  state.toldAtOffer = state.told;
}

const SEEN_MOST = 40;
const OF_CHILD = /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|boy|girl|lad)\b/i;

/** Asks for what is missing: what they should hear, or who they are. */
export function askWhat(scene: Scene, them: Addressee | null, hi?: string, family = 'draft_ask_what'): Plan | null {
  const { state } = scene;
  if (
    family === 'draft_ask_what' &&
    state.drafts?.asked !== undefined &&
    state.drafts.turn === state.turn - 1 &&
    state.drafts.own === (them?.own ?? '')
  )
    return null;
  const nobody = them === null || (them.said === '' && them.pronoun === null);
  // "He didn't deserve it", to his teacher: he is the son.
  const told = [state.opening ?? '', ...state.recent, scene.read.clean].join(' . ');
  const ofChild = OF_CHILD.test(told) && rolesOf(them).some((role) => /^(?:teacher|office|doctor)$/.test(role));
  const whom = them !== null && ofChild ? { ...them, pronoun: null } : them;
  state.drafts = {
    kind: '',
    own: them?.own ?? '',
    texts: state.drafts?.texts ?? [],
    on: [],
    turn: state.turn,
    asked: 'what',
    facts: { ...(hi !== undefined && { hi }), ...(whom?.pronoun && { pronoun: whom.pronoun }) },
  };
  state.toldAtOffer = state.told;
  const office = rolesOf(them).includes('office') && scene.lines.families.draft_ask_office !== undefined;
  const name = family !== 'draft_ask_what' ? family : nobody ? 'draft_ask_who' : office ? 'draft_ask_office' : family;
  const said = family === 'draft_ask_what' ? matterSays(scene) : null;
  if (said !== null) return said;
  return plan(
    'advice.say',
    'choose',
    [line(name, name === 'draft_for_them' ? { obj: them?.said ?? 'them' } : formsOf(whom))],
    { expect: { kind: 'open' } },
  );
}

/** How they are spoken of in a question: "him", "your mum". */
export function formsOf(them: Addressee | null): { obj: string; obj_s: string } {
  if (them?.name !== undefined) return { obj: them.name, obj_s: them.name };
  if (them?.pronoun === 'he') return { obj: 'him', obj_s: 'he' };
  if (them?.pronoun === 'she') return { obj: 'her', obj_s: 'she' };
  return { obj: 'them', obj_s: 'they' };
}
