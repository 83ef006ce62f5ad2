import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { isNight } from './ask-now.ts';
import { leansOnKey } from './leans-on-key.ts';
import type { Plan, Scene } from './plan.ts';
import { wrap } from './wrap.ts';

// Why is this hard? Everybody leaves in their own way: "right, bed", "I'll let you get on", "ta ra", "I sleep now". Most of
// them sound like a step ("I'll get off", "I'll go and join in"), and a goodbye that is taken down as a plan is read back
// with a straight face. What only says that somebody goes is a goodbye, whatever verb it borrows.

const written = writtenIn('policy/goodbye');

const OPENS =
  "(?:(?:ok|okay|k|aight|alright|perfect|great|brilliant|nice|right(?: then)?|anyway|anyways|well|so|thanks?(?: (?!thank|cheers)\\w+){0,4}|thank you(?: (?!thank|cheers)\\w+){0,4}|cheers(?: (?!thank|cheers)\\w+){0,3}|ta|thx|ty|alright|fine|lovely|champion|grand|good|fair play|hm+|lol|yeah|no|and|but|now|I think|I'd say|sorry)[ ,.!]+)*";
const GOES =
  "(?:I'd better|I had better|better|I should|I'll|I will|I shall|I must|I need to|I have to|I've got to|gotta|got to|have to|need to|must|let me|time to|time I|time for me to|I'm going to|gonna|going to|I'm gonna|I'm off to|off to|I'm away to|I'm going|going|imma|I) (?:just |now |really |probably |then )?(?:be )?";
const SOURCES: readonly string[] = [
  // The word itself, in whatever dress.
  "(?:bye|goodbye|good night|goodnight|night|nighty? night|nite|nn|cheerio|cheerie|ta ?ra|ta ta|toodle\\w*(?: pip)?|so long|see (?:you|ya|u)|cya|c ya|laters?|later|adios|ciao|au revoir|tsch[uü]ss|ha det|hasta \\w+|peace(?: out)?|farewell|take care|sleep well|hooroo|tara|tarra|slán|bless|god bless(?: you)?|good (?:evening|day) to you|signing off|over and out|I'm out|I'm done(?: for (?:today|tonight|now))?|that's me(?: done| for (?:today|tonight|now|the night))?|that(?:'ll| will) be (?:all|it)|that'll do(?: me)?(?: for (?:today|tonight|now))?|(?:well,? )?that's (?:enough|plenty|all I had)(?: for (?:today|tonight|now|one (?:day|night)))?)(?:[ ,.!]+(?:then|now|for now|pal|mate|love|dear|sister|brother|alcove|bob|all|everyone|you|night|bye|god bless|x+|tomorrow|soon|later|mum|hen|pet|chief|bot))*",
  `${GOES}(?:let (?:you|u) (?:get on|go|be|off)(?: now| with (?:it|things))?|leave (?:you|it|u) (?:there|here|be|to it|at that|in peace|alone)(?: now| then)?|love (?:you|u) and leave (?:you|u)|say (?:good ?(?:night|bye|evening)|cheerio|bye|ta ta|ta ra|so long|farewell)(?: for now| now| then)?|(?:get|be|head|make|run|push|crack|press|jog|toddle|pop|dash|shoot|scoot|bounce|log|sign)(?:ting|ging)? ?(?:off|going|on|out|home|moving|tracks)(?: now| then| home)?|(?:go|be going|get going|be off|run|dash|bounce|leave)(?: now| then)?)`,
  "(?:right you are[ ,.!]+)?(?:I'd better|I'll|I should|better) (?:get|go) back to (?:it|him|her|them|work|the (?:kids|house|garden|baby)|my \\w+)(?: now| then)*",
  "(?:right|ok|okay|well|anyway)?[ ,.]*(?:I'm |I am )?(?:off|away|going|heading)?(?: back)?(?: (?:to|for))?(?: my| me)? ?(?:bed|bedtime|sleep|kip)(?: time)?(?: for me)?(?: now)?",
  '(?:so )?(?:now )?I (?:go|go to|will|try to|must) ?(?:to )?(?:sleep|bed)(?: now)?|(?:and )?now I (?:sleep|go|rest)|I (?:sleep|go) now',
];
const GOODBYE = quickPattern(`^${OPENS}(?:${SOURCES.join('|')})[^\\p{L}\\p{N}]*$`, 'iu');
/** Off to something that waits at home: said in one breath with thanks or a goodbye it is no step. */
const OFF_TO = quickPattern(
  `^${GOES}(?:see to|get on with|feed|walk|fetch|collect|go (?:and|to|ben|down|up|out|back|cook)|get back|get (?:the|my|some) (?:tea|dinner|kids|sleep)|put the|pick up|cook|check on|start (?:tea|dinner|supper)|dash|rush|serve|make (?:the |his |her |my )?(?:tea|dinner|supper))\\b[^.!?]{0,50}$`,
  'i',
);
/** Words that only come up when somebody leaves. */
const LEAVES = written('leaves', 'iu');
const LEAVES_MOST = 18;
/** A going that is told of. */
const TELLS = written('tells');
const PARTING = written('parting');
const NO_BYE = written('no-bye');
const ENDS_IT = written('ends-it');

