import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import { greeted } from './draft-words.ts';
import { earlier, hold, whomOnly } from './drafts.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// Why is this hard? Asked "how do I tell her?" after two messages about it, "what should she know?" sounds as if nobody had
// listened, and words for another matter are worse. What was told last of oneself is the matter; it is put up as it was told.

const LAST = 4;
const LEAST = 3;
const MOST = 17;
/** It is of oneself, and it is something that happened or is wanted. */
const OF_SELF = /\b(?:I|I'm|I've|me|my|we)\b/i;
const WEIGHS =
  /\bI(?:'m| am)? (?:really |just |so )*(?:don't (?:enjoy|want to (?:go|quit|leave|move|stop|be|do|play|study)|love|sleep|eat)|can't (?:cope|sleep|eat|afford|stand|face|keep|stop)|cannot (?:cope|sleep|afford|stand|face)|want to (?:quit|leave|move|stop|change|study)|struggl\w+|worn out|exhausted|depressed|lonely|panic\w*|gay|leaving|cry)\b|\bI(?:'ve| have)? (?:just |still |only |accidentally |secretly |always |keep )?(?:lied|broke|took|stole|spent|crashed|forgot|missed|skipped|smok(?:e|ed|ing)|check|bet|gambled|bunked|copied|deleted|lent|sold|said yes|got (?:a |the |an |in |into |kicked|caught|detention|suspended|fired|sacked|offered))\b/i;
/** Of the telling itself, of what may come, or of what somebody else thinks. */
const NO_MATTER =
  /["?]|\b(?:tell(?:ing)?|told|say(?:ing|s)?|said|ask(?:ed|ing)?|talk(?:ing)?|word(?:s|ing)?|write|text|know (?:how|what|if|where|why)|don't know|dunno|should|shall|maybe|perhaps|wish|hope|guess|suppose|what if|not sure|would|might|will|\w+'ll|\w+'d|gonna|going to|kill|die|dead|anyone|nobody (?:knows|else)|haven't|help|vent|rant|app|program|sound|seem|meant|mean|pretend|love (?:it|that))\b/i;
/** A story of the other's own deeds is theirs, and who is asked for words does not tell it back. */
const HEAD =
  /^(?:(?:and|but|so|because|cos|well|yeah|yes|no|just|like|ok|okay|it's|that|the thing is|thing is|honestly|tbh|i guess|i (?:did|didn't|do|don't|was|wasn't|have|haven't)(?=, I\b))\b[ ,]*)*/i;

/** What was done to somebody or has happened to them is more than what they feel like. */
const HEAVY =
  /\b(?:calls? me|mak(?:e|es|ing) fun|bull(?:y|ied|ying)|pick\w* on|video of me|posted|spread\w*|rumou?rs?|fail\w*|lost|pregnant|diagnosed|stole|hit|cheated|nothing left|hurts?)\b|\bI (?:love|miss) (?:him|her|them|my \w+)\b/i;

/** What the other does again and again, and nobody could be told as one's own. */
const AGAIN_AND_AGAIN = /\b(?:every|always|never|keeps?|all the time|constantly|each)\b/i;

function matterIn(scene: Scene, them: Addressee): string | null {
  const found = mattersIn(scene, them);
  const own = found.find((one) => HEAVY.test(one)) ?? found[0];
  if (own !== undefined) return `There's something I want to tell you. ${own}`;
  const theirs = habitIn(scene, them);
  return theirs === null ? null : `I'd like to talk about something with you. ${theirs} It's a lot for me.`;
}

/** "My roommate has her boyfriend over every night", told to the roommate. */
function habitIn(scene: Scene, them: Addressee): string | null {
  const role = (them.role ?? them.own).replace(/^(?:my|the) /, '');
  if (role === '') return null;
  const subject = them.pronoun ?? 'she';
  for (const text of earlier(scene).slice(-LAST).reverse())
    for (const sentence of text.split(/(?<=[.!?;\n])\s+/)) {
      const bare = sentence
        .replace(HEAD, '')
        .replace(/[\s.!,;]+$/, '')
        .replace(new RegExp(`^(?:my|our|the) ${role.replace(/[^\w' -]/g, '')}\\b(?!['-])`, 'i'), subject)
        .replace(/\blike (?=every|all|always)/i, '');
      if (!new RegExp(`^${subject}\\b`, 'i').test(bare) || !AGAIN_AND_AGAIN.test(bare) || NO_HABIT.test(bare)) continue;
      if (countWords(bare) > MOST || !scene.gate.passes(bare) || scene.gate.harshName(bare) !== null) continue;
      const turned = toThem(bare, { ...them, pronoun: subject });
      if (turned !== null && /^you\b/i.test(turned)) return endWithStop(upperFirst(turned));
    }
  return null;
}

const NO_HABIT = /["?]|\b(?:hits?|hurts?|drinks?|cheat\w*|kill\w*|threat\w*|die|says?|said|thinks?|cries|cry)\b/i;

function mattersIn(scene: Scene, them: Addressee): string[] {
  const found: string[] = [];
  const texts = [scene.read.clean, ...earlier(scene).slice(-LAST).reverse()];
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.!?;\n])\s+|,? (?=but |now i |and (?:cant|can't|i ))/i)) {
      const bare = sentence.replace(HEAD, '').replace(/[\s.!,;]+$/, '');
      const words = countWords(bare);
      if (
        words < LEAST ||
        words > MOST ||
        NO_MATTER.test(sentence) ||
        !OF_SELF.test(bare) ||
        !(WEIGHS.test(bare) || HEAVY.test(bare))
      )
        continue;
      if (!scene.gate.passes(bare) || scene.gate.harshName(bare) !== null) continue;
      const turned = toThem(bare, them);
      // What the other did is theirs to tell.
      if (turned !== null && !/^you\b/i.test(turned) && !/\b(?:he|she|him|her|his)\b/i.test(turned))
        found.push(endWithStop(upperFirst(turned)));
    }
  return found;
}

/** Words with what was told last of oneself in them, for somebody who is known; null where neither is sure. */
export function draftsOfMatter(scene: Scene): Plan | null {
  const { lines, state } = scene;
  const known = state.level >= 2 || (state.signs?.['draft-differs'] ?? 0) > 0 ? null : whomOnly(scene);
  if (known === null) return null;
  const { them, hi } = known;
  if (them === null || (them.own === '' && them.pronoun === null) || lines.families.draft_matter === undefined)
    return null;
  const matter = matterIn(scene, them);
  if (matter === null) return null;
  const a = greeted(matter, hi, false);
  if (state.drafts?.texts.includes(a)) return null;
  hold(
    scene,
    { kind: 'own', own: them.own, facts: { ...(hi && { hi }), ...(them.pronoun && { pronoun: them.pronoun }) } },
    [a],
  );
  if (state.drafts !== undefined) state.drafts.asked = 'what';
  const obj_s = them.pronoun === 'he' ? 'he' : them.pronoun === 'she' ? 'she' : 'they';
  return plan('draft.own', 'choose', [line('draft_matter', { a, obj_s })], {
    mayRepeat: true,
    expect: { kind: 'open' },
  });
}
