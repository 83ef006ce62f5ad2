import { useEffect, useState } from 'react';
import { type Choices, nothingChosen, readChoices } from '#shared/data/appointment-choices.ts';
import { rowsOf, type ScoreRow, type Sheet, type SheetSource, sheetOf } from '#shared/data/appointment-sheet.ts';
import { useSafetyPlan } from '#web/features/safety/safety-plan.queries.ts';
import { useExercises } from '#web/features/suggestions/suggestions.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dropPaper, keepPaper, readPaper } from '#web/lib/kept-papers.ts';
import { useAllResults, useAnswersOf, useCheckinsSince, useInstruments, useRuns } from './appointment.queries.ts';
import { dayOf, daysBack } from './day-words.ts';

const USUAL_DAYS = 28;

/** What is ticked, sealed on this device until it is cleared. */
export function useChoices(uid: string) {
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    let isLeft = false;
    void readPaper(uid, 'appointment').then((kept) => {
      if (!isLeft) setChoices(readChoices(kept, usual()));
    });
    return () => {
      isLeft = true;
    };
  }, [uid]);
  return {
    choices,
    change: (change: Partial<Choices>) => {
      const next = { ...(choices ?? usual()), ...change };
      setChoices(next);
      void keepPaper(uid, 'appointment', next);
    },
    clear: () => {
      setChoices(usual());
      void dropPaper(uid, 'appointment');
    },
  };
}

const usual = (): Choices => nothingChosen(daysBack(USUAL_DAYS), dayOf(new Date()));

export interface Appointment {
  source: SheetSource;
  sheet: Sheet;
  /** Forms with results in the chosen days, each with its rows, whether on the page or not. */
  forms: { id: string; rows: ScoreRow[] }[];
  within: (day: string) => boolean;
}

const localDay = (at: string): string => dayOf(new Date(at));

/** Everything the page can be made of, and the page as the choices make it. */
export function useAppointment(uid: string, choices: Choices): Appointment {
  const t = useTexts('data');
  const results = useAllResults(uid).data?.results ?? [];
  const { checkins = [] } = useCheckinsSince(uid, choices.from).data ?? {};
  const { evidence = [] } = useRuns(uid).data ?? {};
  const exercises = useExercises().data?.exercises ?? [];
  const { plan } = useSafetyPlan(uid);
  const within = (day: string) => day >= choices.from && day <= choices.to;
  const ids = [...new Set(results.map(({ questionnaire }) => questionnaire))].sort();
  const rows = (id: string) => rowsOf(id, { results, dayOf: localDay }, within);
  const forms = ids.map((id) => ({ id, rows: rows(id) })).filter((form) => form.rows.length > 0);
  const lastShown = forms
    .filter(({ id }) => choices.answers.includes(id))
    .flatMap((form) => form.rows.findLast(({ key }) => !choices.left.includes(key))?.id ?? []);
  const source: SheetSource = {
    results,
    instruments: useInstruments(forms.map(({ id }) => id)),
    answers: useAnswersOf(uid, lastShown),
    checkins,
    evidence: evidence.flatMap((one) => {
      const title = exercises.find(({ id }) => id === one.exercise)?.title;
      return title === undefined ? [] : [{ ...one, title }];
    }),
    plan: plan ?? null,
    exerciseLine: (title, helped, rated) => t('exercises.line', { title, helped, rated }),
    dayOf: localDay,
  };
  return { source, sheet: sheetOf(choices, source), forms, within };
}
