import { useState } from 'react';
import type { Consents } from '#shared/auth/auth.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { RichText } from '#web/lib/rich-text.tsx';
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx';
import { Link } from '#web/ui/link.tsx';
import { type SignUp, useInstance } from './auth.queries.ts';

export interface Joining {
  ageBand: SignUp['ageBand'] | null;
  consents: Consents;
}

/** Nothing is ticked beforehand: agreeing is the person's own act. */
export function useJoining() {
  const t = useTexts('auth');
  const [joining, setJoining] = useState<Joining>({
    ageBand: null,
    consents: { storeChats: false, memory: false, sendToModel: false },
  });
  const [asked, setAsked] = useState(false);
  const problems = {
    age: asked && joining.ageBand === null ? t('age.missing') : null,
  };
  /** The answers once they are complete; otherwise null, and the page shows what is missing. */
  const check = (): { ageBand: SignUp['ageBand']; consents: Consents } | null => {
    setAsked(true);
    const { ageBand, consents } = joining;
    return ageBand === null ? null : { ageBand, consents };
  };
  return { joining, setJoining, problems, check };
}

type Fields = ReturnType<typeof useJoining>;

/** Age group, the three consents, and the plain word that this is a program: asked of everyone, with or without an account. */
export function JoiningFields({ joining, setJoining, problems }: Pick<Fields, 'joining' | 'setJoining' | 'problems'>) {
  const t = useTexts('auth');
  const setConsent = (change: Partial<Consents>) =>
    setJoining({ ...joining, consents: { ...joining.consents, ...change } });
  return (
    <>
      <RadioGroup
        legend={t('age.legend')}
        hint={t('age.hint')}
        error={problems.age}
        name="age"
        value={joining.ageBand}
        onChange={(ageBand) => setJoining({ ...joining, ageBand: ageBand as SignUp['ageBand'] })}
        options={(['under-13', '13-17', '18+'] as const).map((value) => ({ value, label: t(`age.${value}`) }))}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium">{t('consent.legend')}</legend>
        <ConsentBoxes consents={joining.consents} onChange={setConsent} />
      </fieldset>
      <p className="rounded-card bg-dusk-soft px-4 py-3 text-sm">
        <RichText
          text={t('ai.notice')}
          parts={{
            terms: (text) => (
              <Link to="/terms" className="link">
                {text}
              </Link>
            ),
            privacy: (text) => (
              <Link to="/privacy" className="link">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

/** The consents as boxes. Where no model is connected there is nothing to agree to, and the page says so instead. */
export function ConsentBoxes({
  consents,
  onChange,
}: {
  consents: Consents;
  onChange: (change: Partial<Consents>) => void;
}) {
  const t = useTexts('auth');
  const model = useInstance()?.model;
  return (
    <>
      <Checkbox
        label={t('consent.storeChats')}
        hint={t('consent.storeChats.hint')}
        checked={consents.storeChats}
        onChange={(event) => onChange({ storeChats: event.target.checked })}
      />
      <Checkbox
        label={t('consent.memory')}
        hint={t('consent.memory.hint')}
        checked={consents.memory}
        onChange={(event) => onChange({ memory: event.target.checked })}
      />
      {model?.kind === 'model' ? (
        <Checkbox
          label={t('consent.sendToModel', { model: model.name ?? '', host: model.host ?? '' })}
          hint={t('consent.sendToModel.hint')}
          checked={consents.sendToModel}
          onChange={(event) => onChange({ sendToModel: event.target.checked })}
        />
      ) : (
        <p className="py-1.5 text-sm text-ink-soft">{t('consent.noModel')}</p>
      )}
    </>
  );
}
