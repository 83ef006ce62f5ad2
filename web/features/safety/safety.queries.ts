import { lazy } from 'react';

/** The help card pinned above a conversation; fetched with the first chat page, so that it is there when needed. */
export const PinnedHelp = lazy(() => import('./pinned-help.tsx').then((module) => ({ default: module.PinnedHelp })));

/** The safety plan as a page of the profile. */
export const SafetyPlanView = lazy(() =>
  import('./safety-plan.tsx').then((module) => ({ default: module.SafetyPlanView })),
);

/** Lines with the words for a call. */
export const HelpWithWords = lazy(() =>
  import('./help-with-words.tsx').then((module) => ({ default: module.HelpWithWords })),
);
