import { sharedWords } from '#companion/realise/nearest.ts';
import { ownWords } from '#companion/realise/own-words.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { choices } from './offers.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { readApart } from './read-apart.ts';

// Why is this hard? A script misreads, and says so too seldom. "I said neither", "what do you mean" and "do you even
// read" are the moments that decide whether anybody stays: handed back as one more piece of a story they prove that
// nobody listens. So every one of them is owned first, in plain words; then comes what the person put right, if they did.

const UNCLEAR =
  /^(?:(?:sorry|ok|okay|um+|er|well|wait|no|lol|haha)[ ,.]+)*(?:what|huh|eh|pardon|wdym|what now|say (?:that )?again|come again)[?!.]*$|\bwhat (?:do|did) (?:you|u|ya) mean\b(?! to (?:him|her|them|me))|\bI (?:do not|don't|did not|didn't|can't|cannot) (?:quite |really |even )?(?:follow|understand|get) (?:you|that|it|this|what (?:you|that|this)|the (?:question|last|second|first|2nd|1st))\b(?! (?:about|when|at|from|with) (?:my|his|her|their|work|school|me)\b)|\b(?:not sure|don't know) (?:I |that I )?(?:follow|what (?:you mean|you're asking|that means))\b|\b(?:that|this|it|you) (?:makes?|made) no sense\b|\b(?:that|this|it|you)(?:'re| are)?(?: is|'s)? (?:doesn't|does not|didn't|isn't|not|aren't) mak(?:e|ing) (?:any |much )?sense\b|\bwhat (?:does|did) that (?:even )?mean\b|^(?:\w+ ){1,4}(?:of|about|before|after|than|with|to|for|behind) what\?+$|^(?:more|else|worse|harder|it) (?:than |about )?what\?*$/i;

const WRONG =
  /\byou(?:'ve| have)? (?:got|get|have) (?:it|that|this|me) (?:all |completely |totally |so )*(?:wrong|backwards|mixed up|upside down|twisted)\b|\byou(?:'re| are)? (?:misunderst\w+|misread\w*|missing (?:it|the point)|not (?:listening|reading|hearing|getting (?:it|this|me))|ignoring)\b|\byou (?:just |totally |completely )*(?:ignored|missed|skipped|misread|misunderstood|misheard)\b(?! (?:my|our) (?:birthday|call|wedding))|\byou (?:don't|do not|didn't|did not|never|aren't|can't|cannot) (?:even |really |ever )*(?:listen\w*|read|hear|understand|get it|get me|answer\w*|care)\b|\byou keep (?:on )?(?:saying|asking|talking|going|repeating|bringing|telling)\b|\bdo (?:you|u) even (?:read|listen|hear|understand|know)\b|\bare (?:you|u) (?:even (?:listening|reading)|broken|deaf|stupid|serious|kidding|even)\b|\bplease (?:just )?(?:listen|read)\b|\b(?:read|listen to) what I (?:said|wrote|say|told)\b|\b(?:that's|that is|this is|it's|it is|that was) (?:really |just )*(?:not|never) (?:what I (?:said|meant|mean|asked|need\w*|want\w*)|an answer|why I|the point)\b|\bnot what I (?:said|meant|mean|asked|need\w*|want\w*)\b|\bwhy (?:do|did|would|are) (?:you|u) (?:keep|even|ask\w*|say\w*|talk\w*|bring\w*|think|assum\w*|tell\w*)\b|\bI (?:just |literally |already )+(?:told|said|answered|asked)\b(?! (?:him|her|them|my|the|that (?:he|she|to))\b)|\bI(?:'ve| have) (?:just |already )+(?:told|said|answered|asked|explained)\b(?! (?:him|her|them|my|the)\b)|\byou(?:'ve| have)? (?:just |already |literally )+(?:said|asked|told me|wrote)\b|\byou(?:'re| are) (?:just )?repeating\b|\b(?:the )?same (?:thing|question|line|answer) (?:again|twice)\b|\bas I (?:said|told you)\b|\bI said (?:no\b|not\b|neither|nothing|obviously|that already|YOU\b)|^I said,? (?:no|not|neither|\w+ ){1,3}[.!]*$|\bno one (?:said|is talking|asked)\b[^.]*\b(?:about|you)\b|\bnobody is talking about\b|\b(?:it|that) (?:wasn't|was not) a question\b|\byou asked me\b|\bI never said\b(?! (?:it|that|anything|a word)? ?to\b)|\bI(?:'m| am) (?:talking|asking) about\b/i;

const HURT =
  /\b(?:that's|that is|that was|what) (?:an? )?(?:really |so |pretty |quite )?(?:horrible|awful|nasty|cruel|mean|hurtful|rude|terrible|heartless|insensitive) (?:thing )?to (?:say|hear|ask|tell)\b|\b(?:you(?:'re| are)|ur|u r) (?:being )?(?:so |really |just )?(?:mean|rude|cruel|hurtful|heartless|nasty)\b|\bthat hurt\b(?! (?:me )?(?:when|because|so) (?:he|she|they))|\bhow dare you\b/i;

const USELESS =
  /\b(?:this|that|it|you)(?:'s| is|'re| are|r)? (?:just |really |completely |so |a bit )*(?:not (?:working|helping|helpful|helped)|isn't (?:working|helping|helpful)|aren't helping|useless|pointless|no (?:help|use|good)|a waste of time|rubbish|crap|insane|ridiculous|a nonsense|nonsense)\b(?! (?:to|for) (?:him|her|them)\b)|\b(?:isn't|not|doesn't|didn't) help(?:ing|ful)?(?: me)?(?: at all| either| much)?[.!]*$|\bwaste of time\b|\bforget (?:it|this|that)\b(?=[.!,]|$)|\bthis was worse than\b/i;
/** A waste of time may be the meeting, and no help may be the brother. */
const ABOUT_US = /\b(?:you|u|this (?:app|chat|thing|bot)|talking to (?:you|this)|this)\b/i;

/** Told of somebody else's words, or in quotation marks: nothing is said to the program. */
const REPORTED =
  /["“]|(?:^|\s)'\w|\b(?:he|she|they|my \w+|mum|mom|dad|boss|people) (?:\w+ ){0,2}(?:said|says|told|tells|asked|asks|goes|texted|wrote|shouted|yelled|thinks?)\b|\bI (?:(?:said|yelled|shouted) (?:to |at )?(?:him|her|them)|(?:told|asked|texted) (?:him|her|them|my))\b/i;

const SHORT = 14;
const LONG = 45;

export type Mistake = 'unclear' | 'wrong' | 'hurt' | 'useless';

/** What the person holds against the last reply, or null. Only ever after a reply was given. */
export function mistakeIn({ read, state }: Pick<Scene, 'read' | 'state'>): Mistake | null {
  if (state.turn === 0 || read.words > LONG || REPORTED.test(read.clean)) return null;
  if (HURT.test(read.clean)) return 'hurt';
  if (WRONG.test(read.clean)) return 'wrong';
  if (asksBack(read.clean, state.lastReply)) return 'unclear';
  if (UNCLEAR.test(read.clean) && (read.words <= SHORT || /\?/.test(read.text))) return 'unclear';
  return USELESS.test(read.clean) && (read.words <= 6 || ABOUT_US.test(read.clean)) ? 'useless' : null;
}

const BACK = /^((?:\w+[' ]?){1,6})\?/;
const SAYS_BACK = 5;

/** "In my body??", "what person?": a piece of our reply comes back with a question mark. */
function asksBack(text: string, reply: string): boolean {
  const first = BACK.exec(text.trim().replace(/^(?:ok|okay|and|so|um|lol|sorry|er)\b[ ,?.!]*(?:and\?* ?)?/i, ''))?.[1];
  if (first === undefined || countWords(first) > SAYS_BACK) return false;
  if (
    /^(?:what|how|why|when|where|who|should|can|could|do|does|did|is|are|will|would) (?:I|you|u|it|is|are|do|should|can|to|about|if)\b/i.test(
      first,
    )
  )
    return false;
  return sharedWords(first, reply) > 0;
}

const HOLDS_IT = [UNCLEAR, WRONG, HURT, USELESS];
const MARK = 'mistakes';
const OFTEN = 2;

/** Owns a misreading before anything else is said, and goes on with what the person put in its place. */
export function mistakes(scene: Scene): Plan | null {
  const { state, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.mistake_wrong === undefined) return null;
  const kind = mistakeIn(scene);
  if (kind === null || (kind === 'useless' && state.level >= 2)) return null;
  const times = (state.signs?.[MARK] ?? 0) + 1;
  state.signs = { ...state.signs, [MARK]: times };
  // What was read wrong must not speak again.
  state.keep = [];
  const told = toldBeside(scene);
  if (told !== null) return plan('repair', 'focus', [line(`mistake_${kind === 'unclear' ? 'wrong' : kind}`), told]);
  if (times > OFTEN || kind === 'useless')
    return plan('repair', 'focus', [line('mistake_often')], {
      expect: { kind: 'open' },
      cards: [
        choices('repair', [
          { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
          { id: 'step', label: lines.labels.small_step ?? 'A small step' },
        ]),
      ],
    });
  const asks = kind === 'unclear' ? line('mistake_again') : line('mistake_ask');
  return plan('repair', 'focus', [line(`mistake_${kind}`), asks], { expect: { kind: 'open' } });
}

/** "I don't have work. I just told you that. I sit in the car park": what stands beside the complaint, told back. */
function toldBeside(scene: Scene): Part | null {
  const apart = readApart(scene, (sentence) => HOLDS_IT.some((words) => words.test(sentence)));
  const text = apart === null ? null : ownWords({ ...scene, read: apart }, apart);
  return text === null ? null : { kind: 'text', text };
}
