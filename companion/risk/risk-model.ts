import { featuresOf } from '#companion/classifier/features.ts';
import { type LinearModel, openModel, type StoredModel } from '#companion/classifier/linear-model.ts';
import type { Place } from '#companion/classifier/place.ts';
import { openHead, type StoredHead } from '#companion/classifier/sentence-head.ts';
import { wordsOf } from '#companion/classifier/words.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';

/** `content/models/risk.json`: written by `npm run train`, never by hand. */
export interface StoredRiskModel {
  levels: StoredModel;
  categories: StoredModel;
  /** Levels again, from where the sentence encoder places a message, in English or put into it. */
  sentences?: StoredHead;
  thresholds: RiskThresholds;
  /** Rules that were wrong too often among sentences like those they are meant for. */
  weakRules: string[];
  /** Of what it was trained on (training/risk/fingerprint.ts): a test finds a model that was left behind. */
  fingerprint: string;
}

/** Shares from 0 to 1, chosen by the training on sentences that it held back. */
export interface RiskThresholds {
  /** By language: levels 2 and 3 together, from where on the model alone raises to 2. `any` for all others. */
  risk: Record<string, number>;
  /** What a part of a long message needs in place of `risk`: this far from there to 1. */
  part: number;
  /** Level 3 by itself: from here on it is 3. */
  danger: number;
  /** Levels 1 to 3 together: from here on it is 1. */
  strain: number;
  /** A rule that is marked weak holds only where levels 2 and 3 have at least this share; another from `doubt` on. */
  nod: number;
  doubt: number;
  /** By language, as `risk`: from here on a finding of the model alone changes a conversation. */
  sure: Record<string, number>;
}

export interface ModelFinding {
  level: RiskLevel;
  category: RiskCategory;
  /** The share of levels 2 and 3, 0 to 1. */
  risk: number;
  /** The share of levels 1 to 3, 0 to 1. */
  strain: number;
  /** The risk is such that a conversation may act on the model alone. */
  sure: boolean;
  /** What the message would be called if it were of level 2, whether it is or not. */
  like(): RiskCategory;
  /** How well each category fits, 0 to 1: settles what a matter is called where several rules fire at once. */
  likeness(category: RiskCategory): number;
}

export interface RiskModel {
  /** What the message says by itself. `marks` are what the rules saw in it (`cueMarks`), `language` what it is written in. */
  read(text: string, marks: Iterable<string>, language: string): ModelFinding;
  isWeak(rule: string): boolean;
  /** Whether what this rule of a language saw may stand, for a message of this risk; `borneOut` where another saw it too. */
  nods(rule: string, language: string, risk: number, borneOut: boolean): boolean;
}

/** Each of two that agree counts this much: less than 1, since both learned from the same sentences. */
const AGREED = 0.7;
/** A part of a message is placed where the words alone see at least this much risk in it. */
const WORTH_PLACING = 0.1;

/** @throws Error where the stored model does not fit the features or the places. */
export function openRiskModel(stored: StoredRiskModel, place?: Place): RiskModel {
  const levels = openModel(stored.levels);
  const categories = openModel(stored.categories);
  const head = stored.sentences && place ? openHead(stored.sentences) : null;
  const { thresholds } = stored;

  function sharesOf(text: string, features: Uint32Array, language: string, isPart: boolean): number[] {
    const byWords = levels.shares(features);
    if (!head || !place || (isPart && riskOf(byWords) < WORTH_PLACING)) return byWords;
    const encoding = place(text, language);
    return encoding === null ? byWords : agreed(byWords, head(encoding));
  }

  const weak = new Set(stored.weakRules);
  return {
    read(text, marks, language) {
      const usual = thresholds.risk[language] ?? thresholds.risk.any ?? 1;
      const threshold = usual + (1 - usual) * FEW_WORDS_RAISE * (1 - Math.min(1, lengthOf(text) / ENOUGH_WORDS));
      const partThreshold = threshold + (1 - threshold) * thresholds.part;
      const whole = featuresOf(text, marks);
      const shares = sharesOf(text, whole, language, false);
      const risk = riskOf(shares);
      let level = levelOf(shares, threshold, thresholds);
      let features = whole;
      for (const part of level >= 2 ? [] : partsOf(text)) {
        const partFeatures = featuresOf(part);
        const partLevel = levelOf(sharesOf(part, partFeatures, language, true), partThreshold, thresholds);
        if (partLevel <= level || partLevel < 2) continue;
        level = partLevel;
        features = partFeatures;
      }
      return {
        level,
        category: categoryOf(categories, features, level),
        risk,
        strain: 1 - (shares[0] ?? 0),
        sure: risk >= (thresholds.sure[language] ?? thresholds.sure.any ?? 1),
        like: () => categoryOf(categories, features, 2),
        likeness: likenessOf(categories, features),
      };
    },
    isWeak: (rule) => weak.has(rule),
    // In a language it never learned it may say nothing against a rule.
    nods: (rule, language, risk, borneOut) =>
      thresholds.risk[language] === undefined ||
      risk >= (weak.has(rule) && !borneOut ? thresholds.nod : thresholds.doubt),
  };
}

