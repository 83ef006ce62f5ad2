import { useState } from 'react';
import { api } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { useSubmit } from './use-submit.ts';

/** Where the link of a reminder lands (`#stop=`). Nothing changes before the button: mail programs open links, too. */
export function StopReminders({ token }: { token: string }) {
  const t = useTexts('auth');
  const [done, setDone] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    await api.post('/api/reminders/stop', { token });
    setDone(true);
  });
  if (done) {
    return (
      <AccountFrame title={t('stop.done')} lead={t('stop.doneText')} scene={<LampScene />}>
        {null}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('stop.title')} lead={t('stop.lead')} scene={<LampScene />}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('stop.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
