import { featuresOf } from '#companion/classifier/features.ts';
import { joined } from '#companion/classifier/layers.ts';
import { openModel, type StoredModel } from '#companion/classifier/linear-model.ts';
import { openHead, type StoredHead } from '#companion/classifier/sentence-head.ts';
import { SENSE_WORDS } from './sense-words.ts';
import { createGroupReader } from './word-groups.ts';

/** `content/models/sense.json`: written by `training/sense/train.ts`, never by hand. */
export interface StoredSenseModel {
  words: StoredModel;
  /** Reads where a message lies and which groups of words it holds. */
  places: StoredHead;
  /** By sense: the share from where on its lines may be said. A sense that is missing stays silent. */
  thresholds: Record<string, number>;
  /** What all senses but `glad` need together before one of them is spoken of. */
  hard: number;
  /** From here on something hard is told, whatever it is. */
  weighs: number;
}

/** How much each of two views counts: less than 1 in all would be too doubtful, more too sure. */
const AGREED = 0.7;
/** What a group counts for beside the numbers of a place. */
const GROUP = 0.7;

const groupsOf = createGroupReader(SENSE_WORDS);

/** What both halves of the model look at; `clean` is the message as a calm hand would copy it. */
export function senseFeatures(clean: string, place: Float64Array): { words: Uint32Array; place: Float64Array } {
  const groups = groupsOf(clean);
  const marks = groups.flatMap((met, at) => (met === 0 ? [] : met === 1 ? [`g${at}`] : [`g${at}`, `G${at}`]));
  return {
    words: featuresOf(clean, marks),
    place: joined(
      place,
      Float64Array.from(groups, (met) => met * GROUP),
    ),
  };
}

/** The share of each sense, which sum to 1. */
export type SenseModel = (clean: string, place: Float64Array) => ReadonlyMap<string, number>;

/** @throws Error where the stored model does not fit together. */
export function openSenseModel(stored: Pick<StoredSenseModel, 'words' | 'places'>): SenseModel {
  const words = openModel(stored.words);
  const head = openHead(stored.places);
  return (clean, place) => {
    const features = senseFeatures(clean, place);
    const byPlace = head(features.place);
    const shares = words.shares(features.words).map((share, at) => (share * (byPlace[at] ?? 0)) ** AGREED);
    const sum = shares.reduce((total, share) => total + share, 0);
    return new Map(words.classes.map((sense, at) => [sense, (shares[at] ?? 0) / sum]));
  };
}
