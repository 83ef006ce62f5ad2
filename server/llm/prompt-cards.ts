import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettledTone } from '#shared/chats/tones.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'content', 'prompts');

/** Categories that need words of their own; the others are covered by the card of their level. */
const CATEGORY_CARDS: Partial<Record<RiskCategory, CardName>> = {
  self_harm: 'safety-self-harm',
  harm_to_others: 'safety-harm-to-others',
  abuse_violence: 'safety-abuse-violence',
  medical_emergency: 'safety-medical-emergency',
  eating_disorder: 'safety-eating-disorder',
  psychosis_mania: 'safety-psychosis-mania',
  third_party_risk: 'safety-third-party-risk',
};

type CardName =
  | 'identity'
  | 'style'
  | `tone-${SettledTone}`
  | `safety-${RiskLevel}`
  | `safety-${'self-harm' | 'harm-to-others' | 'abuse-violence' | 'medical-emergency'}`
  | `safety-${'eating-disorder' | 'psychosis-mania' | 'third-party-risk'}`
  | 'minor'
  | `challenge-${'gentle' | 'direct'}`
  | 'language'
  | 'move'
  | 'memory'
  | 'summary'
  | 'screening'
  | `call-${'risk' | 'memories' | 'session' | 'rolling' | 'title' | 'mirror' | 'suggestions'}`;

const read = new Map<CardName, string>();

/** One text of `content/prompts`, read on first use and kept: an edit takes effect at the next start. */
export function promptCard(name: CardName): string {
  let text = read.get(name);
  if (text === undefined) {
    text = readFileSync(join(FOLDER, `${name}.md`), 'utf8').trim();
    read.set(name, text);
  }
  return text;
}

/** What the model is told about risk: the card of the level, then those of the categories. */
export function safetyCards(level: RiskLevel, categories: readonly RiskCategory[]): string {
  const cards = new Set<CardName>([`safety-${level}`]);
  for (const category of categories) {
    const card = CATEGORY_CARDS[category];
    if (card) cards.add(card);
  }
  return [...cards].map(promptCard).join('\n');
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** `pt-BR` as "Brazilian Portuguese"; a tag nobody knows asks for the person's own language. */
export function languageCard(tag: string): string {
  return promptCard('language').replace('{language}', () => languageName(tag) ?? "the person's language");
}

/** Only known languages and regions are named: the rest of a tag is text that a client sent. */
function languageName(tag: string): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    const known = [language, script, region].filter((part) => part !== undefined).join('-');
    return languageNames.of(language) === undefined ? undefined : languageNames.of(known);
  } catch {
    return undefined;
  }
}