function splits(text: string): string[] {
  return text
    .split(/(?<=[.!;])\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const FILLS = quickPattern(`^${OPENS}$`.replace('[ ,.!]+)*', '[ ,.!]*)*'), 'i');

/** Nothing but leaving, with its thanks. */
export function saysGoodbye(text: string): boolean {
  if (ENDS_IT.test(text) || NO_BYE.test(text)) return false;
  if (GOODBYE.test(text)) return true;
  if (LEAVES.test(text) && text.split(' ').length <= LEAVES_MOST && !TELLS.test(text)) return true;
  const all = splits(text);
  const rest = all.filter(
    (one) => !GOODBYE.test(one) && !FILLS.test(one) && !(PARTING.test(one) && one.split(' ').length <= 14),
  );
  const parts = PARTING.test(text) || all.some((one) => GOODBYE.test(one));
  return parts && all.length > 1 && rest.every((one) => OFF_TO.test(one));
}

/** So much may be told before it. */
const BEHIND_MOST = 60;
const THANKS = quick(/\b(?:thanks?|thank you|cheers)\b/i);

/** "I'll read a bit before bed. Thank you, this helped. Night!": the last sentence of a longer message, and a goodbye to all of it. */
function byeBehind(scene: Scene): Plan | null {
  const { read, state, localHour } = scene;
  const all = read.clean.split(/(?<=[.!;])\s+/).filter((one) => one.trim() !== '');
  const last = all.at(-1) ?? '';
  if (all.length < 2 || read.words > BEHIND_MOST || read.text.includes('?') || state.level > 1) return null;
  if (!GOODBYE.test(last) || NO_BYE.test(last) || ENDS_IT.test(read.clean) || saysGoodbye(read.clean)) return null;
  if (state.expect !== null && state.expect.kind !== 'open' && !THANKS.test(read.clean)) return null;
  const rest = all.slice(0, -1).filter((one) => !THANKS.test(one));
  const thanked = THANKS.test(read.clean);
  if (thanked) state.thanks += 1;
  const night = /\b(?:night|nite|bed|sleep)\b/i.test(last) || isNight(localHour);
  const step = rest.findLast((one) => /\bI(?:'ll| will| might| could|'m going to)\b/i.test(one)) ?? 'bye';
  return wrap({ ...scene, read: scene.reread(step) }, night ? 'bye_night' : thanked ? 'thanks_wrap' : 'bye');
}

/** Somebody leaves, in whatever words: the last word of the talk, and no step is made of how they put it. */
export function goodbye(scene: Scene): Plan | null {
  const { read, state, grammar, localHour } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || leansOnKey(read)) return null;
  const told = byeBehind(scene);
  if (told !== null) return told;
  if (read.words > 26) return null;
  const waits = state.expect !== null && state.expect.kind !== 'open';
  if (waits && !PARTING.test(read.clean)) return null;
  if (!saysGoodbye(read.clean)) return null;
  // Off to do what was planned, this minute: that has its own send-off.
  if (state.plan !== null && /\b(?:I'm|I am) (?:going|off)\b/i.test(read.clean)) return null;
  const night =
    /\b(?:night|nite|nn|bed|sleep)\b/i.test(read.clean) ||
    (isNight(localHour) && !/\bmorning|shift\b/i.test(read.clean));
  const thanked = /\b(?:thanks?|thank you|cheers|ta|thx|ty|bless you)\b/i.test(
    read.clean.replace(/\bta (?:ra|ta)\b/gi, ''),
  );
  if (thanked) state.thanks += 1;
  // How somebody puts their leaving is no step: "say ta ta", "get off".
  return wrap(
    { ...scene, read: { ...read, clean: 'bye', clauses: [] } },
    night ? 'bye_night' : thanked ? 'thanks_wrap' : 'bye',
  );
}
