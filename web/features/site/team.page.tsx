import { useInstance } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { WindowScene } from '#web/ui/scenes.tsx';
import { Only, People } from './only.tsx';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';

/** Who is behind this Alcove: honest about an open project, no invented people. */
export function TeamPage() {
  const t = useTexts('site');
  const series = useSeries();
  const { name, contact } = useInstance()?.operator ?? { name: '', contact: '' };
  return (
    <ReadingPage
      title={t('team.title')}
      lead={t('team.lead')}
      scene={<WindowScene className="max-w-44 @4xl:max-w-64" />}
    >
      <Only when="peopled" as="section" className="border-t border-line pt-8">
        <h2 className="mb-8 text-2xl">{t('team.people.title')}</h2>
        <People />
      </Only>
      <Section title={t('team.project.title')}>
        <Paragraphs texts={series('team.project')} />
      </Section>
      <Section title={t('team.disciplines.title')}>
        <Points texts={series('team.disciplines')} />
      </Section>
      <Section title={t('team.operator.title')}>
        <Only when="operated">{t('team.operated.1', { name, contact })}</Only>
        <Only when="unnamed">{t('team.unnamed.1')}</Only>
      </Section>
    </ReadingPage>
  );
}
