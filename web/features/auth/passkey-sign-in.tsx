import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { askForPasskey, offerPasskeys, passkeysPossible } from './passkeys.queries.ts';
import { useSecondFactorSignIn } from './second-factors.queries.ts';
import { useSubmit } from './use-submit.ts';

/** A challenge is good for five minutes; an offer that stands longer gets a new one before. */
const RENEW_MS = 4 * 60_000;

/**
 * Logging in with a passkey: a button, and, where the browser can, an offer among the addresses that it fills in
 * (the address field says `webauthn` for that). The button takes over from the offer, and the page goes on by itself.
 */
export function PasskeySignIn() {
  const t = useTexts('auth');
  const { signInByPasskey } = useSecondFactorSignIn();
  const offer = useRef<AbortController | null>(null);

  const { busy, error, submit } = useSubmit(async () => {
    offer.current?.abort();
    await signInByPasskey(await askForPasskey());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer while the page is open
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const stand = async () => {
      const control = new AbortController();
      offer.current = control;
      timer = setTimeout(() => {
        control.abort();
        void stand();
      }, RENEW_MS);
      try {
        const answer = await offerPasskeys(control.signal);
        clearTimeout(timer);
        await signInByPasskey(answer);
      } catch {
        // An offer nobody asked for fails silently; the button says what is wrong.
      }
    };
    void canOffer().then((can) => {
      if (can && !left) void stand();
    });
    return () => {
      left = true;
      clearTimeout(timer);
      offer.current?.abort();
    };
  }, []);

  if (!passkeysPossible()) return null;
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormError text={error} />
      <Button type="submit" busy={busy}>
        {t('login.passkey')}
      </Button>
    </form>
  );
}

async function canOffer(): Promise<boolean> {
  if (!passkeysPossible()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
