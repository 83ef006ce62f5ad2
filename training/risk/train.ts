// `npm run train`: learns the risk classifier from training/risk/corpus and, where they may train shipped weights, sets
// in ALCOVE_SHARED (default ../shared). Writes content/models/risk.json and prints how families held back are judged.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPlace, type Place } from '#companion/classifier/place.ts';
import { createAssessor } from '#companion/risk/assess.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';
import { openRiskModel, type StoredRiskModel } from '#companion/risk/risk-model.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { fingerprint } from './fingerprint.ts';
import { fitRiskModel, type Prepared, prepare } from './fit-risk-model.ts';
import { FOLDS, foldOf, type Judged, joined, judgeRows, learnParts } from './judge.ts';
import { print } from './print.ts';
import { answerRows, corpusRows, sharedRows, talkRows } from './rows.ts';
import { storyRows } from './story-rows.ts';
import { chooseThresholds, printJudged } from './thresholds.ts';
import { findWeakRules } from './weak-rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = process.env.ALCOVE_SHARED ?? join(root, '..', 'shared');

const files = (await loadCompanionContent(root)).files;
const { model: _, encoder, ...rulesOnly } = riskContentFrom(files);
if (!encoder) throw new Error('content/models/sentences.json is missing: see training/sentences/README.md');
const place = remembering(createPlace(encoder, rulesOnly.glosses ?? {}));
const rules = createAssessor(rulesOnly);

const rows = [
  ...corpusRows(join(root, 'training/risk/corpus')),
  ...storyRows(join(root, 'training/risk/stories')),
  ...answerRows(files),
  ...talkRows(join(root, 'training/dialogue')),
  ...sharedRows(shared),
];
print(`${rows.length} rows, ${rows.filter((row) => row.source === 'corpus').length} of the corpus`);
const prepared = prepare(rows, rules, place);
const weakRules = findWeakRules(prepared);
print(`weak rules: ${weakRules.join(', ')}`);

const heldBack: Judged[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const learn = prepared.filter((item) => foldOf(item.row) !== fold);
  const held = prepared.filter(
    (item) => foldOf(item.row) === fold && !['comments', 'answers', 'parts'].includes(item.row.source),
  );
  heldBack.push(...judgeRows(held, modelFrom(learn)));
}
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
const stored: StoredRiskModel = {
  ...fitRiskModel(prepared),
  parts,
  thresholds,
  weakRules,
  fingerprint: fingerprint(root),
};
const path = join(root, 'content/models/risk.json');
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, `${JSON.stringify(stored, null, 1)}\n`);
print(`${path}: ${Math.round(JSON.stringify(stored).length / 1000)} kB`);

function modelFrom(learn: readonly Prepared[]): ReturnType<typeof openRiskModel> {
  const parts = { any: { itself: 0, whole: 0, part: 0 } };
  const thresholds = { risk: { any: 2 }, danger: 0.5, strain: 2, nod: 0, doubt: 0, sure: {} };
  return openRiskModel({ ...fitRiskModel(learn), parts, thresholds, weakRules, fingerprint: '' }, place);
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
