import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

const withTexts = async <T>(load: Promise<T>): Promise<T> => (await Promise.all([load, loadTexts('exercises')]))[0];

/** `?exercise={id}`: the exercise of that name, full screen. */
export const ExercisePlayer = lazy(() =>
  withTexts(import('./exercise-player.tsx')).then((module) => ({ default: module.ExercisePlayer })),
);

/** All exercises, with filters. */
export const ExerciseLibrary = lazy(() =>
  withTexts(import('./exercise-library.tsx')).then((module) => ({ default: module.ExerciseLibrary })),
);
