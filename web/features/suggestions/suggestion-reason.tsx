import { useNavigate } from 'react-router';
import type { Suggestion } from '#shared/suggestions/suggestions.contract.ts';
import { openChat } from '#web/features/chats/open-chat.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Link } from '#web/ui/link.tsx';

/** Why this now, with a link to what it rests on. */
export function SuggestionReason({ suggestion: { why, source } }: { suggestion: Suggestion }) {
  const t = useTexts('suggestions');
  const navigate = useNavigate();
  const { kind, id, chatId, questionnaire } = source;
  const day = source.date === null ? '' : dayText(new Date(source.date));
  const look = 'link inline-flex min-h-11 items-center self-start text-start text-sm';
  return (
    <>
      <p className="measure [overflow-wrap:anywhere]">{why}</p>
      {questionnaire !== null && id !== null && (
        <Link to={`/questionnaire/${questionnaire}?result=${id}`} className={look}>
          {t('source.questionnaire', { day })}
        </Link>
      )}
      {kind === 'exercise' && <p className="text-sm text-ink-soft">{t('source.exercise', { day })}</p>}
      {kind === 'mood' && chatId === null && (
        <Link to="/suggestions?view=checkin" className={look}>
          {t('source.checkin', { day })}
        </Link>
      )}
      {chatId !== null && (
        <button
          type="button"
          className={look}
          onClick={() => {
            openChat(chatId);
            navigate('/chat');
          }}
        >
          {t(`source.${kind}`, { day })}
        </button>
      )}
    </>
  );
}
