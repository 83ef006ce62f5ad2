import { upperFirst } from '#companion/understand/plain-text.ts';
import { helperFor } from './askable-help.ts';
import { questionOf } from './plain-asks.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I don't know that", followed by "what's on your mind today", tells somebody who just said what is on
// their mind that nobody listened. What is not known is named in their words, with whoever would know; what goes on in
// another person is known by nobody here.

/** Beside the question there is a matter, and that comes first. */
const BESIDE = 6;
const OTHERS =
  /^(?:(?:and|but|so) )?(?:why|what|when|where|how|who|is|are|was|were|does|do|did|will|would|has|have)(?:'s|s|n't)? (?:\w+ ){0,2}(?:he|she|they|everyone|everybody|nobody|no one|people|him|her|them|his|my (?:\w+ )?(?:mum|mom|dad|parents|wife|husband|partner|boyfriend|girlfriend|ex|boss|manager|friends?|mates?|sister|brother|son|daughter|kids|family|flatmates?))\b/i;
const OF_US = /^(?:are|do|can|could|will|would|have|did|don't|won't) (?:you|u)\b/i;
/** What people turn over for years, and nobody looks up. */
const OPEN =
  /^(?:how do (?:people|you|they) (?:even )?(?:do it|manage|cope)|how (?:do|does|would|can) (?:you|one|people|anyone|a person|I) (?:ever |even |really )*(?:know|tell|learn|trust|forgive|accept|let go|change|become|stop|start|live|love)|(?:can|do|does|could|will) (?:a |an |any )?(?:person|people|anyone|love|time|life|one|marriages?|friendships?)\b|is (?:it (?:even |ever |really )?possible|love|life|there (?:such|any))\b|why (?:is (?:it|life|love|everything)|does (?:it|life|love|everything)|do (?:we|things))\b|what (?:makes|is (?:love|happiness|normal|the secret))\b)/i;
/** Of no weight, and no question. */
const SAYING =
  /^(?:where (?:did|does|has) (?:the|my|this|all)|how are the mighty|is there anything (?:better|worse|nicer|more)|do you ever|who (?:cares|knows)|what is it they say|what's new|isn't it|aren't)\b/i;
const RIGHTS =
  /\b(?:can|could|are|is|may) (?:they|he|she|my \w+|the \w+|I)(?: \w+)? (?:just |even |legally |really |allowed to |be )*(?:sack|sacked|fire|fired|evict|evicted|dock|refuse|kick|throw|force|charge|stop paying|take (?:me|the kids|my)|sue|allowed|entitled|legally)\b/i;
/** What could be looked up at all. */
const LOOKED_UP =
  /^(?:how (?:much|many|old|far|big|often|long)|what(?:'s|s| is| are| does) (?:the (?!point|matter|use|problem)|a|an|normal)|what (?:happens|time|counts|does [^?]{2,40} mean)|where (?:is|are|can|do)|when (?:is|are|does|do)|which|who (?:is|was|invented|wrote|runs|won)|is there|are there|do (?:I|you) (?:have|need)|does (?:the|a|an)|can (?:I|you) (?:get|claim|have|use|apply|take)|is (?:the|a|an)|are (?:the|all)|am I (?:allowed|entitled))\b/i;
/** "What do you know about visas", "do you know how to bleed a radiator". */
const KNOWS =
  /^(?:anyway,? )?(?:what do (?:you|u) know about|do (?:you|u) know (?:anything about|much about|how to|about)) (?!me\b|my\b|him\b|her\b|us\b|them\b|that\b|it\b|this\b)/i;
const OF_OWN = /\b(?:I|me|my|we|us|our|him|her|them|he|she|they|it|this|that|supposed|meant|normal|okay|alright)\b/i;
const EVERYONE_ELSE = 'A search, or somebody who works with it,';

/** What nobody here can know: said of what, and who would. */
export function unknownAsk(scene: Scene): Plan | null {
  const { read, state, gate, lines } = scene;
  if (lines.families.unknown_who === undefined) return null;
  if (state.told > 0 && read.acts.has('ask_advice')) return null;
  const asked = questionOf(scene);
  if (asked === null || !asked.direct || asked.beside > BESIDE) return null;
  const knows = KNOWS.test(asked.text);
  if (OF_US.test(asked.text) && !knows) return null;
  const words = asked.text.split(' ').length;
  if (words < 3 || (state.expect !== null && state.expect.kind !== 'open')) return null;
  if (SAYING.test(asked.text)) return null;
  if (OPEN.test(asked.text)) return plan('unknown', 'explore', [line('unknown_open')], { expect: state.expect });
  if (OTHERS.test(asked.text) && !RIGHTS.test(asked.text))
    return plan('unknown', 'info', [line('unknown_them')], { expect: state.expect });
  if (read.personal && read.feelings.length > 0 && !RIGHTS.test(asked.text)) return null;
  if (!knows && !RIGHTS.test(asked.text) && (!LOOKED_UP.test(asked.text) || read.acts.has('ask_advice'))) return null;
  const helper = helperFor(read.clean) ?? (RIGHTS.test(asked.text) ? 'a free legal advice service' : null);
  // Asked of their own matter, and no search would know (asked-for.ts).
  if (helper === null && state.told > 0 && !knows && OF_OWN.test(asked.text)) return null;
  const said = asked.text.replace(/[?!.\s]+$/, '');
  const quotable =
    !knows &&
    words <= 12 &&
    words >= 4 &&
    !/[?"]|\b(?:this|that|it|they|them|there)\b/i.test(said) &&
    gate.passes(said);
  const who = helper ?? EVERYONE_ELSE;
  return plan('unknown', 'info', [
    line('unknown_who', { asked: quotable ? said : undefined, who: who.replace(/^A s/, 'a s'), Who: upperFirst(who) }),
  ]);
}
