import { quick } from '#companion/quick-pattern.ts';
import { countWords, piecesOf } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? Words are asked for in any form ("what do I say to her", "help me word it", "just write it"), and the
// same verbs stand in complaints ("what am I supposed to say to that"), in questions to the program ("what do you say to
// that") and in plain talk ("he told me what to say"). So the speaker has to be the one who asks, the question has to
// stand first or hang on not knowing, and what only may be meant is taken only where the purpose is sure.

const written = writtenIn('policy/asks-words');

const QUESTION = written('question');
/** "How do I even start", where a talk or a letter is meant. */
const START = written('start');
const MEANT_TO_SPEAK = written('meant-to-speak');
const REQUEST = written('request');
/** A letter or a card is what is to be begun. */
export const WRITES = written('writes');
/** The talk with somebody is what is to be begun. */
export const TO_TELL = written('to-tell');
/** "I want to put a note through his door. Something friendly.": the sound of it is asked for, and with it the words. */
export const SOUND = written('sound');
export const MEANT_TO_WRITE = written('meant-to-write');
const CAN_HELP = written('can-help');
/** "I want to write to him, but not reproachfully": so too. */
const WRITE_SO = written('write-so');
export const AT_A_LOSS = written('at-a-loss');
/** "I wasn't asking how to tell someone": words that were put up without an asking. */
export const NOT_ASKED = written('not-asked');
/** Of the past, of oneself, of the program, of a work to be written: no message to somebody. */
const NO_ASK = written('no-ask');
const OF_SOMEBODY = written('of-somebody');
const LEADS = written('leads');
/** Of an interview and of what ended the last job: there to explain it is to say it. */
const OF_INTERVIEW = /\binterview/i;
const OF_BLAME = written('of-blame');
const EXPLAINS = written('explains');
const INTERVIEW_BEFORE = 4;
const WORDS_MOST = 60;
const LEAD_MOST = 4;

const HASTE: readonly (readonly [RegExp, string])[] = [
  [written('haste-1', 'gi'), 'put in the card'],
  [/\b(?:whit|wot|wat)\b/gi, 'what'],
  [quick(/\b(?:dae|da)\b(?= (?:I|a|ah)\b)/gi), 'do'],
  [written('haste-i', 'gi'), 'I'],
  [written('haste-3', 'gi'), '$&do '],
  [/\bshud\b/gi, 'should'],
  [/\btae\b/gi, 'to'],
  [/\b(?:dunno|idk)\b/gi, "I don't know"],
  [/\btxt\b/gi, 'text'],
  [/\b(?:msg|mesage)\b/gi, 'message'],
  [quick(/\b(?:smth|sth|sumthing)\b/gi), 'something'],
];

const BARE_HOW = quick(/^(?:(?:but|and|so|idk) )*(?:how|any (?:ideas|tips|advice)(?: how)?)\W*$/i);
/** Whom it is for stands in the sentence itself. */
const TELLS_SOMEBODY = written('tells-somebody');
/** Habit or past: "and then I don't know what to say and ring my sister instead". */
const IN_A_STORY = written('in-a-story');
const ONLY_LOST = written('only-lost');
const OWES_ANSWER = written('owes-answer');
/** Somebody told them to come here. */
const SENT_HERE = written('sent-here');
const meantBefore = (before: readonly string[]) => before.slice(-1).some((text) => TO_TELL.test(text));

export interface WordsAsked {
  /** The sentence that asks. */
  sentence: string;
  /** So plainly that what is missing may be asked for; else only a sure purpose makes it an asking. */
  sure: boolean;
}

/** The first message may stand among those before it already; so much of it tells. */
const OPENING = 40;