/** Two views of one message as one: their weighted product, as shares that sum to 1. */
function agreed(first: readonly number[], second: readonly number[]): number[] {
  const products = first.map((share, at) => (share * (second[at] ?? 0)) ** AGREED);
  const sum = products.reduce((total, product) => total + product, 0);
  return products.map((product) => product / sum);
}

function likenessOf(model: LinearModel, features: Uint32Array): (category: RiskCategory) => number {
  let shares: number[] | null = null;
  return (category) => {
    shares ??= model.shares(features);
    return shares[model.classes.indexOf(category)] ?? 0;
  };
}

const riskOf = (shares: readonly number[]): number => (shares[2] ?? 0) + (shares[3] ?? 0);

function levelOf(shares: readonly number[], threshold: number, thresholds: RiskThresholds): RiskLevel {
  const risk = riskOf(shares);
  if (risk >= threshold) return (shares[3] ?? 0) >= thresholds.danger ? 3 : 2;
  return 1 - (shares[0] ?? 0) >= thresholds.strain ? 1 : 0;
}

const CAN_BE_2: readonly RiskCategory[] = RISK_CATEGORIES.filter(
  (category) => !['none', 'distress', 'suicide_imminent', 'medical_emergency'].includes(category),
);
const CAN_BE_3: readonly RiskCategory[] = RISK_CATEGORIES.filter(
  (category) => !['none', 'distress', 'suicide_passive'].includes(category),
);

/** The likeliest category that a message of this level can have. */
function categoryOf(model: LinearModel, features: Uint32Array, level: RiskLevel): RiskCategory {
  if (level === 0) return 'none';
  if (level === 1) return 'distress';
  const possible = level === 2 ? CAN_BE_2 : CAN_BE_3;
  const shares = model.shares(features);
  let best: RiskCategory = level === 2 ? 'suicide_active' : 'suicide_imminent';
  let most = 0;
  model.classes.forEach((name, at) => {
    const category = possible.find((candidate) => candidate === name);
    if (category === undefined || (shares[at] ?? 0) <= most) return;
    most = shares[at] ?? 0;
    best = category;
  });
  return best;
}

/**
 * A few plain words about an ordinary thing look like a few words about danger, and danger is mostly said outright where
 * it is said in few: the fewer words, the surer the model has to be.
 */
const ENOUGH_WORDS = 14;
const FEW_WORDS_RAISE = 0.6;
/** Of Chinese and Japanese signs so many make a word of other languages. */
const SIGNS_A_WORD = 2;
const SIGN = /[\u3040-\u30ff\u3400-\u9fff]/u;
const LONG_WORDS = 28;
const PARTS_MAX = 40;

/** In words, or what makes up one where none are parted. */
function lengthOf(text: string): number {
  const words = wordsOf(text);
  const signs = words.filter((word) => SIGN.test(word)).length;
  return words.length - signs + signs / SIGNS_A_WORD;
}

/** A long message in overlapping pairs of sentences: the one line that matters must not drown in a long story. */
function partsOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?…。！？।؟\n])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, PARTS_MAX);
  if (sentences.length < 3 || (text.length < 160 && text.split(/\s+/u).length < LONG_WORDS)) return [];
  return sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
}
