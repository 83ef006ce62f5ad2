import type { Answer } from './practical-answers.ts';

// Why is this hard? "How do I stop saying yes" names what is to change, and an idea on what the talk was about before
// (the shifts, the boss) passes it over. What is asked stands in the message alone, so nothing else counts here.

const HOW =
  "(?:how (?:do|can|could|should|would|am|does|will) (?:i|you|one|people|someone|anyone|it)\\b|how (?:do|can) i\\b|how to\\b|what (?:helps|can i do|do i do|could i do|should i do)\\b|(?:any|some) (?:tips?|advice|ideas?|tricks?)\\b|i (?:want|need|have|would like|'d like|wish i knew how) to (?:know how to |learn (?:how )?to )|help me\\b)";
const asks = (what: string) => new RegExp(`\\b${HOW}.{0,40}?\\b(?:${what})`, 'i');
const STOP = "(?:stop|quit|not|don't|get out of|keep from|avoid|get over|deal with|break|less)(?: \\w+){0,2}? ";

/** What can be asked about a habit of one's own, in order: the first that fits. */
export const HABITS: readonly Answer[] = [
  {
    family: 'habit_say_no',
    asks: asks(
      `${STOP}(?:saying|say) yes|(?:say|saying|tell (?:him|her|them|people)) no\\b|${STOP}(?:people[- ]pleas|pleasing)`,
    ),
  },
  {
    family: 'habit_worry',
    asks: asks(
      `${STOP}(?:overthink|over-?think|worry|ruminat|spiral|obsess|catastroph|replay|going over|thinking (?:so much|about everything|about it)|thoughts)|(?:turn|switch|shut) (?:off )?my (?:brain|head|mind|thoughts)`,
    ),
  },
  {
    family: 'habit_sleep',
    asks: asks(
      '(?:sleep (?:better|more|well|at night|through|again)|get (?:some |more |better |any |to |back to )*sleep|(?:fall|stay) asleep|insomnia)',
    ),
  },
  {
    family: 'habit_switch_off',
    asks: asks(
      `(?:switch off|wind down|unwind|disconnect|leave (?:it|work) (?:at|behind)|${STOP}(?:thinking about work|taking (?:it|work|my work) home|checking (?:my )?(?:work )?(?:e-?)?mails?))`,
    ),
  },
  {
    family: 'habit_ex',
    asks: asks(
      `${STOP}(?:missing|loving|checking) (?:him|her|them|my ex)|${STOP}(?:thinking about|thinking of) (?:him|her|my ex)|(?:get over|move on from|forget) (?:him|her|them|my ex|the break)`,
    ),
  },
  {
    family: 'habit_news',
    asks: asks(`${STOP}(?:watching|reading|checking|following) (?:it|the news|the telly|the papers|everything)\\b`),
  },
  {
    family: 'habit_phone',
    asks: asks(
      `${STOP}(?:scrolling|doomscrolling|checking my phone|looking at my phone|being on my phone|my phone|screen time|social media|tiktok|instagram|gaming so)`,
    ),
  },
  {
    family: 'habit_compare',
    asks: asks(`${STOP}(?:comparing|compare|feeling behind|being (?:so )?jealous|being (?:so )?envious|envying)`),
  },
  {
    family: 'habit_temper',
    asks: asks(
      `${STOP}(?:snapping|shouting|yelling|losing (?:my temper|it)|getting (?:so )?(?:angry|mad|cross)|being (?:so )?(?:angry|short|irritable)|blowing up|exploding)|(?:my temper|my anger|not lose it)`,
    ),
  },
  {
    family: 'habit_guilt',
    asks: asks(`${STOP}(?:feeling (?:so |this )?(?:guilty|bad|ashamed)|the guilt|blaming myself)|forgive myself`),
  },
  {
    family: 'habit_kinder',
    asks: asks(
      `${STOP}(?:being (?:so )?(?:hard|harsh|mean|cruel|tough) (?:on|to) myself|beating myself up|criticising myself|criticizing myself|putting myself down|calling myself)|be (?:kinder|nicer|gentler|less hard|easier) (?:to|on|with) myself`,
    ),
  },
  {
    family: 'habit_start',
    asks: asks(
      `${STOP}(?:procrastinat|putting (?:it|things|everything|stuff) off|avoiding (?:it|things|work))|(?:make myself|force myself|get myself to|motivate myself|get motivated|find motivation) ?(?:to )?(?:do|start|work|study|begin|clean|go)?`,
    ),
  },
  {
    family: 'habit_focus',
    asks: asks(
      `(?:concentrate|focus|pay attention|study properly|${STOP}(?:getting distracted|drifting off|daydreaming))`,
    ),
  },
  {
    family: 'habit_confident',
    asks: asks(
      `(?:be|become|feel|get|seem|look) (?:more |a bit more |less )(?:confident|sure of myself|shy|awkward|nervous|self-?conscious)|${STOP}being (?:so )?(?:shy|awkward|self-?conscious|insecure)`,
    ),
  },
  {
    family: 'habit_keep_up',
    asks: asks(
      `(?:keep (?:it|this|that|going with it) (?:up|going)|stick (?:to|with) (?:it|this|that|a \\w+)|make it a habit|build a habit|not give up (?:on it )?(?:again|after))`,
    ),
  },
  {
    family: 'habit_cry',
    asks: asks(
      `${STOP}(?:cry|crying|tearing up|welling up|bursting into tears)|(?:hold|keep) (?:back )?(?:the |my )?tears`,
    ),
  },
  {
    family: 'habit_ask_help',
    asks: asks(
      'ask (?:for|people for|someone for|anyone for|them for|him for|her for) (?:some |more |any )?(?:help|support)',
    ),
  },
  {
    family: 'habit_limit',
    asks: asks(
      `(?:set|draw|keep|have) (?:\\w+ )?(?:boundar|limits?\\b|a line)|${STOP}(?:her|him|them|my (?:mum|mom|mother|dad|father|boss|sister|brother|family|parents|in-?laws)) (?:from )?(?:calling|ringing|texting|coming|dropping|turning up|asking|commenting|interfering)`,
    ),
  },
  {
    family: 'habit_call',
    asks: asks(
      '(?:make (?:a |the |that |phone )?(?:phone )?calls?\\b|ring (?:them|the \\w+|up)|pick up the phone|phone (?:them|the \\w+))',
    ),
  },
  {
    family: 'habit_wait',
    asks: asks(
      '(?:get through (?:the )?(?:wait|waiting)|wait for (?:the )?(?:results?|an? answer|the (?:call|letter|scan))|(?:cope|deal) with (?:the )?waiting|stand the waiting)',
    ),
  },
  {
    family: 'habit_raise',
    asks: asks(
      '(?:bring (?:it|this|that) (?:even )?up|even bring it up|raise (?:it|this|that) with|talk to (?:him|her|them|my \\w+) about (?:it|this|that)|(?:even )?(?:start|begin|open) (?:that|the|this) (?:talk|conversation|chat)|address (?:it|this|that)|confront (?:him|her|them|my \\w+))',
    ),
  },
];
