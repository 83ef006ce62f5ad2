// People begin by speaking of the thing itself: who put it on their phone, that it is odd, that they ramble. None of
// that is their trouble, and handed back it sounds as if it were.

export type AppRemark = 'sent' | 'new' | 'allowed' | 'long' | 'reader' | 'doubt' | 'intro';

const PEOPLE =
  'my (?:[\\w-]+ )?(?:niece|nephew|daughter|son|grandson|granddaughter|wife|husband|sister|brother|mum|mom|dad|friend|mate|doctor|gp|nurse|therapist|counsellor|boss|manager|teacher|tutor|neighbou?r|partner|girlfriend|boyfriend|cousin|aunt|uncle|(?:daughter|son)[ -]in[ -]law|boy|lad|girl|carer|social worker|roommate|flatmate|colleague)|the (?:doctor|gp|nurse|surgery|practice|school|library|lady|man|lass|girl|lad) ?(?:at (?:the )?\\w+)?';
const THING =
  '(?:a |an |the |this |one of (?:these|them) )?(?:\\w+ )?(?:machine|computer|robot|bot|app|apps|telephone|program(?:me)?|chatbot|screen|AI|thing|gadget)';

const REMARKS: readonly (readonly [AppRemark, RegExp])[] = [
  [
    'reader',
    /\b(?:is|does|will|can) (?:there )?(?:anyone|anybody|someone|somebody|a (?:real )?(?:person|human)) (?:actually |really |even |ever )?(?:read(?:ing)?|there|listening|on the other (?:end|side)|out there|see(?:ing)?)\b/i,
  ],
  [
    'sent',
    new RegExp(
      `\\b(?:${PEOPLE}) (?:\\w+ )?(?:(?:put|installed|downloaded|loaded|set|got|stuck) (?:me )?(?:this|it|the app)\\b(?! (?:down|off|up with))|showed me (?:how|this|it)|(?:gave|sent) me (?:this|the (?:address|link|name|app|number))|(?:recommended|suggested|advised) (?:I |me )?(?:try |to try |trying )?(?:this|it|one of these)\\b|(?:said|says|told me|suggested|reckons|reckoned|thinks|thought|insisted|made me|asked me|advised)(?: that)?(?: I| me)? ?(?:to |should |ought to |might |could )*(?:try|talk to|use|download|have a go (?:at|on|with)|get|write (?:to|in)|sign up (?:to|for)|have|speak to) (?:this|it|one of these|the app|an app)\\b)`,
      'i',
    ),
  ],
  [
    'doubt',
    /\bI(?:'ve| have)? (?:got )?my doubts\b|(?<!\bI know (?:that )?)\b(?:this|it)(?:'s| is| all| sounds)+ (?:like )?(?:a )?(?:lot of |load of |bit of |all )?(?:nonsense|rubbish|bollocks|daft|silly|bull\w*)\b(?!,? (?:but|to|that|because|of|I know)\b)|\bI(?:'m| am) (?:a bit |very |rather )?(?:sceptical|skeptical|not convinced|not (?:a|much of a|one for) (?:big )?(?:talker|talking))\b|\b(?:don't|do not) (?:really |usually |normally |generally )*(?:do (?:this|these|this (?:sort|kind) of thing|talking|feelings)|go in for|believe in (?:this|these|talking))\b|\bnot (?:really |exactly )?my (?:sort|kind|cup|thing)\b|\b(?:asked|made|told|got|begged|wants) me to (?:have a go|give (?:it|this) a (?:go|try)|try)\b/i,
  ],
  [
    'allowed',
    /\b(?:is|if) (?:this|it)(?: is|'s)? (?:even |really |the |actually )*(?:for (?:stuff|things|people|me|this)|allowed|right place|what this is for|sort of thing|kind of thing|too (?:small|silly|stupid))\b|\bnot sure (?:if |whether )?(?:this|it)(?: is|'s)? (?:even )?(?:for|the right|what)\b/i,
  ],
  [
    'long',
    /\b(?:sorry (?:for|about) (?:the |my |this |all )?(?:long |bad |terrible )?(?:essay|ramble|rambling|message|spelling|english|typing|novel|wall of text|length|rant|ranting|typos)|(?:excuse|forgive) my (?:english|spelling|typing|language|rambling)|(?:that|this|it)(?: was| is|'s| got) (?:rather |very |a bit |so |quite |too |really |a |far too )*(?:long(?:-winded)?(?! (?:way|time|day|night|story about|drive|shift))|essay|ramble)|I(?:'m| am) (?:used to writing|rambling|going on|waffling)|bear with me|long story(?: short)?|I (?:should|ought to|had better) explain (?:myself)?)\b/i,
  ],
  [
    'new',
    new RegExp(
      `\\b(?:talk|speak|typ|writ|chatt?|confid)(?:e|ing|ting|ed)? ?(?:in)?to ${THING}\\b|\\b(?:says?|tell|to say|telling) (?:to )?${THING}(?=[.,!?]|$)|\\bnever (?:done|used|tried|been on|had) (?:this|it|one of (?:these|them)|anything like (?:this|it)|an app|a thing like this)\\b|\\b(?:don't|do not|no idea|not sure|never know) (?:really |quite |even )?(?:know )?(?:how (?:this|it|these|to (?:start|begin|use|do this))|where to (?:start|begin)|what (?:to|one|I'm (?:meant|supposed) to|I am (?:meant|supposed) to|you) (?:say|says|write|writes|put|type)(?= (?:here|to a|in)|[.,!]|$))|\\b(?:feels?|it's|this is|is) (?:a bit |so |really |very |rather |proper )*(?:weird|daft|silly|strange|odd|stupid|mad|funny) (?:talking|typing|writing|telling|doing this|saying)\\b|\\b(?:not|no) (?:very |much |any )?good (?:with|at) (?:these|this|computers?|technology|phones?|apps?)|\\b(?:here goes(?: nothing)?|here I am(?: then| talking\\b.*)?$|so here I am)`,
      'i',
    ),
  ],
];

