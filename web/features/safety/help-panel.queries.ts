import { lazy } from 'react';

/** The help panel, for who asks for it by a command. */
export const HelpPanel = lazy(() => import('./help-panel.tsx').then((module) => ({ default: module.HelpPanel })));
