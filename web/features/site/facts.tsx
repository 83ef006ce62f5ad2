import { useInstance } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Only } from './only.tsx';

/** What is true of this very instance, by its settings; in the page before any script runs. */
export function Facts() {
  const t = useTexts('site');
  const instance = useInstance();
  const { name, host } = instance?.model ?? { name: null, host: null };
  return (
    <ul className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <Operator />
      <Only as="li" when="guided">
        {t('facts.guided')}
      </Only>
      <Only as="li" when="model">
        {t('facts.model', { name: name ?? '', host: host ?? '' })}
      </Only>
      <Only as="li" when="country">
        {t('facts.country', { country: instance?.modelCountry ?? '' })}
      </Only>
      <Only as="li" when="model">
        {t('facts.receives')}
      </Only>
      <Only as="li" when="mail">
        {t('facts.mail')}
      </Only>
      <Only as="li" when="noMail">
        {t('facts.noMail')}
      </Only>
      <Only as="li" when="identity">
        {t('facts.identity', { names: instance?.services.identity ?? '' })}
      </Only>
      <Only as="li" when="phoneHost">
        {t('facts.phone', { host: instance?.services.phone ?? '' })}
      </Only>
      <Only as="li" when="phoneProgram">
        {t('facts.phoneProgram')}
      </Only>
      <Only as="li" when="pictureHost">
        {t('facts.pictures', { host: instance?.services.pictures ?? '' })}
      </Only>
      <Only as="li" when="keysHere">
        {t('facts.keysHere')}
      </Only>
      <Only as="li" when="keysElsewhere">
        {t('facts.keysElsewhere')}
      </Only>
      <Only as="li" when="backups">
        {t('facts.backups', { days: import.meta.env.SSR ? '{{backupDays}}' : String(instance?.backupDays ?? '') })}
      </Only>
      <Only as="li" when="noBackups">
        {t('facts.noBackups')}
      </Only>
    </ul>
  );
}

/** Who answers for this instance, or that nobody has said so. */
export function Operator() {
  const t = useTexts('site');
  const { name, contact } = useInstance()?.operator ?? { name: '', contact: '' };
  return (
    <>
      <Only as="li" when="operated">
        {t('facts.operated', { name, contact })}
      </Only>
      <Only as="li" when="unnamed">
        {t('facts.unnamed')}
      </Only>
    </>
  );
}
