export interface Answer {
  family: string;
  asks: RegExp;
  /** What the talk has to be about. */
  about?: RegExp;
}

export const SAY =
  /\b(?:what|how) (?:do|should|can|could|would|am|might) (?:i|it) (?:even |ever |actually |supposed to )*(?:say|write|put|word|tell|reply|answer|respond|ask|bring)\b|\bwhat should it say\b|\bhelp me (?:to )?(?:word|write|say)\b|\bhow to (?:say|word|ask|tell)\b/i;
const HELPS =
  /\b(?:what (?:helps|can i do|should i do|do i do|could i do)|how (?:do|can) i (?:deal|cope|manage|calm|stop|not|get (?:over|through|past)))\b|\bany (?:tips|advice|ideas)\b/i;
const GATHERING =
  /\b(?:dinner|lunch|wedding|party|christmas|thanksgiving|eid|barbecue|bbq|reunion|funeral|in-?laws|family (?:visit|thing|do|gathering)|holidays?)\b/i;
const SPEECH =
  /\b(?:toast|speech|presentation|present(?:ing)?|eulogy|talk in front|speak(?:ing)? in (?:front|public)|speak up|reading aloud|recital|audition|read (?:\w+ ){1,3}(?:aloud|out loud|in (?:class|church|front)))\b/i;
export const OWED =
  /\b(?:owes?(?: me)?|owed|lent|lend|borrowed|pay (?:me )?back|money back|the rent he|the rent she|rent (?:he|she|they) owes?)\b/i;
const STUDY =
  /\b(?:essay|thesis|dissertation|chapter|assignment|homework|paper|exam|revision|coursework|report|project|deadline|words on)\b/i;
const HOME = /\b(?:flat|room|kitchen|house|apartment|mess|laundry|dishes|clean(?:ing)?|tidy)\b/i;

