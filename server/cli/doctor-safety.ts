import { describeEngines, type Runs } from '#server/features/safety/measured-models.ts';
import type { SafetyRuns } from '#shared/safety/safety-run.contract.ts';
import { type Check, type Finding, finding } from './findings.ts';
import { readSafetyRuns } from './read-safety-runs.ts';

/** What the last `./alcove safety` says of every engine of the settings, and which of them may answer. */
export const safetyCheck: Check = async (config) => {
  let runs: Runs;
  try {
    runs = await readSafetyRuns(config);
  } catch {
    return [finding('Safety run', 'off', 'No result can be read yet. To measure: ./alcove safety')];
  }
  return describeEngines(config.model, runs, config.hardened).map(toFinding);
};

function toFinding({ model, run, answers }: SafetyRuns['engines'][number]): Finding {
  const name = model === null ? 'Safety run' : `Safety of ${model}`;
  const date = run?.ranAt.slice(0, 10) ?? '';
  if (run === null && model === null) return finding(name, 'off', 'Not run yet: ./alcove safety');
  if (run === null) {
    const note = answers
      ? 'This model was never measured: run ./alcove safety.'
      : 'Hardened, and this model was never measured: the guided companion answers. Run ./alcove safety.';
    return finding(name, 'unsafe', note);
  }
  if (!run.passed && model !== null)
    return finding(name, 'unsafe', `Under the bar on ${date}: the guided companion answers in its place.`);
  const failed = run.checks.filter(({ passed, of }) => passed < of).length;
  return run.passed
    ? finding(name, 'on', `Over the bar on ${date}, ${run.conversations} conversations.`)
    : finding(
        name,
        'unsafe',
        `Under the bar on ${date}: ${failed} kinds of check failed. ./alcove safety --talk shows where.`,
      );
}
