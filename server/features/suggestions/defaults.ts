import { type Candidate, exerciseCandidate, type Ground, NO_SOURCE } from './candidates.ts';
import { isAgainst } from './rules-exercises.ts';

const WELLBEING = 'who-5';
const FIRST_EXERCISE = 'breath-478';
/** For a body that holding the breath does not suit. */
const WITHOUT_HOLDS = 'sigh-breathing';
const COMMON = 0.3;
/** How much speaks for what nothing personal speaks for. */
const UNTRIED = 0.2;

/** Before anything is known of a person: nothing personal is made up. */
export function firstSteps(ground: Ground): Candidate[] {
  return [
    starter(ground, 'mood-check', 1),
    starter(ground, 'what-helps', 3),
    ...firstExercise(ground),
    ...wellbeing(ground),
    reading(ground),
    // A level of 1 asks for a person, also where nothing else is known.
    ...(ground.facts.risk >= 1 ? reachOut(ground, 'person_now') : []),
  ];
}

/** What fills up a short list. */
export function againForAll(ground: Ground): Candidate[] {
  return [
    ...reachOut(ground, ground.facts.risk >= 1 ? 'person_now' : 'week'),
    ...firstExercise(ground),
    ...wellbeing(ground),
    starter(ground, 'mood-check', 1),
    reading(ground),
  ];
}

function firstExercise(ground: Ground): Candidate[] {
  const id = isAgainst(ground, FIRST_EXERCISE) ? WITHOUT_HOLDS : FIRST_EXERCISE;
  const why = ground.texts.why('first') as string;
  return exerciseCandidate(ground, id, { why, source: NO_SOURCE, rule: 'start', relevance: COMMON });
}

/** After a talk at level 2 or above: help, the plan, a person, the room. No word of what was said. */
export function steadySteps(ground: Ground): Candidate[] {
  const { texts } = ground;
  const head = { type: 'human_help' as const, source: NO_SOURCE, rule: 'safety', relevance: 1 };
  const why = texts.why('person_now') as string;
  return [
    { ...head, refId: 'help', title: texts.title('help'), why, minutes: 5 },
    {
      ...head,
      refId: 'safety-plan',
      title: texts.title('safety-plan'),
      why: texts.why('steady') as string,
      minutes: 5,
    },
    ...exerciseCandidate(ground, 'reach-out', { ...head, why }),
    ...exerciseCandidate(ground, 'ground-54321', { ...head, why: texts.why('steady') as string }),
  ];
}

/** Exercises that nothing speaks for yet. */
export function exploration(ground: Ground): Candidate[] {
  const why = ground.texts.why('try') as string;
  const known = ground.facts.talks.flatMap(({ exercises }) => exercises);
  return [...ground.exercises.keys()]
    .filter((id) => !known.includes(id) && id !== 'safety-plan' && id !== 'reach-out')
    .flatMap((id) => exerciseCandidate(ground, id, { why, source: NO_SOURCE, rule: 'explore', relevance: UNTRIED }));
}

function starter({ texts }: Ground, refId: string, minutes: number): Candidate {
  const why = texts.why('first') as string;
  return {
    ...{ type: 'chat_starter', refId, title: texts.title(refId), why, minutes },
    ...{ source: NO_SOURCE, rule: 'start', relevance: COMMON },
  };
}

function reading({ texts }: Ground): Candidate {
  const refId = 'how-this-works';
  const head = { type: 'reading' as const, refId, title: texts.title(refId), minutes: 3 };
  return { ...head, why: texts.why('first') as string, source: NO_SOURCE, rule: 'start', relevance: COMMON };
}

const reachOut = (ground: Ground, why: string): Candidate[] =>
  exerciseCandidate(ground, 'reach-out', {
    why: ground.texts.why(why) as string,
    source: NO_SOURCE,
    rule: 'person',
    relevance: COMMON,
  });

/** Only where it is offered here and was not filled in before. */
function wellbeing({ facts, texts }: Ground): Candidate[] {
  const form = facts.forms.find(({ id }) => id === WELLBEING);
  if (!form || facts.results.some(({ questionnaire }) => questionnaire === WELLBEING)) return [];
  return [
    {
      ...{ type: 'questionnaire', refId: form.id, title: texts.title('questionnaire', { name: form.shortTitle }) },
      ...{ why: texts.why('first') as string, source: NO_SOURCE, minutes: form.minutes, rule: 'start' },
      relevance: COMMON,
    },
  ];
}
