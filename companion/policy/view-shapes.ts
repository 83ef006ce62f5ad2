import { CODE_SHAPES } from '#companion/bank-patterns.ts';

const BARELY = new RegExp(CODE_SHAPES.bare, 'i');
/** It names nothing: only what was told right before can be its matter. */
export const isBare = (asked: string): boolean => BARELY.test(asked);

/** Told of somebody who may do harm: no leaning is lent that leads to them. */
export const FEARED = new RegExp(CODE_SHAPES.feared, 'i');
