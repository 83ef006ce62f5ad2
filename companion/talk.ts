import { encoderOf } from './classifier/place.ts';
import type { StoredEncoder } from './classifier/sentence-encoder.ts';
import type { LinesContent } from './content.schema.ts';
import { type CompanionContent, exercisesFrom, linesFrom } from './content.ts';
import type { Exercise } from './exercises/exercise.schema.ts';
import { createToneReader, type ToneReader } from './policy/tone.ts';
import { createReflectionGate, type ReflectionGate } from './realise/reflection-gate.ts';
import { type Grammar, grammarFrom } from './understand/grammar.ts';
import { createUnderstander, type Understander } from './understand/understand.ts';
import { openWeigher, type StoredWeighs, type Weigher } from './understand/what-weighs.ts';
import { takePatterns } from './written.ts';

/** What the companion says and understands in one language. */
export interface Talk {
  lines: LinesContent;
  exercises: Map<string, Exercise>;
  grammar: Grammar;
  understander: Understander;
  gate: ReflectionGate;
  tones: ToneReader;
  weigher: Weigher | null;
}

/** Compiles one language's lexicons and rules. */
export function createTalk(content: CompanionContent, language: string): Talk {
  takePatterns(content);
  const lines = linesFrom(content, language);
  const grammar = grammarFrom(language, lines.words, lines.tells);
  return {
    lines,
    exercises: exercisesFrom(content, language),
    grammar,
    understander: createUnderstander(lines, grammar),
    gate: createReflectionGate(lines.words, grammar),
    tones: createToneReader(lines, grammar),
    weigher: weigherFrom(content, language),
  };
}

/** Learned from English messages. */
function weigherFrom({ files }: CompanionContent, language: string): Weigher | null {
  const stored = files['models/weighs.json'] as StoredWeighs | undefined;
  const encoder = files['models/sentences.json'] as StoredEncoder | undefined;
  if (stored === undefined || encoder === undefined || language !== 'en') return null;
  return openWeigher(stored, (text) => encoderOf(encoder).encode(text));
}
