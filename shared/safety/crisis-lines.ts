import type { CrisisDirectory, CrisisHelp, CrisisLine, DirectoryLine } from './crisis-lines.contract.ts';
import type { RiskCategory, RiskLevel } from './risk.contract.ts';

export interface Situation {
  /** ISO 3166-1 alpha-2 as the person chose it; never taken from a language. */
  country: string | null;
  level: RiskLevel;
  categories: readonly RiskCategory[];
  /** Lines for young people come forward. */
  under18?: boolean;
}

const LINES_MAX = 3;
/** In danger fewer choices are quicker to take. */
const LINES_MAX_IN_DANGER = 2;
const ROUTES_MIN = 2;
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS NO LI CH'.split(' ');

const TOPICS: Partial<Record<RiskCategory, readonly string[]>> = {
  abuse_violence: ['domestic_violence', 'sexual_violence', 'child_abuse'],
  eating_disorder: ['eating_disorder'],
  medical_emergency: ['poison', 'overdose', 'urgent_care'],
  harm_to_others: ['domestic_violence'],
};

/**
 * Chooses what the help card shows, by the directory's display rules: a line for
 * suicide and crisis round the clock first, then one that can be written to, then
 * one for the person's age, then one for the matter; never more than three, never
 * one that rests on memory alone.
 */
export function selectCrisisLines(directory: CrisisDirectory, situation: Situation): CrisisHelp {
  const code = situation.country?.toUpperCase() ?? null;
  const found = directory.countries.find((entry) => entry.code === code);
  const countries = directory.countries.map((entry) => entry.code).sort();
  const international = directory.international;
  if (!found) {
    const emergency = code !== null && EU.includes(code) ? ['112'] : [];
    return { country: null, emergency, lines: [], unchecked: [], international, checkedByPeople: false, countries };
  }
  const lines = choose(
    found.lines.filter((line) => line.evidence !== 'C'),
    situation,
  );
  return {
    country: found.code,
    emergency: withEuropean(found.code, found.emergency),
    lines: lines.map(toShown),
    unchecked: found.lines.filter((line) => line.evidence === 'C').map(toShown),
    international,
    checkedByPeople: lines.length > 0 && lines.every((line) => line.lastHumanCheck !== null),
    countries,
  };
}

/** 112 works in every member state, whatever else a country lists. */
function withEuropean(code: string, emergency: readonly string[]): string[] {
  return EU.includes(code) && !emergency.includes('112') ? [...emergency, '112'] : [...emergency];
}

function choose(lines: readonly DirectoryLine[], situation: Situation): DirectoryLine[] {
  const most = situation.level === 3 ? LINES_MAX_IN_DANGER : LINES_MAX;
  const topics = situation.categories.flatMap((category) => TOPICS[category] ?? []);
  const fitting = lines.filter((line) => situation.under18 === true || !isForSomeOnly(line));
  const wishes: ((line: DirectoryLine) => boolean)[] = [
    (line) => isCrisis(line) && line.hours.startsWith('24/7'),
    (line) => isCrisis(line) && canBeWrittenTo(line),
    (line) => situation.under18 === true && isForYoung(line),
    (line) => line.for.some((topic) => topics.includes(topic)),
    isCrisis,
    isCrisis,
  ];
  // The matter's own line keeps a place: somebody who is being hit needs it more than a second crisis line.
  const owed = fitting.find((line) => line.for.some((topic) => topics.includes(topic)));
  const young = situation.under18 === true ? fitting.find(isForYoung) : undefined;
  const kept = [...new Set([young, owed])].filter((line) => line !== undefined).slice(0, most - 1);
  const chosen: DirectoryLine[] = [];
  const isOpen = (line: DirectoryLine): boolean =>
    !chosen.includes(line) &&
    (kept.includes(line) || chosen.length < most - kept.filter((other) => !chosen.includes(other)).length);
  // One line a wish, so that a country with five hotlines still shows one that can be texted.
  for (const wish of wishes) {
    const line = fitting.find((candidate) => isOpen(candidate) && wish(candidate));
    if (line) chosen.push(line);
  }
  // Lines are often busy: two routes, even where the second is meant for something else.
  for (const line of fitting) if (chosen.length < ROUTES_MIN && isOpen(line)) chosen.push(line);
  return chosen.slice(0, most);
}

const isCrisis = (line: DirectoryLine): boolean =>
  line.audience === 'anyone' && line.for.some((topic) => topic === 'suicide' || topic === 'crisis');
const isForYoung = (line: DirectoryLine): boolean => line.for.some((topic) => topic === 'child' || topic === 'youth');
const isForSomeOnly = (line: DirectoryLine): boolean =>
  line.audience !== 'anyone' && !line.audience.includes('also adults');
const canBeWrittenTo = (line: DirectoryLine): boolean =>
  line.text !== null || line.chatUrl !== null || line.whatsapp !== null;

/** Notes and sources are for whoever keeps the directory. */
function toShown(line: DirectoryLine): CrisisLine {
  const { id, name, audience, phone, tel, text, whatsapp, chatUrl, hours, languages, cost, url, lastHumanCheck } = line;
  return {
    id,
    name,
    for: line.for,
    audience,
    phone,
    tel,
    text,
    whatsapp,
    chatUrl,
    hours,
    languages,
    cost,
    url,
    lastHumanCheck,
  };
}
