import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchGroup, SearchHit, SearchKind } from '#shared/search/search.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Command } from './commands.ts';
import { HitWords } from './hit-words.tsx';

/** One line of the list that can be chosen. */
export type Choice = { id: string } & ({ command: Command } | { hit: SearchHit } | { more: SearchKind });

interface ResultListProps {
  id: string;
  commands: readonly Command[];
  groups: readonly SearchGroup[];
  /** Id of the choice that Enter takes. */
  active: string | undefined;
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

/** Commands and hits, group by group. The focus stays in the field, which says what is active. */
export function ResultList({ id, commands, groups, active, busy, onChoose }: ResultListProps) {
  const t = useTexts('search');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const option = (choice: Choice, children: ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for the whole list
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
    <div
      key={choice.id}
      id={`${id}-${choice.id}`}
      role="option"
      aria-selected={choice.id === active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
      className={classNames(
        'flex min-h-11 cursor-pointer flex-col justify-center gap-0.5 rounded-card px-3 py-2 hover:bg-sunken',
        choice.id === active && 'bg-sunken outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {children}
    </div>
  );
  const group = (name: string, label: string, children: ReactNode) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="flex flex-col pt-3">
      <div id={`${id}-${name}`} role="presentation" className="px-3 pb-1 text-sm font-semibold text-ink-soft">
        {label}
      </div>
      {children}
    </div>
  );
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('list')} aria-busy={busy}>
      {commands.length > 0 &&
        group(
          'commands',
          t('commands'),
          commands.map((command) => option({ id: `command-${command.id}`, command }, command.name)),
        )}
      {groups.map(({ kind, hits, before }) =>
        group(kind, t(`kind.${kind}`), [
          ...hits.map((hit) => option({ id: `${kind}-${hit.id}`, hit }, <HitWords hit={hit} />)),
          before &&
            option(
              { id: `more-${kind}`, more: kind },
              <span className="text-sm font-medium text-primary">{t('more')}</span>,
            ),
        ]),
      )}
    </div>
  );
}
