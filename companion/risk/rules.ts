import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { Finding, Reading } from './findings.ts';
import type { RiskRule } from './risk-content.ts';

export interface Outcome {
  rule: string;
  level: RiskLevel;
  category: RiskCategory;
  ask: boolean;
  topic?: string;
  /** True where earlier messages give it its sense: by itself the message says less. */
  leans?: boolean;
  /** Of the rules that saw it. */
  language?: string;
}

export interface Turns {
  now: Reading;
  /** Earlier messages of the person, oldest first. */
  before: Reading[];
  /** What the companion asked just before, or null. */
  asked: Reading | null;
}

/** Contexts in which somebody else's or nobody's death is spoken of, or pills as a doctor meant them. */
const DISTANT = ['ctx.fiction', 'ctx.study', 'ctx.tech', 'ctx.game', 'ctx.lyrics', 'ctx.prescribed'];
/** Where nobody real is in danger. */
const INVENTED = ['ctx.fiction', 'ctx.game', 'ctx.tech', 'ctx.lyrics'];
const ABOUT_ONESELF: RiskCategory[] = [
  'suicide_passive',
  'suicide_active',
  'suicide_imminent',
  'self_harm',
  'distress',
];
/** What can be over and done with; blows and voices of last year still need somebody. */
const LEFT_BEHIND: RiskCategory[] = [...ABOUT_ONESELF, 'eating_disorder', 'third_party_risk', 'medical_emergency'];
/** These say when, not who: "il y a deux jours" holds a pronoun that is nobody. */
const TIMES = ['when', 'recent'];
const SHORT_ANSWER_WORDS = 16;
const CARRY_TURNS = 3;

/** Applies a language's rules to the last turn in its context. */
export function weigh(rules: readonly RiskRule[], turns: Turns): { outcomes: Outcome[]; cleared: boolean } {
  const { now, before } = turns;
  const outcomes: Outcome[] = [];
  let denied = now.marks.has('mod.denial');
  for (const rule of rules) {
    const outcome = apply(rule, now, before);
    if (outcome === 'denied') denied = true;
    else if (outcome) outcomes.push(outcome);
  }
  outcomes.push(...carried(rules, turns, outcomes));
  const top = Math.max(0, ...outcomes.map((outcome) => outcome.level));
  if (denied && top < 2 && now.cues.some((cue) => cue.cue.startsWith('strain') || cue.cue.startsWith('low'))) {
    outcomes.push({ rule: 'denial-with-distress', level: 1, category: 'distress', ask: false });
  }
  return { outcomes, cleared: denied && top < 2 };
}

function apply(rule: RiskRule, now: Reading, before: readonly Reading[]): Outcome | 'denied' | null {
  if (rule.not?.some((name) => marked(now, name))) return null;
  // What was harmless when it was said is no half of a danger later.
  const counted =
    rule.not === undefined ? before : before.filter((reading) => !rule.not?.some((name) => marked(reading, name)));
  const found = meet(rule, now, counted);
  if (!found) return null;
  if (rule.own && !found.every((finding) => finding.own || rule.all.length > 1)) return null;
  if (rule.who !== 'any' && isDistant(now) && !found.every(isFirmlyOwn)) return null;
  const isInvented = INVENTED.some((mark) => now.marks.has(mark));
  if (rule.category === 'third_party_risk' && isInvented) return null;
  if (rule.category === 'harm_to_others' && isInvented && !found.every(isFirmlyOwn)) return null;
  if (found.some((finding) => finding.quoted && finding.subject !== 'self') && rule.who !== 'any') return null;
  if (!rule.firm && found.some((finding) => finding.negated)) return 'denied';
  const strained = now.cues.some((cue) => cue.cue.startsWith('strain') || cue.cue.startsWith('low'));
  if (rule.level >= 2 && LEFT_BEHIND.includes(rule.category) && found.some((finding) => finding.past)) {
    return strained && !now.marks.has('mod.recovered')
      ? { rule: `${rule.id}.past`, level: 1, category: 'distress', ask: true }
      : 'denied';
  }
  const other =
    rule.who !== 'any' && found.some((finding) => finding.subject === 'other' && !TIMES.includes(finding.cue));
  if (other && rule.level < 2) return null;
  if (!other && rule.level >= 2 && ABOUT_ONESELF.includes(rule.category) && now.marks.has('mod.joke')) {
    return { rule: `${rule.id}.joke`, level: 1, category: 'distress', ask: true };
  }
  return {
    rule: other ? `${rule.id}.other` : rule.id,
    level: rule.level,
    category: other ? 'third_party_risk' : rule.category,
    ask: rule.ask === true,
    ...(rule.topic && !other ? { topic: rule.topic } : {}),
    ...(found.every((finding) => now.cues.includes(finding)) ? {} : { leans: true }),
  };
}

