import { useEffect, useReducer, useRef, useState } from 'react';
import { type Answers, countedAnswers } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Response } from '#shared/questionnaires/questionnaires.contract.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { createAnswerSaver, type Pending } from './answer-saver.ts';
import { keepAnswers } from './kept-answers.ts';
import { useResponseWrites } from './questionnaires.queries.ts';

const RETRY_MS = 4_000;
/** Signed out, slow, too many: these pass. What else the server refuses, it refuses for good. */
const PASSING = new Set([401, 408, 425, 429]);

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);

export interface HeldAnswers {
  /** What the server has, with what it does not know yet on top. */
  answers: Answers;
  /** @param next the question that will be in sight, to go on from on any device */
  answer: (linkId: string, raw: number | null, next: string | null) => void;
  /** True while the server could not be had; everything is kept on this device then. */
  lost: boolean;
  flush: () => Promise<void>;
  /** What is to be handed in beside what the server has. */
  unsent: () => Answers;
}

/** The answers to a begun form: saved one after the other, kept through a lost line, sent when it is back. */
export function useAnswers(uid: string, instrument: Instrument, response: Response, left: Pending): HeldAnswers {
  const writes = useResponseWrites(uid);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [lost, setLost] = useState(false);
  const at = useRef<string | null>(response.at);
  const [saver] = useState(() =>
    createAnswerSaver(
      async (pending) => {
        try {
          await writes.save(response.id, pending, at.current ?? undefined);
          setLost(false);
        } catch (error) {
          setLost(!isRefused(error));
          throw error;
        }
      },
      (pending) => {
        keepAnswers(uid, response.id, pending);
        redraw();
      },
      isRefused,
      left,
    ),
  );
  useEffect(() => {
    const again = () => void saver.flush();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [saver]);
  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(() => void saver.flush(), RETRY_MS);
    return () => clearInterval(timer);
  }, [lost, saver]);
  return {
    answers: saver.over(response.answers),
    answer: (linkId, raw, next) => {
      at.current = next ?? linkId;
      saver.answer(linkId, raw);
    },
    lost,
    flush: saver.flush,
    unsent: () => {
      const all = countedAnswers(instrument, saver.over(response.answers));
      return Object.fromEntries(Object.entries(saver.over({})).filter(([linkId]) => Object.hasOwn(all, linkId)));
    },
  };
}
