import { isNowhere } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutSayings } from './sayings.ts';

// Why is this hard? "He slept on the couch and left without saying goodbye" is the morning after a row, and a last sign of
// somebody who means to die. "She goes through my phone" is a strict mother or a partner who rules a life; "he goes to his
// room and closes the door" is a boy of fifteen, or a man with somebody else's child. Who it is stands before it.

const written = writtenIn('safety-flow/ordinary-home');

const NO_GOODBYE = written('no-goodbye', 'gi');
const ROW = written('row');
/** Beside one of these, whoever left may be in danger. */
const MAY_BE_GONE = written('may-be-gone');

const LOOKS_THROUGH = written('looks-through', 'gi');
const PARENT = written('parent');
/** "Mum" alone is one's own, too; "his mum" is not. */
const MUM = written('mum');
const OTHER_POWER = written('other-power');
const CRUEL = written('cruel');

/**
 * What most parents of a teenager say no to now and then. The house, school, food and a doctor are not among it: who may
 * not leave those is held.
 */
const NOT_LET = written('not-let', 'gi');
/** What is taken from a teenager for an evening, or not given at all. */
const TAKEN_AWAY = written('taken-away', 'gi');
const KEPT_IN = written('kept-in');

/** A grandparent kept from the children grieves over it, and is in nobody's hands. */
const GRANDCHILDREN = written('grandchildren', 'gi');

const OWN_CHILDREN = written('own-children', 'gi');
const EX = written('ex');

/** "Dad says I can't see my boyfriend any more": the sweetheart named there holds no power in it. */
const SWEETHEART = written('sweetheart', 'gi');

/** Small children of one house do this daily. */
const SIBLINGS = written('siblings', 'gi');
const HARMED = written('harmed');

/** A father who asks for time before the mother hears it, and no hand that wants silence. */
const KEPT_QUIET = written('kept-quiet', 'gi');
const CAME_OUT = written('came-out');
const TOUCHES = written('touches');

/** Narrower than `saysDark`, for which "he won't talk to me any more" is dark enough. */
const OF_DYING = written('of-dying');

const OWN_ROOM = {
  he: written('own-room-he', 'gi'),
  she: written('own-room-she', 'gi'),
};
const OWN_CHILD = written('own-child');
const GIRL = /^(?:daughter|girl)$/i;
const BOY = /^(?:son|boy)$/i;
/** Somebody else goes into that room too. */
const WITH_SOMEBODY = written('with-somebody');

const PUT_PLAINLY: readonly RegExp[] = [
  SWEETHEART,
  NOT_LET,
  TAKEN_AWAY,
  GRANDCHILDREN,
  OWN_CHILDREN,
  KEPT_QUIET,
  SIBLINGS,
  NO_GOODBYE,
  LOOKS_THROUGH,
  OWN_ROOM.he,
  OWN_ROOM.she,
];

/**
 * A message with a row's cold morning, a strict parent's no or look at a phone and a teenager's closed door said in words that
 * no rule takes for danger; untouched beside whatever may be some. English.
 *
 * @param before what was said earlier in this talk
 */
export function withoutOrdinaryHome(text: string, before: readonly string[]): string {
  if (isNowhere(PUT_PLAINLY, text)) return text;
  const spoken = [...before, text].join(' . ');
  const calm = spoken.replace(SWEETHEART, 'is strict');
  const strict = PARENT.test(calm) && !OTHER_POWER.test(calm) && !KEPT_IN.test(calm);
  const free = (said: string): string => {
    const own = strict
      ? said.replace(SWEETHEART, 'is strict').replace(NOT_LET, 'is strict').replace(TAKEN_AWAY, 'is strict')
      : said;
    const grand = own.replace(GRANDCHILDREN, 'keeps the grandchildren away');
    const apart = EX.test(spoken) ? grand.replace(OWN_CHILDREN, 'keeps the children away') : grand;
    const quiet = CAME_OUT.test(spoken) && !TOUCHES.test(spoken) ? apart.replace(KEPT_QUIET, 'to wait') : apart;
    return OWN_CHILD.test(spoken) && !HARMED.test(spoken) ? quiet.replace(SIBLINGS, 'argues') : quiet;
  };
  const all = free(spoken);
  // "My parents will kill me" over a mock exam is said of strict ones.
  if (CRUEL.test(withoutSayings(all, [])) || OF_DYING.test(all)) return text;
  let plain = free(text);
  if (ROW.test(all) && !MAY_BE_GONE.test(all)) plain = plain.replace(NO_GOODBYE, '$1$2 in silence');
  if (MUM.test(all) && !OTHER_POWER.test(all)) plain = plain.replace(LOOKS_THROUGH, 'is strict');
  const child = OWN_CHILD.exec(all)?.[1];
  if (child === undefined || OTHER_POWER.test(all) || WITH_SOMEBODY.test(text)) return plain;
  if (!GIRL.test(child) && !/\bshe\b/i.test(text)) plain = plain.replace(OWN_ROOM.he, 'is alone');
  if (!BOY.test(child) && !/\bhe\b/i.test(text)) plain = plain.replace(OWN_ROOM.she, 'is alone');
  return plain;
}
