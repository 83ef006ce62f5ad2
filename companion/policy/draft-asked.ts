import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import { toThem } from './to-them.ts';

/** A kind of thing to say, `draft_<kind>` in the lines, with what goes into it. */
export interface Draft {
  kind: string;
  slots: Record<string, string>;
}

const WHOM =
  '(?:(?:him|her|them|people|everyone|(?:my|the|a|an|our) \\w+(?: in law| \\w+(?= (?:that|I|to|for|if)\\b))?|mum|mom|dad|nan|gran|[A-Z][a-z]+) )';
const TELLS = new RegExp(
  `\\b(?:tell|telling|say to|explain to|admit to|write to|text|let|break it to|own up to) ${WHOM}(?:know )?(?:that )?((?:I|I'm|I've|I'd|I'll|my) .+)$`,
  'i',
);
const SAYS = /\b(?:say|admit|explain|tell|put it) that ((?:I|I'm|I've|I'd|I'll|my) .+)$/i;
const PLEASE = new RegExp(`\\b(?:tell|telling|ask|asking|get) ${WHOM}(to .+|not to .+)$`, 'i');
const GET = new RegExp(
  `\\b(?:ask|asking) (?:${WHOM})?for ((?:a|an|my|some|more|less|the|time|help|space|\\w+day) ?.*)$`,
  'i',
);
const ASKS = new RegExp(`\\b(?:ask|asking) (?:${WHOM})((?:if|whether|what|why|when|where|how|who|about) .+)$`, 'i');
/** How it is to be said, and not what. */
const MANNER =
  /[,;]? (?:(?:and|so(?: that)?|but) (?:he|she|they|it|I)\b|without\b|before\b|so it\b|in a way\b|when (?:he|she|they)\b|if (?:he|she|they)\b|nicely|politely|properly|kindly|like actual|then$|though$|tho$|please$|plz$|pls$|lol$|\bw\/o\b).*$/i;
const OWN_MOST = 14;

const trimmed = (text: string) =>
  text
    .replace(/[?.!,;]+$/, '')
    .replace(MANNER, '')
    .replace(/[?.!,;\s]+$/, '')
    .trim();

/** What is to be said, where the asking itself says it: "tell her I lost the ring", "ask him for Friday off". */
export function draftInAsk(asked: string, them: Addressee | null, gate: ReflectionGate): Draft | null {
  const turned = (text: string | undefined): string | null => {
    if (text === undefined || countWords(text) > OWN_MOST || !gate.passes(text)) return null;
    return toThem(trimmed(text), them);
  };
  const own = turned(TELLS.exec(asked)?.[1] ?? SAYS.exec(asked)?.[1]);
  if (own !== null && countWords(own) >= 3) return { kind: kindOfOwn(own), slots: { own } };
  const please = turned(PLEASE.exec(asked)?.[1]);
  if (please !== null)
    return {
      kind: 'please',
      slots: {
        vp: small(please)
          .replace(/^to /, '')
          .replace(/^not to /, 'not '),
      },
    };
  const np = turned(GET.exec(asked)?.[1]);
  if (np !== null && countWords(np) <= 8 && !/^(?:help\b|it\b|that\b)/i.test(np))
    return { kind: 'get', slots: { np: small(np) } };
  const question = turned(ASKS.exec(asked)?.[1]);
  return question !== null && countWords(question) >= 2 ? { kind: 'q', slots: { q: small(question) } } : null;
}

