import type { CannedContent, LinesContent } from './content.schema.ts';
import type { Exercise } from './exercises/exercise.schema.ts';
import type { ExerciseOverlay } from './exercises/overlay.schema.ts';
import { withOverlay } from './exercises/overlay.ts';

/** Parsed content files by their path below `content/`: "lines/en/acts.yaml", "exercises/ground-54321.yaml". */
export interface CompanionContent {
  files: Readonly<Record<string, unknown>>;
}

type Loose = Record<string, unknown>;

/** One language's lines: its files joined, lists appended, tables merged. Not validated here; the build does that. */
export function linesFrom(content: CompanionContent, language: string): LinesContent {
  const joined: Loose = {};
  const own = new WeakSet<object>();
  for (const [path, data] of Object.entries(content.files)) {
    if (path.startsWith(`lines/${language}/`) && !path.endsWith('/canned.yaml')) mergeInto(joined, data as Loose, own);
  }
  return joined as unknown as LinesContent;
}

/** Languages that hold a full talk: those with a file of moves. */
export function fullLanguages(content: CompanionContent): string[] {
  return Object.keys(content.files).flatMap((path) => /^lines\/([a-z]{2,3})\/moves\.yaml$/.exec(path)?.[1] ?? []);
}

/** The few lines of every language that has no engine of its own yet. */
export function cannedFrom(content: CompanionContent): Record<string, CannedContent> {
  const canned: Record<string, CannedContent> = {};
  for (const [path, data] of Object.entries(content.files)) {
    const language = /^lines\/([a-z]{2,3})\/canned\.yaml$/.exec(path)?.[1];
    if (language) canned[language] = data as CannedContent;
  }
  return canned;
}

/** Every exercise by id. In another language only those that have an overlay: half an English one would be no help. */
export function exercisesFrom(content: CompanionContent, language = 'en'): Map<string, Exercise> {
  const english = Object.entries(content.files)
    .filter(([path]) => /^exercises\/[\w-]+\.yaml$/.test(path))
    .map(([, data]) => data as Exercise);
  if (language === 'en') return new Map(english.map((exercise) => [exercise.id, exercise]));
  return new Map(
    english.flatMap((exercise) => {
      const overlay = content.files[`exercises/${language}/${exercise.id}.yaml`] as ExerciseOverlay | undefined;
      return overlay ? [[exercise.id, withOverlay(exercise, overlay)] as const] : [];
    }),
  );
}

/** What stands for each topic on a screen that others may see, in English, by its id. */
export function topicTitlesFrom(content: CompanionContent): Map<string, string> {
  return new Map(linesFrom(content, 'en').topics.map(({ id, title }) => [id, title]));
}

/** `own` are the lists and tables that were made here and may grow: copied for every file, hundreds of them take half a second. */
function mergeInto(target: Loose, part: Loose, own: WeakSet<object>): void {
  for (const [key, value] of Object.entries(part)) {
    const present = target[key];
    if (Array.isArray(present) && Array.isArray(value)) {
      const list = own.has(present) ? present : [...present];
      for (const one of value) list.push(one);
      own.add(list);
      target[key] = list;
    } else if (isTable(present) && isTable(value)) {
      const table = own.has(present) ? present : { ...present };
      mergeInto(table, value, own);
      own.add(table);
      target[key] = table;
    } else target[key] = value;
  }
}

function isTable(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
