import { quick } from '#companion/quick-pattern.ts';
import type { ReplyContext, ReplyRule } from './rule.ts';

/** How it may not sound: minimising, claims to be a person, and the forty banned phrases by their number in transcripts.md. */
export const MANNER_RULES: readonly ReplyRule[] = [
  {
    id: 'minimising',
    pattern: quick(
      /\b(?:it(?:'s| is) not (?:that|so) bad|others (?:have|are having|had) it (?:worse|harder)|(?:some|other|many) people (?:have|are) (?:it )?(?:much )?worse|just (?:relax|breathe|cheer up|think positive|be grateful|get over it|let it go|move on|snap out|smile|be happy|calm|try harder)|snap out of it|it(?:'s| is) (?:only|just) (?:a phase|stress|nerves|anxiety|in your head|hormones)|it(?:'s| is) all in your head|you(?:'re| are) too sensitive|no big deal|things could be worse|look at the positives?|cheer up|man up|be grateful for|you have nothing to (?:be sad|worry|cry))\b/u,
    ),
  },
  {
    id: 'human-claim',
    pattern: quick(
      /\b(?:i(?:'m| am) (?:a (?:real )?(?:person|human|therapist|counsell?or|doctor|psychologist|nurse|woman|man)|human|not (?:a bot|an ai|a program|a machine))|as (?:a|your) (?:therapist|counsell?or|doctor|friend|human|fellow human|parent)|when i was (?:a|young|your age|at school|little|depressed)|my own (?:experience|life|mother|father|family|childhood|struggles?|therapist)|i(?:'ve| have) (?:also |been |personally )?(?:felt|experienced|struggled|suffered|lost|gone through|been through)|i (?:felt|struggled|suffered|cried|lost|remember feeling)|i feel (?:your pain|sad|so sad|happy|sorry|for you|the same)|my heart (?:breaks|goes out|aches)|i(?:'m| am) (?:crying|heartbroken|so sad|worried sick|happy for you))\b/u,
    ),
  },
  {
    id: 'banned-1',
    pattern: quick(
      /\bi (?:completely |totally |truly |really )?(?:understand|know) (?:exactly )?how you(?:'re| are)? ?feel/u,
    ),
  },
  {
    id: 'banned-2',
    pattern: quick(
      /\bi(?:'m| am) (?:so |very |really |truly |deeply )?sorry (?:to hear|you(?:'re| are) (?:going|feeling|dealing)|that you|for your (?:loss|pain))/u,
    ),
  },
  { id: 'banned-3', pattern: /^\s*i hear you[.!, ]*$/u },
  {
    id: 'banned-4',
    pattern: quick(
      /\bthat must (?:be|have been|feel) (?:so |very |really |incredibly |extremely )?(?:hard|difficult|tough|painful|awful) for you/u,
    ),
  },
  { id: 'banned-5', pattern: quick(/\byour (?:feelings|emotions) are (?:completely |totally |so |perfectly )?valid/u) },
  {
    id: 'banned-6',
    pattern: quick(/\bi can(?:'t| not|not)? (?:only |even |begin to )?imagine (?:how|what)|\bi can only imagine/u),
  },
  { id: 'banned-7', pattern: quick(/\bthank(?:s| you) (?:so much )?for sharing/u) },
  {
    id: 'banned-8',
    pattern: quick(
      /\bit(?:'s| is) (?:okay|ok|alright|all right) to not be (?:okay|ok)|\bit(?:'s| is) (?:okay|ok) not to be (?:okay|ok)/u,
    ),
  },
  { id: 'banned-9', pattern: quick(/(?:^|[.!?,;] |\bbut )at least (?:you|he|she|they|it|there|now|this|that|we)\b/u) },
  { id: 'banned-10', pattern: quick(/\b(?:it|things?) could be (?:a lot |much )?worse/u) },
  { id: 'banned-11', pattern: quick(/\b(?:everything|things?) happens? for a reason/u) },
  { id: 'banned-12', pattern: quick(/\btime (?:heals|will heal)/u) },
  { id: 'banned-13', pattern: quick(/\b(?:look (?:on|at) the bright side|silver lining)/u) },
  { id: 'banned-14', pattern: quick(/\b(?:stay|think|be|keep) positive\b/u) },
  { id: 'banned-15', pattern: quick(/\b(?:don't|do not) worry\b/u) },
  { id: 'banned-16', pattern: /\bcalm down\b/u },
  { id: 'banned-17', pattern: quick(/\byou(?:'ll| will) get (?:over|past|through) (?:it|this|him|her|them)/u) },
  { id: 'banned-18', pattern: quick(/\b(?:tell me more about (?:that|this|it)|tell me more[.?!])/u) },
  { id: 'banned-19', pattern: quick(/\bhow (?:does|did|do) (?:that|this|it) make you feel/u) },
  { id: 'banned-20', pattern: quick(/\b(?:can|could|would) you (?:please )?elaborate/u) },
  {
    id: 'banned-21',
    pattern: quick(/\b(?:is there )?anything else you(?:'d| would) like to (?:share|talk|add|discuss)/u),
  },
  { id: 'banned-22', pattern: quick(/\byou (?:really |definitely )?should(?:n't)?\b/u) },
  {
    id: 'banned-23',
    pattern: quick(
      /(?<!\b(?:what|who|when|which|how)\b[^.?!]{0,24} (?:do|did|would) )\byou (?:really |just )?(?:need to|must|have to|ought to|have got to)\b(?! (?:do nothing|explain|earn|answer|decide|be certain|be sure|say|tell|use your voice))/u,
    ),
    when: (match, context, text) => notNegated(match, context, text) && !isOwnDuty(match, context, text),
  },
  {
    id: 'banned-24',
    pattern: quick(/(?<!\bwhat (?:else )?)\bhave you (?:tried|considered|thought about trying)\b(?! to end)/u),
  },
  { id: 'banned-25', pattern: quick(/\bwhy (?:don't|not|didn't) you\b/u) },
  {
    id: 'banned-26',
    pattern: quick(
      /\byou(?:'re| are) (?:over-?reacting|being (?:dramatic|too sensitive|irrational|silly|ridiculous))/u,
    ),
  },
  {
    id: 'banned-27',
    pattern: quick(
      /\b(?:that|this|it)(?:'s| is) (?:irrational|not rational|illogical|a cognitive distortion|catastrophi[sz]ing)/u,
    ),
  },
  {
    id: 'banned-28',
    pattern: quick(
      /\b(?:it|that|this) (?:sounds|seems|looks) like (?:depression|anxiety|adhd|bpd|ptsd|ocd|burnout syndrome|trauma bonding|gaslighting|an? (?:panic|personality|mood|eating) disorder)\b/u,
    ),
  },
  {
    id: 'banned-29',
    pattern: quick(
      /\b(?:he|she|they|your (?:mum|mom|dad|boss|partner|ex|husband|wife|boyfriend|girlfriend|mother|father|sister|brother|friend))(?:'s| is|'re| are|sounds| sounds| seems) (?:like )?(?:an? )?(?:narcissis\w*|toxic|abuser|gaslight\w*|manipulat\w*|sociopath|psychopath|jealous|selfish|evil|controlling person|bad person)\b/u,
    ),
  },
  { id: 'banned-30', pattern: quick(/\bi(?:'ve| have) been there\b/u) },
  {
    id: 'banned-31',
    pattern: quick(/\bi (?:do )?(?:know|understand) how (?:hard|difficult|tough|painful) (?:it|this|that)/u),
  },
  { id: 'banned-32', pattern: quick(/\bi(?:'m| am) (?:so |very |really )?proud of you/u) },
  { id: 'banned-33', pattern: quick(/\bi(?:'ve| have)? missed you\b/u) },
  { id: 'banned-34', pattern: quick(/\bi (?:really |deeply |truly )?care (?:about|for) you\b/u) },
  {
    id: 'banned-35',
    pattern: quick(
      /\bi(?:'m| am|'ll be| will be) always (?:be )?(?:here|there|around|available|by your side)|\bi will always be here\b/u,
    ),
  },
  { id: 'banned-36', pattern: quick(/\byou can (?:always )?tell me (?:anything|everything)/u) },
  {
    id: 'banned-37',
    pattern: quick(
      /\b(?:i promise|it will definitely|everything will|things will definitely|it(?:'s| is) going to) (?:it(?:'ll| will)? |things will )?(?:get better|be (?:okay|ok|fine|alright|all right))/u,
    ),
  },
  {
    id: 'banned-38',
    pattern: quick(/\b(?:you have )?so much (?:to live for|life ahead)|\byou have everything to live for/u),
  },
  { id: 'banned-39', pattern: quick(/\bi (?:can't|cannot) (?:help with that|continue this conversation)/u) },
  {
    id: 'banned-40',
    pattern: quick(
      /\byou(?:'re| are) not (?:thinking (?:of|about) suicide|suicidal|going to (?:do|hurt|kill))[^.?!]{0,40}, (?:are you|right)/u,
    ),
  },
];

/** "You don't need to" frees; only the order is meant. */
function notNegated(match: RegExpExecArray, _context: unknown, text: string): boolean {
  return !/\b(?:don't|do not|never|nothing|no)\s*$/u.test(text.slice(0, match.index));
}

/** "I have to ask for them back", told back to the one who wrote it, is no order. */
function isOwnDuty(match: RegExpExecArray, { userTexts = [] }: ReplyContext, text: string): boolean {
  const [order] = match;
  const after = /^\s+[\p{L}']+(?:\s+[\p{L}']+)?/u.exec(text.slice(match.index + order.length))?.[0] ?? '';
  const duty = `${order.replace(/^you /u, '')}${after}`;
  return after !== '' && userTexts.some((own) => own.toLowerCase().replace(/\s+/gu, ' ').includes(duty));
}
