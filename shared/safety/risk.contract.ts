import { z } from 'zod';
import { RISK_CATEGORIES } from './risk-categories.ts';

/** Risk levels as defined in the data sheet of the labelled sets: 0 none, 1 check in gently, 2 offer resources, 3 immediate help. */
export const riskLevelSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type RiskLevel = z.infer<typeof riskLevelSchema>;

export const riskCategorySchema = z.enum(RISK_CATEGORIES);
export type RiskCategory = z.infer<typeof riskCategorySchema>;
