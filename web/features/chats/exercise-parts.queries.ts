import { lazy } from 'react';

// What the step of an exercise is answered with, in a chat and in the player alike.

const loadBreath = () => import('./breath-pacer.tsx');
const loadTimer = () => import('./step-timer.tsx');
const loadScale = () => import('./scale-input.tsx');
const loadChoice = () => import('./multi-choice.tsx');

export const BreathPacer = lazy(() => loadBreath().then((module) => ({ default: module.BreathPacer })));
export const StepTimer = lazy(() => loadTimer().then((module) => ({ default: module.StepTimer })));
export const ScaleInput = lazy(() => loadScale().then((module) => ({ default: module.ScaleInput })));
export const MultiChoice = lazy(() => loadChoice().then((module) => ({ default: module.MultiChoice })));

/** Fetches them all, for hours without a network. */
export const preloadParts = () => Promise.all([loadBreath(), loadTimer(), loadScale(), loadChoice()]);
