import { featuresOf } from '#companion/classifier/features.ts';
import { type LinearModel, openModel, type StoredModel } from '#companion/classifier/linear-model.ts';
import { lengthOf, pairsOf } from '#companion/classifier/message-parts.ts';
import { joinParts, logitOf, type PartWeights, SHORT_WORDS, type Views } from '#companion/classifier/part-weights.ts';
import type { Place } from '#companion/classifier/place.ts';
import { openHead, type StoredHead } from '#companion/classifier/sentence-head.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';

/** What parts count, by language; `any` for all without their own. */
export type Parts = { any: PartWeights } & Record<string, PartWeights>;

/** `content/models/risk.json`: written by `npm run train`, never by hand. */
export interface StoredRiskModel {
  levels: StoredModel;
  categories: StoredModel;
  /** Levels again, from where the sentence encoder places a message, in English or put into it. */
  sentences?: StoredHead;
  /** What the gravest part of a longer message counts beside the whole. */
  parts: Parts;
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
  /** How grave the whole of a message looks and how grave the gravest of its parts, before the two are joined. */
  views(text: string, marks: Iterable<string>, language: string): Views;
  isWeak(rule: string): boolean;
  /** Whether what this rule of a language saw may stand, for a message of this risk; `borneOut` where another saw it too. */
  nods(rule: string, language: string, risk: number, borneOut: boolean): boolean;
}

/** Each of two that agree counts this much: less than 1, since both learned from the same sentences. */
const AGREED = 0.7;
/** So many parts of a message are placed, those that look gravest by their words: placing takes a millisecond or two. */
const PARTS_PLACED = 2;

/** @throws Error where the stored model does not fit the features or the places. */
export function openRiskModel(stored: StoredRiskModel, place?: Place): RiskModel {
  const levels = openModel(stored.levels);
  const categories = openModel(stored.categories);
  const head = stored.sentences && place ? openHead(stored.sentences) : null;
  const { thresholds } = stored;

  /** What the words say, and where they can be placed what their place says as well. */
  function placed(text: string, byWords: number[], language: string): number[] {
    const encoding = head && place ? place(text, language) : null;
    return head && encoding ? agreed(byWords, head(encoding)) : byWords;
  }

  /** The part that looks gravest. */
  function gravestPart(text: string, language: string): Seen | null {
    const parts = pairsOf(text).map((part) => {
      const features = featuresOf(part);
      return { part, features, byWords: levels.shares(features) };
    });
    const seen = parts
      .sort((a, b) => riskOf(b.byWords) - riskOf(a.byWords))
      .slice(0, PARTS_PLACED)
      .map(({ part, features, byWords }) => ({ features, shares: placed(part, byWords, language) }));
    return seen.sort((a, b) => riskOf(b.shares) - riskOf(a.shares))[0] ?? null;
  }

  function see(text: string, marks: Iterable<string>, language: string): { whole: Seen; part: Seen; views: Views } {
    const features = featuresOf(text, marks);
    const whole = { features, shares: placed(text, levels.shares(features), language) };
    const words = lengthOf(text);
    const part = (words > SHORT_WORDS ? gravestPart(text, language) : null) ?? whole;
    const views = { whole: logitOf(riskOf(whole.shares)), part: logitOf(riskOf(part.shares)), words };
    return { whole, part, views };
  }

  const weak = new Set(stored.weakRules);
  return {
    views: (text, marks, language) => see(text, marks, language).views,
    read(text, marks, language) {
      const { whole, part, views } = see(text, marks, language);
      const risk = joinParts(views, stored.parts[language] ?? stored.parts.any);
      // How much of its risk is level 3 is read off whatever makes it grave.
      const gravest = views.part > views.whole ? part : whole;
      const shares = withRisk(whole.shares, gravest.shares, risk);
      const usual = thresholds.risk[language] ?? thresholds.risk.any ?? 1;
      const threshold = usual + (1 - usual) * FEW_WORDS_RAISE * (1 - Math.min(1, views.words / ENOUGH_WORDS));
      const level = levelOf(shares, threshold, thresholds);
      let names: number[] | undefined;
      // Named only where somebody asks: most messages are of no matter.
      const named = (): number[] => {
        names ??= namesOf(categories, whole, gravest);
        return names;
      };
      return {
        level,
        category: categoryOf(categories, named, level),
        risk,
        strain: 1 - (shares[0] ?? 0),
        sure: risk >= (thresholds.sure[language] ?? thresholds.sure.any ?? 1),
        like: () => categoryOf(categories, named, 2),
        likeness: (category) => named()[categories.classes.indexOf(category)] ?? 0,
      };
    },
    isWeak: (rule) => weak.has(rule),
    // In a language it never learned it may say nothing against a rule.
    nods: (rule, language, risk, borneOut) =>
      thresholds.risk[language] === undefined ||
      risk >= (weak.has(rule) && !borneOut ? thresholds.nod : thresholds.doubt),
  };
}

interface Seen {
  features: Uint32Array;
  /** Of the four levels. */
  shares: number[];
}

/** Levels 0 and 1 as they stand to each other in the whole, 2 and 3 as in what is gravest, together the joint risk. */
function withRisk(whole: readonly number[], gravest: readonly number[], risk: number): number[] {
  const low = (1 - risk) / Math.max(Number.MIN_VALUE, 1 - riskOf(whole));
  const high = risk / Math.max(Number.MIN_VALUE, riskOf(gravest));
  return [(whole[0] ?? 0) * low, (whole[1] ?? 0) * low, (gravest[2] ?? 0) * high, (gravest[3] ?? 0) * high];
}

/** Two views of one message as one: their weighted product, as shares that sum to 1. */
function agreed(first: readonly number[], second: readonly number[]): number[] {
  const products = first.map((share, at) => (share * (second[at] ?? 0)) ** AGREED);
  const sum = products.reduce((total, product) => total + product, 0);
  return products.map((product) => product / sum);
}

/** What the matter is called: by the whole, and by the part that makes it grave (on 264 messages righter than either). */
function namesOf(model: LinearModel, whole: Seen, gravest: Seen): number[] {
  const shares = [...model.shares(whole.features)];
  if (gravest === whole) return shares;
  const ofPart = model.shares(gravest.features);
  const products = shares.map((share, at) => share * (ofPart[at] ?? 0));
  const sum = products.reduce((total, product) => total + product, 0);
  return products.map((product) => product / sum);
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
function categoryOf(model: LinearModel, named: () => readonly number[], level: RiskLevel): RiskCategory {
  if (level === 0) return 'none';
  if (level === 1) return 'distress';
  const possible = level === 2 ? CAN_BE_2 : CAN_BE_3;
  const shares = named();
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
