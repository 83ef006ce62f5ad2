import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';

/** The start of /suggestions. */
export function SuggestionsView() {
  const t = useTexts('suggestions');
  return (
    <div className="mx-auto flex max-w-[34rem] flex-col items-start gap-5 px-6 py-14 @3xl:py-24">
      <LampScene className="max-w-36" />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('lead')}</p>
      <ButtonLink to="/chat" look="primary">
        {t('toChat')}
      </ButtonLink>
    </div>
  );
}
