import { describe, expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { grammarFrom } from '#companion/understand/grammar.ts';
import { createUnderstander } from '#companion/understand/understand.ts';
import { findAnchors } from './anchors.ts';
import { createReflectionGate } from './reflection-gate.ts';

const lines = linesFrom(readContent(), 'en');
const gate = createReflectionGate(lines.words);
const understander = createUnderstander(lines);

const KEPT_BACK = [
  "he's better off without me",
  'I am a terrible mother',
  "I'm such an idiot",
  'everyone hates me',
  'my boss thinks nothing of me',
  'I want to die',
  'I deserve all of it',
  'she is a narcissist',
  'they are watching me through the lamp',
  "it's all my fault",
  'I feel like a burden',
  "I'm this big pale thing at the edge",
  'I cut myself last night',
];

test.each(KEPT_BACK)('"%s" is never turned to "you"', (clause) => {
  expect(gate.passes(clause)).toBe(false);
  expect(findAnchors(understander.read(clause, []), gate, lines)).toEqual([]);
});

test('plain clauses pass and come back as whole sentences', () => {
  const read = understander.read('work is mad rn and i never see my kids before bed', []);
  const texts = findAnchors(read, gate, lines).map((anchor) => anchor.text);
  expect(texts).toContain('You never see your kids before bed.');
});

test('a harsh name for oneself is found as a thought, somebody else’s is not', () => {
  expect(gate.harshName('i felt like a monster')).toBe('a monster');
  expect(gate.harshName('I am a terrible father')).toBe('a terrible father');
  expect(gate.harshName('the film had a monster in it')).toBeNull();
  expect(gate.harshName('i feel like a big pale thing')).toBe('a big pale thing');
  expect(gate.harshName("I'm a tough old thing, I'll manage")).toBeNull();
  expect(gate.harshName('I feel like a good thing is over')).toBeNull();
});

test('a harsh label comes back as what the person calls it, and a hope to act is not bent into a rule', () => {
  const texts = (message: string) => findAnchors(understander.read(message, []), gate, lines).map(({ text }) => text);
  expect(texts('it is foolish')).toEqual(['You call it foolish.']);
  expect(texts('i should tell her')).toEqual([]);
  expect(texts("i'm gay and my dad is a deacon")[0]).toMatch(/gay/);
});

test('"he\'ll" is no curse', () => {
  expect(gate.holds("he'll just joke")).toBe(false);
  expect(gate.holds('it was hell')).toBe(true);
});

describe('what somebody does to one is no name for oneself, in the other languages', () => {
  const gateOf = (language: 'de' | 'es' | 'fr' | 'pt') => {
    const { words } = linesFrom(readContent(), language);
    return createReflectionGate(words, grammarFrom(language, words));
  };

  test.each([
    ['es', 'mi marido se ha jubilado y me está volviendo loca'],
    ['es', 'me vuelve loca él, mi marido'],
    ['es', 'el ruido me tiene medio loco'],
    ['es', 'estoy loca de contenta'],
    ['es', 'me parece ridículo lo que dice'],
    ['pt', 'meu filho me deixa maluca com esse barulho'],
    ['pt', 'isto dá comigo em doida'],
    ['pt', 'eu tô doida pra contar pra ela'],
    ['pt', 'eu acho isso ridículo'],
    ['fr', 'je trouve ça ridicule'],
    ['de', 'ich finde das einfach lächerlich'],
  ] as const)('%s: "%s"', (language, text) => {
    expect(gateOf(language).harshName(text)).toBeNull();
  });

  test.each([
    ['es', 'soy una loca'],
    ['es', 'me estoy volviendo loca'],
    ['es', 'me parece que soy ridícula'],
    ['pt', 'eu sou maluca'],
    ['pt', 'acho que sou ridícula'],
    ['pt', 'me acho feia'],
    ['fr', 'je trouve que je suis ridicule'],
    ['de', 'ich finde mich lächerlich'],
  ] as const)('and a name for oneself stays one, %s: "%s"', (language, text) => {
    expect(gateOf(language).harshName(text)).not.toBeNull();
  });
});
