import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPlace, type Place } from '#companion/classifier/place.ts';
import { createAssessor } from '#companion/risk/assess.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';
import { openRiskModel } from '#companion/risk/risk-model.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { fitRiskModel, type Prepared, prepare } from './fit-risk-model.ts';
import { foldOf, type Judged, judgeRows } from './judge.ts';
import { answerRows, corpusRows, everydayRows, type LabelledRow, sharedRows, talkRows } from './rows.ts';
import { storyRows } from './story-rows.ts';
import { findWeakRules } from './weak-rules.ts';
import { weighedRows } from './weighed-rows.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = process.env.ALCOVE_SHARED ?? join(root, '..', 'shared');
/** What is learned from and never judged by. */
const ONLY_LEARNED: ReadonlySet<LabelledRow['source']> = new Set(['comments', 'answers', 'parts']);

/** All that is learned from, and a look at each fifth of it by a model that met none of its families. */
export interface Learning {
  prepared: readonly Prepared[];
  weakRules: string[];
  judgeFold(fold: number): Judged[];
}

/** Reads everything; two processes that do so get the same. @throws Error where the encoder is missing. */
export async function openLearning(): Promise<Learning> {
  const files = (await loadCompanionContent(root)).files;
  const { model: _, encoder, ...rulesOnly } = riskContentFrom(files);
  if (!encoder) throw new Error('content/models/sentences.json is missing: see training/sentences/README.md');
  const place = remembering(createPlace(encoder, rulesOnly.glosses ?? {}));
  const rows = [
    ...corpusRows(join(root, 'training/risk/corpus')),
    ...storyRows(join(root, 'training/risk/stories')),
    ...answerRows(files),
    ...talkRows(join(root, 'training/dialogue')),
    ...everydayRows(join(root, 'training/risk/everyday')),
    ...weighedRows(join(root, 'training/weighs')),
    ...sharedRows(shared),
  ];
  const prepared = prepare(rows, createAssessor(rulesOnly), place);
  const weakRules = findWeakRules(prepared);
  const modelFrom = (learn: readonly Prepared[]): ReturnType<typeof openRiskModel> => {
    const parts = { any: { itself: 0, whole: 0, part: 0 } };
    const thresholds = { risk: { any: 2 }, danger: 0.5, strain: 2, nod: 0, doubt: 0, sure: {} };
    return openRiskModel({ ...fitRiskModel(learn), parts, thresholds, weakRules, fingerprint: '' }, place);
  };
  return {
    prepared,
    weakRules,
    judgeFold(fold) {
      const held = prepared.filter(({ row }) => foldOf(row) === fold && !ONLY_LEARNED.has(row.source));
      return judgeRows(held, modelFrom(prepared.filter(({ row }) => foldOf(row) !== fold)));
    },
  };
}

/** Every fold asks for the same places. */
function remembering(own: Place): Place {
  const known = new Map<string, Float64Array | null>();
  return (text, language) => {
    const key = `${language} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const encoding = own(text, language);
    known.set(key, encoding);
    return encoding;
  };
}
