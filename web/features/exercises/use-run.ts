import { useRef, useState } from 'react';
import { contraOf } from '#companion/exercises/select-exercises.ts';
import type { Said, SaveRun } from '#shared/exercises/exercises.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { EXERCISES } from './exercise-content.ts';
import { lookAtTexts, storeRun } from './exercise-runs.queries.ts';
import { answerStep, beginWalk, type Walk } from './walk.ts';

export type Stage = 'intro' | 'before' | 'steps' | 'after' | 'end';

interface Risk {
  level: RiskLevel;
  categories: RiskCategory[];
}

const NO_RISK: Risk = { level: 0, categories: [] };
/** So many answers are looked at together, as in a chat. */
const TEXTS_MAX = 7;
/** Nobody rates a plan for the worst hours. */
const UNRATED = new Set(['safety-plan']);

/** One run of an exercise, from its first screen to what is stored of it. */
export function useRun(uid: string, id: string) {
  const exercise = EXERCISES.get(id);
  const ratesItself = exercise?.steps.some((step) => step.id === 'rate0') ?? false;
  const asksRatings = !ratesItself && !UNRATED.has(id);
  const [stage, setStage] = useState<Stage>('intro');
  const [walks, setWalks] = useState<Walk[]>([]);
  const [unclear, setUnclear] = useState(false);
  const [looking, setLooking] = useState(false);
  const [risk, setRisk] = useState(NO_RISK);
  const [isHeld, setIsHeld] = useState(false);
  const [stored, setStored] = useState<'sending' | 'stored' | 'waiting' | null>(null);
  const [rated, setRated] = useState<{ before: number | null; after: number | null }>({ before: null, after: null });
  const run = useRef({ id: uuidV7(), startedAt: new Date().toISOString() });
  const [saved, setSaved] = useState<SaveRun | null>(null);
  const told = useRef(false);
  const texts = useRef<string[]>([]);
  /** What was written on each screen, also where it was not sent: going back and on again loses none of it. */
  const drafts = useRef(new Map<string, string>());
  const walk = walks.at(-1) ?? null;

  const store = async (last: Walk, finished: boolean, level: RiskLevel, ratings = rated) => {
    if (told.current) return;
    told.current = true;
    await send({
      id: run.current.id,
      exercise: id,
      startedAt: run.current.startedAt,
      endedAt: new Date().toISOString(),
      finished,
      before: last.before ?? ratings.before,
      after: last.after ?? ratings.after,
      level,
      kept: last.kept,
    });
  };

  const send = async (one: SaveRun) => {
    setSaved(one);
    setStored('sending');
    setStored((await storeRun(uid, one)) ? 'stored' : 'waiting');
  };

  const begin = () => {
    run.current = { id: uuidV7(), startedAt: new Date().toISOString() };
    told.current = false;
    texts.current = [];
    drafts.current.clear();
    setSaved(null);
    const first = beginWalk(EXERCISES, id, run.current.id);
    setWalks(first ? [first] : []);
    setRisk(NO_RISK);
    setStored(null);
    setRated({ before: null, after: null });
    setStage(asksRatings ? 'before' : 'steps');
  };

  const show = (next: Walk, level: RiskLevel) => {
    setWalks((before) => [...before, next]);
    if (!next.ended) return;
    const asksAfter = asksRatings && rated.before !== null;
    setStage(asksAfter ? 'after' : 'end');
    if (!asksAfter) void store(next, true, level);
  };

  /** Looks as the chat does before anything goes on; without a network the help is one tap away. */
  const look = async (text: string): Promise<Risk> => {
    texts.current = [...texts.current, text].slice(-TEXTS_MAX);
    setLooking(true);
    const found = await lookAtTexts(uid, { run: run.current.id, texts: texts.current });
    setLooking(false);
    if (found === null || found.level <= risk.level) return risk;
    setRisk(found);
    setIsHeld(true);
    return found;
  };

  const back = () => setWalks((before) => before.slice(0, -1));
  const goBackToSteps = () => {
    back();
    setStage('steps');
  };

  return {
    ...{ uid, exercise, stage, walk, unclear, looking, risk, stored, rated },
    said: saved?.said ?? null,
    /** What the person says at the end; it goes the way of the run. */
    say: (said: Said) => saved && void send({ ...saved, said }),
    draft: () => drafts.current.get(walk?.at ?? '') ?? '',
    keepDraft: (text: string) => void drafts.current.set(walk?.at ?? '', text),
    canGoBack: stage === 'steps' && walks.length > 1 && !looking,
    /** What was written asks for people first; held until the person goes on. */
    isHeld,
    goOnFromHelp: () => setIsHeld(false),
    /** Why this exercise is not for now, in its own words. */
    against: exercise ? contraOf(exercise, { level: risk.level, categories: risk.categories }) : null,
    begin,
    back,
    /** As the browser's back button asks: one screen back; false where the beginning is reached. */
    stepBack: () => {
      if (looking) return true;
      // From help no step of the exercise follows by itself.
      if (isHeld) return false;
      if (stage === 'steps' && walks.length > 1) back();
      else if (stage === 'after') goBackToSteps();
      else if (stage === 'before' || stage === 'steps') setStage('intro');
      else return false;
      return true;
    },
    rateBefore: (value: number | null) => {
      setRated({ before: value, after: null });
      setStage('steps');
    },
    rateAfter: (value: number | null) => {
      const ratings = { ...rated, after: value };
      setRated(ratings);
      setStage('end');
      if (walk) void store(walk, true, risk.level, ratings);
    },
    /** Null skips. `written` is true for the person's own words. */
    answer: async (text: string | null, written = false) => {
      if (!walk || looking) return;
      const next = answerStep(EXERCISES, walk, text);
      setUnclear(next === 'unclear');
      if (next === 'unclear') return;
      const { level } = written && text !== null ? await look(text) : risk;
      show(next, level);
    },
    /** Leaving is always fine; what was rated so far is kept. */
    leave: () => {
      if (walk && stage !== 'intro' && stage !== 'end') void store(walk, stage === 'after', risk.level);
    },
  };
}
export type Run = ReturnType<typeof useRun>;
