import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import { clausesFor, ownerIn, type Told } from './draft-clauses.ts';
import type { Facts } from './draft-facts.ts';
import { toThem } from './to-them.ts';

// Why is this hard? A wording of ours for "an apology" or "bad news" fits nobody: what has to be heard is that the mug is
// broken, that it is sheltered housing, that it was six lifts to the hospital. All of it stands beside the asking as a rule.
// So what kind of act is wanted is read first (sorry, thanks, a no, leaving, news, something the other does), then the
// clause that belongs to it, and the wording is built round that clause (content/lines/en/drafts-built.yaml).

const written = writtenIn('policy/draft-build');

const THANKS = written('thanks');
/** "Thank her for driving me". */
const THANKS_FOR = written('thanks-for');
const SORRY = written('sorry');
const SORRY_FOR = written('sorry-for');
const NOT_MINE = written('not-mine');
/** What one has done to somebody. */
const DEED = written('deed');
const REFUSES = written('refuses');
/** "I don't want to", "I can only do three days". */
const NO_OF_MINE = written('no-of-mine');
/** A no with nothing after it says nothing to the other. */
const BARE_NO = written('bare-no');
/** What the other wants of them: "keeps asking me to cover her shifts". */
const WANTS_OF_ME = written('wants-of-me');
/** A kindness to be thanked for with the no. */
const OFFERED = written('offered');
const LEAVES = written('leaves');
/** Why: the second clause, put behind the first. */
const REASON = written('reason');
/** Good or bad, it has happened or is settled. */
const NEWS = written('news');
/** Something is to be raised, or the other is to be asked what is wrong. */
const RAISES = written('raises');
/** Done again and again, or going on now. */
const GOES_ON = written('goes-on');
const STOPS = written('stops');
const HURTS = written('hurts');
const TOPIC = written('topic');
const HAPPENED = written('happened');
const WE = written('we');
/** Something was written or asked, and is to be answered. */
const ANSWERS = written('answers');
/** "I am a bit": true, and no answer yet. */
const NO_ANSWER = /^I(?:'m| am) (?:a bit|a little|not|so|very|quite|kind of)\W*$/i;
const ASKED_OUT = written('asked-out');
/** "Wants me on the committee", "wants us for Christmas". */
const WANTS_PLACE = written('wants-place');
/** "The nurses who looked after my dad". */
const THANKS_WHO = written('thanks-who');
const PROMISED = written('promised');
const ASKED_NO = written('asked-no');
/** What the other wants of both ("to meet"), or for themselves ("to copy my homework"). */
const WANTS_JOINT = written('wants-joint');
const WANTS_MINE = written('wants-mine');
const WEIGHS = written('weighs');
const HEAVY = written('heavy');
const NO_MATTER = written('no-matter');
const NO_HABIT = written('no-habit');
const AGAIN = written('again');
/** Told with care, and not as a complaint. */
const CARES = written('cares');

/** The messages just before this one that may hold it. */
const BEFORE = 4;

/**
 * What a wording can be built of, from the message that asks (`here`) and else from the last ones: `did` what one is sorry for,
 * `thanks_for` or `thanks_did`, `no_own`, `leaves`, `told` news, `seen` or `noticed` what the other does, each with its
 * `why`. Nothing where none surely stands there.
 */
export function builtFacts(
  asked: string,
  message: string,
  before: readonly string[],
  whom: Addressee | null,
  gate: ReflectionGate,
): { facts: Facts; here: boolean } {
  for (const text of [message, ...before.slice(-BEFORE).reverse()]) {
    const them = ownerIn(text, whom);
    const told = clausesFor(text, them, gate);
    const toldAt = text === message ? told : weighing(told);
    // "I did the dishes. How do I say sorry?": what one is sorry for was told the message before.
    if (text === message && SORRY.test(asked) && !told.mine.some((one) => DEED.test(one)) && owned(before)) continue;
    const found = factsOf(asked, message, text, toldAt, them);
    if (Object.keys(found).length > 0 && isSureOf(found, text, message))
      return { facts: found, here: text === message };
  }
  return { facts: {}, here: false };
}

/**
 * What somebody is sorry for is that, wherever it was told. All else is only surely the matter where it stands beside the
 * asking in a short message, or was all of a short one before it: of 30 wordings made of a story or of what was told
 * earlier, five could have been sent (docs/decisions/0052), and asked what should be heard, most people just say it.
 */
function isSureOf(found: Facts, text: string, message: string): boolean {
  if (found.did !== undefined || found.sorry_for !== undefined || found.thanks_for !== undefined) return true;
  if (NO_NEWS.test(found.told ?? '') || NO_KINDNESS.test(found.thanks_did ?? '') || NO_REFUSAL.test(found.no_own ?? ''))
    return false;
  if (text === message) return countWords(message) <= SHORT;
  const isMatter = found.told !== undefined || found.leaves !== undefined || found.seen !== undefined;
  return isMatter && countWords(text) <= ALL_OF_IT;
}

const ALL_OF_IT = 16;
const SHORT = 34;
/** "I've got about two weeks", "we got on fine": told in passing. */
const NO_NEWS = written('no-news');
/** "You are not one for fuss". */
const NO_KINDNESS = written('no-kindness');
/** "I don't want you to think that I don't care": feared, and nothing that is turned down. */
const NO_REFUSAL = written('no-refusal');

const owned = (before: readonly string[]): boolean => before.slice(-BEFORE).some((text) => DEED.test(text));

/** What was told a message ago is only sometimes the matter: then it has to weigh, or to go on and on. */
function weighing({ mine, yours, done }: Told): Told {
  return {
    mine: mine.filter((one) => (WEIGHS.test(one) || HEAVY.test(one) || DEED.test(one)) && !NO_MATTER.test(one)),
    yours: yours.filter((one) => AGAIN.test(one) && !NO_HABIT.test(one)),
    done,
  };
}

function factsOf(asked: string, message: string, text: string, told: Told, them: Addressee | null): Facts {
  const { mine, yours } = told;
  if (THANKS.test(message)) return thanksIn(message, told, them);
  const sorry = SORRY.test(message) && !NOT_MINE.test(message);
  const deed = mine.find((one) => DEED.test(one));
  const sorryFor = sorry ? SORRY_FOR.exec(message)?.[1] : undefined;
  const said = sorryFor === undefined ? null : toThem(`I am sorry for ${sorryFor}`, them);
  if (deed === undefined && said !== null) return { sorry_for: said.replace(/^I am sorry /, '') };
  if (deed !== undefined || sorry) {
    const did = deed ?? mine.find((one) => HAPPENED.test(one));
    const [next] = mine.slice(mine.indexOf(did ?? '') + 1);
    // "I promised I'd come, and I was stuck at work": the promise alone is no fault.
    return did === undefined ? {} : { did: PROMISED.test(did) && next !== undefined ? `${did}, and ${next}` : did };
  }
  const leaves = mine.map((one) => LEAVES.exec(one)?.[1]).find((one) => one !== undefined);
  if (leaves !== undefined) return { leaves, ...whyIn(mine, (one) => LEAVES.test(one)) };
  const no = noIn(text, told, them);
  if (no !== null && (REFUSES.test(message) || REFUSES.test(text) || ANSWERS.test(asked) || !RAISES.test(asked)))
    return no;
  const raised =
    yours.find((one) => GOES_ON.test(one)) ?? (text === message ? mine.find((one) => WE.test(one)) : undefined);
  const seen = RAISES.test(asked) ? raised : undefined;
  if (seen !== undefined) return seenIn(seen, asked, mine);
  const heavy = text === message ? undefined : (mine.find((one) => HEAVY.test(one)) ?? mine[0]);
  const news = heavy ?? mine.find((one) => NEWS.test(one)) ?? (RAISES.test(asked) ? told.done[0] : undefined);
  if (news !== undefined) return { told: news, ...whyIn(mine, (one) => one === news) };
  if (text !== message) return {};
  return ANSWERS.test(asked) && mine[0] !== undefined && !NO_ANSWER.test(mine[0])
    ? { answer: mine[0] }
    : topicIn(asked, them);
}

function thanksIn(message: string, { yours, mine }: Told, them: Addressee | null): Facts {
  const [, thing] = THANKS_FOR.exec(message) ?? [];
  const pronoun = them?.pronoun === 'he' ? 'he' : 'she';
  const turned =
    thing === undefined
      ? null
      : toThem(`I thank ${pronoun === 'he' ? 'him' : 'her'} for ${thing}`, { said: '', own: '', ...them, pronoun });
  if (turned !== null) return { thanks_for: turned.replace(/^I thank you /, '') };
  const who = THANKS_WHO.exec(message)?.[1];
  const [did] = [...(who === undefined ? [] : [`You ${who}`]), ...yours, ...mine.filter((one) => /\byou\b/i.test(one))];
  return did === undefined ? {} : { thanks_did: did };
}

const joined = (start: string, verb: string | undefined): string | undefined =>
  verb === undefined ? undefined : `${start} ${verb}`;

/** What is not wanted, or can't be done, with the reason where one stands beside it. */
function noIn(text: string, { mine }: Told, them: Addressee | null): Facts | null {
  const thanks = OFFERED.test(text) ? { thanks: 'Thanks for asking' } : {};
  const own = mine.find((one) => NO_OF_MINE.test(one) && !BARE_NO.test(one));
  if (own !== undefined) return { no_own: own, ...thanks, ...whyIn(mine, (one) => one === own) };
  if (ASKED_OUT.test(text)) return { no_own: "I don't want to go out with you", ...thanks };
  const thing = ASKED_NO.exec(text)?.[1]?.replace(/^an? /i, 'the ');
  if (thing !== undefined) return { no_own: `I've thought about it, and I'd like to say no to ${thing}`, ...thanks };
  const wanted = WANTS_OF_ME.exec(text)?.[1];
  const [, where = '', place] = WANTS_PLACE.exec(text) ?? [];
  const why = whyIn(mine);
  const unwilling = /\bdon't want to\b/i.test(text);
  const said =
    place !== undefined
      ? `I can't ${/^(?:on|in)$/i.test(where) ? 'be' : 'come'} ${where} ${place}`
      : wanted !== undefined
        ? `${unwilling ? "I don't want to" : "I can't"} ${wanted}`
        : !unwilling
          ? undefined
          : (joined("I don't want to", WANTS_JOINT.exec(text)?.[1]) ??
            joined("I don't want you to", WANTS_MINE.exec(text)?.[1]));
  if (said === undefined && place === undefined && why.why !== undefined && OFFERED.test(text))
    return { no_own: `${/^We/.test(why.why) ? 'We' : 'I'} can't make it`, ...thanks, ...why };
  const turned = said === undefined ? null : toThem(said.replace(/\bwant you to\b/, 'want THEM to'), them);
  return turned === null ? null : { no_own: turned.replace('THEM', 'you'), ...thanks, ...why };
}

/** What goes on, with the wish that hangs on it: that it stops, or what it does to the one who tells. */
function seenIn(seen: string, asked: string, mine: readonly string[]): Facts {
  const hurts = HURTS.exec(asked)?.[1];
  if (hurts !== undefined) return { hurts: `${seen}, and ${hurts}` };
  if (STOPS.test(asked)) return { stops: seen };
  return { [CARES.test(seen) ? 'noticed' : 'seen']: seen, ...whyIn(mine) };
}

/** "A message about picking up the kids at 5": all that is said of it. */
function topicIn(asked: string, them: Addressee | null): Facts {
  const turned = toThem(`I ask about ${TOPIC.exec(asked)?.[1] ?? ''}`, them);
  return turned === null || !TOPIC.test(asked) ? {} : { topic: turned.replace(/^I ask about /, '') };
}

/** The reason told beside a wish: "our son has a party on the 14th". */
export function reasonIn(message: string, them: Addressee | null, gate: ReflectionGate): Facts {
  return whyIn(clausesFor(message, them, gate).mine);
}

/** The clause that gives a reason and is not `isIt`, the matter itself. */
function whyIn(mine: readonly string[], isIt: (one: string) => boolean = () => false): Facts {
  const why = mine.find((one) => !isIt(one) && REASON.test(one));
  return why === undefined ? {} : { why };
}
