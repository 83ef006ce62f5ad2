import { z } from 'zod';
import { bankShape } from './bank.schema.ts';

const phrases = z.array(z.string().min(1)).min(1);

/** A family of wordings of one move; a tone's own lines are preferred in that tone. */
const familySchema = z.union([
  phrases,
  z.strictObject({
    any: phrases,
    gentle: phrases.optional(),
    steady: phrases.optional(),
    curious: phrases.optional(),
    practical: phrases.optional(),
    light: phrases.optional(),
  }),
]);

const feelingSchema = z.strictObject({
  id: z.string(),
  /** Fits after "feeling" and "sounds": "worn out". */
  word: z.string(),
  kind: z.enum(['low', 'high', 'warm']),
  phrases,
  lines: z.array(z.string()).min(3),
});

const topicSchema = z.strictObject({
  id: z.string(),
  /** Fits after "about": "your job". */
  name: z.string(),
  /** Neutral on a shared screen, at most five words and 40 characters. */
  title: z.string().max(40),
  cues: phrases,
  /** Weaker words: count only beside another cue. */
  hints: z.array(z.string()).optional(),
  lines: phrases,
  questions: z.array(z.string()).min(3),
  ideas: z.array(z.string()).min(2).max(4).optional(),
  exercises: z.array(z.string()).optional(),
});

/** A small idea for one situation that was told in so many words. */
const ideaSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Groups of words parted by "|"; one of each group has to have been told. A star stands for any ending. */
  for: phrases,
  /** Words with which it does not fit. */
  not: z.string().optional(),
  text: z.string().min(1),
  /** Can be done this hour, at home. */
  now: z.boolean().optional(),
  /** For the minute in which it comes up. */
  moment: z.boolean().optional(),
  /** Where it fits, nothing else is put up. */
  first: z.boolean().optional(),
  /** The whole advice as it is said; `text` is then its step in few words. */
  say: z.string().optional(),
  /** What is asked with it. */
  ask: z.string().optional(),
});

const meaningSchema = z.strictObject({ topic: z.string(), feeling: z.string(), line: z.string() });

/** A turn of phrase and what it often means, whatever the topic is. */
const turnSchema = z.strictObject({
  id: z.string(),
  cues: phrases,
  lines: z.array(z.string()).min(2),
  questions: z.array(z.string()).optional(),
  /** Which kind of credit fits: the family `affirm_<kind>`. */
  affirm: z.string().optional(),
});

const patternSchema = z.strictObject({ id: z.string(), cues: phrases });

/** Phrases of whole words, accents optional; a word ending in `*` takes any ending. */
const readingSchema = z.strictObject({
  rethinks: phrases,
  noWords: phrases,
  ones: phrases,
  about: phrases,
  units: phrases,
  ordinals: z.array(phrases).length(5),
  days: phrases,
  times: phrases,
  since: phrases,
  ago: phrases,
  opens: phrases,
  turnsTo: phrases,
  rulesOut: phrases,
  happened: phrases,
  recent: phrases,
  lately: phrases,
  blows: phrases,
  alone: phrases,
  keeps: phrases,
  erases: phrases,
  requests: phrases,
  talks: phrases,
  tries: phrases,
  maybe: phrases,
  wishes: phrases,
  leads: phrases,
  listLeads: phrases,
  and: phrases,
  small: phrases,
  /** Two letters that stand for one where the keyboard lacks it: `ue` for `ü`. */
  digraphs: z.record(z.string(), z.string()).optional(),
  compounds: z.boolean().optional(),
  capitals: z.boolean().optional(),
});

/** One concrete thing people tell of, a plain word to it, and what is asked about it next. */
const cueSchema = z.strictObject({
  id: z.string(),
  when: phrases,
  /** One of these in the message, and the cue is off. */
  not: phrases.optional(),
  line: phrases.optional(),
  /** Left out where the line is all there is to say. */
  ask: phrases.optional(),
  /** What a plain yes to its question is met with, where the question can be answered so. */
  yes: phrases.optional(),
  /** A whole matter, or the way somebody begins: what happened in it goes before it. */
  wide: z.boolean().optional(),
  /** What somebody came with: in a short message it goes before how they are with it, wherever it stands. */
  first: z.boolean().optional(),
  /** About what somebody else does: "she hasn't read it" is then as good as "not read yet". */
  theirs: z.boolean().optional(),
});

/** A plain question, and what is answered to it, in a language whose answers are found by phrases like its cues. */
const answerSchema = z.strictObject({
  id: z.string(),
  /** Stands in the question itself. */
  asks: phrases.optional(),
  /** Asks without a question: "I don't know whether I should ring". Stands in the last sentences. */
  says: phrases.optional(),
  /** Each of these stands in the message, or in one of the two before it. */
  about: phrases.optional(),
  /** One of these there, and it is another question. */
  not: phrases.optional(),
  line: phrases,
  ask: phrases.optional(),
  /** Holds in a danger as well: how to say something to somebody. */
  inDanger: z.boolean().optional(),
});

/** A thing that is named in a word or two and nothing else, and what is asked about it. */
const thingSchema = z.strictObject({
  words: phrases,
  /** How it is said back, with `{word}`; the word alone where it is left out. */
  said: z.string().optional(),
  ask: phrases,
});

const wording = z.union([z.string().min(1), phrases]);

