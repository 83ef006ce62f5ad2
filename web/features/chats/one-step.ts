import type { Message } from '#shared/chats/chats.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** From this level on the screen itself calms down (product.md, one-step mode). */
const CALM_FROM_LEVEL = 2;
/** Of 10; the same number from which assistant.md leaves out all thought work. */
const CALM_FROM_DISTRESS = 8;
/** An answer this many messages ago says nothing about now. */
const LOOKS_BACK = 8;
/** Steps of exercises that ask how strong a feeling is. Others ask for mood or importance, where 10 is good. */
const ASKS_DISTRESS = /^rate\d/;

/** How strong the feeling was when it was last asked, 0 to 10, or null. */
export function lastDistress(messages: readonly Message[]): number | null {
  for (let at = messages.length - 1; at > 0 && at >= messages.length - LOOKS_BACK; at--) {
    const answer = messages[at];
    if (answer?.role !== 'user' || !/^\s*(?:10|\d)\s*$/.test(answer.text)) continue;
    const asked = messages[at - 1]?.cards.find((card) => card.type === 'exercise');
    if (asked?.input?.kind !== 'scale' || asked.input.max !== 10 || !ASKS_DISTRESS.test(asked.step)) continue;
    return Number(answer.text);
  }
  return null;
}

/** Whether the chat shows one thing at a time. Ends by itself when the level or the feeling sinks. */
export function isOneStep(messages: readonly Message[], level: RiskLevel): boolean {
  return level >= CALM_FROM_LEVEL || (lastDistress(messages) ?? 0) >= CALM_FROM_DISTRESS;
}

/** The words as they are, one sentence a paragraph, the question in bold. Lists, quotes and code stay as they were. */
export function oneSentenceALine(text: string): string {
  if (/^\s*(?:[-*>#`]|\d+\.)/m.test(text) || text.includes('**')) return text;
  const lines = text.replace(/([.!?])\s+(?=["“]?[\p{Lu}¿¡])/gu, '$1\n\n').split(/\n{2,}/);
  return lines.map((line) => (line.endsWith('?') ? `**${line}**` : line)).join('\n\n');
}
