/** The questions of assistant.md §4.4, in the order of asking. */
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;
export type Question = (typeof QUESTIONS)[number];

export const SITUATIONS = [
  'suicide',
  'self_harm',
  'third_party',
  'abuse',
  'child',
  'child_near',
  'other_hurt',
  'other_ill',
  'other_food',
  'eating',
  'psychosis',
  'mania',
  'belief',
  'medical',
  'harm_others',
  'substances',
  'medicines',
  'diagnosis',
  'conversion',
  'sexual',
  'jailbreak',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Texts of the safety flow in one language. Every entry is a list of whole replies or whole sentences. */
export interface SafetyLines {
  /** Sentences that pick up what the person named, by theme. */
  echo: Record<string, string[]>;
  /** Sentences before a question where no theme was heard. */
  ack: string[];
  questions: Partial<Record<Question, string[]>>;
  /** Whole replies by name: `l3.first`, `abuse.first`, `heard.cannot-call` and so on. */
  replies: Record<string, string[]>;
  /** Chip labels: yes, no, unsure, rather_not. */
  chips: Record<string, string>;
  /** How the person answers and what they name, in the pattern language of the risk rules. */
  hears: Record<string, string[]>;
  /** Word classes for `hears`. */
  classes: Record<string, string[]>;
}

type Loose = Record<string, unknown>;

/** Merges the files `lines/<lang>/safety.yaml` and `lines/<lang>/safety/*.yaml` of the companion's content. */
export function safetyLinesFrom(files: Readonly<Record<string, unknown>>): Record<string, SafetyLines> {
  const languages: Record<string, SafetyLines> = {};
  for (const [path, data] of Object.entries(files)) {
    const code = /^lines\/([a-z]{2,3})\/safety(?:\.yaml|\/)/.exec(path)?.[1];
    const part = (data as { safety?: Loose } | null)?.safety;
    if (!code || !part) continue;
    languages[code] ??= { echo: {}, ack: [], questions: {}, replies: {}, chips: {}, hears: {}, classes: {} };
    const target = languages[code];
    target.ack.push(...listOf(part.ack));
    Object.assign(target.chips, part.chips ?? {});
    for (const kind of ['echo', 'questions', 'replies', 'hears', 'classes'] as const) {
      const table = target[kind] as Record<string, string[]>;
      for (const [name, entries] of Object.entries((part[kind] ?? {}) as Loose)) {
        table[name] = [...(table[name] ?? []), ...listOf(entries)];
      }
    }
  }
  return languages;
}

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string') return [];
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
