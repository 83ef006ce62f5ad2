import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';

/** A part of the signed-in area that is not built yet: said in one sentence, with what works meanwhile. */
function NotYet({ part }: { part: 'questionnaires' | 'questionnaire' }) {
  const t = useTexts('site');
  return (
    <div className="mx-auto flex max-w-[34rem] flex-col items-start gap-5 px-6 py-14 @3xl:py-24">
      <LampScene className="max-w-36" />
      <h1 className="text-3xl">{t(`notYet.${part}.title`)}</h1>
      <p className="text-ink-soft">{t(`notYet.${part}.text`)}</p>
      <ButtonLink to="/chat" look="primary">
        {t('notYet.toChat')}
      </ButtonLink>
    </div>
  );
}

export const QuestionnairesPage = () => <NotYet part="questionnaires" />;
export const QuestionnairePage = () => <NotYet part="questionnaire" />;
