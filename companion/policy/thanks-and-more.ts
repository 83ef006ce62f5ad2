import { countWords } from '#companion/understand/plain-text.ts';
import { saysGoodbye } from './goodbye.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Thanks, that helps a bit. I just don't want her to think I'm useless" is a thanks in passing, and the talk
// goes on. Read as a goodbye it is a door shut in the middle of a sentence. So a thanks that opens a message is taken off
// where more is told behind it, and only what is told is answered.

const OPENS =
  /^(?:(?:ok|okay|oh|ah|yes|yeah|right|no|aw+|well|many|lol|haha)[ ,.!]+)*(?:thanks?(?: you)?|thank you|thx|ty|cheers|ta)(?: (?:so much|a lot|very much|for (?:that|this|asking|listening|saying (?:that|so)|the \w+)|though|anyway|again|i guess|I suppose))*(?:[,.!]+ (?:(?:that|this|it) (?:\w+ )?help(?:s|ed)(?: (?:a bit|a little|a lot|me|so much))?|(?:that|this|it|you)(?:'s|'re| is| are| was| sounds)(?: \w+)? (?:kind|nice|good|sweet|lovely|helpful|good to know|reassuring)(?: of you| to (?:know|hear))?))?(?: but\b|,? but\b|[,.!;:]+|(?= (?:I|I'm|I've|it's|he|she|they|my|what|how|should)\b))\s*/i;
const GOES_WELL =
  /\b(?:I feel (?:\w+ )?better|feel (?:a bit )?less|I'll (?:try|do|give|think|sleep|talk|ring|call|ask|tell|go|be|see|come|let)|I will|I'm going to|gonna|(?:that|this|it|you)(?:'s| was|'ve| have| has| really| actually)? (?:\w+ )?(?:help\w*|good|nice|useful|kind)|good(?:night| night)|bye|take care|that's (?:all|it)|appreciate|needed (?:that|this)|got to go|have to go|love|bless|good idea)\b/i;
const TELLS_MORE =
  /\b(?:but|just|still|don't|didn't|can't|won't|not|worried|worry|scared|afraid|what if|because|though|tho|never|hard|wish|want|keep|keeps|feel|feels|he|she|they|my)\b|\?/i;
const LEAST = 4;

/** Takes the thanks in passing off a message that tells more. Call once a turn, before any policy. */
export function dropThanks(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || !read.acts.has('thanks')) return;
  const rest = read.clean.replace(OPENS, '').replace(/^(?:but|and|so)\b[ ,]*/i, '');
  if (rest === read.clean || countWords(rest) < LEAST || saysGoodbye(rest)) return;
  if (!TELLS_MORE.test(rest) || (GOES_WELL.test(rest) && !rest.includes('?'))) return;
  scene.read = scene.reread(rest);
}
