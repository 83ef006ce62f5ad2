import { lazy } from 'react';

/** The help card pinned above a conversation; fetched with the first chat page, so that it is there when needed. */
export const PinnedHelp = lazy(() => import('./pinned-help.tsx').then((module) => ({ default: module.PinnedHelp })));

/** The safety plan as a page of the profile. */
export const SafetyPlanView = lazy(() =>
  import('./safety-plan.tsx').then((module) => ({ default: module.SafetyPlanView })),
);

/** What to say and what happens on a call; beside the lines, where a page shows them. */
export const HelpWords = lazy(() => import('./help-words.tsx').then((module) => ({ default: module.HelpWords })));