/** Words to say to somebody for one purpose, in four registers; the first purpose that fits is taken (drafts.yaml). */
const draftSchema = z.strictObject({
  id: z.string(),
  /** Facts it cannot do without. */
  needs: phrases.optional(),
  /** How the person's own sentence begins. */
  own: phrases.optional(),
  /** In the message that asks; there or in one of the last; anywhere in the talk; and then it is not this. */
  asks: phrases.optional(),
  told: phrases.optional(),
  with: phrases.optional(),
  not: phrases.optional(),
  /** With one of these in the message that asks it is another purpose. */
  notAsked: phrases.optional(),
  /** Whom it can be for (`rolesOf`). */
  to: phrases.optional(),
  /** It is about the one who asks, whoever else was spoken of. */
  mine: z.boolean().optional(),
  /** Asks nothing hard of them: nothing is put round it to soften it. */
  gentle: z.boolean().optional(),
  /** Fits any matter of its kind, so it gives way to a wording that is built of what they told. */
  general: z.boolean().optional(),
  plain: wording,
  warm: wording,
  short: wording,
  direct: wording,
});

/** How a sentence about "I" is told to "you" in a language without rules for it in code. */
const tellsSchema = z.strictObject({
  /** Word for word, as they are written: pronouns, and the verbs of the first person. */
  words: z.record(z.string(), z.string()),
  /** Endings that only the first person has, longest first. */
  endings: z.record(z.string(), z.string()),
  /** Words with such an ending that are no verbs. */
  keep: phrases,
  /** An ending that may be a verb of the first person, or a noun; after one of `before` it is a noun. */
  doubts: phrases,
  before: phrases,
  /** Endings of "I" and of others alike: left only where somebody else was named. */
  alike: phrases,
  /** One of these, and nothing is told back; `*` takes any beginning. */
  unsure: phrases,
  /** The word for "you" that goes before the first verb, where the ending alone does not say who. */
  subject: z.string().optional(),
  /** Typed without accents, "I" and "he" may look alike. */
  accents: z.boolean().optional(),
});

export const linesSchema = z.strictObject({
  feelings: z.array(feelingSchema),
  topics: z.array(topicSchema),
  meanings: z.array(meaningSchema),
  ideas: z.array(ideaSchema).optional(),
  drafts: z.array(draftSchema).optional(),
  patterns: z.array(patternSchema),
  turns: z.array(turnSchema).optional(),
  cues: z.array(cueSchema).optional(),
  answers: z.array(answerSchema).optional(),
  things: z.array(thingSchema).optional(),
  /** Phrases that tell what a message does: greeting, thanks, yes, and so on. */
  acts: z.record(z.string(), phrases),
  tones: z.record(
    z.string(),
    z.strictObject({ label: z.string(), cues: z.array(z.string()), wish: z.array(z.string()), note: z.string() }),
  ),
  words: z.strictObject({
    slang: z.record(z.string(), z.string()),
    /** Words of Scots and Patois as English has them, to understand by and never to give back (understand/dialects.ts). */
    dialects: z.record(z.string(), z.record(z.string(), z.string())).optional(),
    fillers: phrases,
    people: z.record(z.string(), z.enum(['he', 'she', 'they'])),
    harsh: phrases,
    never: phrases,
    /** What of a clause about "I" can be turned to "you" without a fault (turn-by-table.ts). */
    turned: z
      .strictObject({
        careful: z.string(),
        subject: z.record(z.string(), z.string()),
        words: z.record(z.string(), z.string()),
        clitics: z.array(z.string()),
        verbs: z.record(z.string(), z.string()),
        regular: z.array(z.string()),
        endings: z.array(z.tuple([z.string(), z.string()])),
        nots: z.array(z.string()),
        cliticNots: z.array(z.string()),
        doubtful: z.array(z.string()),
        addsNot: z.string(),
        inverts: z.boolean(),
        joins: phrases,
        finite: phrases,
        badStarts: phrases,
        held: phrases,
      })
      .optional(),
    /** For languages whose grammar does not stand in code. */
    grammar: z
      .strictObject({
        self: phrases,
        others: phrases,
        mine: phrases,
        you: phrases,
        negations: phrases,
        joins: phrases,
        asks: phrases,
        numbers: z.record(z.string(), z.number()),
        spans: phrases,
      })
      .optional(),
    /** What policies and exercises look for in answers; described in `content/README.md`. */
    reading: readingSchema.optional(),
  }),
  tells: tellsSchema.optional(),
  /** How a line is said to somebody who says "vous" to us (realise/polite.ts). */
  polite: z.record(z.enum(['verbs', 'endings', 'commands']), z.record(z.string(), z.string())).optional(),
  ...bankShape,
  families: z.record(z.string(), familySchema),
  /** Chip labels and other short texts. */
  labels: z.record(z.string(), z.string()),
});

export const cannedSchema = z.strictObject({
  name: z.string(),
  marks: z.array(z.string()),
  title: z.string().max(40),
  lines: z.array(z.string()).min(8),
});

export type Family = z.infer<typeof familySchema>;
export type FeelingContent = z.infer<typeof feelingSchema>;
export type TopicContent = z.infer<typeof topicSchema>;
export type CueContent = z.infer<typeof cueSchema>;
export type AnswerContent = z.infer<typeof answerSchema>;
export type TurnContent = z.infer<typeof turnSchema>;
export type LinesContent = z.infer<typeof linesSchema>;
export type CannedContent = z.infer<typeof cannedSchema>;

export type DraftContent = z.infer<typeof draftSchema>;
export type TellsContent = z.infer<typeof tellsSchema>;