const small = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** "I can't come" says no, "I told you I was ill" owns up, and most of the rest is news. */
function kindOfOwn(own: string): string {
  if (/^I(?:'m| am| was)? (?:so |really |very |just )*sorry\b/i.test(own)) return 'want';
  if (/^I(?:'ve)? (?:told you|lied|said)\b/i.test(own)) return 'fib_own';
  if (
    /^I (?:can't|cannot|won't|don't want|don't wanna|'m not|am not|couldn't|wouldn't|don't think)\b|^I'm not (?:coming|going|able|free|ready|interested|doing)\b/i.test(
      own,
    )
  )
    return 'no_own';
  if (/^I (?:forgot|snapped|shouted|yelled|missed|broke|lost|ruined|messed)\b/i.test(own)) return 'sorry_own';
  if (
    /^I(?:'m| am| feel|'ve been| have been) (?:\w+ )?(?:low|sad|lonely|tired|struggling|scared|worried|exhausted|anxious|depressed|down|hurt|upset|angry)\b|^I (?:feel|miss|need|want)\b/i.test(
      own,
    )
  )
    return 'feel_own';
  return 'tell_own';
}

/** By the verb of the asking. */
const BY_ASK: readonly (readonly [kind: string, asks: RegExp])[] = [
  ['sadnews', /\b(?:tell|break it to) .{2,40}\b(?:died|dead|has died|put down|dying|cancer|terminal)\b/i],
  ['tell', /\b(?:own(?:ing)? up|confess|come clean|coming clean|admit)\b/i],
  ['sorry', /\b(?:sorry|apolog\w+|make amends|(?:put|make) (?:it|this|things) (?:right|good|up)|make up with)\b/i],
  ['fib', /\b(?:fib|fibs|lied|lying|untrue|(?:wasn't|not|isn't) true|the truth)\b/i],
  ['part', /\b(?:break(?:ing)? up|split up|end (?:it|things)|finish (?:it|things)|want (?:a divorce|out)|dump)\b/i],
  ['leave', /\b(?:quit|resign\w*|notice|I'm leaving|moving out|move out)\b/i],
  ['back_out', /\b(?:get out of|back out|pull out|wriggle out|changed my mind|go back on)\b/i],
  [
    'no',
    /\b(?:say(?:ing)? no|turn (?:\w+ )?down|refuse|decline|no to|(?:tell|text|write) (?:him|her|them|my \w+) (?:that )?no\b|can't (?:come|go|make it)|let (?:him|her|them) down|cancel)\b/i,
  ],
  ['thank', /\b(?:thank\w*|grateful)\b/i],
  ['date', /\bask (?:him|her|them|\w+) out\b|\bon a date\b|\bI (?:fancy|like) (?:him|her|them)\b/i],
  [
    'reach',
    /\b(?:after (?:so long|all this time|all these|\w+ (?:months|years|weeks))|been (?:\w+ ){0,3}(?:weeks?|months?|years?|ages)|back in touch|reconnect|not spoken|haven't spoken|reach out)\b/i,
  ],
  [
    'condole',
    /\b(?:condol\w+|sympathy|who(?:'s| has| just)? (?:lost|died)|when (?:someone|somebody) (?:dies|died|is dying))\b/i,
  ],
  [
    'shout',
    /\bwhen(?:ever)? (?:he|she|they|my \w+|the \w+) (?:\w+ )?(?:shouts?|yells?|swears?|screams?|raises?|loses)\b/i,
  ],
  [
    'back',
    /\b(?:where|why) I(?:'ve| have| was|'d)? (?:\w+ )?(?:been|off|away|gone|disappeared)\b|\b(?:asks?|asking) (?:me )?(?:where|why) I\b/i,
  ],
  ['next', /\bwhat (?:do|did) you do\b|\bask(?:s|ed)? what (?:I|you) do\b/i],
  [
    'remark',
    /\b(?:when(?:ever)?|if) (?:he|she|they|people|everyone|my \w+) (?:\w+ )?(?:asks?|says?|makes?|comments?|starts?|goes?|brings?)\b/i,
  ],
  [
    'hello',
    /\b(?:break in(?:to)?|join (?:in|them)|introduce myself|get talking|break the ice|sit with (?:them|him|her))\b/i,
  ],
  ['help', /\b(?:ask \w+(?: \w+)? for (?:help|a hand)|ask for help)\b/i],
  ['limit', /\b(?:stop|back off|leave (?:me|us) alone|boundar\w+|stand up (?:to|for)|complain\w*|enough is)\b/i],
  [
    'feel',
    /\bhow I (?:feel|am|really)\b|\bI(?:'m| am) (?:not ok|struggling|low|lonely)\b|\bwhat(?:'s| is) (?:going on|wrong|happening)(?: with me)?\b/i,
  ],
];

export function kindByAsk(asked: string): string | null {
  return BY_ASK.find(([, asks]) => asks.test(asked))?.[0] ?? null;
}
