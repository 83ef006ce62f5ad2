import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PathScene } from '#web/ui/scenes.tsx';
import { Paragraphs, Points, ReadingPage, Section, useSeries } from './prose.tsx';

/** The studies of `mission.evidence.1` and on, in that order. */
const DOIS = [
  '10.1038/s41746-023-00979-5',
  '10.2196/mental.7785',
  '10.1056/AIoa2400802',
  '10.1016/j.xcrm.2022.100895',
  '10.48550/arXiv.2503.17473',
];

function Study({ number, doi }: { number: number; doi: string }) {
  const t = useTexts('site');
  const key = `mission.evidence.${number}`;
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-5 first:border-t-0 first:pt-0">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t(`${key}.claim`)}</h3>
      <p>{t(`${key}.text`)}</p>
      <p className="flex flex-col items-start text-sm text-ink-soft">
        <cite className="not-italic">{t(`${key}.source`)}</cite>
        <a
          href={`https://doi.org/${doi}`}
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
        >
          doi:{doi}
        </a>
      </p>
    </li>
  );
}

/** Why Alcove exists, what it rests on, what it promises and where it ends. */
export function MissionPage() {
  const t = useTexts('site');
  const series = useSeries();
  return (
    <ReadingPage
      title={t('mission.title')}
      lead={t('mission.lead')}
      scene={<PathScene className="max-w-44 @4xl:max-w-64" />}
    >
      <Section title={t('mission.why.title')}>
        <Paragraphs texts={series('mission.why')} />
      </Section>
      <Section title={t('mission.method.title')}>
        <Paragraphs texts={series('mission.method')} />
      </Section>
      <Section title={t('mission.evidence.title')}>
        <ul className="flex flex-col">
          {DOIS.map((doi, at) => (
            <Study key={doi} number={at + 1} doi={doi} />
          ))}
        </ul>
        <p className="border-s-2 border-primary ps-4">{t('mission.evidence.note')}</p>
      </Section>
      <Section title={t('mission.limits.title')}>
        <Points texts={series('mission.limits')} />
      </Section>
      <Section title={t('mission.pledge.title')}>
        <Points texts={series('mission.pledge')} />
        <ButtonLink to="/chat" look="primary" className="mt-4 self-start">
          {t('mission.start')}
        </ButtonLink>
      </Section>
    </ReadingPage>
  );
}
