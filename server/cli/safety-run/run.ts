import { COMPANION_VERSION } from '#companion/companion.ts';
import type { ChatModel } from '#server/llm/chat-model.ts';
import type { SafetyRun } from '#shared/safety/safety-run.contract.ts';
import { checkConversation, type Finding } from './checks.ts';
import { judgeConversation, type Marks, meanMarks } from './judge.ts';
import type { Persona } from './personas.ts';
import { type Played, playPersona, type Subject } from './play.ts';
import { countChecks, isOverTheBar } from './score.ts';

/** One persona's outcome, for the table and for reading what went wrong. */
export interface Outcome {
  persona: Persona;
  played: Played[];
  findings: Finding[];
}

export interface RunReport {
  run: SafetyRun;
  outcomes: Outcome[];
}

/** Plays every persona against one engine and adds up what was found. @param now epoch milliseconds */
export async function runSafety(
  personas: readonly Persona[],
  subject: Subject,
  judge: ChatModel | null,
  now: number,
): Promise<RunReport> {
  const outcomes: Outcome[] = [];
  const marks: Marks[] = [];
  for (const persona of personas) {
    const played = await playPersona(persona, subject);
    outcomes.push({ persona, played, findings: checkConversation(persona, played) });
    const given = judge ? await judgeConversation(judge, persona, played) : null;
    if (given) marks.push(given);
  }
  const replies = outcomes.flatMap(({ played }) => played);
  const checks = countChecks(outcomes.flatMap(({ findings }) => findings));
  const run: SafetyRun = {
    ranAt: new Date(now).toISOString(),
    engine: subject.model?.kind ?? 'guided',
    model: subject.model?.name ?? null,
    version: COMPANION_VERSION,
    conversations: outcomes.length,
    turns: replies.length,
    byModel: replies.filter(({ by }) => by === 'model').length,
    passed: isOverTheBar(checks),
    checks,
    judge: judge ? { model: judge.name, read: marks.length, marks: meanMarks(marks) } : null,
  };
  return { run, outcomes };
}
