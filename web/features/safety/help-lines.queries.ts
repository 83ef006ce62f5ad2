import { lazy } from 'react';

// A file of its own: beside the chat's parts it would bring the chat's script to the landing page.

/** Fetches the helplines' view ahead of need. */
export const preloadHelpLines = () => import('./help-lines.tsx');
export const HelpLines = lazy(() => preloadHelpLines().then((module) => ({ default: module.HelpLines })));
