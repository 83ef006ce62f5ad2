import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';

const OF_A_BLOW =
  /^(?:harm\.(?:child-done|urge|weapon)|other\.|med\.|abuse\.|model$|self\.(?:strain|weak)|told\.)|\.(?:carried|other)$/;
const BLOW =
  '(?:hit|hits|hitting|beat|beats|beating|shook|shakes|threw|throws|slapped|slaps|choked|chokes|punched|punches|kicked|kicks|hurt|hurts)';
const THEIRS = new RegExp(
  `\\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|stepdad|brother|uncle|neighbour|ex)(?:'s)? (?:\\w+ ){0,2}?${BLOW}\\b`,
  'i',
);
const MINE = new RegExp(
  `\\bi(?:'ve|'d| have| had)? (?:\\w+ ){0,2}?(?:${BLOW}|dropped|smacked|burned|strangled)\\b`,
  'i',
);
const OF_THE_WRITER = /\b(?:me|us|i want to|i'?m going to|i could|gonna|urge)\b/i;

/**
 * "My sister's husband hit her again": a blow that somebody else dealt, and nothing that the writer did or means to do.
 * English.
 */
export function ofSomebodysBlow(assessment: Assessment, said: string): Assessment {
  const only = assessment.category === 'harm_to_others' && assessment.rules.every((rule) => OF_A_BLOW.test(rule));
  const text = straighten(said);
  if (!only || !THEIRS.test(text) || MINE.test(text) || OF_THE_WRITER.test(text)) return assessment;
  return { ...assessment, category: 'third_party_risk', categories: ['third_party_risk'], rules: ['told.other-hurt'] };
}
