import { z } from 'zod';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import type { LabelledRow } from './rows.ts';
import { filesByLanguage } from './text-files.ts';

const levelSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const storySchema = z.strictObject({
  family: z.string().min(1),
  level: levelSchema,
  category: z.enum(RISK_CATEGORIES),
  form: z.string().min(1),
  /** Its pieces in order, each with the level it has together with what it needs of its neighbours. */
  pieces: z.array(z.tuple([z.string().min(1), levelSchema])).min(1),
});

export type Story = z.infer<typeof storySchema> & { language: string };

/** One grave line among many makes the message grave, and teaches little about the others beside it. */
const PART_WEIGHT = 0.5;
const PIECES_OF_LONG = 3;

/**
 * Reads every `<folder>/<language>/*.jsonl`: longer messages in pieces.
 * @throws Error where a line is no story or its level is not that of its gravest piece.
 */
export function readStories(folder: string): Story[] {
  return filesByLanguage(folder, '.jsonl').flatMap(({ language, name, lines }) =>
    lines.map((line, at) => {
      const story = storySchema.parse(JSON.parse(line));
      if (story.level !== gravest(story.pieces))
        throw new Error(`${name}:${at + 1} the level is not that of the gravest piece`);
      return { ...story, language };
    }),
  );
}

export const textOf = ({ pieces }: Pick<Story, 'pieces'>): string => pieces.map(([text]) => text).join(' ');

/** Every story as a whole, and the pairs of pieces of longer ones, which the classifier reads by themselves. */
export function storyRows(folder: string): LabelledRow[] {
  return rowsOf(readStories(folder));
}

/** The same of stories that were read elsewhere. */
export function rowsOf(stories: readonly Story[]): LabelledRow[] {
  return stories.flatMap((story) => {
    const { language, level, category, pieces } = story;
    const shared = { language, family: `story-${language}-${story.family}` };
    const whole: LabelledRow = { ...shared, text: textOf(story), level, category, weight: 1, source: 'corpus' };
    if (pieces.length < PIECES_OF_LONG) return [whole];
    const parts = pieces.slice(1).map((piece, at): LabelledRow => {
      const pair = [...pieces.slice(at, at + 1), piece];
      const own = gravest(pair);
      const named = own >= 2 ? category : own === 1 ? 'distress' : 'none';
      return {
        ...shared,
        text: textOf({ pieces: pair }),
        level: own,
        category: named,
        weight: PART_WEIGHT,
        source: 'parts',
      };
    });
    return [whole, ...parts];
  });
}

function gravest(pieces: Story['pieces']): 0 | 1 | 2 | 3 {
  return pieces.reduce<0 | 1 | 2 | 3>((most, [, level]) => (level > most ? level : most), 0);
}
