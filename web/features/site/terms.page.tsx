import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { HillScene } from '#web/ui/scenes.tsx';
import { Operator } from './facts.tsx';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';

const SECTIONS = ['service', 'health', 'age', 'account', 'fair', 'replies', 'end', 'liability'];

/** The rules both sides keep: the summary first, then each part in full. */
export function TermsPage() {
  const t = useTexts('site');
  const series = useSeries();
  const parts = {
    safety: (text: string) => (
      <Link to="/safety" className="link">
        {text}
      </Link>
    ),
  };
  return (
    <ReadingPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      scene={<HillScene className="max-w-44 @4xl:max-w-64" />}
    >
      <Section title={t('terms.summary.title')}>
        <Points texts={series('terms.summary')} parts={parts} />
      </Section>
      <Section title={t('terms.here.title')}>
        <ul>
          <Operator />
        </ul>
      </Section>
      {SECTIONS.map((section) => (
        <Section key={section} title={t(`terms.${section}.title`)}>
          <Paragraphs texts={series(`terms.${section}`)} parts={parts} />
        </Section>
      ))}
    </ReadingPage>
  );
}
