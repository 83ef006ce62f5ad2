// Judges some fifths beside the process that trains, which has the others to judge and the model itself to make.
import { parentPort, workerData } from 'node:worker_threads';
import { openLearning } from './learning.ts';

const { judgeFold } = await openLearning();
for (const fold of (workerData as { folds: number[] }).folds) parentPort?.postMessage([fold, judgeFold(fold)]);
