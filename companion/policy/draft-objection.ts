import { piecesOf } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, peopleIn } from './addressee.ts';
import { whoIn } from './draft-from-them.ts';
import { pickedOf } from './draft-pick.ts';
import { noteQuoted } from './draft-quoted.ts';
import { formsOf } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// Why is this hard? Who has the words ready thinks of the answer next: "he'll say he has to work, and then I give in". The
// words once more are no help there. One calm line is, that takes in what the other says and holds to what was asked.

type Held = NonNullable<Scene['state']['drafts']>;

const written = writtenIn('policy/draft-objection');

/** What may come back, where it is told so: "he says he has to work", "she'll get upset". */
const OBJECTS = written('objects');
const ASKS_BACK = written('asks-back');
const WHAT_IF = written('what-if');
const ASKS_WORDS = written('asks-words');
/** Said of the other just after words were put up, and of nothing that has happened. */
const FORESEES = written('foresees');
/** "Put in that it's from Monday": a change is wished for, whatever is foreseen beside it. */
const CHANGES = written('changes');
/** "He'll be nice about it". */
const KINDLY = written('kindly');
const HOLDS = 6;
const FORESEEN_HOLDS = 2;
const CLAUSE_MOST = 9;

const REFUSES = new Set(
  'no decline cancel back_out limit breakup date_end letgo notice shift offhours refusal own_cannot lend_no space signed_off built_no built_leaves'.split(
    ' ',
  ),
);
const NEEDS = new Set(
  'siblings_share share help chores too_many_tasks workload timeoff raise neighbour_quiet noise please get owed_thing not_coping repair bill_plan inlaw_limit private_word carer_help built_seen built_stop built_topic may question'.split(
    ' ',
  ),
);

