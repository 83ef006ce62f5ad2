import { useTexts } from '#web/lib/i18n.ts';
import { LampScene } from '#web/ui/scenes.tsx';
import { Facts } from './facts.tsx';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';

const SECTIONS = ['stored', 'encrypted', 'readers', 'leaves', 'browser', 'howLong', 'rights', 'changes'];

/** What happens to people's words: the summary first, then each part in full. */
export function PrivacyPage() {
  const t = useTexts('site');
  const series = useSeries();
  return (
    <ReadingPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      scene={<LampScene className="max-w-40 @4xl:max-w-56" />}
    >
      <Section title={t('privacy.summary.title')}>
        <Points texts={series('privacy.summary')} />
      </Section>
      <Section title={t('privacy.here.title')}>
        <Facts />
      </Section>
      {SECTIONS.map((section) => (
        <Section key={section} title={t(`privacy.${section}.title`)}>
          <Paragraphs texts={series(`privacy.${section}`)} />
        </Section>
      ))}
    </ReadingPage>
  );
}
