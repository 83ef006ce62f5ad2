import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type Checkin,
  ENERGIES,
  NOTE_MAX,
  TAG_MAX,
  TAGS_MAX,
  USUAL_TAGS,
  type WriteCheckin,
} from '#shared/checkins/checkins.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { AreaField, TextField } from '#web/ui/field.tsx';
import { tagText } from './checkin-words.ts';

const SAVE_AFTER_MS = 700;

interface CheckinDetailsProps {
  entry: Checkin;
  /** Tags of the person's own, most used first. */
  ownTags: readonly string[];
  onChange: (change: Partial<WriteCheckin>) => void;
  onDone: () => void;
}

/** What may be added to a mood: energy, tags, a line. All of it is kept as it is tapped. */
export function CheckinDetails({ entry, ownTags, onChange, onDone }: CheckinDetailsProps) {
  const t = useTexts('checkins');
  const id = useId();
  const tags = [...new Set([...USUAL_TAGS, ...ownTags, ...entry.tags])];
  const toggle = (tag: string) =>
    onChange({ tags: entry.tags.includes(tag) ? entry.tags.filter((held) => held !== tag) : [...entry.tags, tag] });
  const full = entry.tags.length >= TAGS_MAX;
  return (
    <div className="flex animate-appear flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p id={`${id}-energy`} className="font-medium">
          {t('energy')}
        </p>
        <fieldset aria-labelledby={`${id}-energy`} className="flex min-w-0 flex-wrap gap-2">
          {ENERGIES.map((energy) => (
            <Chip
              key={energy}
              pressed={entry.energy === energy}
              onClick={() => onChange({ energy: entry.energy === energy ? null : energy })}
            >
              {t(`energy.${energy}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className="flex flex-col gap-2">
        <p id={`${id}-tags`} className="font-medium">
          {t('tags')}
        </p>
        <fieldset aria-labelledby={`${id}-tags`} className="flex min-w-0 flex-wrap gap-2">
          {tags.map((tag) => {
            const pressed = entry.tags.includes(tag);
            return (
              <Chip key={tag} pressed={pressed} disabled={full && !pressed} onClick={() => toggle(tag)}>
                <span className="[overflow-wrap:anywhere]">{tagText(t, tag)}</span>
              </Chip>
            );
          })}
        </fieldset>
        {!full && <OwnTag onAdd={(tag) => !entry.tags.includes(tag) && toggle(tag)} />}
      </div>
      <Line text={entry.note} onChange={(note) => onChange({ note })} />
      <Button look="primary" className="self-start" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}

function OwnTag({ onAdd }: { onAdd: (tag: string) => void }) {
  const t = useTexts('checkins');
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = text.trim();
    if (tag === '') return;
    onAdd(tag);
    setText('');
  };
  return (
    <form onSubmit={add} className="flex max-w-sm flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={t('ownTag')}
          maxLength={TAG_MAX}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" size="small">
        {t('ownTag.add')}
      </Button>
    </form>
  );
}

/**
 * The line is kept a moment after the last key, and at once when it is left. While nobody writes in it here it shows
 * what was written elsewhere.
 */
function Line({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTexts('checkins');
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => typed !== null && typed.trim() !== text && onChange(typed.trim());
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => void latest.current(), []);
  return (
    <AreaField
      label={t('note')}
      rows={2}
      maxLength={NOTE_MAX}
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        keep();
        setTyped(null);
      }}
    />
  );
}
