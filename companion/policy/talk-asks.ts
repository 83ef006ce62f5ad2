/** A question to the program, or something said of the talk: its family of lines, and what tells it. */
export interface Remark {
  family: string;
  words: RegExp;
  /** Words that may stand beside it before the message is about something else. */
  beside?: number;
}

const YOU = '(?:you|u|ya)';
const ADD = '(?:even |actually |really |just |like |ever |all |still |a |an |the )*';

/** What people ask the program itself; the first that fits is answered. */
export const ASKS: readonly Remark[] = [
  {
    family: 'ask_need_name',
    words:
      /\b(?:do|must|should|will|shall) (?:I|you|u|we) (?:have to |need to |got to |be )?(?:give|giving|tell|say|put|putting|use|using|know|have)\b[^.?!]{0,16}\bnames?\b|\bname\b[^.?!]{0,24}\bshould I\b|\bneed my name\b/i,
  },
  {
    family: 'ask_call',
    words: /\b(?:can|may|could|shall|do|should|mind if) I (?:just )?call (?:you|u)\b(?! (?:if|when|back|on))/i,
  },
  {
    family: 'ask_name',
    words:
      /\b(?:what(?:'s|s| is)|got|have) (?:your|ur|a|you're) (?:\w+ )?name\b|\b(?:who|whom) am I (?:talking|speaking|writing)\b/i,
  },
  {
    family: 'straight_who_reads',
    words: new RegExp(
      [
        `\\bwho(?:'s|s| is| else| will| can| gets to)* (?:reads?|reading|sees?|seeing|listening|looks? at|has access)\\b[^.?!]{0,30}\\b(?:this|these|it|what I|my|me|all of)`,
        `\\b(?:do|does|are|is|will|would|can|how do I know) (?:${YOU}(?: lot| people| guys| all)?|this|it|any of (?:it|this)|everything|what I \\w+(?: here)?|the chat|our \\w+) ?${ADD}(?:'re |are |aren't |not |get |being |be |gets )*(?:sav\\w+|keep\\w*|kept|stor\\w+|record\\w*|private|confidential|anonymous|shar\\w+|sold|report\\w*|logg?\\w*|send\\w*|sent|show|tell (?:my|anyone|them|the)|writ\\w+ (?:this|it|all this) down|pass\\w* (?:this|it) on)\\b(?! (?:saying|asking|going|me)\\b)`,
        `\\b(?:will|can|does|could|how do I know|won't|is) (?:my \\w+|anyone|anybody|any ?one else|somebody|someone|people|she|he|they|school|work)(?:'s)? ${ADD}(?:isn't |not |won't |can't |be |going to )*(?:see|read|find|know|reading|seeing|finding|look)\\w*\\b[^.?!]{0,10}\\b(?:this|it|what I|about this)\\b`,
        `\\b(?:my|these|the|our) (?:answers?|messages?|words|chats?) (?:\\w+ )?(?:going|go|sent|saved|kept|stored|seen|read)\\b(?! (?:well|wrong|badly))`,
        `\\b(?:do|does|can|will) (?:my |the )?\\w+ (?:see|read|get) (?:this|these)\\b`,
        `^(?:and |but )?(?:please |pls )?(?:don't|do not|you won't|u won't) tell (?:him|her|them|anyone|anybody|my \\w+)\\b[^.?!]{0,12}$`,
      ].join('|'),
      'i',
    ),
  },
  {
    family: 'bot_human',
    words: new RegExp(
      `\\b(?:are ${YOU}|is (?:this|it|there)|am I (?:talking|speaking|writing|typing) to|${YOU} (?:are|r)) ${ADD}(?:(?:real|actual|living) ?)*(?:(?:person|human|machine|computer|robot|bot|somebody|someone|lady|man|woman|girl|boy|bloke|nurse|doctor|AI|chat ?gpt|siri|alexa)(?: or \\w+(?: \\w+)?)?|(?<=real ))(?: here| there| at all| or what| then|,? I (?:think|suppose|guess|take it))?[^\\p{L}]*(?:\\?|$)|\\bwho (?:made|designed|built|programmed|wrote) ${YOU}\\b|\\bman or machine\\b|\\bwho(?:'s|s| is) (?:at|on) the other (?:end|side)\\b|\\bwho(?:'s|s| is) this\\b|\\bare ${YOU} ${ADD}real\\b`,
      'iu',
    ),
  },
  {
    family: 'ask_looks',
    words:
      /\b(?:what (?:do|does) (?:you|u|it) look like|how old (?:are|r) (?:you|u)|where (?:are|r) (?:you|u) (?:from|based|located|right now|now)|where do (?:you|u) live)\b/i,
  },
  {
    family: 'ask_senses',
    words:
      /\b(?:can|do) (?:you|u|it) (?:even |actually |really )*(?:hear|see) (?:me|this|us|my|that|where)\b(?! (?:as|doing|going))|\b(?:you|u) (?:can't|cannot) (?:hear|see) (?:me|this|my|where|what I'm)\b/i,
  },
  {
    family: 'ask_opinion',
    words: /\bare (?:you|u) allowed\b|\b(?:your|ur|an?|any) (?:\w+ )?opinion\b[^.]{0,12}\?/i,
  },
  {
    family: 'ask_know',
    words:
      /\bwhat (?:do|would|can|could) (?:you|u) (?:even |actually |possibly )?know (?:about|of) (?:\w+ ){0,2}(?:mothers?|fathers?|kids|children|marriage|love|men|women|people|in[- ]laws?|grief|pain|life|being|it|that|this)\b|\b(?:you|u) (?:wouldn't|don't|can't|couldn't) (?:even |possibly )?know what (?:it's|it is|that's) like\b/i,
  },
  {
    family: 'ask_limit',
    words:
      /\b(?:limit|how (?:much|long|many words)|maximum)\b[^.?!]{0,24}\b(?:I|we|to|can be|you) ?(?:can |could |may )?(?:write|type|say|send|talk)\b/i,
  },
  {
    family: 'ask_begin',
    words:
      /\b(?:what|how) (?:do|am|should) I (?:do|begin|start|write|use)\b[^.?!]{0,12},? (?:do I |should I )?just (?:type|talk|write|say)\b|\bhow do I (?:use|work) (?:this|it)\W*$|\bwhat (?:am I (?:meant|supposed) to|do I|should I) (?:do|write|say|put|type) (?:here|on here|in here|in this(?: box)?)\W*$|\bdo I just (?:type|talk|write|start)\b/i,
  },
  {
    family: 'ask_life',
    words:
      /\b(?:have (?:you|u) (?:ever|never|got)|did (?:you|u) ever|do (?:you|u) (?:have (?:any |a )?(?:kids|children|family|parents|mum|mother|wife|husband|friends|pets?|cat|dog)|get paid|drink|smoke|cook|eat|knit|drive|pray|sleep)|are (?:you|u) (?:married|single|religious|a (?:mother|father|parent)))\b(?! (?:ideas?|tips?|advice|noticed|wonder|heard|any))/i,
  },
  {
    family: 'ask_address',
    words:
      /\b(?:sir|ma'?a?m|madam|miss|mister)\b,? or (?:sir|ma'?a?m|madam|miss|mister|whatever|what(?:ever)? (?:you|u))|\bor whatever (?:you|u)(?:'re| are| r)\b(?! \w+ing)/i,
  },
  {
    family: 'ask_why',
    words:
      /^(?:(?:and|well|so|but|um|er)[ ,]+)*(?:why (?:do|are|would|did) (?:you|u) (?:ask|want to know|need to know|care)|what (?:does|do|would|did) (?:it|that|you) (?:matter|care)|what difference (?:does|would|do) (?:it|that)|what(?:'s| is| has|s) (?:it|that) (?:to (?:you|u|do with)|got to do with)|how (?:is|does) that (?:help|relevant|matter))\b[^.]{0,30}$|^what (?:do )?(?:you|u) want me to say\b/i,
  },
];

/** Anything else that is asked of "you", with nobody else in it. */
export const ASKS_US =
  /^(?=.*\b(?:you|your|u|ur)\b)(?!.*\b(?:I|me|my|we|us|our|he|she|they|him|her|them|ideas?|advice|suggest\w*|recommend|tips?|think|know|mean|help|meant|supposed)\b)(?:[^.!]{3,60}\?\W*|(?:has|have) any(?:one|body) ever told (?:you|u)\b.{3,50})$/i;
