import type { StoredGlosses } from '#companion/classifier/glosses.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { StoredRiskModel } from './risk-model.ts';

/**
 * What the assessor knows of one language, as written in `content/risk/<lang>.yaml`
 * or, split by family, in `content/risk/<lang>/*.yaml`.
 */
export interface RiskLanguage {
  /** Named word classes: lists of patterns that other patterns use as `{name}`. */
  classes: Record<string, string[]>;
  /** Named cues: lists of patterns. A name with `mod.` or `ctx.` shapes other cues and raises nothing itself. */
  cues: Record<string, string[]>;
  rules: RiskRule[];
  /** Spellings replaced before matching, whole words: `jsut: just`, `kms: kill myself`. */
  aliases: Record<string, string>;
  /** Key words that are recognised with one letter wrong. */
  fuzzy: string[];
  /** Words that begin a new clause. */
  breaks: string[];
  /** Cues that name who does it, so that what denies it may stand inside them: "he has never hit me". */
  deniedWithin?: string[];
  /** False in a language that says everything itself and takes none of the rules of every language. */
  commonRules?: boolean;
}

export interface RiskRule {
  id: string;
  level: RiskLevel;
  category: RiskCategory;
  /** Cues that must all be met. An entry may name alternatives: `means|place`. */
  all: string[];
  /** Cues that silence the rule wherever they stand in the turn. */
  not?: string[];
  /** How far apart the cues may stand; `turn` where absent. `context` reaches six turns back. */
  within?: 'sentence' | 'turn' | 'context';
  /** Whose risk: `self` hits with another subject become worry about somebody; `any` keeps the rule as it is. */
  who?: 'self' | 'any';
  /** True where the words are open and a direct question is due. */
  ask?: boolean;
  /** For level 0: the matter this rule names. */
  topic?: string;
  /** True where the writer must be in the sentence, or the words open it: `want to die`. */
  own?: boolean;
  /** True where a negation before the cue changes nothing. */
  firm?: boolean;
}

export interface RiskContent {
  /** The trained classifier; without it the rules stand alone. */
  model?: StoredRiskModel;
  /** Places sentences by what they mean; the classifier reads messages without it too, and less well. */
  encoder?: StoredEncoder;
  /** By language: what its words mean in English, for the encoder. */
  glosses?: Record<string, StoredGlosses>;
  languages: Record<string, RiskLanguage>;
  /** By language: cues that only growing-belief.ts reads (`content/beliefs`); neither rules nor classifier see them. */
  beliefs?: Record<string, Record<string, string[]>>;
}

/** Merges parsed files, keyed by path below `content/` (`risk/en/plans.yaml`, `risk/es.yaml`), into what the assessor takes. */
export function riskContentFrom(files: Readonly<Record<string, unknown>>): RiskContent {
  const languages: Record<string, RiskLanguage> = {};
  const glosses: Record<string, StoredGlosses> = {};
  const everywhere = (files['risk/every-language.yaml'] as { rules?: RiskRule[] } | undefined)?.rules ?? [];
  const beliefs: NonNullable<RiskContent['beliefs']> = {};
  for (const [path, data] of Object.entries(files)) {
    const believed = /^beliefs\/([a-z]{2})\.yaml$/.exec(path)?.[1];
    if (believed) beliefs[believed] = cuesOf(data as Partial<RiskLanguage>, path);
    const glossed = /^risk\/glosses\/([a-z]{2})\.json$/.exec(path)?.[1];
    if (glossed) glosses[glossed] = data as StoredGlosses;
    const code = /^risk\/([a-z]{2,3})[./]/.exec(path)?.[1];
    if (!code || data === null || typeof data !== 'object') continue;
    languages[code] ??= { classes: {}, cues: {}, rules: [], aliases: {}, fuzzy: [], breaks: [] };
    mergeInto(languages[code], data as Partial<RiskLanguage>, path);
  }
  for (const language of Object.values(languages)) {
    if (language.commonRules === false) continue;
    // A rule of its own takes the place of the common one with its name, and of no other.
    const own = new Set(language.rules.map((rule) => rule.id));
    language.rules.push(...everywhere.filter((rule) => !own.has(rule.id) && canBeMet(rule, language)));
  }
  const model = files['models/risk.json'] as StoredRiskModel | undefined;
  const encoder = files['models/sentences.json'] as StoredEncoder | undefined;
  return { languages, glosses, beliefs, ...(model && { model }), ...(encoder && { encoder }) };
}

/** A language without some cue goes without the rules that need it. */
function canBeMet(rule: RiskRule, language: RiskLanguage): boolean {
  return rule.all.every((part) => part.split('|').some((name) => language.cues[name] !== undefined));
}

/** One pattern a line: a block string needs no quoting of `{`, `#` and `?`. */
function linesOf(value: unknown, where: string): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (Array.isArray(value)) return value.map(String);
  throw new Error(`${where} is neither lines nor a list`);
}

const cuesOf = ({ cues = {} }: Partial<RiskLanguage>, path: string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(cues).map(([name, lines]) => [name, linesOf(lines, `${path}: cues.${name}`)]));

function mergeInto(target: RiskLanguage, part: Partial<RiskLanguage>, path: string): void {
  for (const kind of ['classes', 'cues'] as const) {
    for (const [name, patterns] of Object.entries(part[kind] ?? {})) {
      target[kind][name] = [...(target[kind][name] ?? []), ...linesOf(patterns, `${path}: ${kind}.${name}`)];
    }
  }
  target.rules.push(...(part.rules ?? []));
  if (part.commonRules === false) target.commonRules = false;
  for (const [from, to] of Object.entries(part.aliases ?? {})) target.aliases[from] = String(to);
  target.fuzzy.push(...(part.fuzzy ?? []).map(String));
  target.breaks.push(...(part.breaks ?? []).map(String));
  if (part.deniedWithin) target.deniedWithin = [...(target.deniedWithin ?? []), ...part.deniedWithin.map(String)];
}
