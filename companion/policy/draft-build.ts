import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
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
/** Told with care, and not as a complaint. */
/** Done once, or only wished for: nothing to be raised as what goes on. */
const ONCE = written('once');
const AGAIN = written('again');
const CARES = written('cares');

/** The messages just before this one that may hold it. */
const BEFORE = 3;

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
    const found = factsOf(asked, message, text, clausesFor(text, them, gate), them);
    if (Object.keys(found).length > 0) return { facts: found, here: text === message };
  }
  return { facts: {}, here: false };
}

function factsOf(asked: string, message: string, text: string, told: Told, them: Addressee | null): Facts {
  const { mine, yours } = told;
  if (THANKS.test(message)) return thanksIn(message, told, them);
  const sorry = SORRY.test(message) && !NOT_MINE.test(message);
  const deed = mine.find((one) => DEED.test(one));
  if (deed !== undefined || sorry) {
    const did = deed ?? mine.find((one) => !NO_OF_MINE.test(one));
    return did === undefined ? {} : { did };
  }
  const leaves = mine.map((one) => LEAVES.exec(one)?.[1]).find((one) => one !== undefined);
  if (leaves !== undefined) return { leaves, ...whyIn(mine, (one) => LEAVES.test(one)) };
  const no = noIn(text, told, them);
  if (no !== null && (REFUSES.test(message) || REFUSES.test(text) || !RAISES.test(asked))) return no;
  const seen = RAISES.test(asked)
    ? yours.find((one) => !ONCE.test(one) && (text === message || AGAIN.test(one)))
    : undefined;
  if (seen !== undefined) return seenIn(seen, mine);
  const news = mine.find((one) => NEWS.test(one)) ?? (RAISES.test(asked) ? (told.done[0] ?? mine[0]) : undefined);
  if (news !== undefined) return { told: news, ...whyIn(mine, (one) => one === news) };
  return {};
}

function thanksIn(message: string, { yours, mine }: Told, them: Addressee | null): Facts {
  const [, thing] = THANKS_FOR.exec(message) ?? [];
  const turned =
    thing === undefined
      ? null
      : toThem(`I thank ${them?.pronoun === 'he' ? 'him' : 'her'} for ${thing}`, {
          said: '',
          own: '',
          pronoun: them?.pronoun === 'he' ? 'he' : 'she',
          ...them,
        });
  if (turned !== null) return { thanks_for: turned.replace(/^I thank you /, '') };
  const [did] = [...yours, ...mine.filter((one) => /\byou\b/i.test(one))];
  return did === undefined ? {} : { thanks_did: did };
}

/** What is not wanted, or can't be done, with the reason where one stands beside it. */
function noIn(text: string, { mine }: Told, them: Addressee | null): Facts | null {
  const thanks = OFFERED.test(text) ? { thanks: 'Thanks for asking' } : {};
  const own = mine.find((one) => NO_OF_MINE.test(one) && !BARE_NO.test(one));
  if (own !== undefined) return { no_own: own, ...thanks, ...whyIn(mine, (one) => NO_OF_MINE.test(one)) };
  const wanted = WANTS_OF_ME.exec(text)?.[1];
  const turned =
    wanted === undefined
      ? null
      : toThem(`${mine.some((one) => /\bdon't want to$/i.test(one)) ? "I don't want to" : "I can't"} ${wanted}`, them);
  return turned === null ? null : { no_own: turned, ...thanks, ...whyIn(mine, (one) => NO_OF_MINE.test(one)) };
}

function seenIn(seen: string, mine: readonly string[]): Facts {
  return { [CARES.test(seen) ? 'noticed' : 'seen']: seen, ...whyIn(mine, () => false) };
}

function whyIn(mine: readonly string[], isIt: (one: string) => boolean): Facts {
  const why = mine.find((one) => !isIt(one) && REASON.test(one));
  return why === undefined ? {} : { why };
}
