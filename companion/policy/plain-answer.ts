import type { Slots } from '#companion/realise/choose-wording.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { namedNormal } from './normal-named.ts';
import type { Scene } from './plan.ts';
import { isFeared } from './view-shapes.ts';
import { helperFor } from './who-to-ask.ts';

// Why is this hard? "Do you think it's silly?" is a plea, and anyone decent says no. The no has to be to the very word that
// was asked, or it sounds like a form; and where somebody may have come to harm, or the word may be true, it is not given.

const written = writtenIn('policy/plain-answer');

/** A family of lines with what it says of the very thing that was asked. */
export interface PlainAnswer {
  family: string;
  slots?: Slots;
}

const ADD =
  '(?:(?:just|really|so|even|being|a bit|a|an|that|quite|very|too|completely|totally|kind of|such a|right) )*';
const SILLY = written('silly');
/** What could be so, for all that is known here: it is not denied, only not found. */
const MAY_BE = written('may-be');
const KIN =
  'mum|mom|mam|mother|dad|father|parent|person|friend|daughter|son|sister|brother|wife|husband|partner|girlfriend|boyfriend|teacher|nurse|owner|grandmother|grandfather|gran|colleague|neighbou?r|human|man|woman|stepmum|stepmom|stepdad|aunt|uncle|carer|mate';
const BAD = new RegExp(
  `\\b((?:(?:a|an|the|such a) )?(?:really )?(?:bad|terrible|awful|horrible|rubbish|selfish|mean|cruel|evil|nasty|weak|lazy|cold|heartless|ungrateful|toxic|crap|shit|useless|broken|unlovable|disloyal|worst) (?:${KIN})|(?:a|an|the|such a) (?:failure|monster|burden|hypocrite|coward|liar|weirdo|idiot|loser|bully|fool|freak|disappointment|mess|problem|crazy (?:man|woman|person)|horrible mess)|bad|terrible|awful|horrible|rubbish|selfish|mean|cruel|evil|nasty|weak|lazy|cold|heartless|ungrateful|unreasonable|toxic|useless|broken|unlovable|thick|crazy|mad|stupid)\\b`,
  'i',
);
const WRONG = written('wrong');

/** What may have hurt somebody: of that nobody says from here that there was nothing wrong in it. */
const MAY_HURT = written('may-hurt');
const BODY = written('body');
/** Said of somebody else, they are signs that nobody should wait with. */
const OTHERS_DANGER = written('others-danger');
const HARMED = written('harmed');
const SEEN = written('seen');
const LATELY = 4;

/** This message and the few before it, as one text. */
export const told = ({ state, read }: Scene) => [...state.recent.slice(-LATELY), read.clean].join(' . ');

/** The answer a decent listener gives to a question of this kind. */
export function plainAnswer(kind: string, asked: string, scene: Scene): PlainAnswer {
  const lines = scene.lines.families;
  const found = ANSWERS[kind]?.(asked, scene) ?? { family: kind };
  return lines[found.family] === undefined ? { family: kind } : found;
}

/** "A bad son", also where a learner leaves out the "a". */
const withArticle = (bad: string) => (new RegExp(`^(?!an? |the )\\w+ (?:${KIN})$`, 'i').test(bad) ? `a ${bad}` : bad);
const wordIn = (words: RegExp, asked: string) => words.exec(asked)?.[1]?.toLowerCase();
const mayHurt = (scene: Scene) => MAY_HURT.test(told(scene)) || scene.state.level >= 2;

const ANSWERS: Readonly<Record<string, (asked: string, scene: Scene) => PlainAnswer | null>> = {
  asks_silly: ofSilly,
  asks_self: ofSelf,
  asks_thinks_me: (asked, scene) => {
    const bad = wordIn(BAD, asked) ?? wordIn(SILLY, asked);
    return bad === undefined
      ? null
      : scene.state.level >= 2
        ? { family: 'asks_self' }
        : { family: 'asks_thinks_bad', slots: { bad: withArticle(bad) } };
  },
  asks_wrong: ofWrong,
  asks_fair_to: (_asked, scene) => (mayHurt(scene) ? { family: 'asks_deed_hurt' } : null),
  asks_deed: (_asked, scene) => (mayHurt(scene) ? { family: 'asks_deed_hurt' } : null),
  asks_any: ofFact,
  asks_could_be: (_asked, scene) => (BODY.test(told(scene)) ? { family: 'could_be_body' } : null),
  asks_have_to: (asked) => (/\b(?:apologi[sz]e|say sorry)\b/i.test(asked) ? { family: 'asks_should_sorry' } : null),
  asks_normal: ofNormal,
  normal_others: (asked, scene) => namedNormal(asked, scene.state.recent.at(-1)),
  asks_worry: ofWorry,
  asks_view: ofView,
  asks_them: ofThem,
  asks_ahead: (asked, scene) =>
    THEY_OKAY.test(asked)
      ? { family: 'asks_them_okay', slots: ofThem(asked).slots ?? {} }
      : HOPED.test(asked)
        ? { family: 'asks_better' }
        : BODY.test([...scene.state.recent.slice(-2), scene.read.clean].join(' . '))
          ? { family: 'asks_worry_body' }
          : null,
  asks_should: ofShould,
};

