import { encoderOf } from './classifier/place.ts';
import type { StoredEncoder } from './classifier/sentence-encoder.ts';
import type { StoredHead } from './classifier/sentence-head.ts';
import type { LinesContent } from './content.schema.ts';
import { type CompanionContent, exercisesFrom, linesFrom } from './content.ts';
import type { Exercise } from './exercises/exercise.schema.ts';
import { onceATurn } from './one-turn.ts';
import { createToneReader, type ToneReader } from './policy/tone.ts';
import { createReflectionGate, type ReflectionGate } from './realise/reflection-gate.ts';
import { type Grammar, grammarFrom } from './understand/grammar.ts';
import { type KindsReader, openKinds } from './understand/message-kinds.ts';
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
  kinds: KindsReader | null;
}

/** Compiles one language's lexicons and rules. */
export function createTalk(content: CompanionContent, language: string): Talk {
  takePatterns(content);
  const lines = linesFrom(content, language);
  const grammar = grammarFrom(language, lines.words, lines.tells);
  const encode = encodeIn(content, language);
  const kinds = kindsFrom(content, encode);
  return {
    lines,
    exercises: exercisesFrom(content, language),
    grammar,
    understander: createUnderstander(lines, grammar, kinds),
    gate: createReflectionGate(lines.words, grammar),
    tones: createToneReader(lines, grammar),
    weigher: weigherFrom(content, encode),
    kinds,
  };
}

/** Learned from English messages. */
function weigherFrom({ files }: CompanionContent, encode: Encode | null): Weigher | null {
  const stored = files['models/weighs.json'] as StoredWeighs | undefined;
  return stored === undefined || encode === null ? null : openWeigher(stored, encode);
}

/** The same. */
function kindsFrom({ files }: CompanionContent, encode: Encode | null): KindsReader | null {
  const stored = files['models/message-kinds.json'] as StoredHead | undefined;
  return stored === undefined || encode === null ? null : openKinds(stored, encode);
}

type Encode = (text: string) => Float64Array;

/** Where an English text lies among all others, looked up once a turn; null in another language, or without the encoder. */
function encodeIn({ files }: CompanionContent, language: string): Encode | null {
  const encoder = files['models/sentences.json'] as StoredEncoder | undefined;
  return encoder === undefined || language !== 'en' ? null : onceATurn((text) => encoderOf(encoder).encode(text));
}
