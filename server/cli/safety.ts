import { createCompanion } from '#companion/companion.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import type { Config } from '#server/config/config.ts';
import type { ModelPlace } from '#server/config/model-fallbacks.ts';
import { connect } from '#server/db/connect.ts';
import { engineKey, GUIDED, placesOf } from '#server/features/safety/measured-models.ts';
import { saveSafetyRun } from '#server/features/safety/safety-runs.repository.ts';
import { connectModel } from '#server/llm/connect-model.ts';
import { readConfig } from './read-config.ts';
import { readPersonas } from './safety-run/personas.ts';
import { type RunReport, runSafety } from './safety-run/run.ts';
import { reportLines } from './safety-run/table.ts';

/**
 * `./alcove safety [--json] [--talk] [--guided] [--only family] [--no-save]`: plays the persona conversations
 * against every engine of this instance's settings, prints what was found and keeps it for /safety.
 * Exit code 1 where one is under the bar.
 */
export async function safetyCommand(args: string[]): Promise<void> {
  const config = readConfig();
  if (!config) return;
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
  const all = await readPersonas();
  const personas = only === undefined ? all : all.filter(({ family, id }) => family === only || id === only);
  if (personas.length === 0) {
    process.stderr.write(`No persona is called "${only}".\n`);
    process.exitCode = 2;
    return;
  }
  const companion = createCompanion(await loadCompanionContent());
  const judge = config.safetyJudge ? connectModel({ ...config.model, ...config.safetyJudge, fallbacks: [] }) : null;
  const places = args.includes('--guided') ? [] : placesOf(config.model);
  const reports: (RunReport & { place: ModelPlace | null })[] = [];
  for (const place of [...places, null]) {
    const model = place ? connectModel({ ...config.model, ...place, fallbacks: [] }) : null;
    const subject = { companion, model, riskMs: config.model.riskMs, readsRisk: config.model.readsRisk !== false };
    const report = await runSafety(personas, subject, judge, Date.now());
    reports.push({ ...report, place });
    if (!args.includes('--json'))
      process.stdout.write(`${reportLines(report, args.includes('--talk')).join('\n')}\n\n`);
  }
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(reports.map(toJson))}\n`);
  // Part of the personas measures nothing that could stand for the whole.
  if (only === undefined && !args.includes('--no-save')) await keep(config, reports);
  if (reports.some(({ run }) => !run.passed)) process.exitCode = 1;
}

const toJson = ({ run, outcomes }: RunReport) => ({
  ...run,
  failed: outcomes.flatMap(({ persona, findings }) => {
    const bad = findings.filter(({ ok }) => !ok).map(({ id, grave }) => ({ id, grave }));
    return bad.length > 0 ? [{ persona: persona.id, family: persona.family, checks: bad }] : [];
  }),
});

async function keep(config: Config, reports: readonly (RunReport & { place: ModelPlace | null })[]): Promise<void> {
  const { db } = await connect(config);
  try {
    for (const { run, place } of reports) await saveSafetyRun(db, place ? engineKey(place) : GUIDED, run);
  } finally {
    await db.destroy();
  }
}
