import { lazy } from 'react';
import { preloadDialog } from '#web/ui/dialog.tsx';

/** Fetches the form ahead of need: then it opens where no network is. */
export const preloadSay = () => Promise.all([loadSay(), preloadDialog()]);
const loadSay = () => import('./say-dialog.tsx');
export const SayDialog = lazy(() => loadSay().then((module) => ({ default: module.SayDialog })));

/** The same as a page of the profile. */
export const SayView = lazy(() => import('./say-view.tsx').then((module) => ({ default: module.SayView })));
