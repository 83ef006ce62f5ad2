import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CheckinView } from '#web/features/checkins/checkin-parts.queries.ts';
import { ExercisePlayer } from '#web/features/exercises/exercises.queries.ts';
import { JournalView } from '#web/features/journal/journal-parts.queries.ts';
import { SuggestionsView } from './suggestions-view.tsx';
import { WeekView } from './week-parts.queries.ts';

/**
 * What else this address shows (rulings 1): `?view=week`, `?view=journal`, `?view=checkin`, and `exercise` for
 * `?exercise={id}`. Each is a lazy component that brings its own words; one of another feature stands in that feature's
 * `*.queries.ts`. What is not listed shows the start, which links to what is.
 */
const VIEWS: Readonly<Record<string, ComponentType>> = {
  checkin: CheckinView,
  week: WeekView,
  journal: JournalView,
  exercise: ExercisePlayer,
};

/** /suggestions: what to do now, or the view that the address asks for. */
export function SuggestionsPage() {
  const [search] = useSearchParams();
  const name = search.has('exercise') ? 'exercise' : (search.get('view') ?? '');
  const View = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  return (
    <Suspense>{View ? <View key={search.toString()} /> : <SuggestionsView views={Object.keys(VIEWS)} />}</Suspense>
  );
}
