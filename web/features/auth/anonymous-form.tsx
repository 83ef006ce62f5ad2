import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { useAuthActs } from './auth.queries.ts';
import { JoiningFields, useJoining } from './joining-fields.tsx';
import { useReturn } from './return-path.ts';
import { useSubmit } from './use-submit.ts';

/** Using Alcove without an account: age group and consents are asked all the same. */
export function AnonymousForm({ onBack }: { onBack: () => void }) {
  const t = useTexts('auth');
  const { signInAnonymously } = useAuthActs();
  const { goBack } = useReturn();
  const { check, ...joining } = useJoining();
  const { busy, error, submit } = useSubmit(async () => {
    const answers = check();
    if (!answers) return;
    await signInAnonymously(answers);
    goBack();
  });
  return (
    <AccountFrame title={t('anonymous.title')} lead={t('anonymous.lead')}>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <JoiningFields {...joining} />
        <FormError text={error} />
        <div className="flex flex-col gap-3">
          <Button type="submit" look="primary" busy={busy}>
            {t('anonymous.submit')}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {t('anonymous.back')}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
