import { useRef, useState } from 'react';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { TasteCompanion } from './taste-companion.ts';

/** After so many turns a chat of one's own is the better place. Somebody at risk is never sent away. */
const TURNS_MAX = 8;
/** A reply that stands there at once feels unread. */
const PAUSE_MS = 700;

export interface Said {
  id: number;
  by: 'you' | 'companion';
  text: string;
}

interface Taste {
  said: Said[];
  cards: Card[];
  language: string;
  level: RiskLevel;
  categories: RiskCategory[];
}

const EMPTY: Taste = { said: [], cards: [], language: 'en', level: 0, categories: [] };

/** A short talk with the guided companion, held in this page's memory only. */
export function useTaste() {
  const [taste, setTaste] = useState(EMPTY);
  const [state, setState] = useState<'idle' | 'thinking' | 'failed'>('idle');
  const companion = useRef<Promise<TasteCompanion> | null>(null);

  /** Fetches the companion; called on the first touch, so that it is there when the first words are sent. */
  function open(): Promise<TasteCompanion> {
    companion.current ??= import('./taste-companion.ts')
      .then((module) => module.openTaste())
      .catch((error: unknown) => {
        companion.current = null;
        throw error;
      });
    return companion.current;
  }

  /** Answers whether the words were taken. */
  async function send(text: string): Promise<boolean> {
    if (state === 'thinking' || text.trim() === '') return false;
    setState('thinking');
    try {
      const { answer } = await open();
      setTaste((before) => ({ ...before, said: [...before.said, { id: before.said.length, by: 'you', text }] }));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { reply, level, categories, language } = answer(text);
      setTaste((before) => ({
        said: [...before.said, { id: before.said.length, by: 'companion', text: reply.text }],
        cards: reply.cards,
        language,
        level,
        categories,
      }));
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  const turns = taste.said.filter(({ by }) => by === 'companion').length;
  return { ...taste, state, isOver: turns >= TURNS_MAX, mayWrite: turns < TURNS_MAX || taste.level > 0, open, send };
}
