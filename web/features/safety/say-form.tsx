import { Suspense } from 'react';
import { type NamedPerson, namedPeople } from '#companion/say/named-people.ts';
import { SAY_ASKS, SAY_SOON, SAY_TONES } from '#companion/say/say-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx';
import { AreaField, SelectField, TextField } from '#web/ui/field.tsx';
import { HelpLines } from './help-lines.queries.ts';
import { useSafetyPlan } from './safety-plan.queries.ts';
import { SAY_LANGUAGES } from './say-content.ts';
import { SaySend } from './say-send.tsx';
import type { Say } from './use-say.ts';

const NAME_MAX = 80;
const TEXT_MAX = 2_000;

/** A few questions, the message they make, and the ways out of here. The whole form speaks the message's language. */
export function SayForm({ uid, say }: { uid: string; say: Say }) {
  const { draft, words, language, change } = say;
  const { form } = words;
  const people = usePeople(uid);
  const named = <T extends string>(names: readonly T[], labels: Readonly<Record<T, string>>) =>
    names.map((value) => ({ value, label: labels[value] }));
  const choose = ({ name, phone, mail }: NamedPerson) => change({ name, phone, mail });
  if (!say.ready) return null;
  return (
    <div lang={language} className="flex flex-col gap-7">
      <p className="measure text-ink-soft">{form.lead}</p>
      <SelectField
        label={form.language}
        value={language}
        options={SAY_LANGUAGES}
        onChange={(event) => change({ language: event.target.value })}
      />
      <div className="flex flex-col gap-3">
        <TextField
          label={form.who}
          hint={form.whoHint}
          value={draft.name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        {people.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
            <legend className="mb-2 text-sm text-ink-soft">{form.fromPlan}</legend>
            {people.map((person) => (
              <Chip key={person.name} pressed={draft.name === person.name} onClick={() => choose(person)}>
                {person.name}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <AreaField
          label={form.what}
          hint={form.whatHint}
          value={draft.what}
          rows={3}
          maxLength={TEXT_MAX}
          onChange={(event) => change({ what: event.target.value })}
        />
        {draft.what.trim() === '' && (
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="mb-2 text-sm text-ink-soft">{form.starters}</legend>
            {words.starters.map((starter) => (
              <Chip key={starter} onClick={() => change({ what: starter })}>
                {starter}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      <RadioGroup
        legend={form.ask}
        name="say-ask"
        value={draft.ask}
        options={named(SAY_ASKS, words.asks)}
        onChange={(value) => change({ ask: value as typeof draft.ask })}
      />
      {draft.ask !== 'know' && (
        <RadioGroup
          legend={form.soon}
          name="say-soon"
          value={draft.soon}
          options={named(SAY_SOON, words.soonLabels)}
          onChange={(value) => change({ soon: value as typeof draft.soon })}
        />
      )}
      <Checkbox
        label={form.safe}
        hint={form.safeHint}
        checked={draft.safe}
        onChange={(event) => change({ safe: event.target.checked })}
      />
      <RadioGroup
        legend={form.tone}
        name="say-tone"
        value={draft.tone}
        options={named(SAY_TONES, words.tones)}
        onChange={(value) => change({ tone: value as typeof draft.tone })}
      />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <AreaField
          label={form.draft}
          hint={form.draftHint}
          value={say.text}
          rows={6}
          onChange={(event) => change({ edited: event.target.value })}
        />
        {draft.edited !== null && (
          <Button size="small" className="self-start" onClick={() => change({ edited: null })}>
            {form.again}
          </Button>
        )}
        <SaySend say={say} />
      </div>
      <section className="flex flex-col gap-3 rounded-card border border-accent bg-accent-soft p-4">
        <h2 className="text-lg">{form.urgent}</h2>
        <Suspense fallback={null}>
          <HelpLines level={2} categories={[]} brief />
        </Suspense>
      </section>
    </div>
  );
}

/** Whom the safety plan names: first whoever may be asked for help, then company. */
function usePeople(uid: string): NamedPerson[] {
  const { plan } = useSafetyPlan(uid);
  return namedPeople([plan?.parts['ask-help'], plan?.parts.company].filter(Boolean).join('\n'));
}
