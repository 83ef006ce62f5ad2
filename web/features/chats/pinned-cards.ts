import type { CardOption } from '#shared/chats/cards.contract.ts';
import type { Message } from '#shared/chats/chats.contract.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';

/** What the help card above the composer holds: what it is about, and what may be said with one tap in danger. */
export function pinnedCards(messages: readonly Pick<Message, 'cards'>[]): {
  categories: RiskCategory[];
  options: CardOption[];
} {
  const cards = messages.flatMap((message) => message.cards.filter((card) => card.type === 'help'));
  return {
    categories: cards.at(-1)?.categories ?? [],
    // A step of an exercise brings the card too, without these.
    options: cards.findLast((card) => card.options !== undefined)?.options ?? [],
  };
}
