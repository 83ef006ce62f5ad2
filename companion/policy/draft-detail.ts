import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import type { Facts } from './draft-facts.ts';
import { type Purpose, REGISTERS } from './draft-purpose.ts';
import { fillWording } from './draft-words.ts';
import type { Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// Why is this hard? "I need every Wednesday" is the whole of what somebody wants said, and a wording of ours that leaves it
// out is for somebody else. So what was told beside the asking goes in, and a wording that has its day stands first.

/** A wish or a reason, told in one sentence beside the asking. */
const BESIDE =
  /^(?:(?:and|but|so|because|cos|well)[ ,]+)*((?:I (?:just )?need (?!to (?!work|pick|take|look|be\b|rest)|help\b|words?\b|advice\b|him\b|her\b|them\b|somebody|someone)|I'd like (?!to (?:tell|say|ask|talk|write|know)\b|some (?:help|words)|help\b|words?\b)|it's (?:my|our|his|her) \w+(?:'s|s)? \w+(?: \w+)?|my (?:\w+ )?(?:son|daughter|mum|mom|dad|nan|gran|wife|husband|partner|baby|child|kid|car)(?:'s| is| has) \w+(?: \w+){0,3}$|I(?:'ve| have) got (?!to\b|a (?:problem|question)\b|no idea)|I have (?:a|an|my|to (?:work|pick|take|look|be)|exams?) )(?![^?]*\b(?:sentences?|texts?|messages?|notes?|letters?|lines?|scripts?|advice|help)\b)[^?]{3,70})$/i;
const MOST = 14;
const WHOLE_MOST = 36;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b\d+(?:st|nd|rd|th)\b|[£$€]\d+/gi;

/** What stands beside the asking and belongs into the words, turned to the one they are for. */
export function besides(scene: Scene, them: Addressee | null): string | null {
  const { read, gate } = scene;
  for (const sentence of read.clean.split(/(?<=[.!?;\n])\s+|, (?=(?:it's|my|I(?:'ve| have)? (?:got|need))\b)/)) {
    const said = BESIDE.exec(sentence.replace(/[\s.!,;]+$/, ''))?.[1];
    if (said === undefined || countWords(said) > MOST || !gate.passes(said) || gate.harshName(said) !== null) continue;
    const turned = toThem(said, them);
    if (turned !== null) return endWithStop(turned);
  }
  return null;
}

/** With what was told beside it, where it is not in it yet and both fit. */
export function withBeside(text: string, more: string | null): string {
  if (more === null || text.toLowerCase().includes(more.slice(0, -1).toLowerCase())) return text;
  return countWords(text) + countWords(more) > WHOLE_MOST ? text : `${text} ${more}`;
}

/** Those first that hold the days, dates and sums of the message that asks. */
export function withDetailsFirst(texts: readonly string[], message: string): string[] {
  const details = [...new Set((message.match(DAY) ?? []).map((one) => one.toLowerCase()))];
  const held = (text: string) => details.filter((one) => text.toLowerCase().includes(one)).length;
  return [...texts].sort((a, b) => held(b) - held(a));
}

/** A day that is wished for with the picking ("but with Wednesdays") is named behind the wording; null where none is. */
export function withDay(text: string, said: string, { each }: Facts): string | null {
  const wished = each !== undefined && /\b(?:but|only|just|and) (?:with|on|for|it's|make it|every|each)\b/i.test(said);
  return !wished || text.includes(each) ? null : `${text} ${upperFirst(each)} would help me most.`;
}

/** The wording that was picked, with what the picking says more ("but with Wednesdays") in its place; null where it has none. */
export function refilled(purpose: Purpose | undefined, base: string, before: Facts, now: Facts): string | null {
  if (purpose === undefined) return null;
  const template = REGISTERS.flatMap((register) => purpose.texts[register]).find(
    (one) => fillWording(one, before) === base,
  );
  const text = template === undefined ? null : fillWording(template, { ...before, ...now });
  return text === base ? null : text;
}
