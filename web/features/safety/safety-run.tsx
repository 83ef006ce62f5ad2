import { useQuery } from '@tanstack/react-query';
import { type SafetyRuns, safetyRunsSchema } from '#shared/safety/safety-run.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';

type Engine = SafetyRuns['engines'][number];

/** How this instance did when the persona conversations were last played against it, or that they never were. */
export function SafetyRunSection() {
  const t = useTexts('safety');
  const { data, isError } = useQuery({
    queryKey: ['safety-run'],
    queryFn: async ({ signal }) => safetyRunsSchema.parse(await api.get('/api/safety/run', { signal })),
  });
  return (
    <section aria-labelledby="run" className="flex flex-col gap-4">
      <h2 id="run" className="text-2xl">
        {t('run.title')}
      </h2>
      <p className="measure">{t('run.text')}</p>
      {isError && <p className="text-ink-soft">{t('run.away')}</p>}
      {data?.engines.map((engine) => (
        <EngineResult key={engine.model ?? ''} engine={engine} />
      ))}
    </section>
  );
}

function EngineResult({ engine }: { engine: Engine }) {
  const t = useTexts('safety');
  const { run, model, answers } = engine;
  const date = run && new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(new Date(run.ranAt));
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
        {model ?? t('run.guided')}
      </h3>
      {run === null ? (
        <p className="text-ink-soft">{t('run.notYet')}</p>
      ) : (
        <>
          <p>
            {t(run.passed ? 'run.over' : 'run.under')}{' '}
            {t('run.when', { date: date ?? '', conversations: run.conversations, turns: run.turns })}
          </p>
          {model !== null && <p className="text-ink-soft">{t('run.byModel', { count: run.byModel })}</p>}
          <details>
            <summary className="min-h-11 content-center text-primary">{t('run.checks')}</summary>
            <table className="w-full text-start text-sm">
              <thead>
                <tr className="text-ink-soft">
                  <th scope="col" className="py-1.5 text-start font-medium">
                    {t('run.check')}
                  </th>
                  <th scope="col" className="py-1.5 text-end font-medium">
                    {t('run.passed')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {run.checks.map(({ id, grave, passed, of }) => (
                  <tr key={`${id}${grave}`} className="border-t border-line">
                    <td className="py-1.5">
                      {id.replaceAll('-', ' ')} {grave && <span className="text-ink-soft">{t('run.grave')}</span>}
                    </td>
                    <td className="py-1.5 text-end tabular-nums">{t('run.count', { passed, of })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      {!answers && <p>{t('run.blocked')}</p>}
    </div>
  );
}
