// What work and looking after somebody ask of a person: too many for one pair of hands, credit that goes elsewhere,
// praise instead of help, friends who become a team to lead.

const KIN =
  '(?:brothers?|sisters?|siblings|son|daughter|cousin|kids|children|family|dad|father|mum|mother|ex|uncle|aunt)';
const BOSS = '(?:managers?|boss(?:es)?|management|work|teachers?|job|company|shifts?|head office|customers)';
const VOICED = '(?:voice|tone|tone of voice|way|face|smile|look)';

const rule = (source: string) => new RegExp(source, 'i');

export const OF_WORK: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'praised_from_afar',
    // "How lucky she is to have me", said by whoever is not the one who is looked after.
    rule(
      `\\b(he|she|they|my (?!girlfriend|boyfriend|wife|husband|partner|fianc)\\w+|everyone|everybody|people)\\b[^.!?]{0,60}\\bhow lucky (?!\\1\\b)(?:he|she|they|mum|mom|dad|gran|nan|my \\w+)(?:'s| is|'re| are) to have me\\b|\\b(?:everyone|everybody|people|they|the neighbou?rs|the nurses|my (?:brothers?|sisters?|family|siblings|cousins?)) (?:all |always |just |keeps? )*(?:says?|said|calls?|called|tells?|told|thinks?|saying|telling) (?:me )?(?:that )?(?:I'm|I am|me) (?:such )?an? (?:saint|angel|hero)\\b|\\bdon't know how I do it\\b`,
    ),
  ],
  [
    'sends_money',
    rule(
      `\\bmy (?:\\w+ )?${KIN} (?:just |only |all |always )*(?:sends?|pays?|transfers?|wires?) (?:me |us |her |him |them |some |the |in )*(?:money|cash)\\b(?! (?:home|to (?:his|their)))`,
    ),
  ],
  [
    'sends_not_comes',
    rule(
      `\\bmy (?:\\w+ )?${KIN} (?:just|only) (?:ever )?(?:sends?|sent) (?:me |us |her |him |them )?(?:flowers|gifts|presents|an? card|cards|parcels|hampers)\\b`,
    ),
  ],
  [
    'bad_at_asking',
    /\bI(?:'ve never been| have never been)(?: really| very)? (?:any )?good at (?:asking|saying no|accepting help|taking help)\b|\bI(?:'m| am)(?: just| really| so| very| always)* (?:not (?:very |really |so |any |much |that )?good|no good|bad|terrible|rubbish|useless|hopeless|awful|crap|shit) at (?:asking|saying no|accepting help|taking help)\b|\bI (?:really |just |so )?(?:hate|can't stand|don't like|find it hard|am scared of|never learned) (?:to ask|asking)(?: (?:people |anyone |anybody |others )?for (?:help|things|anything|favou?rs?|stuff))?(?=[.,!]|$| and| but| people)/i,
  ],
  [
    'said_we',
    /^(?=.*(?:\b(?:\d+|forty|twenty|thirty|ten|a hundred|a thousand|a million|so many) times\b|\bbut\b|\bwhen\b|\beven though\b|\bnever\b)).*\b(?:said|says|saying|used|wrote|writes|kept saying|keeps saying) (?:the word )?["'“‘](?:we|us|our|our team|the team|we did (?:it|this|that))[.,!]?["'”’](?!.*\b(?:love|happy|first time|smil\w+|melted)\b)/i,
  ],
  [
    'many_for_one',
    /^(?=.*\b(?:alone|on my own|by myself|call(?:ed)?[- ]?(?:outs?|in sick)|off sick|short[- ]?staffed|understaffed|no staff|just me|only me|(?:two|three) of us|one of me|nobody (?:came|else)|instead of)\b).*\b(?:had|have|got|left with|looked after|doing|with|for|covering) (?:about |over |like |nearly |all )*(?:\d{2}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\w+)?|thirty(?:[- ]\w+)?|forty(?:[- ]\w+)?) (?:\w+ )?(?:patients?|residents|kids|children|pupils|students|toddlers|tables|calls|clients|cases|customers|visits|beds|babies|drops|deliveries|orders|tickets|rooms)\b/i,
  ],
  [
    'no_break',
    /\bused to (?:have|get|take|be) (?:a |an |our |proper |real |actual |there )*(?:breaks?|lunch(?:es)?|lunch breaks?|tea breaks?)\b|\b(?:didn't|don't|never|haven't|couldn't|can't) (?:even |once |ever |really )*(?:get|got|had|have|take|taken|took) (?:a |an |any |my |our |one |single |proper |real |actual |even )*(?:break|lunch break|lunch|tea break)\b(?! (?:from|up|down|in|with))|\b(?:didn't|don't|haven't|never|no) (?:even )?(?:have |get |got |had )?(?:the )?time to (?:eat|pee|sit down|drink (?:water|anything)|go to the (?:toilet|loo|bathroom))\b/i,
  ],
  [
    'said_in_a_voice',
    rule(
      `^(?!.*\\b(?:laugh\\w*|haha\\w*|joke|funny story)\\b).*\\b(?:said|says|went|goes|replied|answered|was like|told me|congratulated me)\\b[^.!?]{0,40}\\b(?:in|with) (?:a|an|that|this|such a) (?:really |so |very |kind of |sort of |bit of a )?(?:weird|funny|flat|strange|cold|odd|off|fake|certain|dead|tight|forced|icy|different) ?${VOICED}\\b`,
    ),
  ],
  [
    'complains_together',
    rule(
      `\\bwe (?:always |all |used to |just |both |mostly |would )*(?:complain|moan|bitch|whinge|grumble|rant|gripe|take the (?:piss|mick))(?:ed|ing|d)? (?:\\w+ )?(?:about|out of|at) (?:our |the |all the )?${BOSS}\\b`,
    ),
  ],
  [
    'leads_friends',
    /\b(?:managing|manage|leading|lead|supervising|supervise|in charge of|(?:the )?boss of|(?:the )?manager of|responsible for) (?:\w+ )?(?:my (?:own )?(?:friends|mates|old team|teammates|peers)|people I (?:started|worked|sat|trained) with|my (?:best )?(?:friend|mate))\b|\b(?:be|become|being|became|I'm|I am) (?:now )?my (?:own )?(?:friends'?|mates'?|friend's|mate's|best friend's|best mate's) (?:boss|manager|supervisor|team lead\w*)\b/i,
  ],
  [
    'not_lose_that',
    /\bI (?:really |just |so |honestly )*(?:don't|do not|didn't) (?:want to|wanna) lose (?:that|this|what we (?:have|had)|our friendship|the friendship|that friendship|my friends? over)\b/i,
  ],
  [
    'stays_for_them',
    /^(?!.*\b(?:alive|suicid\w*|killed?|husband|wife|marriage|divorce)\b).*\b(?:stay|staying|stayed|go back|going back|keep going|don't leave|can't leave|haven't left|haven't quit)\b[^.!?]{0,20}\b(?:because of|for) (?:the|my|those) (?:\w+ )?(?:girls|lads|team|residents|patients|colleagues|crew|pupils|students|staff|customers|workmates)\b/i,
  ],
];
