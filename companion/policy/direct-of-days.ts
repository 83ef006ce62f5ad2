import { ASK_THEM, all, type Direct, direct, LONG, NORMAL_OR_BAD } from './direct-shapes.ts';

// Animals, children, study, sleep and what comes up in any week. The sources stand in content/lines/en/direct-answers.yaml.

const PET = /\b(?:dog|cat|rabbit|pet|horse|puppy|hamster|vet)\b/i;
const PUT_DOWN =
  /\b(?:vet says|put (?:him|her|it|them) (?:down|to sleep)|put to sleep|let (?:him|her) go|it'?s time|euthan\w+|the injection)\b/i;
const IN_CARE = /\b(?:care home|nursing home|dementia|alzheimer\w*)\b/i;
const BIRTH =
  /\b(?:had (?:the|a|my|our) baby|gave birth|since (?:the )?birth|baby blues|post-?(?:natal|partum)|newborn)\b/i;
const FORMAL = /\b(?:disciplinary|warning|meeting|appraisal|review|assessment|hearing|tribunal|return to work)\b/i;

export const DIRECT_OF_DAYS: readonly Direct[] = [
  direct(
    'pet_time',
    /\bhow (?:do|will|would|can) I know\b|\bis it (?:really )?(?:time|too (?:soon|early|late))\b/i,
    all(PET, PUT_DOWN),
  ),
  direct(
    'pet_kill',
    /\b(?:kill\w*|murder\w*|betray\w*|abandon\w*|cruel|wrong|selfish|guilty|bad)\b/i,
    all(PET, PUT_DOWN),
  ),
  direct(
    'pet_there',
    /\b(?:be|stay|go in|go) (?:there|with (?:him|her|it)|in)\b|\bbe in the room\b|\bhold (?:him|her)\b/i,
    all(PET, PUT_DOWN),
  ),
  direct(
    'asks_home',
    /\b(?:what|how)\b[^?]{0,12}\b(?:I|we|to)\b[^?]{0,16}\b(?:say|tell|answer|react|respond|do)\b/i,
    all(
      IN_CARE,
      /\b(?:go(?:ing)? home|asks? for|asking (?:for|when|where)|same (?:question|thing)|who I am|looking for (?:her|his))\b/i,
    ),
    { unless: /\b(?:staff|brother|sister|boss|doctor|home manager)\b/i },
  ),
  direct('care_lie', /\b(?:lie|lying|fib|pretend|play along|go along|correct (?:him|her))\b/i, IN_CARE),
  direct(
    'care_visit_often',
    /\bhow often\b[^?]{0,20}\b(?:visit|go|see|come)\b/i,
    all(IN_CARE, /\b(?:visit|home|ward)\b/i),
  ),
  direct(
    'baby_blues',
    /\b(?:blues|depress\w+|how long|normal|who (?:should|can|do) I (?:tell|ask|talk)|go away|pass)\b/i,
    all(BIRTH, /\b(?:cry\w*|tears|low|sad|blues|depress\w+|flat|numb)\b/i),
    { not: /\b(?:hurt (?:the|my) baby|harm\w*|voices)\b/i },
  ),
  direct(
    'say_meeting',
    /\bwhat (?:do|should|can|could|am I (?:meant|supposed) to|to)\b[^?]{0,16}\b(?:say|tell them|bring up)\b[^?]{0,40}/i,
    all(FORMAL, /\b(?:work|boss|manager|hr|late|job|warning|disciplinary|sick|appraisal)\b/i),
    { unless: /\b(?:wife|husband|mum|mom|dad|friend|doctor|to (?:him|her|them))\b/i, not: /\binterview\b/i },
  ),
  direct(
    'bedtime_others',
    /\b(?:what|when|how)\b[^?]{0,30}\b(?:other (?:families|parents|people|kids|children)|bedtime|go to bed|be in bed)\b|\bwho(?:'s| is) right\b/i,
    /\b(?:bed ?times?|go to bed|stay up)\b/i,
    { not: /\bmy (?:mum|mom|dad|parents)\b/i },
  ),
  direct(
    'estranged_meet',
    /^(?:(?:so|and|but)[ ,]+)*should I(?: (?:meet|go|do it|see|agree|say yes)\b[^?]*)?\W*$/i,
    /\b(?:dad|father|mum|mom|mother|brother|sister|son|daughter)\b[^.?!]{0,40}\b(?:left|years|never|estranged|no contact|disappeared|walked out)\b[\s\S]{0,50}\b(?:meet|see|contact|get in touch|come back)\b/i,
    { not: /\b(?:abus\w+|hit|beat|touched|prison|scared)\b/i },
  ),
  direct(
    'wake_early',
    /^(?:\w+[ ,]+){0,2}why (?:do(?:es)?|is|am)\b[^?]{0,30}\b(?:happen|wak\w+|awake|that|it|I do (?:that|this))\b|\bwhat causes\b|\bis (?:it|that) normal\W*$/i,
    /\bwak(?:e|es|ing)(?: up)? (?:at|every|around|so|too|early|in the)\b|\bawake (?:at|since|from) (?:[2-5])\b/i,
    {
      not: /\b(?:baby|son|daughter|toddler|nightmares|can't breathe|chest)\b/i,
    },
  ),
  direct(
    'sleep_remedy',
    /\b(?:does|do|will|would|is)\b[^?]{0,24}\b(?:warm milk|milk|camomile|chamomile|herbal tea|lavender|a (?:hot )?bath|magnesium|white noise|counting sheep)\b/i,
  ),
  direct(
    'course_start',
    /\bwhere (?:do|can|should|would) I (?:even )?(?:start|begin|look|go)\b|\b(?:know|recommend|find)(?: of)? (?:me )?(?:any|a|some|good)\b[^?]{0,10}\bcourses?\b|\bwhat (?:does|will|would) (?:it|that|a course) cost\b/i,
    /\b(?:college|course|degree|study|studying|retrain\w*|apprenticeship|open university|qualification)\b/i,
    { not: /\b(?:essay|exam|revision|revise|dissertation)\b/i },
  ),
  direct(
    'new_job_long',
    LONG,
    /\b(?:new|first|started (?:a|my|this|the)) (?:\w+ ){0,2}(?:job|role|placement|apprenticeship)\b/i,
    { unless: /\bhow long (?:should|must|can) I (?:stay|wait|give)\b/i },
  ),
  direct(
    'job_leave_when',
    /\bhow long (?:should|must|do|can) I\b[^?]{0,16}\b(?:stay|give it|wait|stick)\b|\bshould I (?:just )?(?:quit|leave|resign|hand in my notice|look for (?:another|a new|something))\b/i,
    /\b(?:job|work|boss|company|office|shift\w*)\b/i,
    { unless: /\b(?:him|her|husband|wife|school|uni)\b/i, not: /\b(?:harass\w*|assault\w*|drink\w*)\b/i },
  ),
  direct(
    'school_tell',
    /\b(?:will|do|can|would|are) (?:they|the school|school|teachers?)\b[^?]{0,16}\b(?:tell|ring|call|inform|contact)\b[^?]{0,16}\b(?:my )?(?:parents|mum|mom|dad|home)\b/i,
    /\b(?:school|teacher|class|head|detention|suspended|vap\w+)\b/i,
    { not: /\b(?:counsell?or|nurse|hit|scared of)\b/i },
  ),
  direct(
    'exam_first',
    /\bwhat\b[^?]{0,24}\b(?:first|start with)\b|\bwhere do I (?:start|begin)\b|\bhelp me (?:to )?revise\b|\bcan you help me (?:to )?(?:revise|study|learn)\b/i,
    /\b(?:mocks?|exams?|revis\w+|gcses?|a[- ]levels?|finals)\b/i,
  ),
  direct(
    'exam_fail',
    /\bwhat (?:if|happens if|will happen if|do I do if)\b[^?]{0,24}\bfail\w*\b/i,
    /\b(?:exams?|mocks?|test|resit|gcses?|a[- ]levels?|finals|driving test)\b/i,
  ),
  direct(
    'friend_over',
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:should|shall|do) I\b[^?]{0,30}\b(?:end the friendship|stop being friends|drop (?:him|her|them)|cut (?:him|her|them) off|stay friends|still be friends)\b/i,
    undefined,
    { not: /\b(?:hits?|threat\w*|abus\w+|dad|mum|mom|husband|wife)\b/i },
  ),
  direct(
    'child_sleep_normal',
    NORMAL_OR_BAD,
    /\b(?:baby|toddler|son|daughter|months old|year[- ]old)\b[^.?!]{0,60}\b(?:wakes?|waking|won't sleep|doesn't sleep|up (?:all|every))\b/i,
    { not: /\b(?:breath\w*|blue|fever|floppy)\b/i },
  ),
  direct(
    'tell_someone',
    /^(?:(?:so|and|but|or)[ ,]+)*(?:should|shall|do) I (?:just |maybe |have to )*(?:tell|talk to) (?:someone|somebody|anyone|anybody|an adult|a grown-?up)\b[^?]{0,20}\W*$/i,
    undefined,
    { not: /\b(?:gay|lesbian|trans|crush|surprise|present|diagnos\w+|pregnan\w+)\b/i },
  ),
  direct(
    'come_out_ready',
    /\bhow (?:do|will|would) I know\b[^?]{0,24}\bready\b|\bwhen is (?:the|a) (?:right|good) time\b/i,
    /\b(?:come out|coming out|gay|lesbian|bi|trans|queer|like (?:girls|boys))\b/i,
  ),
  direct(
    'kids_divorce',
    /\b(?:how|what|when)\b[^?]{0,16}\b(?:tell|say|explain)\b/i,
    all(
      /\b(?:divorc\w+|separat\w+|split(?:ting)? up|moving out)\b/i,
      /\b(?:kids|children|my (?:son|daughter)|\d+[- ]year[- ]old)\b/i,
    ),
    { unless: /\b(?:mum|mom|dad|parents|wife|husband|boss|friends?)\b/i },
  ),
  direct(
    'have_to_yes',
    /\b(?:do|must) I (?:really |always )?(?:have to|need to)? ?(?:say yes|agree|accept (?:it|that)|let (?:him|her|them)\b|take (?:him|her|them) in)/i,
    undefined,
    { not: /\b(?:police|court|doctor|hospital|custody|hits?|scared of|school|search)\b/i },
  ),
  direct(
    'friend_low_say',
    /\b(?:what|how)\b[^?]{0,16}\b(?:say|help|talk|do|support|be there|react)\b/i,
    /\b(?:friend|mate|sister|brother|girlfriend|boyfriend|wife|husband|partner|daughter|son|mum|mom|dad)\b[^.?!]{0,16}\b(?:is|are|has|has got|seems|got)\b[^.?!]{0,10}\b(?:depress\w+|so low|really low|very low|anxiety|burn\w* out|feeling (?:down|low))\b/i,
    { not: /\b(?:hurt (?:him|her|them)sel\w+|cut\w*|die|gave away|giving away|pills|goodbye)\b/i },
  ),
  direct(
    'condolence',
    /\bwhat\b[^?]{0,16}\b(?:say|write|text|tell (?:him|her|them)|do|put)\b|\bhow (?:do|can) I (?:help|support|comfort|be there)\b/i,
    /\b(?:friend|mate|colleague|neighbour|boss|boyfriend|girlfriend|husband|wife|partner|flatmate|teacher)'?s? (?:\w+ )?(?:mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|nan|gran|grandad|baby|dog|cat|partner|parents)\b[^.?!]{0,16}\b(?:died|passed away|has died|was killed|dead)\b/i,
    { unless: /\b(?:wear|work)\b/i },
  ),
  direct(
    'can_here',
    /\bcan I (?:just )?(?:be|cry|moan|complain|say (?:anything|it)|let (?:it|go)|rant|swear|fall apart)\b[^?]{0,24}\b(?:here|with you)\W*$/i,
  ),
  direct(
    'found_message',
    /\b(?:ask|confront|tell|say|talk)\b[^?]{0,30}\b(?:or|first|about it)\b|\bshould I (?:ask|confront|say something|talk)\b/i,
    /\b(?:found|saw|read)\b[^.?!]{0,30}\b(?:messages?|texts?|photos?|pictures?|dating app|tinder)\b[^.?!]{0,30}\b(?:his|her|on|from|another|other)\b/i,
    { not: /\b(?:hits?|scared of|violent|threat\w*|my (?:son|daughter|kid|child|mum|mom|dad))\b/i },
  ),
  direct(
    'make_stop_drink',
    /\b(?:can|could|how (?:do|can)) I\b[^?]{0,16}\b(?:make|get|force|stop|help)\b[^?]{0,16}\b(?:him|her|them|stop|drink\w*)\b/i,
    /\b(?:alcoholic|drinks? (?:too much|every|all|again|heavily)|drunk|her drinking|his drinking)\b/i,
    { not: /\b(?:hits?|scared of|violent|I(?:'m| am) (?:an )?alcoholic|my own drinking)\b/i },
  ),
  direct(
    'people_change',
    /\b(?:people|he|she|they|men|women|someone|a person)\b[^?]{0,16}\b(?:ever |really )?change\W*$|\bcan (?:people|a person|someone|he|she)\b[^?]{0,16}\bchange\W*$/i,
    undefined,
    {
      not: /\b(?:hits?|scared of|violent|threat\w*|abus\w+)\b/i,
    },
  ),
  direct(
    'love_back',
    /\b(?:love|feelings|it|they)\b[^?]{0,12}\b(?:come|get|grow) back\b|\bfall (?:back )?in love (?:with (?:him|her) )?again\b/i,
    /\b(?:husband|wife|partner|boyfriend|girlfriend|marriage|feel(?:ings?)?)\b/i,
    {
      not: /\b(?:hits?|scared of|violent|threat\w*|abus\w+|broke up|dumped|ex|left me|will (?:he|she) come)\b/i,
    },
  ),
  direct(
    'should_feel',
    /(?<!\b(?:how|what|when|where|who|which|why) )\bshould(?:n't)? I (?:be|feel|be feeling) (?:so |more |really |a bit )?(?:happy|glad|pleased|sad|angry|grateful|excited|proud|guilty|relieved|over it|better)\b(?! (?:about|with) (?:him|her) (?:hitting|hurting))/i,
  ),
  direct(
    'say_if_offer',
    /\bwhat (?:do|should|can|would) I say\b[^?]{0,10}\b(?:if|when)\b[^?]{0,24}\b(?:offers?|insists?|pressures?|asks? (?:me )?again|keeps? asking|pushes|wants me to)\b/i,
    undefined,
    { not: /\b(?:hits?|scared of|violent|threat\w*|police|boss|manager|interview)\b/i },
  ),
  direct(
    'ask_or_wait',
    /(?<!\b(?:how|what|when|where|who|which|why) )\bshould I (?:just )?ask\b[^?]{0,40}\bor (?:just )?(?:wait|hope|leave it|let it|not)\b/i,
    undefined,
    { not: /\b(?:hits?|scared of|violent|threat\w*|police|phone|cheat\w*|out|owe\w*|lent|money)\b/i },
  ),
  direct(
    'get_to_doctor',
    /\b(?:how (?:do|can) I get|how do I bring|should I (?:make|book)|make (?:him|her) an appointment|get (?:him|her) to (?:see|go))\b/i,
    /\b(?:won't|refus\w+|doesn't want to|not want to|get (?:him|her)) (?:to )?(?:see|go|visit|ring|have)\b[^.?!]{0,16}\b(?:doctor|gp|someone|specialist|checked|help)\b/i,
    { not: /\b(?:hits?|scared of|violent|threat\w*|drink\w*|alcoholic)\b/i },
  ),
  direct(
    'cry_front',
    /\b(?:ok(?:ay)?|bad|wrong|all ?right|fine|should I|can I|selfish|normal)\b[^?]{0,16}\bcry\w*\b[^?]{0,10}\b(?:in front of|with|near|at(?! \d))\b/i,
  ),
  direct(
    'gift',
    /\bwhat\b[^?]{0,16}\b(?:give|get|buy|bring)\b[^?]{0,16}\b(?:him|her|them|my \w+)?\b[^?]{0,24}(?:\b(?:present|gift|birthday|leaving|christmas|wedding)\b)/i,
    undefined,
    { unless: /\b(?:myself|doctor)\b/i },
  ),
  direct(
    'drive_stop',
    /\b(?:can (?:he|she|they|the doctor)\b[^?]{0,16}\b(?:decide|do|say|stop|take)|get around|without a car|do (?:other )?people)\b/i,
    /\b(?:shouldn't|not|can't|stop|stopped|no longer|give up)\b[^.?!]{0,12}\bdriv(?:e|ing)\b/i,
  ),
  direct(
    'sober_friends',
    /\bshould I\b[^?]{0,16}\b(?:go|meet|see them|say yes)\b|\bis it (?:\w+ )?a (?:good|bad) idea\b/i,
    /\b(?:clean|sober|stopped (?:drinking|using|gambling)|in recovery|months off)\b/i,
    { not: /\bcleaning\b/i },
  ),
  direct(
    'small_talk',
    /\bwhat (?:do|can|should|would) I (?:even |actually )?(?:talk about|say to (?:people|strangers|them))\b|\bhow do I make small talk\b/i,
    /\b(?:lunch|party|colleagues?|new (?:job|school|class)|wedding|dinner|strangers|small talk|team|people)\b/i,
    {
      unless: /\b(?:therap\w+|counsell?\w+|interview)\b/i,
      not: /\b(?:therap\w+|counsell?\w+|funeral|died|interview)\b/i,
    },
  ),
  // Whoever wants to ask somebody something has no need of a message.
  direct('ask_any', ASK_THEM, /\bask (?:him|her|them)\b/i, {
    unless: /\bask (?:him|her|them) (?:out|for|to)\b|\b(?:text|message|write)\b/i,
    not: /\b(?:hits?|scared of|threat\w*|affair|cheat\w*|suicid\w*)\b/i,
  }),
];
