import type { CompanionState } from '#companion/state.ts';
import type { Idea } from './ideas.ts';

// Why is this hard? A topic is guessed from a word or two, and an idea from its shelf then speaks of photos, a tutor or
// a platform that nobody has mentioned. One who reads that knows that nobody listened. So every idea needs ground: its
// situation was told in more than one message, or what it speaks of came up, or it is in words that fit any trouble.

/** Words that need no ground: times, amounts, persons in general, and what one does with paper and words. */
const OPEN_WORDS = new Set(
  (
    'child children leads follow mending afterwards you are was not all any can has had his her she him its did get got let say why how may too for but ' +
    'about after again alone aloud alongside also and another anybody anything aside asking away back bad before begin begins being ' +
    'better between bothers calm calling choosing chemist could counts day days deciding decide doctor doing door down drink ' +
    'each easier easiest easy end evening every everybody example exact few fifteen finding first fits five fixed for form four friend ' +
    'from giving going gone good have half hand hands having helps hour hours just keeping kind know knows later least leave leaving ' +
    'letting like line lines list listen little long longer look looking make making marking minute minutes missing moment more ' +
    'morning most move much name naming need needs next note nothing noticing now off once one only open other others out own ' +
    'page paper part parting parts pause people person picking place plain planning price purpose putting question questions ' +
    'quiet read reading remember rest right safe same saying seeing sentence sentences set setting short side single small smaller ' +
    'smallest somebody someone something start starting stay still stood stop stopping story taking talking tell telling ten ' +
    'fact facts living decided ordinary around beside ' +
    'than that the their them then there thing things this three time times today tomorrow tonight true trust twenty two until ' +
    'wait walk want warm week were what when where which while who whom with without word words would write writing worse ' +
    'worst year your yours yourself'
  ).split(' '),
);
/** Said of somebody whose part in it is not known yet. */
const TO_THEM = /^(?:asking|telling) them\b/i;
/** Of a talk that has come far, one word is no proof that somebody else is what it is about. */
const THEM = /\bthem\b/i;
const EARLY = 4;
const FITS_SURELY = 2;
/** What the talk is plainly about: there one word of the situation is enough. */
const PLAIN_TOPIC = 1;
const OTHER_MATTER = 2;
const STEM = 5;

type Talked = Pick<CompanionState, 'topics' | 'topicWeights' | 'told'>;

function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]\w+/g, '')
      .match(/\p{L}{3,}/gu) ?? []
  );
}

function stems(text: string): string[] {
  return words(text).map((word) => word.slice(0, STEM));
}

/** What an idea speaks of, apart from the words that fit any trouble. */
function thingsIn(head: string): string[] {
  return words(head)
    .filter((word) => !OPEN_WORDS.has(word))
    .map((word) => word.slice(0, STEM));
}

/**
 * Whether an idea has ground in the talk.
 * @param counted in how many messages words of its situation fell, or how many different ones.
 * @param told what was told so far, in the person's words.
 */
export function hasGround(
  { id, text }: Pick<Idea, 'id' | 'text'>,
  counted: number,
  told: string,
  state: Talked,
): boolean {
  const head = text.replace(/[,:;].*$/, '');
  const weight = state.topicWeights[0] ?? 0;
  // Where the matter is plainly another one, whoever came up in it is not whom it is about.
  if (id.startsWith('idea:any:') && THEM.test(head) && weight >= OTHER_MATTER) return false;
  if (counted >= FITS_SURELY) return true;
  const [top] = state.topics;
  if (counted > 0 && id.startsWith(`idea:${top}:`) && weight >= PLAIN_TOPIC) return true;
  if (TO_THEM.test(head) || (THEM.test(head) && state.told > EARLY)) return false;
  const things = thingsIn(head);
  const known = new Set(stems(told));
  // One word in common ("waiting") is not yet what it speaks of.
  return things.filter((thing) => known.has(thing)).length >= things.length / 2;
}
