import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { useInstance } from './auth.queries.ts';
import { goToProvider } from './identities.queries.ts';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** Going on with a provider or a phone number, where this instance offers any. */
export function OtherWays() {
  const t = useTexts('auth');
  const instance = useInstance();
  const { state } = useReturn();
  if (!instance) return null;
  return (
    <>
      {instance.providers.map(({ id, name }) => (
        <ProviderButton key={id} id={id} name={name} from={state?.from ?? null} />
      ))}
      {instance.phone && (
        <ButtonLink to="/authpage#phone" state={state}>
          {t('ways.phone')}
        </ButtonLink>
      )}
    </>
  );
}

function ProviderButton({ id, name, from }: { id: string; name: string; from: string | null }) {
  const t = useTexts('auth');
  const { busy, error, submit } = useSubmit(() => goToProvider(id, 'begin', from));
  return (
    <form onSubmit={submit} className="flex flex-col [&>:first-child:not(:empty)]:mb-3">
      <FormError text={error} />
      <Button type="submit" busy={busy}>
        {t('ways.provider', { provider: name })}
      </Button>
    </form>
  );
}
