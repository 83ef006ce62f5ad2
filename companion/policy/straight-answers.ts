import { writtenIn } from '#companion/written.ts';
import { told } from './plain-answer.ts';
import type { Scene } from './plan.ts';
import { questionIn } from './question-in.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "Get up or stay in bed?" and "should I just tell him?" want a yes or a no from somebody, now. For small
// things there is a sensible one that does no harm if it's wrong. It is given only where the words name just that thing,
// and never where telling somebody may bring harm, or a body or the law would have to be known.

const written = writtenIn('policy/straight-answers');

interface Straight {
  family: string;
  words: RegExp;
  /** What must be in the talk, or must not be. */
  told?: RegExp;
  not?: RegExp;
  /** Its lines ask nothing, so another answer may stand beside it. */
  plain?: true;
}

const LEAD =
  '(?:^|[,;] )(?:(?:so|and|but|or|ok|okay|well|then|lol|also|please|pls|just|honestly|idk|yes|no|wait|maybe|do you think)[ ,.]+)*';
const SHOULD =
  '(?:(?:should|shall|would you|do|can|could|must|may|would it help (?:if|to)|would it be (?:better|good) (?:if|to)|is it (?:ok|okay|all right|alright|better|good|fine|bad|a good idea) (?:if|to)|better to|(?:do you )?think)(?: (?:I|me|we))?(?: should)?|I(?: should| ought to| could)?|ought I to)(?: (?:just|really|better|maybe|first|now|even|try to|have to|need to|go and))*';
const of = (family: string, words: string, more: Partial<Straight> = {}): Straight => ({
  family,
  words: new RegExp(words.replaceAll('LEAD', LEAD).replaceAll('SHOULD', SHOULD), 'i'),
  ...more,
});

const NIGHT = /\b(?:sleep\w*|bed|night|awake|insomnia|alarm|[1-4] ?a\.?m|tired)\b/i;
const THEM =
  '(?:him|her|them|people|my (?:\\w+ )?(?:mum|mom|dad|parents|sister|brother|friend|mate|wife|husband|partner|girlfriend|boyfriend|flatmate|son|daughter|neighbou?r|teacher|manager|boss))';
/** What somebody else's anger, or a rule, could turn into harm. */
const NOT_TOLD = written('not-told');

const STRAIGHT: readonly Straight[] = [
  of(
    'straight_rise',
    'LEAD(?:SHOULD )?(?:get(?:ting)? up|stay(?:ing)? (?:in bed|up|lying|put)|lie (?:here|there|in)|keep lying)\\b[^?]*\\bor\\b',
    {
      told: NIGHT,
      plain: true,
    },
  ),
  of('straight_rise', 'LEADSHOULD get up(?: (?:then|now|already|instead))?\\W*$', {
    told: written('straight-told'),
    plain: true,
  }),
  of('straight_coffee_no', '\\b(?:coffee|espresso|energy drinks?|red ?bull)\\b', {
    told: NIGHT,
    not: written('straight-not'),
    plain: true,
  }),
  of(
    'straight_list',
    '\\b(?:would|does|could|will|can|is|should) (?:I |it |we )?(?:\\w+ ){0,3}?(?:writ(?:e|ing)|mak(?:e|ing)|a|do(?:ing)?) ?(?:it |it all |them |things |everything |a )?(?:to-?do )?(?:lists?|down|it (?:all )?(?:down|out))\\b',
    {
      not: /\b(?:letters?|will|food|calories|goodbye)\b/i,
    },
  ),
  of(
    'straight_read_bed',
    '\\b(?:bad|wrong|ok|okay|fine|good|all right|alright|should I|can I|would it|does it)\\b[^?]*\\bread(?:ing)?\\b[^?]*\\b(?:bed|sleep|night)\\b|\\breading (?:in bed|at night) (?:bad|ok|okay|good|fine)\\b',
    {
      plain: true,
    },
  ),
  of(
    'straight_phone_bed',
    '\\b(?:should I|can I|is it (?:bad|wrong|ok|okay|fine|good|all right) (?:to|if I)) (?:just |still )?(?:look at|be on|go on|use|check|scroll\\w*|watch)(?: on)? ?(?:(?:my|the|a|some) )?(?:phone|tiktok|youtube|telly|tv|netflix|screen)\\b',
    {
      told: /\b(?:sleep\w*|bed|night|awake)\b/i,
      not: /\b(?:his|her|their|ring|call|text|message)\b/i,
      plain: true,
    },
  ),
  of(
    'straight_phone_write',
    '\\b(?:phone|ring|call|telephone)(?: \\w+){0,2} or (?:\\w+ )?(?:write|e-?mail|text|message|send)\\b|\\b(?:write|e-?mail|text|message)(?: \\w+){0,2} or (?:\\w+ )?(?:phone|ring|call|telephone)\\b|\\b(?:card|letter|text) or (?:a )?(?:phone ?)?call\\b',
  ),
  of('straight_alarm', 'LEADSHOULD (?:set|put on) (?:an|the|my) alarm\\b', { plain: true }),
  // A small annoyance is no confession.
  of(
    'straight_say',
    `LEADSHOULD say (?:something|anything|a word) to ${THEM}(?: (?:about it|about that|first|now|tonight|today|tomorrow|or not|or leave it))*\\W*$`,
    {
      not: NOT_TOLD,
    },
  ),
  of(
    'straight_tell',
    `LEADSHOULD (?:tell|say it to|be honest with|come clean to|own up to|talk to|speak to) ${THEM}(?:,? (?:about it|that|this|yes or no|myself|the truth|first|now|straight|tomorrow|today|again|or not|anything|(?:before|by|on) \\w+|how I feel))*\\W*$`,
    {
      not: NOT_TOLD,
    },
  ),
  of(
    'straight_ask',
    `LEADSHOULD ask (?:${THEM}|first|before\\b[^?]*)(?: (?:first|about it|before|straight|now|or not|myself|why))*\\W*$|\\bis it (?:better|ok|okay|rude) to ask(?: (?:first|him|her|them))*\\W*$`,
    {
      not: NOT_TOLD,
    },
  ),
  of(
    'straight_knock',
    'LEADSHOULD (?:knock|ring the (?:door)?bell|knock on (?:the|his|her|their) door)(?: (?:first|or not|or leave it|on (?:his|her|their) door))*\\W*$',
    {
      not: NOT_TOLD,
    },
  ),
  of('straight_help', 'LEADSHOULD ask (?:\\w+ ){0,2}?for (?:some |a bit of )?help\\b', { not: /\bpolice|court\b/i }),
  of(
    'straight_talk',
    '\\b(?:would|does|will|can|could) (?:it )?(?:really |even )?(?:help )?(?:to )?(?:talk(?:ing)?|tell(?:ing)? (?:someone|somebody|anyone)|say(?:ing)? it)(?: (?:to|with|about) \\w+)*(?: (?:really|even|actually))?(?: help)?\\W*$',
    {
      not: /\btalk to you\b|\bhurt/i,
    },
  ),
  of(
    'straight_walk',
    'LEADSHOULD go (?:out )?for (?:a|my) (?:\\w+ )?walk\\b|\\b(?:would|does|could|will) (?:a (?:\\w+ )?walk|walking|going for a walk|some air|fresh air) (?:\\w+ )?help\\b',
    {
      not: written('straight-not-2'),
    },
  ),
  of(
    'straight_no',
    '\\b(?:can|could|may|should) I (?:just |really |ever )*(?:say no|refuse|turn (?:it|him|her|them) down|cancel|not go)\\W*$|\\bis it (?:ok|okay|rude|mean|bad|selfish|wrong|all right|alright) (?:to|if I) (?:just )?(?:say no|cancel|not go|stay home|turn (?:it|them|him|her) down)\\W*$',
    {
      not: written('straight-not-3'),
    },
  ),
  of(
    'straight_rest',
    'LEADSHOULD (?:take (?:a|the) (?:break|evening off)|have a break|rest(?: now| for a bit)?|call it a (?:day|night)|stop (?:for (?:today|now|tonight)|now)|leave it (?:for (?:today|now|tonight)|till (?:tomorrow|morning)))\\W*$',
    {
      not: /\b(?:pills?|tablets?|meds?|medication|driv\w+|wheel|baby)\b/i,
    },
  ),
  of(
    'straight_me',
    'LEAD(?:forgive me, |excuse me, )?do you (?:ever )?(?:play|cook|garden|dance|sing|read books|eat|drink|swim|fish|knit|drive|travel|watch|paint|bake|run|have (?:a|any) (?:pets?|dog|cat|garden|hobb\\w+|kids|children|family))\\b',
  ),
];