/** The sentence that asks for words to say to somebody, or null. `before` are the messages just before, latest last. */
export function wordsAsked(clean: string, words: number, before: readonly string[]): WordsAsked | null {
  if (words > WORDS_MOST || NOT_ASKED.test(clean)) return null;
  const sentences = piecesOf(HASTE.reduce((text, [from, to]) => text.replace(from, to), clean)).filter(
    (text) => !NO_ASK.test(text),
  );
  // "My daughter suggested I try this. I'm not sure what to say" is said to us.
  const isFirst = before.every((one) => clean.startsWith(one.slice(0, OPENING)));
  const opens = (text: string) => isFirst && ONLY_LOST.test(text) && SENT_HERE.test(clean);
  const plainly = sentences.find(
    (text) =>
      REQUEST.test(text) ||
      (!opens(text) && asksOut(text, QUESTION) && (/\?\s*$/.test(text) || !IN_A_STORY.test(text))),
  );
  if (plainly !== undefined) return { sentence: plainly, sure: true };
  // "I need to tell my teacher that people are mean to me. How?"
  const toTell = BARE_HOW.test(sentences.at(-1) ?? '') ? sentences.find((text) => TO_TELL.test(text)) : undefined;
  if (toTell !== undefined) return { sentence: toTell, sure: true };
  // "I haven't replied to her for a week", and then "I don't know what to say".
  const [last = ''] = before.slice(-1);
  if (ONLY_LOST.test(clean) && OWES_ANSWER.test(last)) return { sentence: clean, sure: true };
  const sound = MEANT_TO_WRITE.test(clean)
    ? sentences.find(
        (text) => SOUND.test(text) || CAN_HELP.test(text) || (MEANT_TO_WRITE.test(text) && WRITE_SO.test(text)),
      )
    : undefined;
  if (sound !== undefined)
    return { sentence: sentences.find((text) => MEANT_TO_WRITE.test(text)) ?? sound, sure: true };
  const told = [...before.slice(-INTERVIEW_BEFORE), clean].join(' . ');
  const answer =
    OF_INTERVIEW.test(told) && OF_BLAME.test(told) ? sentences.find((text) => EXPLAINS.test(text)) : undefined;
  if (answer !== undefined) return { sentence: answer, sure: true };
  const lost = sentences.find((text) => AT_A_LOSS.test(text) && !opens(text));
  // "I open the page and don't know what to write" is a story, where nobody is to hear it; so is what was not known back then.
  const ofWords = lost !== undefined && (OF_SOMEBODY.test(clean) || TELLS_SOMEBODY.test(lost) || meantBefore(before));
  if (lost !== undefined && ofWords && !IN_A_STORY.test(lost)) return { sentence: lost, sure: OF_SOMEBODY.test(clean) };
  const meant = [...before.slice(-2), clean].some((text) => MEANT_TO_SPEAK.test(text));
  const start = meant ? sentences.find((text) => asksOut(text, START)) : undefined;
  return start === undefined
    ? null
    : {
        sentence: start,
        sure: [...before.slice(-1), clean].some(
          (text) =>
            TO_TELL.test(text) || WRITES.test(text) || /\bI(?:'ll| will) (?:tell|ask|talk to) (?!you)/i.test(text),
        ),
      };
}

/** Words to say are plainly asked for, and so no idea what to do. */
export const asksForWords = (clean: string, words: number): boolean => wordsAsked(clean, words, [])?.sure === true;

/** "He told me what to say" asks nothing: the question stands first, ends in its mark, or hangs on not knowing. */
function asksOut(text: string, form: RegExp): boolean {
  const found = form.exec(text);
  if (found === null) return false;
  const lead = text.slice(0, found.index);
  // "That's what I would say to HIM" asks for nothing.
  if (
    /\b(?:that's|thats|it's|this is|knowing|know) $/i.test(lead) &&
    /^what I\b/i.test(found[0]) &&
    !/\b(?:don't|not|want to|need to|like to) know $/i.test(lead) &&
    !/\?\s*$/.test(text)
  )
    return false;
  if (LEADS.test(lead) || (endsAsking(text) && !/\b(?:asks?|asked|said|says|told|tell|know)\W*$/i.test(lead)))
    return true;
  const reports =
    /\b(?:ask(?:s|ed)?|said|says|told|tells|was|were|goes|laughs? (?:about|at)|you|your|repeat|understand|hear|like|reads?|reading|sees?|knew|always knows?|(?:friends|they|people|nobody|he|she|family) (?:don't|doesn't|didn't) (?:really )?know)\b/i.test(
      lead,
    );
  return !reports && (/\?\s*$/.test(text) || countWords(lead) <= LEAD_MOST);
}

/** "My friend keeps asking if I'm coming what do I say": by its order a question, mark or none. */
const endsAsking = (text: string) =>
  /\b(?:what|how) (?:do|should|can|could) I (?:even |actually |just )?(?:(?:say|tell|write|put|text|reply|answer)(?: (?:it|this|that|back))?(?: (?:to )?(?:him|her|them|my \w+))?\W*$|(?:tell|ask|thank) (?:him|her|them|my \w+)\b[^?]{0,50}$)/i.test(
    text,
  );