/** Who somebody is, before anything is told. */
const INTRO =
  /^(?:so |well |and |ok |okay |just )*(?:(?:I'm|I am|im|name's|my name is|I go by|age|aged) (?:a |an |\d\d?\b|(?:sixty|seventy|eighty|ninety)\b|called |from |[A-Z][a-z]+[.,]?$|single|married|divorced|widowed)|\d\d?(?: years old)?[.,]? ?(?:[mf]|male|female)?[.,]?$|I live (?:in|near|with|on)|(?:I (?:was|worked as|work as) an? (?:\w+ ){0,3}\w+|I (?:drove|taught|ran|worked|work|study|studied) [^.!?]{2,40}?)(?: (?:for|till|until|from|in|at|since) [^.!?,]{2,30})?[.]?$|(?:married|single|divorced)\b[^.!?]{0,25}$)/i;
const TROUBLED =
  /\b(?:but|not|n't|never|can't|no|lost|since|alone|anxi\w*|depress\w*|tired|stuck|afraid|scared|sad|worr\w*|mess|failure|\w*sick|hate|wish|miss|over|ex|problem|struggl\w*|up|cut|dead|burden|nothing|nobody|everyone|everybody|again|wast\w*|cold|mean|rude|ignor\w*|loud|unfair|angry|stress\w*|hurt\w*|cry\w*|sick|ill|broke|behind|bull\w+)\b|n't\b/i;

const MEANT_WELL = /^(?:he|she|they) (?:means? (?:it )?well|worr(?:y|ies)(?: about me)?|thinks? I(?:'m| am) lonely)$/i;
const EMPTY =
  /^(?:(?:(?:yo|sup|sorry|ta|oi|lol|haha|hmm*|alright|ok so|anyways|(?:he|she|they) (?:says?|said|thinks?) (?:it|this)[^.]{0,30})|(?:good )?(?:evenin|evening|morning|afternoon|day)g?|hello|hi|hey|hiya|hullo|howdy|salam\w*|namaste|hola|right|so|ok|okay|well|anyway|ahem|now then|testing|um|er|thanks?|please|dear \w+)(?: (?:there|then|so|all|you|again|dear|love|everyone))*[ ,]*)+$/i;

const SENTENCES = /[^.!?…;\n]+[.!?…;\n]*/g;

/** What a message says of the program, and whether it says anything else. */
export function appRemarkIn(clean: string): { kind: AppRemark; alone: boolean; sentences: number[] } | null {
  const parts = (clean.match(SENTENCES) ?? []).map((part) => part.trim());
  const kinds = parts.map((part) => REMARKS.find(([, words]) => words.test(part))?.[0] ?? null);
  const kind = kinds.find((one) => one !== null);
  if (!kind) return introIn(clean, parts);
  const rest = parts.filter((part, at) => {
    const plain = part.replace(/[.!?…;, ]+$/g, '');
    return (
      kinds[at] === null && !EMPTY.test(plain) && !(isIntro(plain) && !TROUBLED.test(plain)) && !MEANT_WELL.test(plain)
    );
  });
  const told = parts.some((part, at) => kinds[at] !== null && part.split(/\s+/).length > REMARK_WORDS);
  return { kind, alone: rest.length === 0 && !told, sentences: kinds.flatMap((one, at) => (one === null ? [] : [at])) };
}

/** "I'm bored" is no name. */
const ONE_WORD = /^(?:so |well |and |ok |okay |just )*(?:I'm|I am|im) (\p{L}+)$/iu;

function isIntro(plain: string): boolean {
  const word = ONE_WORD.exec(plain)?.[1];
  return (
    INTRO.test(plain) &&
    (word === undefined || /^\p{Lu}/u.test(word) || /^(?:single|married|divorced|widowed)$/i.test(word))
  );
}

/** Longer ones go over to the matter itself. */
const REMARK_WORDS = 28;

/** "I'm 79. I drove a bus in Leeds till 2006": nothing but who it is. */
function introIn(clean: string, parts: readonly string[]): ReturnType<typeof appRemarkIn> {
  const said = parts.filter((part) => !EMPTY.test(part.replace(/[.!?…;, ]+$/g, '')));
  const only =
    said.length > 0 && !TROUBLED.test(clean) && said.every((part) => isIntro(part.replace(/[.!?…;, ]+$/g, '')));
  return only ? { kind: 'intro', alone: true, sentences: [] } : null;
}