const marked = (reading: Reading, name: string): boolean =>
  reading.marks.has(name) || reading.cues.some((cue) => cue.cue === name);

/** The findings that meet every part of the rule, or null. */
function meet(rule: RiskRule, now: Reading, before: readonly Reading[]): Finding[] | null {
  if (rule.within === 'sentence' && rule.all.length > 1) {
    for (const sentence of new Set(now.cues.map((cue) => cue.sentence))) {
      const found = pick(
        rule,
        now.cues.filter((cue) => cue.sentence === sentence),
      );
      if (found) return found;
    }
    return null;
  }
  // Somebody who now says that help is there is not weighed by what they had in their hand before.
  if (rule.within !== 'context' || now.marks.has('mod.safe')) return pick(rule, now.cues);
  const found = pick(rule, [...now.cues, ...before.flatMap((reading) => reading.cues)]);
  return found?.some((finding) => now.cues.includes(finding)) ? found : null;
}

function pick(rule: RiskRule, cues: readonly Finding[]): Finding[] | null {
  const found: Finding[] = [];
  for (const part of rule.all) {
    const names = part.split('|');
    const fitting = cues.filter((cue) => names.includes(cue.cue));
    // The clearest of several: not denied, not quoted, one's own.
    const best =
      fitting.find((cue) => !cue.negated && !cue.past && !cue.quoted && cue.subject === 'self') ??
      fitting.find((cue) => !cue.negated && !cue.past && !cue.quoted) ??
      fitting.find((cue) => !cue.negated) ??
      fitting[0];
    if (!best) return null;
    found.push(best);
  }
  return found;
}

/** Somebody else's or nobody's death is spoken of: a story, study, work, play, machines. */
export const isDistant = (now: Reading): boolean => DISTANT.some((mark) => now.marks.has(mark));
const isFirmlyOwn = (finding: Finding): boolean => finding.subject === 'self' && !finding.quoted && finding.firm;

/**
 * A short answer gets its sense from what came before: "tonight", "he gets back
 * at six", "yes" to a direct question.
 */
function carried(rules: readonly RiskRule[], turns: Turns, already: Outcome[]): Outcome[] {
  const { now, before, asked } = turns;
  if (
    now.words > SHORT_ANSWER_WORDS ||
    now.marks.has('mod.safe') ||
    now.marks.has('mod.denial') ||
    now.marks.has('mod.joke')
  )
    return [];
  const has = (reading: Reading, name: string): boolean =>
    reading.marks.has(name) || reading.cues.some((cue) => cue.cue === name);
  if (asked && has(now, 'mod.yes') && !has(now, 'mod.no')) {
    if (has(asked, 'ctx.ask-time') || has(asked, 'ctx.ask-intent')) {
      return [{ rule: 'answer-yes-act', level: 3, category: 'suicide_imminent', ask: false, leans: true }];
    }
    if (has(asked, 'ctx.ask-thoughts')) {
      return [{ rule: 'answer-yes-thoughts', level: 2, category: 'suicide_active', ask: false, leans: true }];
    }
  }
  if (!has(now, 'carry') || already.some((outcome) => outcome.level === 3)) return [];
  let best: Outcome | null = null;
  const recent = before.slice(-CARRY_TURNS);
  recent.forEach((reading, at) => {
    if (
      recent.slice(at).some((later) => later.marks.has('mod.joke') || later.marks.has('mod.denial') || isDistant(later))
    )
      return;
    for (const rule of rules) {
      const outcome = apply(rule, reading, recent.slice(0, at));
      if (outcome && outcome !== 'denied' && outcome.level >= 2 && outcome.level > (best?.level ?? 0)) best = outcome;
    }
  });
  if (best === null || isDistant(now)) return [];
  const source: Outcome = best;
  return [{ ...source, rule: `${source.rule}.carried`, leans: true }];
}