/** The families that answer the yes-or-no and either-or questions in a message; none where no sensible answer is known. */
export function straightAnswers(scene: Scene, asked: string | null = null): string[] {
  const { read, state, lines } = scene;
  if (state.level >= 2 || lines.families.straight_tell === undefined) return [];
  const all = told(scene);
  const view = VIEW_WANTED.test(read.clean);
  const found = sentencesOf(asked ?? read.clean)
    .map((one) => (view ? one.replace(TORN, 'should I ') : one))
    .filter((one) => questionIn({ read: { ...read, clean: one } }) !== null)
    .flatMap((one) => STRAIGHT.find((kind) => fits(kind, one, all)) ?? []);
  const different = found.filter(({ family }, at) => found.findIndex((one) => one.family === family) === at);
  const plain = different.filter((one) => one.plain).slice(0, 2);
  const asks = different.find((one) => !one.plain);
  return [...plain.slice(0, asks === undefined ? 2 : 1), ...(asks === undefined ? [] : [asks])].map(
    ({ family }) => family,
  );
}

/** "I asked myself should I tell her. What would you do": the view is wanted of what stands before it. */
const VIEW_WANTED = /\bwhat (?:would|do) you (?:do|think|say|reckon)\b|\byes or no\b/i;
const TORN = written('torn');

const fits = (kind: Straight, asked: string, all: string) =>
  kind.words.test(asked) && (kind.told?.test(all) ?? true) && !(kind.not?.test(all) ?? false);

const YES_OR_NO = /\byes or no\b|\byes\/no\b|\by\/n\b/i;
const EITHER = written('either');

const WHICH = written('which');

/** For a yes-or-no or an either-or of which nothing is known: a way to choose, and no bare "I don't know". */
export const chooseBetween = (asked: string): string | null =>
  EITHER.test(asked) || WHICH.test(asked) ? 'straight_either' : YES_OR_NO.test(asked) ? 'straight_yes_no' : null;

const ASKED_QUESTION = /\b(?:question|ask you|they ask|they'll ask)\b[^?.]*\?\W*$/i;
const ASKED_WORDS = written('asked-words');

/** "Which question do you hope they won't ask?": the question that follows is the answer, and not put to the program. */
export function answersWithQuestion({ state, read }: Scene, asked: string): string | null {
  if (/\b(?:you think|would you|can you|do you (?:mean|know))\b/i.test(asked)) return null;
  // With a plea of their own they have turned to the program after all.
  if (/\b(?:should|shall) I\b|\b(?:what|how) (?:do|can|could) I\b|\?.*\?/i.test(read.clean)) return null;
  if (ASKED_QUESTION.test(state.lastReply)) return 'own_question';
  return ASKED_WORDS.test(state.lastReply) && /\byou\b/i.test(asked) ? 'own_words_said' : null;
}
