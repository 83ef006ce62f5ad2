import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "What do I say to my sister" is a step half taken, and "I don't know what to say" is often only that.
// So words are given where a message asks for them and somebody is meant, in it or shortly before.

const PLAIN_ASKS: readonly RegExp[] = [
  /\b(?:(?:can|could|would|will) (?:you|u)|(?:you|u) (?:can|could)|please|pls)(?: (?:please|pls|just|help me))* (?:write|draft|word|type|phrase)\b/i,
  /\b(?:what'?s|what is|is there) (?:a |an |the )?(?:good|right|best|kind|safe|better) (?:thing|way|word|line) to (?:say|put|write|tell|text|start|word)\b/i,
  /\bhow (?:do|should|can|could|would|to) (?:i )?(?:even )?(?:start|begin|open) (?:it|the|that|this|a|my) ?(?:text|message|letter|talk|call|e-?mail)?\b/i,
  /\b(?:write|draft|type|give|make|send|do|need|want) (?:me |us )?(?:the |a |an |some |my |that |one )?(?:(?:short|quick|small|little|few|simple|first|nice|calm|\w+ line) )?(?:text|message|msg|note|e-?mail|letter|words|wording|sentence)\b/i,
  /\b(?:what|how) (?:(?:do|should|shud|shld|can|could|would|shall|might|am|to|do you think|would you)\W+)(?:(?:i|we|you|u)\W+)?(?:supposed to |even |just |best |actually |ever )*(?:say|put|write|text|word|phrase|type|tell|send|message)\b/i,
  /\b(?:write|word|draft) (?:it|that|this|something|one) (?:for|to|i)\b/i,
  /\bsomething (?:i (?:can|could)|to) (?:send|text|say|write|show|give|tell)\b/i,
  /\bhelp (?:me )?(?:with |to )?(?:the |a |my )?(?:text|writ\w+|messag\w+|word\w*|phras\w+|say|put)\b/i,
  /\b(?:don'?t|do not|wouldn'?t|no idea|not sure|idk|no clue|dunno) (?:(?:even|really) )*(?:know )?(?:what|how) (?:to|i'?d|i would|i should) (?:\w+ )?(?:put|write|text|word|phrase|type|send|bring (?:it|this|that) up|raise it|start that (?:talk|conversation))\b/i,
].map(quick);
/** Only where somebody is named in the same breath. */
const LOOSE_ASK = quick(
  /\b(?:don'?t|do not|wouldn'?t|no idea|not sure|idk|no clue|dunno) (?:(?:even|really|quite|actually) )*(?:know )?(?:what|how) (?:to|i'?d|i would|i should) (?:\w+ )?(?:say|tell|start|begin|bring)\b/i,
);
/** What they write or say is the others', or it is all over. */
const NOT_ASKED = quick(
  /\b(?:what|how) (?:else|come)\b|\b(?:suicide|goodbye|good bye|last|final) (?:note|letter|message|words|text)\b|\bsay(?:ing)? (?:goodbye|bye)\b|\bwhat (?:do|did|can|should|would) (?:i|we) (?:do|did)\b/i,
);
const KIN = quick(
  /\bmy (?:(?:best|older|younger|big|little|old|good|step) ?)?(mum|mom|mam|dad|mother|father|sister|brother|friend|mate|aunt|auntie|uncle|nan|gran|grandma|grandad|cousin|son|daughter|neighbou?r|flatmate|housemate|roommate|colleague|manager|boss|sponsor|gp|doctor|midwife|health visitor|teacher|tutor|nurse|therapist|counsell?or)\b/i,
);
/** "My friend Amina": by her name. */
const CALLED = quick(
  /\b[Mm]y (?:best )?(?:friend|mate|neighbou?r|cousin|colleague|flatmate|housemate) (?:called )?([A-Z][a-z]+)\b/,
);
/** "Text Amina". */
const BY_NAME = quick(
  /\b(?:[Tt]ext|[Tt]ell|[Rr]ing|[Cc]all|[Mm]essage|[Ww]rite to|[Pp]hone|[Ff]or) (?!(?:You|Him|Her|Them|The|This|That|It|Me|Police|God|Samaritans|Emergency|Help|Tomorrow|Tonight|Now|Mum|Dad|\w+day)\b)([A-Z][a-z]{2,})\b/,
);
/** "Neighbour ina comes at five": by the name, however it is written. */
const COMES = quick(
  /\b(?:neighbou?r|friend|mate|cousin|sister|brother|aunt|auntie|uncle|daughter|son) (?!(?:who|that|is|and|has|just|always|will|never|also|often|still|then|next|usually|only|sometimes|she|he|they|i|it|we|you)\b)([a-z]{2,}) (?:comes|is coming|pops|drops|calls|brings|rings|visits|looks) (?:round|over|in|by|at|up|me|every|on|with|tomorrow|today|tonight|later)\b/i,
);
const OFFICE = quick(
  /\b(?:gp|doctor|midwife|health visitor|nurse|therapist|counsell?or|teacher|tutor|manager|boss)\b/i,
);

/** Whom a text could go to, as one says it to the person; never the one they live with in fear. */
export function recipientIn(text: string): string | null {
  const plain = straighten(text);
  const called = CALLED.exec(plain)?.[1];
  if (called !== undefined) return called;
  const comes = COMES.exec(plain)?.[1];
  if (comes !== undefined) return comes.charAt(0).toUpperCase() + comes.slice(1);
  const kin = KIN.exec(plain)?.[1];
  if (kin !== undefined) return `your ${/^gp$/i.test(kin) ? 'GP' : kin.toLowerCase()}`;
  const named = /\b(?:the|a) (gp|doctor)\b/i.exec(plain)?.[1];
  if (named !== undefined) return `your ${/^gp$/i.test(named) ? 'GP' : named.toLowerCase()}`;
  return BY_NAME.exec(plain)?.[1] ?? null;
}

/** A doctor or a teacher is told in other words than a sister. */
export const isOfAnOffice = (who: string): boolean => OFFICE.test(who);

/** The message asks for words to send or say; `known` is whoever was named before, `named` whoever it offers. English. */
export function asksForWords(text: string, known: string | null, named: string | null = null): boolean {
  const plain = straighten(text);
  if (NOT_ASKED.test(plain)) return false;
  const inIt = recipientIn(plain) ?? named;
  if (inIt !== null && LOOSE_ASK.test(plain)) return true;
  return (inIt !== null || known !== null) && PLAIN_ASKS.some((words) => words.test(plain));
}

const STEP = quick(
  /^ *(?:so |and |ok |but )?(?:might|could|will|would)\b|\b(?:i'?ll|i will|i (?:could|can|might|said|meant|want to|'?d rather|would rather|want)|can i|could i|should i|i'?d|maybe|perhaps|gonna|going to|let me|i think i)\b/i,
);
const FEW = 5;

/** A step of their own towards somebody: "I'll text my sister", "maybe my mum". English. */
export function takesStepTo(text: string): string | null {
  const who = recipientIn(text);
  if (who === null) return null;
  const clauses = text.split(/[.!?;\n]+|\b(?:but|because|cos|cause)\b/i).filter((part) => recipientIn(part) === who);
  const isStep = clauses.some(
    (part) =>
      STEP.test(part) &&
      !/\b(?:not|n'?t|never|cant|wont|dont|if)\b/i.test(part) &&
      (/\b(?:text|tell|ring|call|message|write|ask|talk|speak|see|phone|said|meant|go)\b/i.test(part) ||
        part.trim().split(/\s+/).length <= FEW),
  );
  return isStep ? who : null;
}

/** What of the usual ways out is refused outright. */
export type RefusedOut = 'police' | 'leaving' | 'helpers';

const WONT = "(?:i'?m not|i am not|i won'?t|i will not|i'?m never|i refuse to|i'?m no|not)";
const REFUSALS: readonly (readonly [RefusedOut, RegExp])[] = [
  [
    'police',
    quickPattern(
      `\\b${WONT} (?:\\w+ ){0,4}(?:police|cops|reporting|report (?:him|her|it|them)|press(?:ing)? charges)\\b|\\b(?:no|don'?t want(?: the| any)?|don'?t (?:call|say|tell me to (?:call|go to))(?: the)?) (?:police|cops)\\b`,
      'i',
    ),
  ],
  [
    'leaving',
    quickPattern(
      `\\b${WONT} (?:going to |gonna )?(?:leav(?:e|ing)(?! (?:the house|work|yet\\b.*\\bwork)))(?: him| her| them| my \\w+| home)?\\b(?! (?:in|at|on|alone|with)\\b)|\\b(?:don'?t|do not) (?:want to|wanna|tell me to|say) (?:i should )?leave\\b|\\bi(?:'?m| am) staying (?:with (?:him|her|them)|put|here)\\b`,
      'i',
    ),
  ],
  [
    'helpers',
    quick(
      /\b(?:don'?t|do not) (?:want|need|wanna (?:call|talk to)|want to (?:call|talk to|contact|ring)) (?:any |the |a |some )?(?:helpers?|(?:help ?|hot ?|crisis )?lines?|shelters?|refuges?|services|social workers?|strangers?)\b|\bno (?:helpers|help ?lines?|hot ?lines?|services|shelters?)\b/i,
    ),
  ],
];

/** Police, leaving or helpers, refused in so many words. English. */
export function refusedOutIn(text: string): RefusedOut[] {
  const plain = straighten(text);
  return REFUSALS.filter(([, words]) => words.test(plain)).map(([what]) => what);
}

/** "He never checks it": the phone is the person's own. */
export const saysPhoneSafe = (text: string): boolean =>
  /\b(?:doesn'?t|does not) (?:have|know) (?:my|the) (?:password|passcode|pin|code)\b|\b(?:my|a|the) work (?:laptop|computer|phone)\b|\b(?:doesn'?t|does not|never|can'?t|won'?t|cannot|nobody|no one|no-one) (?:\w+ )?(?:checks?|reads?|looks? (?:at|in|through)|see|sees|goes through) (?:it|my|this|the)\b|\b(?:phone|device|it)(?:'?s| is) (?:safe|only mine|just mine|locked)\b/i.test(
    straighten(text),
  );

const HURTS = quick(
  /\bmy (?:(?:best|older|younger|big|little|step) ?)?(\w+)\b(?:(?!\bmy\b).){0,50}\b(?:hits?|hitting|beats?|beating|push(?:ed|es)?|punch\w*|kick\w*|slap\w*|chok\w*|strangl\w*|threaten\w*|grabb\w*|locks?|locked|raped|touched|hurts?|threw|shoved?) me\b/i,
);

/** Who is said to hurt the person, in the words of recipientIn: a text to them is none to send. */
export const fearedIn = (text: string): string | null => {
  const who = HURTS.exec(text)?.[1]?.toLowerCase();
  return who === undefined ? null : `your ${who}`;
};
