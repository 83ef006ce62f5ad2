import { useTexts } from '#web/lib/i18n.ts';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';
import { LampScene } from './scene.tsx';

/** Who is behind this Alcove: honest about an open project, no invented people. */
export function TeamPage() {
  const t = useTexts('site');
  const series = useSeries();
  return (
    <ReadingPage title={t('team.title')} lead={t('team.lead')} scene={<LampScene className="max-w-48 @4xl:max-w-64" />}>
      <Section title={t('team.project.title')}>
        <Paragraphs texts={series('team.project')} />
      </Section>
      <Section title={t('team.disciplines.title')}>
        <Points texts={series('team.disciplines')} />
      </Section>
      <Section title={t('team.operator.title')}>
        <Paragraphs texts={series('team.operator')} />
      </Section>
    </ReadingPage>
  );
}
