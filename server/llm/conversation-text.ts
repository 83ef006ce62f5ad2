import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** A message as the calls that look over a conversation are given it. */
export interface ReviewedMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  level: RiskLevel;
}

const MESSAGE_MAX = 1_200;
const ALL_MAX = 16_000;

/**
 * A conversation as one text, each message behind its number or id. The oldest go where it is
 * too long; line breaks go, so that no message can pass for two.
 */
export function conversationText(
  messages: readonly ReviewedMessage[],
  nameOf: (message: ReviewedMessage) => string = () => '',
): string {
  const lines: string[] = [];
  let left = ALL_MAX;
  for (const message of messages.toReversed()) {
    const said = message.text.replace(/\s+/g, ' ').trim().slice(0, MESSAGE_MAX).toWellFormed();
    const line = `${nameOf(message)}${message.role === 'user' ? 'Person' : 'Companion'}: ${said}`;
    left -= line.length;
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines.join('\n');
}
