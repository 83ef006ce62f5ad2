import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EXERCISE_KINDS, type ExerciseHead } from '#shared/suggestions/suggestions.contract.ts';
import { useBeginChat } from '#web/features/chats/begin-chat.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useExercises } from './suggestions.queries.ts';

type Kind = ExerciseHead['kind'];
const SHORT_MINUTES = 5;

/** Every exercise, behind filters. @param player whether it opens on a screen of its own, else in a chat */
export function ExerciseList({ uid, player }: { uid: string; player: boolean }) {
  const t = useTexts('suggestions');
  const [kind, setKind] = useState<Kind | null>(null);
  const [isShort, setShort] = useState(false);
  const { data } = useExercises();
  const shown = (data?.exercises ?? [])
    .filter((exercise) => (kind === null || exercise.kind === kind) && (!isShort || exercise.minutes <= SHORT_MINUTES))
    .sort((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title));
  if (!data) return null;
  return (
    <section aria-labelledby="library" className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id="library" className="text-2xl">
        {t('library.title')}
      </h2>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('library.filters')}</legend>
        {EXERCISE_KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(kind === one ? null : one)}>
            {t(`kind.${one}`)}
          </Chip>
        ))}
        <Chip pressed={isShort} onClick={() => setShort(!isShort)}>
          {t('library.short', { minutes: SHORT_MINUTES })}
        </Chip>
      </fieldset>
      <p role="status" className="text-sm text-ink-soft">
        {t('library.count', { count: shown.length })}
      </p>
      <ul className="flex flex-col border-b border-line">
        {shown.map((exercise) => (
          <Row key={exercise.id} uid={uid} exercise={exercise} player={player} />
        ))}
      </ul>
    </section>
  );
}

function Row({ uid, exercise, player }: { uid: string; exercise: ExerciseHead; player: boolean }) {
  const t = useTexts('suggestions');
  const navigate = useNavigate();
  const beginChat = useBeginChat(uid);
  const { id, title, minutes, kind, about, care, say } = exercise;
  const label = `${t('do.exercise')}: ${title}`;
  return (
    <li className="border-t border-line">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-3">
          <span className="font-medium">{title}</span>
          <span className="text-sm text-ink-soft">{t('facts', { kind: t(`kind.${kind}`), minutes })}</span>
        </summary>
        <div className="flex flex-col items-start gap-3 pb-5">
          <p className="measure">{about}</p>
          {care.map((line) => (
            <p key={line} className="measure text-sm text-ink-soft">
              {line}
            </p>
          ))}
          {player ? (
            <ButtonLink to={`/suggestions?exercise=${id}`} size="small" aria-label={label}>
              {t('do.exercise')}
            </ButtonLink>
          ) : (
            <Button
              size="small"
              aria-label={label}
              onClick={() => {
                beginChat(say);
                navigate('/chat');
              }}
            >
              {t('do.exercise')}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
