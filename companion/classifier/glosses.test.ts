import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { openGlosses, type StoredGlosses } from './glosses.ts';
import { createPlace } from './place.ts';
import type { StoredEncoder } from './sentence-encoder.ts';

describe('a list of glosses', () => {
  const gloss = openGlosses({
    tengo: 'i have',
    las: 'the',
    pastillas: 'pills',
    'de risa': 'laughing',
    de: 'of',
    risa: 'laughter',
    matar: 'kill',
    carmen: '',
    pues: '-',
  });

  it('puts a text into English word by word, whatever its accents and capitals', () => {
    expect(gloss('Pues TENGO las pastíllas.')).toBe('i have the pills .');
  });
  it('takes the longest saying it knows', () => {
    expect(gloss('me parto de risa')).toBe('me parto laughing');
  });
  it('takes an unknown ending for the form that begins alike, and leaves names and what it does not know', () => {
    expect(gloss('matarse Carmen zumo')).toBe('kill carmen zumo');
  });
  it('reads Chinese and Japanese without blanks, and drops signs that nobody listed', () => {
    const signs = openGlosses({ 自杀: 'suicide', 我: 'i', 想: 'want', 想自杀: 'want to kill myself' });
    expect(signs('我想自杀了')).toBe('i want to kill myself');
  });
  it('takes the small words off the front of Arabic ones', () => {
    expect(openGlosses({ بيت: 'house', '-': '' })('والبيت')).toBe('house');
  });
});

const { files } = readContent();
const languages = readdirSync('content/risk/glosses').map((name) => name.slice(0, 2));

test.each(languages)('the list of %s is words and English, without doubles after folding', (language) => {
  const forms = files[`risk/glosses/${language}.json`] as StoredGlosses;
  expect(Object.keys(forms).length).toBeGreaterThan(3000);
  for (const [form, english] of Object.entries(forms)) {
    expect(form.trim(), form).toBe(form);
    expect(english, form).toMatch(/^[\x20-\x7eéèçñ’]*$/);
  }
});

test('a language without a list lies nowhere; one with a list lies near what it says', () => {
  const encoder = files['models/sentences.json'] as StoredEncoder;
  const place = createPlace(encoder, { es: files['risk/glosses/es.json'] as StoredGlosses });
  const likeness = (first: Float64Array | null, second: Float64Array | null): number => {
    if (!first || !second) throw new Error('lies nowhere');
    const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
    return dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second));
  };
  expect(place('ik wil dood', 'nl')).toBeNull();
  const said = place('tengo las pastillas en la mano y nadie me va a parar', 'es');
  const alike = likeness(said, place('i have the pills in my hand and nobody will stop me', 'en'));
  expect(alike).toBeGreaterThan(likeness(said, place('the bakery opens at seven and has good bread', 'en')) + 0.2);
});
