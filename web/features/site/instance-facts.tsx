import { useInstance } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';

/** What is true of this very instance, read from its settings; a general sentence until they have arrived. */
export function InstanceFacts() {
  const t = useTexts('site');
  const instance = useInstance();
  const model = instance?.model;
  const writes = !model ? 'facts.unknown' : model.kind === 'guided' ? 'facts.guided' : 'facts.model';
  return (
    <ul className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <li>{t(writes, { name: model?.name ?? '', host: model?.host ?? '' })}</li>
      {instance && <li>{t(instance.mailConfigured ? 'facts.mail' : 'facts.noMail')}</li>}
    </ul>
  );
}
