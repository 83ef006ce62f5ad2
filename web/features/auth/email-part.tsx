import { useState } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { useProof } from './proof.queries.ts';
import { useCredentialActs } from './security.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { useSubmit } from './use-submit.ts';

/** Changing the address. With a mail server both mailboxes are asked before anything changes. */
export function EmailPart({ user }: { user: AuthUser }) {
  const t = useTexts('security');
  const [view, setView] = useState<'closed' | 'open' | 'asked'>('closed');
  return (
    <SecurityPart title={t('email.title')}>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{t('email.now', { email: user.email ?? '' })}</p>
      {view === 'asked' && (
        <p role="status" className="rounded-card bg-dusk-soft px-4 py-3">
          {t(user.emailVerified ? 'email.asked' : 'email.askedNew')}
        </p>
      )}
      {view === 'open' ? (
        <EmailForm now={user.email ?? ''} onClose={setView} />
      ) : (
        <Button className="self-start" onClick={() => setView('open')}>
          {t('email.change')}
        </Button>
      )}
    </SecurityPart>
  );
}

function EmailForm({ now, onClose }: { now: string; onClose: (view: 'closed' | 'asked') => void }) {
  const t = useTexts('security');
  const withProof = useProof();
  const { changeEmail } = useCredentialActs();
  const [email, setEmail] = useState('');
  const [isSame, setSame] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    const typed = email.trim();
    setSame(typed.toLowerCase() === now.toLowerCase());
    if (typed.toLowerCase() === now.toLowerCase()) return;
    const { next } = await withProof(() => changeEmail(typed));
    if (next === 'changed') announce(t('email.changed'));
    onClose(next === 'changed' ? 'closed' : 'asked');
  });
  return (
    <form onSubmit={submit} className="flex max-w-[26.5rem] flex-col gap-5">
      <TextField
        label={t('email.new')}
        type="email"
        name="new-email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isSame ? t('email.same') : null}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {t('email.save')}
        </Button>
        <Button onClick={() => onClose('closed')}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
