import { useNavigate } from 'react-router';
import type { Suggestion } from '#shared/suggestions/suggestions.contract.ts';
import { useBeginChat } from '#web/features/chats/begin-chat.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useExercises } from './suggestions.queries.ts';

const WISHES = ['listen', 'sleep', 'worry', 'energy', 'people', 'decide'];
/** What leads to another page as it stands. */
const PAGES: Readonly<Record<string, string>> = {
  'safety-plan': '/profile?view=plan',
  'how-this-works': '/mission',
};

interface SuggestionActionProps {
  uid: string;
  suggestion: Suggestion;
  views: readonly string[];
  onStart: () => void;
}

/** The one thing to do with a suggestion: a page to open, an exercise to begin, or a first sentence for a chat. */
export function SuggestionAction({ uid, suggestion: { type, refId, title }, views, onStart }: SuggestionActionProps) {
  const t = useTexts('suggestions');
  const navigate = useNavigate();
  const beginChat = useBeginChat(uid);
  const exercise = useExercises().data?.exercises.find(({ id }) => id === refId);
  const say = (text: string) => {
    onStart();
    beginChat(text);
    navigate('/chat');
  };
  if (refId === 'what-helps')
    return (
      <div className="flex flex-wrap gap-2">
        {WISHES.map((wish) => (
          <Chip key={wish} onClick={() => say(t(`wish.${wish}.say`))}>
            {t(`wish.${wish}`)}
          </Chip>
        ))}
      </div>
    );
  const page = pageOf(type, refId, views);
  const label = t(`do.${labelOf(type, refId)}`);
  if (page)
    return (
      <ButtonLink to={page} look="primary" className="self-start" onClick={onStart} aria-label={`${label}: ${title}`}>
        {label}
      </ButtonLink>
    );
  return (
    <Button
      look="primary"
      className="self-start"
      aria-label={`${label}: ${title}`}
      onClick={() => say(exercise?.say ?? t(`say.${labelOf(type, refId)}`))}
    >
      {label}
    </Button>
  );
}

function pageOf(type: Suggestion['type'], refId: string, views: readonly string[]): string | undefined {
  if (type === 'questionnaire') return `/questionnaire/${refId}`;
  if (refId === 'mood-check' && views.includes('checkin')) return '/suggestions?view=checkin';
  const isExercise = type === 'exercise' || refId === 'reach-out';
  if (isExercise && views.includes('exercise')) return `/suggestions?exercise=${refId}`;
  return PAGES[refId];
}

/** Which words a button has: by what it leads to where that is one of a kind, else by type. */
const labelOf = (type: Suggestion['type'], refId: string): string =>
  ['mood-check', 'doctor', 'safety-plan'].includes(refId) ? refId : refId === 'reach-out' ? 'exercise' : type;
