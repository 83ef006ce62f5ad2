import { quick } from '#companion/quick-pattern.ts';
import type { Scene } from './plan.ts';

// Why is this hard? None of these is a danger that the guard would raise a level for, and each is something no page
// can look after. One word is not enough to speak of it, three talks of it are too many; so signs are counted over the
// talk, and once they are plain it is said once, with who can help (assistant.md §4.6, "substance", "minors", "wrap").

interface Sign {
  id: string;
  /** Each pattern counts once a message; `enough` of them in the talk make it plain. */
  strong: RegExp;
  weak?: RegExp;
  /** Two halves that are as plain as `strong`, however many messages lie between them. */
  halves?: readonly [RegExp, RegExp];
}

const SIGNS: readonly Sign[] = [
  {
    id: 'gambling',
    strong: quick(
      /\b(?:gambl\w+|slots|roulette|casino|betting|bookies|accas?|poker|fruit machines?|the bets?)\b.{0,60}\b(?:\d+ ?(?:k|grand|thousand)|lost|owe|debt|loans?|wages|salary|rent|hide|secret|can't stop|all of it)\b|\b(?:lost|owe|bet) (?:it all|everything|\W?\d{3,}|\d+ ?k|(?:all )?(?:my|the|our) (?:wages|savings|rent|pay|salary))\b/i,
    ),
    halves: [
      quick(
        /\b(?:gambl\w+|roulette|slots|casino|betting|bookies|poker|accas?|accumulators?|fruit machines?|the (?:horses|dogs|machines|accas)|scratch ?cards)\b/i,
      ),
      /\b(?:win it back|rent(?:'?s| is) due|one more lie|behind (?:on|with) (?:the|my|our) rent|payday|wages|mortgage|savings|loans?|\w+ (?:thousand|grand)|\d+ ?(?:k|grand|thousand))\b/i,
    ],
    weak: quick(
      /\b(?:gambl\w+|slots|roulette|casino|bets?|betting|bookies|accas?|accumulators?|fruit machines?|scratch ?cards|spins?|jackpot|win it back)\b/i,
    ),
  },
  {
    id: 'debt',
    strong: quick(
      /\b(?:bailiffs?|debt collectors?|final (?:notice|demand)|(?:a |the )red letters?|eviction|payday loans?|\d+ ?(?:k|grand|thousand) (?:in|of) debt|I owe \W?\d)/i,
    ),
    weak: quick(/\b(?:debts?|owe|overdrawn|loan|credit cards?|unopened|envelopes?|arrears|interest)\b/i),
  },
  {
    id: 'perinatal',
    strong: quick(
      /\b(?:baby|newborn|gave birth|(?:since|after) (?:the|she was|he was|they were)? ?(?:birth|born))\b.{0,80}\b(?:feel nothing|felt nothing|numb|behind glass|don't feel|not mine|can't love|wrong mother|stranger's|nothing there)\b/i,
    ),
    weak: quick(
      /\b(?:baby|newborn|feeding|nappy|nappies|midwife|birth|weeks old|months old|numb|behind glass|feel nothing|don't feel|not feel|cry(?:ing)?|pretend|automatic|robot)\b/i,
    ),
    halves: [
      quick(
        /\b(?:(?:she|he|baby|girl|boy|daughter|son|twins)(?:'s| is| are) (?:only |just |now )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks|months)|(?:\d+|a few|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks|months) old|baby is|(?:my|our|the|new) (?:baby|newborn)|since (?:the birth|(?:she|he|they) (?:was|were) born|(?:she|he|they) (?:came (?:out|home|along)|arrived))|gave birth|had (?:my|our|a|the) (?:first |little |baby |tiny )*(?:girl|boy|baby|son|daughter|twins?))\b/i,
      ),
      quick(
        /\b(?:(?:feel|felt|feeling) nothing|numb|behind glass|(?:like|through|of) glass|can't stop crying|(?:don't|didn't|can't) feel (?:anything|love|like (?:a|her|his|their) m\w+)|nothing there|like a robot|on automatic|not felt a thing|like (?:the|a|her|his) (?:nanny|babysitter|stranger|visitor|aunt)|babysitting|someone else hold(?:ing|s)?|(?:don't think (?:she|he)|(?:she|he) doesn't) (?:even )?likes? me|cry(?:ing)? (?:every|all|in the|at)\b)\b/i,
      ),
    ],
  },
  {
    id: 'carer',
    strong: quick(
      /\b(?:dementia|alzheimer\w*|stroke|disab\w+|bedridden|carer|caring for|look after|her pills|his pills|sit with (?:her|him))\b.{0,120}\b(?:tired|exhausted|scream|shouted|the nights|no one|nobody|can't|alone|every day|years)\b/i,
    ),
    halves: [
      quick(
        /\b(?:dementia|alzheimer\w*|stroke|bedridden|carer|caring for|look(?:ing)? after (?:my|our) (?:mum|mom|mother|dad|father|nan|gran|wife|husband|brother|sister|son|daughter|partner)|parkinson\w*)\b/i,
      ),
      quick(
        /\b(?:(?:don't|can't|never|hardly) sleep|shouted|snapped|nobody else|no one else|nobody comes|no one comes|awake|one night|exhausted|so tired|worn out|wish it (?:was|were) over|every (?:night|hour)|no break|years now)\b/i,
      ),
    ],
    weak: quick(
      /\b(?:dementia|alzheimer\w*|carer|caring for|looks? after (?:her|him|my)|her pills|his pills|the nights|I shouted at|so tired|worn out|sit with (?:her|him)|wish it was over)\b/i,
    ),
  },
  {
    id: 'school',
    strong: quick(
      /\b(?:school|bus|class|corridor|year \d+|lunch|lesson)\b.{0,80}\b(?:film\w*|post\w*|laugh\w*|push\w*|hit|spat|bull\w*|video|mock\w*|trip\w*|threw|call me)\b|\b(?:film\w*|posted|pushed|spat on|bullied|bullying|laughed at) (?:me|it)\b/i,
    ),
    weak: quick(
      /\b(?:school|bus|class|year \d+|teacher|maths|mr|mrs|miss|lesson|video|filmed|views|laugh\w*|push\w*|names)\b/i,
    ),
  },
  {
    id: 'child_alone',
    strong: quick(
      /\b(?:mum|mom|dad|mother|father|parents?)\b.{0,40}\b(?:works? (?:nights|late)|night shifts?|not (?:home|here|back)|is out|are out|always out)\b/i,
    ),
    weak: quick(
      /\b(?:just me|home alone|on my own|by myself|alone at night|nobody home|no one home|school|homework|bedtime)\b/i,
    ),
    halves: [
      quick(
        /\b(?:mum|mom|mam|mother|dad|father|parents?)\b.{0,24}\b(?:works?|working|at work|shifts?|nights?|out|away|not (?:home|here))\b/i,
      ),
      quick(
        /\b(?:just me|alone|on my own|by myself|nobody(?:'s)? (?:home|here|there)|no one(?:'s)? (?:home|here|there))\b/i,
      ),
    ],
  },
  {
    id: 'pain',
    strong: quick(
      /\b(?:chronic pain|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) years of (?:\w+ ){0,2}(?:pain|migraines?)|in pain (?:every day|all the time|for (?:\w+ ){0,2}(?:months|years))|pain (?:every (?:single )?day|for (?:\w+ ){0,2}years|that never stops))\b/i,
    ),
    halves: [
      quick(/\b(?:pain|painkillers?|my (?:back|neck|hip|knees?|joints|spine)|migraines?|arthritis|fibro\w*)\b/i),
      quick(/\b(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|many|several) years\b/i),
    ],
    weak: quick(
      /\b(?:pain|painkillers?|hurts?|specialist|my (?:back|neck|hip|knees?|joints|spine)|physio|flare|migraines?)\b/i,
    ),
  },
  {
    id: 'gp',
    strong: quick(
      /\b(?:haven't slept|can't sleep|awake (?:since|till|until)|not sleeping)\b.{0,60}\b(?:weeks?|months?)\b|\b(?:numb|flat|empty|no energy|can't get up|cry(?:ing)?) (?:every day|all day|for (?:weeks|months|\w+ weeks|\w+ months))|\b(?:weeks|months) (?:of|without) (?:sleep|feeling|energy)\b/i,
    ),
    halves: [
      quick(
        /\b(?:awake (?:since|till|until|at|from)|lie (?:there )?awake|can't (?:get to |fall )?sleep|not sleep\w*|hardly sleep|haven't slept|don't sleep|up since (?:one|two|three|four|[1-4]))\b/i,
      ),
      quick(
        /\b(?:been|for|about|over|nearly|almost) (?:about |over |nearly |almost |some )?(?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten|several|many) (?:weeks|months)\b/i,
      ),
    ],
    weak: quick(
      /\b(?:awake|sleep|slept|nothing works|(?:three|four|five|six|seven|eight|\d+) weeks|months now|four times|panic attacks?|numb|no appetite|can't eat|could fall (?:over|asleep (?:at|on|in))|fall(?:ing)? asleep (?:at (?:my|the|work)|on the|in the|standing)|can't keep my eyes open)\b/i,
    ),
  },
];

const ENOUGH = 3;
const STRONG = 2;
const EARLIEST = 5;
/** Numbness after a birth is named early: it can be helped, and weeks are long then. */
const SOONEST = 2;
const LATE = 11;
/** A child of school age speaks of school; these are only for them. */
const OF_CHILDREN = new Set(['school', 'child_alone']);
const CHILDLIKE = quick(
  /\b(?:year (?:[4-9]|1[0-3])|my (?:maths |class |form )?teacher|homework|my class|at school|school bus|detention|mum says|my mum works|sir\b|form tutor)\b/i,
);
/** Two of their signs are enough. */
const SOON = new Set(['perinatal', 'gambling', 'debt', 'carer', 'pain']);
const NAMED_BY_A_WORD = new Set(['gambling']);
const SPOKEN = 99;
/** Whoever was offered that very call has heard of it. */
const OFFERED: Readonly<Record<string, RegExp>> = {
  gambling: /\bbet-line\b/,
  debt: quick(/\b(?:bet-debt|debt-service)\b/),
};
const DEBT_HELP = quick(
  /\b(?:ring|call|phone|see|speak to|talk to|write to|ask) (?:the |a |my |some )?(?:free )?(?:debt|money)[ -](?:people|advis\w+|advice|charity|line|helpline|counsell?or)\b/i,
);

/** Counts what this message shows. Call once a turn. */
export function noteSigns({ state, read, grammar, minor }: Scene): void {
  if (!grammar.turnsClauses) return;
  const signs = { ...state.signs };
  if (minor) signs.child = Math.max(1, signs.child ?? 0);
  const seen = SIGNS.filter(
    ({ strong, weak, halves }) =>
      strong.test(read.clean) || weak?.test(read.clean) || halves?.some((half) => half.test(read.clean)),
  );
  for (const { id, strong, halves } of seen) {
    const old = signs[id] ?? 0;
    for (const [at, half] of (halves ?? []).entries()) if (half.test(read.clean)) signs[`${id}/${at}`] = 1;
    const joined = signs[`${id}!`] === undefined && signs[`${id}/0`] !== undefined && signs[`${id}/1`] !== undefined;
    const isPlain = joined || strong.test(read.clean);
    if (isPlain) signs[`${id}!`] = 1;
    if (old < SPOKEN) signs[id] = Math.min(SPOKEN - 1, old + (isPlain ? STRONG : 1));
  }
  // Whoever means to ring them needs no telling that they are there.
  if (DEBT_HELP.test(read.clean)) signs.debt = SPOKEN;
  if (CHILDLIKE.test(read.clean)) signs.child = (signs.child ?? 0) + 1;
  if (Object.keys(signs).length > 0) state.signs = signs;
}

/**
 * The family that names who can help, once its signs are plain and it was not said yet, or null.
 * @param atEnd the last word of a talk does not wait for a better moment.
 */
export function referNow(scene: Scene, atEnd = false): string | null {
  const { state, lines, grammar, read } = scene;
  const { signs } = state;
  if (signs === undefined || !grammar.turnsClauses || (!atEnd && state.told < SOONEST)) return null;
  // After the question about not being here, who can help is named soon, whatever the next message is about.
  const askedDark = (signs['asked-dark'] ?? signs['open-from'] ?? state.turn) < state.turn;
  const plain = SIGNS.find(({ id }) => {
    const count = signs[id] ?? 0;
    if (!atEnd && id !== 'perinatal' && state.told < (askedDark ? SOONEST : EARLIEST)) return false;
    if (OFFERED[id]?.test(state.offers.join(' '))) return false;
    if (count >= SPOKEN || lines.families[`refer_${id}`] === undefined) return false;
    // Words that stand in any talk of school or sleep are plain only beside a plain sign.
    if (!NAMED_BY_A_WORD.has(id) && signs[`${id}!`] === undefined) return false;
    if (OF_CHILDREN.has(id) && (signs.child ?? 0) === 0) return false;
    // The moment for it is when it comes up again, not in the middle of something else.
    const near = SIGNS.some((sign) => sign.id === id && (sign.strong.test(read.clean) || sign.weak?.test(read.clean)));
    const late = state.told >= LATE && id !== 'pain';
    // All may be lost by a fire as well.
    const bySign = SOON.has(id) && (id !== 'gambling' || signs['gambling/0'] !== undefined);
    return count >= (bySign ? STRONG : ENOUGH) && (atEnd || near || late || (SOON.has(id) && askedDark));
  });
  if (plain === undefined) return null;
  state.signs = { ...signs, [plain.id]: SPOKEN };
  return `refer_${plain.id}`;
}

/** Who can help was named with something else: it is not said a second time. */
export function noteReferred({ state }: Pick<Scene, 'state'>, id: string): void {
  state.signs = { ...state.signs, [id]: SPOKEN };
}

export const wasReferred = ({ state }: Pick<Scene, 'state'>, id: string): boolean => (state.signs?.[id] ?? 0) >= SPOKEN;

/** Who can help is plain by now and was not named yet. */
export function owesRefer({ state, lines }: Scene): boolean {
  const signs = state.signs ?? {};
  return SIGNS.some(({ id }) => {
    const count = signs[id] ?? 0;
    const plain = NAMED_BY_A_WORD.has(id) || signs[`${id}!`] !== undefined;
    return (
      plain && !OF_CHILDREN.has(id) && count >= ENOUGH && count < SPOKEN && lines.families[`refer_${id}`] !== undefined
    );
  });
}

/** At night or at work: without one of them a child by itself for an hour is nothing to speak of. */
const AT_NIGHT = quick(/\b(?:nights?|midnight|evenings?|asleep|bed|late|dark)\b/i);

/** A child of few words told in pieces that it is alone at night: `now` once that is plain, `spoken` after that. */
export function isChildAlone({ state, read, localHour }: Scene): 'now' | 'spoken' | null {
  const { signs } = state;
  if (signs === undefined || (signs.child ?? 0) === 0) return null;
  if ((signs.child_alone ?? 0) >= SPOKEN) return 'spoken';
  const plain = signs['child_alone/0'] !== undefined && signs['child_alone/1'] !== undefined;
  const late = localHour !== null && (localHour >= 21 || localHour < 6);
  const night = late || AT_NIGHT.test([...state.recent, read.clean].join(' '));
  return plain && night ? 'now' : null;
}

export function noteSpokenAlone({ state }: Scene): void {
  state.signs = { ...state.signs, child_alone: SPOKEN };
}
