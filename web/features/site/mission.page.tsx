import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';
import { LampScene } from './scene.tsx';

/** Why Alcove exists, what it rests on, what it promises and where it ends. */
export function MissionPage() {
  const t = useTexts('site');
  const series = useSeries();
  return (
    <ReadingPage
      title={t('mission.title')}
      lead={t('mission.lead')}
      scene={<LampScene className="max-w-48 @4xl:max-w-64" />}
    >
      <Section title={t('mission.why.title')}>
        <Paragraphs texts={series('mission.why')} />
      </Section>
      <Section title={t('mission.method.title')}>
        <Paragraphs
          texts={series('mission.method')}
          parts={{
            doi: (doi) => (
              <a href={`https://doi.org/${doi}`} rel="noreferrer" className="link [overflow-wrap:anywhere]">
                {doi}
              </a>
            ),
          }}
        />
      </Section>
      <Section title={t('mission.limits.title')}>
        <Points texts={series('mission.limits')} />
      </Section>
      <Section title={t('mission.pledge.title')}>
        <Points texts={series('mission.pledge')} />
        <ButtonLink to="/chat" look="primary" className="mt-4 self-start">
          {t('hero.start')}
        </ButtonLink>
      </Section>
    </ReadingPage>
  );
}
