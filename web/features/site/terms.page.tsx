import { Link } from 'react-router';
import { useTexts } from '#web/lib/i18n.ts';
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
    <ReadingPage title={t('terms.title')} lead={t('terms.lead')}>
      <Section title={t('terms.summary.title')}>
        <Points texts={series('terms.summary')} parts={parts} />
      </Section>
      {SECTIONS.map((section) => (
        <Section key={section} title={t(`terms.${section}.title`)}>
          <Paragraphs texts={series(`terms.${section}`)} parts={parts} />
        </Section>
      ))}
    </ReadingPage>
  );
}
