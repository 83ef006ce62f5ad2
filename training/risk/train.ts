// `npm run train`: learns the risk classifier from training/risk/corpus and, where they may train shipped weights, sets
// in ALCOVE_SHARED (default ../shared). Writes content/models/risk.json and prints how families held back are judged.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StoredRiskModel } from '#companion/risk/risk-model.ts';
import { fingerprint } from './fingerprint.ts';
import { fitRiskModel } from './fit-risk-model.ts';
import { FOLDS, type Judged, joined, learnParts } from './judge.ts';
import { openLearning, root } from './learning.ts';
import { print } from './print.ts';
import { chooseThresholds, printJudged } from './thresholds.ts';

/** Half of the work is done beside: a training takes an hour and more on one core. */
const BESIDE = [0, 1, 2];

const judgedBy = new Map<number, Judged[]>();
const worker = new Worker(new URL('./fold-worker.ts', import.meta.url), { workerData: { folds: BESIDE } });
worker.on('message', ([fold, judged]: [number, Judged[]]) => judgedBy.set(fold, judged));
const isDone = once(worker, 'exit');

const { prepared, weakRules, judgeFold } = await openLearning();
print(`${prepared.length} rows, ${prepared.filter(({ row }) => row.source === 'corpus').length} of the corpus`);
print(`weak rules: ${weakRules.join(', ')}`);
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
for (const fold of folds) if (!BESIDE.includes(fold)) judgedBy.set(fold, judgeFold(fold));
const fitted = fitRiskModel(prepared);
await isDone;

if (judgedBy.size < FOLDS) throw new Error(`${FOLDS - judgedBy.size} of ${FOLDS} parts were not judged`);
const heldBack = folds.flatMap((fold) => judgedBy.get(fold) ?? []);
const parts = learnParts(heldBack);
print(`what parts count: ${JSON.stringify(parts)}`);
const judged = joined(heldBack, parts);
const from = (source: Judged['row']['source']): Judged[] => judged.filter((item) => item.row.source === source);
const ofCorpus = from('corpus');
const thresholds = chooseThresholds(ofCorpus, from('talks'));
print(`sure from ${JSON.stringify(thresholds.sure)}`);
print('held-back families of the corpus');
printJudged(ofCorpus, thresholds);
print('messages of crisis-dev, each judged by a model that met none of its family');
printJudged(from('crisis-dev'), thresholds);
print('lines of calm talks');
printJudged(from('talks'), thresholds);
const stored: StoredRiskModel = { ...fitted, parts, thresholds, weakRules, fingerprint: fingerprint(root) };
const path = join(root, 'content/models/risk.json');
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(stored, null, 1)}\n`);
print(`${path}: ${Math.round(JSON.stringify(stored).length / 1000)} kB`);
