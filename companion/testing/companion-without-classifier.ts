import { createCompanion } from '#companion/companion.ts';
import { readContent } from './read-content.ts';

const { 'models/risk.json': _model, ...files } = readContent().files;

/** The companion whose assessor has its rules and no classifier: what it hears, a rule hears. */
export const companion = createCompanion({ files });
