// `node training/sense/train.ts`: learns what a message is about, coarsely, and writes content/models/sense.json.
// Prints how a model that read nothing by a writer judges that writer. See README.md beside this file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createPlace } from '#companion/classifier/place.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { createTalk } from '#companion/talk.ts';
import { openSenseModel, type StoredSenseModel } from '#companion/understand/sense-model.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { print } from '#training/risk/print.ts';
import { fitSenseModel, type PreparedSense } from './fit-sense-model.ts';
import { senseRows } from './rows.ts';
import { chooseThresholds, HARD, type JudgedSense, printSenses, WEIGHS } from './thresholds.ts';

/** Each is judged by a model that learned from all others. */
const HELD_BACK = ['w1', 'w2', 'people'];

const root = fileURLToPath(new URL('../../', import.meta.url));
const content = await loadCompanionContent(root);
const place = createPlace(content.files['models/sentences.json'] as StoredEncoder, {});
const { understander } = createTalk(content, 'en');
const prepared = senseRows(join(root, 'training')).map((row): PreparedSense => {
  const encoding = place(row.text, 'en');
  if (encoding === null) throw new Error('the sentence encoder reads no English');
  return { row, clean: understander.read(row.text, []).clean, place: encoding };
});
print(`${prepared.length} lines`);

const judged: JudgedSense[] = [];
for (const writer of HELD_BACK) {
  const fitted = fitSenseModel(prepared.filter(({ row }) => row.writer !== writer));
  const model = openSenseModel(fitted);
  for (const { row, clean, place: at } of prepared.filter((item) => item.row.writer === writer)) {
    const shares = model(clean, at);
    const [best = 'none', share = 0] =
      [...shares].filter(([sense]) => sense !== 'none').sort((a, b) => b[1] - a[1])[0] ?? [];
    const hard = 1 - (shares.get('none') ?? 0) - (shares.get('glad') ?? 0);
    judged.push({ writer, text: row.text, accepted: [row.sense, ...(row.also ?? [])], best, share, hard });
  }
  if (process.env.SENSE_OUT) writeFileSync(`${process.env.SENSE_OUT}/without-${writer}.json`, JSON.stringify(fitted));
}
const thresholds = chooseThresholds(judged);
printSenses(judged, thresholds);
if (process.env.SENSE_OUT) writeFileSync(`${process.env.SENSE_OUT}/judged.json`, JSON.stringify(judged));
const stored: StoredSenseModel = { ...fitSenseModel(prepared), thresholds, hard: HARD, weighs: WEIGHS };
const text = `${JSON.stringify(stored, null, 1)}\n`;
writeFileSync(join(root, 'content/models/sense.json'), text);
print(
  `content/models/sense.json: ${Math.round(brotliCompressSync(JSON.stringify(stored)).length / 1000)} kB with Brotli`,
);