/** What the words on the table do: they ask for something, they say no, or they tell. */
function stanceOf(held: Held | undefined): 'ask' | 'no' | 'tell' {
  if (held === undefined) return 'tell';
  if (REFUSES.has(held.kind)) return 'no';
  if (NEEDS.has(held.kind) || held.kind === 'owed_money') return 'ask';
  const text = held.texts[held.taken ?? held.on[0] ?? -1] ?? '';
  if (/\b(?:I need|I'd like you|please|could you|can you|I want you|would you)\b/i.test(text)) return 'ask';
  return /\b(?:I can't|I won't|I don't want|I'm not)\b/i.test(text) ? 'no' : 'tell';
}

/** What comes back, in the message that asks or in the one just before it; null where nothing is foreseen. */
function foreseen(scene: Scene): { who: string; what: string } | null {
  const { read, state } = scene;
  const held = state.drafts;
  if (held !== undefined && CHANGES.test(read.clean)) return null;
  const since = held === undefined ? Infinity : state.turn - held.turn;
  const pieces = piecesOf(read.clean);
  const here = pieces.find(
    (piece) =>
      ASKS_BACK.test(piece) ||
      (since <= HOLDS && WHAT_IF.test(piece)) ||
      (since <= FORESEEN_HOLDS &&
        held !== undefined &&
        (held.on.length > 0 || held.asked === 'what') &&
        FORESEES.test(piece)),
  );
  const last = state.recent.at(-1) ?? '';
  const text =
    here?.replace(/^.*\b(?:if|when) /i, '') ??
    (ASKS_WORDS.test(read.clean) && read.words <= BARE_MOST && peopleIn(read.clean).length === 0
      ? piecesOf(last).find((piece) => FORESEES.test(piece))
      : undefined);
  const [, who, whole] = OBJECTS.exec(text?.replace(/[\s.!?,]+$/, '') ?? '') ?? [];
  const what = whole?.replace(/,? (?:though|and then|and I|and that|but I|then I)\b.*$|,.*$/i, '');
  // "She'd listen": nothing to be afraid of.
  const kindly =
    (/^(?:listens?|understands?|repl(?:y|ies)|answers?|believes?)\b/i.test(what ?? '') || KINDLY.test(what ?? '')) &&
    !/n't\b|\bnot\b|\bnever\b/i.test(text ?? '');
  // "If they ask about the targets": a question wants an answer, and is no objection.
  const asks = /\basks? (?:me )?(?:about|why|what|how|where|when|if|whether)\b/i.test(text ?? '');
  return who === undefined || what === undefined || kindly || asks ? null : { who, what };
}

const BARE_MOST = 10;
const ACCUSES =
  /\bI(?:'m| am) (?!sorry|right|ill|tired)(?:just |only |always |being )*((?:\w+ing|too \w+|selfish|lazy|weak|crazy|mad|ungrateful|dramatic|difficult|lying)(?: \w+){0,3}?)(?= (?:if|when|because|and|but)\b|$)/i;

/** "That I don't love her". */
const NOT_LOVED = /\bI (?:don't|do not) (love|like|care about|trust|respect|need|want) (?:him|her|them)\b/i;

const OWN_INSTEAD = written('own-instead');
const SAYS = /^(?:says?|tells?|goes|claims?|answers?|thinks?)\b/i;
/** By what comes back, the first that fits; those of `said` hold for what is said as well. */
const ANSWERS: readonly (readonly [family: string, words: RegExp, said?: boolean])[] = [
  ['back_why', /^asks? why\b/i, true],
  ['back_likes', written('likes-me'), true],
  ['back_keeps', written('keeps-on')],
  ['back_passes', written('passes-on'), true],
  ['back_laughs', written('laughs')],
  ['back_angry', written('angry')],
  ['back_upset', written('upset')],
  ['back_believe', /\bbelieve\b/i, true],
  ['back_unanswered', written('unanswered'), true],
  ['back_silent', written('silent')],
  ['back_denies', written('denies'), true],
];

/** Which line answers it. */
function familyFor(what: string, held: Held | undefined, stance: 'ask' | 'no' | 'tell'): string {
  const no = /^(?:says? (?:that )?)?(?:no|refuses?|won't|isn't having it)\b/i.test(what);
  if (no && LIKES.has(held?.kind ?? '')) return 'back_likes';
  if (SORRY.has(held?.kind ?? '') && (no || NOT_FORGIVEN.test(what))) return 'back_forgive';
  const answer = ANSWERS.find(([, words, said]) => (said || !SAYS.test(what)) && words.test(what));
  if (answer !== undefined) return answer[0];
  if (LACKS_MONEY.test(what) && held?.kind === 'owed_money') return 'back_owed';
  if (LACKS_MONEY.test(what) && /^(?:bill_plan|cannot_pay|call_debt|call_open)$/.test(held?.kind ?? ''))
    return 'back_bill';
  if (/^asks? (?:\w+ )?questions\b/i.test(what)) return 'back_questions';
  if (ACCUSES.test(what) || NOT_LOVED.test(what) || BLAMES.test(what)) return 'back_accused';
  return no && stance === 'ask' ? 'back_no' : 'back_heard';
}

const LIKES = new Set(['date_ask', 'built_go']);
const SORRY = new Set('sorry sorry_deed sorry_again built_sorry built_sorry_for own_deed'.split(' '));
const NOT_FORGIVEN = written('not-forgiven');
const LACKS_MONEY = written('lacks-money');
const BLAMES = written('blames');

/** One calm line to what the other may say back; a wording that is picked in the same message goes first. */
export function objection(scene: Scene): Plan | null {
  noteQuoted(scene);
  const held = scene.state.drafts;
  const picks = held !== undefined && held.taken === undefined && pickedOf(held, scene.read.clean) !== null;
  return picks && !/\?/.test(scene.read.text) ? null : objectionTo(scene);
}

/** The same, for whoever takes up the picking; null where nothing is foreseen, or no words were talked of. */
export function objectionTo(scene: Scene): Plan | null {
  const { state, lines, grammar, gate } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.back_said === undefined) return null;
  const found = foreseen(scene);
  // "They'd think I'd been hacked. Something like pies at mine": a wording of theirs stands beside it.
  if (OWN_INSTEAD.test(scene.read.clean)) return null;
  if (found === null || state.topics.includes('abuse') || /\bforget (?:it|the words?|that)\b/i.test(scene.read.clean))
    return null;
  const held = state.drafts;
  const named = peopleIn(`to ${found.who}`)[0] ?? (held === undefined ? null : whoIn(scene, held));
  const pronoun = /^(?:he|she|they)$/i.test(found.who) ? (found.who.toLowerCase() as 'he' | 'she' | 'they') : null;
  const them: Addressee = { said: '', own: '', ...named, pronoun: pronoun ?? named?.pronoun ?? 'they' };
  const stance = stanceOf(held);
  const family = familyFor(found.what, held, stance);
  if (family === 'back_why' && lines.families.draft_why === undefined) return null;
  if (held !== undefined) {
    held.turn = state.turn;
    // What they should hear was asked before this, and what is told next is no answer to it any more.
    delete held.asked;
  }
  // What they would say themselves may come next.
  else
    state.drafts = {
      kind: '',
      own: them.own,
      texts: [],
      on: [],
      turn: state.turn,
      asked: 'what',
      facts: them.pronoun === null ? {} : { pronoun: them.pronoun },
    };
  const stand = standOf(scene, held, stance);
  const clause = /^(?:says?|tells? me|claims?|goes) (?:that )?(.+)$/i.exec(found.what)?.[1];
  const turned =
    clause === undefined || clause.split(/\s+/).length > CLAUSE_MOST || !gate.passes(clause)
      ? null
      : toThem(clause.replace(/\btoo (?=busy|tired)/i, ''), them);
  const known =
    turned !== null &&
    /^you(?:'re (?:\w+ )?(?:busy|tired|ill|away|working)| (?:have to|haven't|can't|don't have|need to|work|are busy|are tired|(?:just |only )?want me|mean (?:well|no harm)|care|worry)\b)/i.test(
      turned,
    );
  const a =
    family === 'back_accused'
      ? `${notSo(found.what)} ${stand}`
      : /^asks? (?:me to|for)\b/i.test(found.what)
        ? `Thank you for asking. ${stand}`
        : family === 'back_heard' && known
          ? `I know ${turned?.charAt(0).toLowerCase()}${turned?.slice(1)}. ${stand}`
          : `I hear you. ${stand}`;
  const part =
    family === 'back_why'
      ? line('draft_why', formsOf(them))
      : line(family === 'back_accused' || family === 'back_heard' ? 'back_said' : family, {
          a,
          by: byIn(held),
          ...formsOf(them),
        });
  state.toldAtOffer = state.told;
  return plan('draft.back', 'choose', [part], { mayRepeat: true, expect: { kind: 'open' } });
}

const byIn = (held: Held | undefined) => (held?.facts?.by === undefined ? 'this month' : `by ${held.facts.by}`);

/** "I'm running away" is answered by its no; what can't be turned is seen differently. */
function notSo(what: string): string {
  const loved = NOT_LOVED.exec(what)?.[1];
  if (loved !== undefined) return `I do ${loved} you.`;
  const said = ACCUSES.exec(what)?.[1];
  return said === undefined || /\b(?:he|she|they|him|her|them)\b/i.test(said)
    ? 'I see that differently.'
    : `I'm not ${said.trim()}.`;
}

const STANDS: Readonly<Record<string, string>> = {
  no_topic: "I'd still like to leave that topic alone.",
  asked_partner: "I'd still like to leave that topic alone.",
  asked_children: "I'd still like to leave that topic alone.",
  asked_remark: "I'd still like you to leave it.",
  limit: "I'd still like it to stop.",
  breakup: 'My mind is made up.',
  notice: 'My mind is made up.',
  built_leaves: 'My mind is made up.',
  date_end: 'My mind is made up.',
};

/** What is held to: what was asked for, with its day where one was told. */
function standOf({ state, read }: Scene, held: Held | undefined, stance: 'ask' | 'no' | 'tell'): string {
  const special = STANDS[held?.kind ?? ''];
  if (special !== undefined) return special;
  if (stance === 'no') return 'My answer stays the same.';
  if (stance === 'tell') return "It's still important to me.";
  const asked = [read.clean, ...[...state.recent].reverse()]
    .flatMap(
      (text) =>
        /\bI (?:just )?need ((?:every|one|a|an|the|my|some|two) [\w ]{3,24}?)(?=[.,!?]|$| (?:and|but|so|because)\b)/i.exec(
          text,
        )?.[1] ?? [],
    )
    .at(0);
  if (asked !== undefined && !/\b(?:help|word|advice|sentence|text|message|break|hug|to)\b/i.test(asked))
    return `I still need ${asked}.`;
  const text = held?.texts[held.taken ?? held.on[0] ?? -1] ?? '';
  return held?.facts?.each === undefined || !text.includes(held.facts.each)
    ? "I'd still like us to find a way."
    : `I still need ${held.facts.each}.`;
}