/** In order: the first that fits what is asked and what it is about. */
export const ANSWERS: readonly Answer[] = [
  {
    family: 'do_medicine',
    asks: /\b(?:does|do|is|are|can i take|should i take)\b.{0,20}\b(?:melatonin|valerian|magnesium|cbd|antihistamines?|sleeping pills?|ibuprofen|paracetamol|supplements?|st john'?s wort)\b/i,
  },
  {
    family: 'do_gathering',
    asks: /\bhow (?:do|can|will|am|should) i (?:\w+ )?(?:get(?! over)|make it|last|survive|cope|sit|manage|handle)\b/i,
    about: GATHERING,
  },
  {
    family: 'do_speech_long',
    asks: /\bhow long (?:should|does|is|must|can)\b.*\b(?:toast|speech|presentation|talk|it|eulogy)\b/i,
    about: SPEECH,
  },
  {
    family: 'do_speech_start',
    asks: /\bhow (?:do|should|can|could|would) i (?:even )?(?:start|begin|open)\b|\bwhat(?:'s| is) a good (?:start|opening|first line)\b/i,
    about: SPEECH,
  },
  { family: 'do_speech_nerves', asks: HELPS, about: SPEECH },
  { family: 'do_interview', asks: /\b(?:do|should|can) i (?:tell|say|admit)\b.{0,20}\bnervous\b/i },
  {
    family: 'do_thank',
    asks: /\bhow (?:do|can|should|could|would) i (?:even |ever )?(?:thank|say (?:a )?thank)\b|\bwhat (?:do|can|could) i (?:give|get) (?:him|her|them) (?:to say thank|as a thank)/i,
  },
  {
    family: 'do_good_news',
    asks: SAY,
    about:
      /\b(?:rub(?:bing)? it in|without (?:bragging|gloating)|out of work|didn'?t (?:make|get) (?:it|in|the)|(?:he|she|they|friend) got (?:rejected|turned down|passed over)|two of them applied|applied (?:too|as well))\b/i,
  },
  { family: 'do_raise', asks: SAY, about: /\b(?:a raise|pay rise|salary|more (?:pay|money) at work|promotion)\b/i },
  {
    family: 'do_money',
    asks: /\bhow (?:do|can|should|could) i (?:ask|get|say|tell|bring|put|word)\b|\bwhat (?:do|should|can|would) i (?:say|write)\b|\bhelp me (?:to )?(?:word|write)\b/i,
    about: OWED,
  },
  {
    family: 'do_friends',
    asks: /\bhow (?:do|can|does|would) (?:you|i|people|one|anyone) (?:even )?(?:make|find|get to know) (?:new )?(?:friends|people|anyone|anybody)\b/i,
  },
  { family: 'do_pack', asks: /\bwhat (?:should|do|shall) i (?:even )?(?:pack|bring|take)\b/i },
  {
    family: 'do_meeting',
    asks: /\bhow (?:do|should|can) i (?:even )?(?:run|lead|start|hold|open)\b.{0,20}\b(?:meeting|team|group)\b/i,
  },
  {
    family: 'do_noise',
    asks: /\bwhat (?:should|can|do|could) i (?:even )?do\b/i,
    about:
      /\b(?:neighbou?rs?|upstairs|next door)\b.*\b(?:drums?|noise|loud|music|shout\w*|bark\w*|parties|midnight)\b/i,
  },
  { family: 'do_boss', asks: /\b(?:should|do) i (?:tell|say to|talk to) (?:my )?(?:boss|manager|work)\b/i },
  {
    family: 'do_break_down',
    asks: /\b(?:break (?:it|this|that) (?:down|up)|in (?:small(?:er)? )?(?:steps|pieces))\b/i,
  },
  { family: 'do_plan', asks: /\b(?:make|need|help (?:me )?with|have) a plan\b.*|\bhelp me plan\b/i },
  {
    family: 'do_study_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first)\b|\bdon'?t (?:even )?know where to (?:start|begin)\b/i,
    about: STUDY,
  },
  {
    family: 'do_home_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first)\b|\bdon'?t (?:even )?know where to (?:start|begin)\b/i,
    about: HOME,
  },
  {
    family: 'fine_ex',
    asks: /\b(?:is it|am i) (?:weird|normal|ok|okay|bad|stupid|wrong|strange|mad)\b.*\b(?:friends|talk|text)\w*\b.*\b(?:ex|exes)\b/i,
  },
  {
    family: 'fine_words',
    asks: /^(?:but |or |and |hm+,? )?(?:is|was|isn't|does) (?:that|it|this) (?:too |a bit |sound |come across |really |so )*(?:rude|mean|harsh|blunt|pushy|petty|cold|much|bossy|aggressive|short|needy|direct)\b(?! (?:to|if|of)\b)/i,
  },
  {
    family: 'fine_deed',
    asks: /\bis (?:it|that) (?:too |a bit |so )?(?:weird|odd|strange|silly|stupid|cheesy|dumb) (?:to|if i) (?:just )?(?:knock|bake|ask|write|give|say|bring|send|invite|thank|text|call|go|wave|leave)\b/i,
  },
  {
    family: 'do_treat',
    asks: /\b(?:how|what) (?:do|can|could|should) i do (?:something )?(?:nice |special |good )?(?:for|with) (?:him|her|them|my(?! (?:hands|life|time|head|days?|hair|feelings|anger|money|self)\b))\b|\bhow (?:do|can|should) i (?:celebrate|treat|surprise)\b/i,
  },
  {
    family: 'fine_leave',
    asks: /\bis it (?:too |really |so )?(?:rude|mean|bad|ok|okay|wrong|weird) (?:to|if i) (?:just )?(?:leave|go|skip|miss|say no|not (?:go|come)|stay home|cancel)\b/i,
    about: GATHERING,
  },
  { family: 'fine_ignore', asks: /^(?:so |but )?can i (?:just )?(?:ignore|avoid|not (?:talk|speak|answer|reply))\b/i },
  {
    family: 'do_bed_start',
    asks: /\b(?:where|how|what) (?:do|should|can|could|would) i (?:even )?(?:start|begin|do first|get up)\b/i,
    about: /\b(?:out of bed|get up|in bed|getting up)\b/i,
  },
];

export const WHAT_IF = /^(?:(?:and|but|ok|okay|so|yeah|hm+)[, ]+)*what if\b/i;
/** What is feared of a step ahead, and what can be done then. */
export const OUTCOMES: readonly Answer[] = [
  {
    family: 'if_bad',
    asks: /\b(?:it's|its|it is|it|they're)(?: all| just|'s)* (?:turns? out |comes? out |be )?(?:bad|rubbish|terrible|awful|crap|shit|not (?:any )?good(?: enough)?|no good|embarrassing|boring)[.!?]*$/i,
    about:
      /\b(?:essay|dissertation|thesis|paper|draft|chapter|report|page|doc|novel|book|story|poem|song|drawing|painting|portfolio|letter|application|cv|piece|write|writing)\b/i,
  },
  {
    family: 'if_blank',
    asks: /\bi (?:\w+ )?(?:freeze|cry|go blank|blank|dry up|forget|shake|stutter|go red|lose my (?:words|thread|place))\b/i,
    about:
      /\b(?:speech|toast|talk|presentation|present|reading|read out|interview|on stage|perform\w*|eulogy|by heart|exam|viva|audience)\b/i,
  },
  {
    family: 'if_stuck',
    asks: /\b(?:nothing comes|get (?:stuck|distracted)|can'?t (?:think|write|start|concentrate|focus)|sit there)\b/i,
  },
  {
    family: 'if_angry',
    asks: /\b(?:he|she|they|my \w+)(?:'s| gets?| is| goes?| are| shouts?| starts?)? ?(?:mad|angry|annoyed|furious|cross|upset|loud|nasty|rude|shouting|shouts?|yells?)\b/i,
  },
  {
    family: 'if_asked',
    asks: /\b(?:asks?|asked) (?:me )?(?:a question|questions|something|anything)\b/i,
  },
  {
    family: 'if_cries',
    asks: /\b(?:he|she|they|my \w+) (?:\w+ )?(?:cry|cries|starts? (?:to cry|crying)|gets? (?:sad|tearful))\b/i,
  },
  {
    family: 'if_absent',
    asks: /\b(?:doesn'?t|don'?t|does not|never|no one|nobody|no-one) (?:turns?|shows?) up\b|\b(?:doesn'?t|don'?t) come\W*$|\bstands? me up\b|\b(?:nobody|no one) comes\b/i,
  },
  {
    family: 'if_joke',
    asks: /\b(?:(?:he|she) (?:just |only )?laughs?|laughs? (?:it )?off|jokes?|makes? (?:a joke|fun)|brushes? it off)\b/i,
  },
  {
    family: 'if_silent',
    asks: /\b(?:ignores?|doesn'?t (?:answer|reply|write back|respond|text back)|leaves? me on (?:read|seen)|never answers?|don'?t (?:answer|reply|respond))\b/i,
  },
  {
    family: 'if_thinks',
    asks: /\b(?:he|she|they|people|everyone|my \w+) (?:thinks? (?:that )?(?:I'm|I am|it's|less of me|badly)|says? (?:that )?(?:I'm|I am))/i,
  },
  { family: 'if_notice', asks: /\b(?:he|she|they) (?:notice|ask why|asks why|find out i muted)/i },
  {
    family: 'if_no',
    asks: /\b(?:says? no|say no|refuses?|doesn'?t have it|can'?t pay|won'?t (?:pay|do it)|turns? me down|doesn'?t want to)\b/i,
  },
  {
    family: 'if_fail',
    asks: /\bi (?:\w+ )?(?:fail|flunk|don'?t pass|mess (?:it )?up)\b/i,
    about: /\b(?:exam|test|resit|class|course|stats|maths?|quiz|driving)\b/i,
  },
  { family: 'if_bed', asks: /\bi (?:just )?(?:go back to|stay in|end up in) bed\b/i },
  { family: 'if_undone', asks: /\bi (?:don'?t|forget to|can'?t) (?:do|manage|keep|stick)\b/i },
  {
    family: 'if_again',
    asks: /\bi (?:do|say|lose|snap|shout|yell)\b.*\bagain\b|\bit happens again\b/i,
    about: /\b(?:kids?|son|daughter|shout\w*|yell\w*|snapp\w*|sorry)\b/i,
  },
];
