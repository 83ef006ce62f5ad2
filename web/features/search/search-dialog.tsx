import { Search as SearchIcon, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_WORDS_MAX } from '#shared/search/search.contract.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useChatWrites } from '#web/features/chats/chats.queries.ts';
import { openChat } from '#web/features/chats/open-chat.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { TallDialog } from '#web/ui/tall-dialog.tsx';
import { type Command, commandsFor } from './commands.ts';
import { openHit } from './open-hit.ts';
import { type Choice, ResultList } from './result-list.tsx';
import type { CommandView } from './search.queries.ts';
import { SearchNotes } from './search-notes.tsx';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
  onView: (view: CommandView | null) => void;
}

/** Ctrl or Cmd and K: one field for everything that was written and everything that can be done. */
export function SearchDialog({ open, onClose, onView }: SearchDialogProps) {
  const t = useTexts('search');
  const field = useRef<HTMLInputElement>(null);
  const leaves = useRef(false);
  return (
    <TallDialog open={open} onClose={onClose} label={t('title')} initialFocus={field} focusBack={() => !leaves.current}>
      <SearchBox
        field={field}
        onClose={onClose}
        onView={onView}
        onLeave={() => {
          leaves.current = true;
          onClose();
          setTimeout(() => {
            leaves.current = false;
            // A landing place takes the focus itself; otherwise it goes to the page, and never to nowhere.
            if (document.activeElement === document.body) document.getElementById('main')?.focus();
          }, 400);
        }}
      />
    </TallDialog>
  );
}

interface SearchBoxProps {
  field: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
  onView: SearchDialogProps['onView'];
  onLeave: () => void;
}

function SearchBox({ field, onClose, onView, onLeave }: SearchBoxProps) {
  const t = useTexts('search');
  const id = useId();
  const uid = useUid();
  const navigate = useNavigate();
  const writes = useChatWrites(uid ?? '');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = useSearch(uid, typed);
  const commands = commandsFor(t, typed);
  const choices: Choice[] = [
    ...commands.map((command): Choice => ({ id: `command-${command.id}`, command })),
    ...search.groups.flatMap(({ kind, hits, before }): Choice[] => [
      ...hits.map((hit) => ({ id: `${kind}-${hit.id}`, hit })),
      ...(before ? [{ id: `more-${kind}`, more: kind }] : []),
    ]),
  ];
  const active = Math.min(at, choices.length - 1);

  const go = (to: string) => {
    onLeave();
    navigate(to);
  };
  const fail = (error: unknown) => announce(errorText(error));
  const run = ({ id: name, to }: Command) => {
    if (to !== undefined) return go(to);
    if (name === 'help' || name === 'keys' || name === 'say') return onView(name);
    onLeave();
    writes.create().then(({ id: chatId }) => {
      openChat(chatId);
      navigate('/chat');
    }, fail);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice || uid === null) return;
    if ('command' in choice) run(choice.command);
    else if ('more' in choice) search.more(choice.more);
    else openHit(uid, choice.hit).then(go, fail);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Enter that ends a word of Chinese or Japanese chooses nothing yet.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) setAt((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter') choose(choices[active]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line py-1.5 ps-4 pe-1.5">
        <SearchIcon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('field')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={choices[active] && `${id}-${choices[active].id}`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          value={typed}
          maxLength={SEARCH_WORDS_MAX}
          placeholder={t('placeholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-soft"
        />
        <IconButton label={t('close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {t('hint')}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        <ResultList
          id={id}
          commands={commands}
          groups={search.groups}
          active={choices[active]?.id}
          busy={search.looking}
          onChoose={choose}
        />
        <SearchNotes typed={typed} search={search} none={choices.length === 0} />
      </div>
    </>
  );
}