/** What a program can't know, with who would, where the talk names a matter that somebody knows of. */
function ofFact(asked: string, scene: Scene): PlainAnswer | null {
  const all = told(scene);
  if (BODY.test(all)) return { family: 'asks_worry_body' };
  const who = helperFor(asked);
  return who === null ? null : { family: 'asks_fact', slots: { who, Who: upperFirst(who) } };
}

const IT_IS = /\b(?:it|that|this|to)\b/i;

/** "Sounds dramatic", and "sounds like overreacting". */
const maybeSo = (word: string): PlainAnswer => ({
  family: 'asks_maybe_so',
  slots: {
    word: /ing$|^a /.test(word) && !/^(?:boring|annoying|demanding|controlling)$/.test(word) ? `like ${word}` : word,
  },
});

function ofSilly(asked: string): PlainAnswer | null {
  const maybe = wordIn(MAY_BE, asked);
  if (maybe !== undefined) return maybeSo(maybe);
  const word = wordIn(SILLY, asked);
  if (word === undefined) return null;
  const ofThem =
    /\bI (?:come|sound|seem|look|came)\b|\bwould I\b|\b(?:am|was) I\b|\bI(?:'m| am| was)\b/i.test(asked) ||
    !IT_IS.test(asked);
  return { family: ofThem ? 'asks_silly_you' : 'asks_silly_it', slots: { word } };
}

function ofSelf(asked: string, scene: Scene): PlainAnswer | null {
  if (/\bwrong with me\b|\bwhy am I\b/i.test(asked)) return { family: 'asks_self_why' };
  const maybe = wordIn(MAY_BE, asked);
  if (maybe !== undefined) return maybeSo(maybe);
  const bad = wordIn(BAD, asked);
  if (bad === undefined) return null;
  return {
    family: mayHurt(scene) ? 'asks_bad_moment' : 'asks_bad',
    slots: { bad: withArticle(lowerFirst(bad).replace(/^such /, '')) },
  };
}

/** "Is it awful that I cried": a feeling, whatever body or deed was told of. */
const FELT = written('felt');

function ofWrong(asked: string, scene: Scene): PlainAnswer | null {
  if (mayHurt(scene)) return { family: 'asks_deed_hurt' };
  const word = wordIn(WRONG, asked);
  if (FELT.test(asked)) return { family: 'asks_normal_wrong' };
  if (word !== undefined && /^(?:bad|terrible|awful)$/.test(word) && BODY.test(told(scene)))
    return { family: 'asks_worry_body' };
  if (word === 'bad' && /^\W*(?:is|was) (?:that|it|this) (?:\w+ )?bad\W*$/i.test(asked))
    return { family: 'asks_not_bad' };
  if (/\b(?:shame|shameful|disgrace)\b/i.test(asked)) return { family: 'asks_wrong_word', slots: { word: 'shameful' } };
  if (word !== undefined) return { family: 'asks_wrong_word', slots: { word } };
  return BODY.test(told(scene)) ? { family: 'asks_worry_body' } : { family: 'asks_okay' };
}

function ofWorry(asked: string, scene: Scene): PlainAnswer | null {
  const all = told(scene);
  if (OTHERS_DANGER.test(all)) return { family: 'asks_worry_them' };
  if (BODY.test(all)) return { family: SEEN.test(all) ? 'asks_worry_seen' : 'asks_worry_body' };
  return /\bbad\W*$/i.test(asked) && !HARMED.test(all) ? { family: 'asks_not_bad' } : { family: 'asks_worry' };
}

/** What may be an illness is not waved through as normal. */
const AILING = written('ailing');

const OF_ANOTHER = written('of-another');
const BARE_NORMAL = written('bare-normal');

function ofNormal(asked: string, scene: Scene): PlainAnswer | null {
  const all = told(scene);
  const other =
    /\b(?:at|for) (?:her|his|their|someone (?:her|his)) age\b/i.test(asked) ||
    (/\b(?:my (?:mum|mom|dad|nan|gran|grandad|husband|wife|son|daughter|baby)|he|she)\b/i.test(all) &&
      AILING.test(all));
  if (other || (BODY.test(all) && /\b(?:pain|chest|bleed\w*|blood|lump\w*|rash|numb)\b/i.test(all)))
    return { family: 'asks_worry_body' };
  // A yes to "is it wrong to feel that" would say that it is.
  // "He bites other children. Is that normal?": of others nothing common is known.
  if (
    OF_ANOTHER.test(scene.state.recent.at(-1) ?? '') &&
    BARE_NORMAL.test(asked) &&
    !/\bI(?:'m|'ve)?\b/.test(scene.read.clean)
  )
    return { family: 'asks_normal_them' };
  // "Is it normal to feel this bad" wants the yes.
  const says = asked.replace(/\bnormal\b.*$/i, '');
  return /\b(?:wrong|bad|awful|terrible|weird|strange|silly|stupid|odd|only one|only me|just me)\b/i.test(says)
    ? { family: 'asks_normal_wrong' }
    : namedNormal(asked, scene.state.recent.at(-1));
}

const RIGHT = /\b(?:is|are|was|were) (?:he|she|they|my \w+) right\b/i;
/** Said of somebody, it is an insult, and nobody may be told that there is something in it. */
const INSULT = written('insult');
/** "Your opinion on pineapple": a matter of taste, with nothing of theirs in it. */
const TASTE = written('taste');

function ofView(asked: string, scene: Scene): PlainAnswer | null {
  if (RIGHT.test(asked)) {
    const all = told(scene);
    if (INSULT.test(all) || isFeared(all) || AFRAID.test(all)) return { family: 'asks_right_no' };
    return { family: 'asks_right' };
  }
  if (TASTE.test(asked) && scene.read.topics.length === 0) return { family: 'asks_taste' };
  return mayHurt(scene) ? { family: 'asks_view_torn' } : null;
}

const THEY_OKAY = written('they-okay');
const HOPED = written('hoped');

const SHE = written('she');
const HE = written('he');

/** Nobody sees into another's head; who is meant is called as they called them. */
function ofThem(question: string): PlainAnswer {
  const asked = question.replace(/^(?:\w+ )?I mean\b/i, '');
  const she = SHE.test(asked);
  const he = HE.test(asked);
  const [they, them, their] =
    she && !he ? ['she', 'her', 'her'] : he && !she ? ['he', 'him', 'his'] : ['they', 'them', 'their'];
  const slots = { they, them, their };
  if (/\b(?:would|might|could)(?:'ve| have)\b/i.test(asked)) return { family: 'asks_them_past', slots };
  if (
    /\b(?:right|wrong|fair|unfair|reasonable|selfish|rude|mean|being \w+)\b/i.test(asked) &&
    !/\bwrong with\b|\bmean (?:it|by|to|that|when)\b/i.test(asked)
  )
    return { family: 'asks_them_right', slots };
  if (/\b(?:why|how come)\b/i.test(asked)) return { family: 'asks_them_why', slots };
  const ahead = /\b(?:will|'ll|going to|gonna|would|'d|won't)\b/i.test(asked);
  if (FEARED.test(asked)) return { family: ahead ? 'asks_them_ahead_fear' : 'asks_them_fear', slots };
  return { family: ahead ? 'asks_them_ahead' : 'asks_them', slots };
}

const FEARED = written('feared');
const AFRAID = written('afraid');

function ofShould(asked: string, scene: Scene): PlainAnswer | null {
  const all = told(scene);
  // A leaning is lent to nothing by which somebody might come to harm.
  if (isFeared(all) || scene.state.level >= 2) return { family: 'view_ask_somebody' };
  if (AFRAID.test(all)) return null;
  if (/\b(?:apologi[sz]e|say sorry)\b/i.test(asked)) return { family: 'asks_should_sorry' };
  const contact = new RegExp(
    `\\b(?:ring|call|text|message|phone|write to|contact|email) ${ADD}(?:him|her|them|my (?:mum|mom|dad|sister|brother|friend|mate|son|daughter|nan|gran|aunt|uncle|cousin)|mum|mom|dad|nan)\\b`,
    'i',
  );
  return contact.test(asked) ? { family: 'asks_should_contact' } : null;
}
