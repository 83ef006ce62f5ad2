import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/menu.tsx';
import { RenameField } from './rename-field.tsx';

/** Specification §9: the menu stays this long after the mouse has left. */
const CLOSE_AFTER = 150;
const LONG_PRESS = 500;

interface ChatEntryProps {
  chat: ChatDocument;
  active: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

/** One chat in the sidebar; its handlers depend on the chat alone, so it is drawn again only when that changes. */
export const ChatEntry = memo(Entry, (before, now) => before.chat === now.chat && before.active === now.active);

/** Its menu opens by hover's button, keyboard, right click and long press. */
function Entry({ chat, active, onOpen, onRename, onDelete }: ChatEntryProps) {
  const t = useTexts('chats');
  const [menuOpen, setMenuOpen] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const row = useRef<HTMLLIElement>(null);
  const title = chat.title ?? t('sidebar.untitled');

  useEffect(
    () => () => {
      clearTimeout(closing.current);
      clearTimeout(pressing.current);
    },
    [],
  );
  const stay = () => clearTimeout(closing.current);
  const leave = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setMenuOpen(false), CLOSE_AFTER);
  };
  const endPress = () => clearTimeout(pressing.current);

  if (renaming) {
    return (
      <li ref={row}>
        <RenameField
          title={chat.title}
          onSave={onRename}
          onClose={(byKeyboard) => {
            setRenaming(false);
            if (byKeyboard)
              requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('button:enabled')?.focus());
          }}
        />
      </li>
    );
  }

  return (
    <li
      ref={row}
      className={classNames(
        'group relative flex items-center rounded-md transition-colors',
        active ? 'bg-primary-soft' : 'hover:bg-line/60',
      )}
      onMouseEnter={stay}
      onMouseLeave={leave}
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuOpen(true);
      }}
      onPointerDown={(event) => {
        if (event.pointerType === 'touch') pressing.current = setTimeout(() => setMenuOpen(true), LONG_PRESS);
      }}
      onPointerUp={endPress}
      onPointerCancel={endPress}
      onPointerLeave={endPress}
    >
      <button
        type="button"
        data-private=""
        title={title}
        disabled={active}
        aria-current={active ? 'page' : undefined}
        onClick={onOpen}
        className={classNames(
          'min-h-11 min-w-0 flex-1 truncate rounded-md ps-3 pe-11 text-start',
          // A disabled button would swallow right click and long press: let the row have them.
          active && 'pointer-events-none font-medium',
        )}
      >
        {title}
      </button>
      <Menu
        label={t('entry.menu', { title })}
        open={menuOpen}
        onOpenChange={setMenuOpen}
        popupProps={{ onMouseEnter: stay, onMouseLeave: leave }}
        className={classNames(
          'absolute end-0 inline-flex size-11 items-center justify-center rounded-md text-ink-soft transition-opacity hover:text-ink focus-visible:opacity-100',
          menuOpen
            ? 'opacity-100'
            : 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
        items={[
          {
            id: 'rename',
            label: t('entry.rename'),
            icon: <Pencil aria-hidden="true" className="size-4 text-ink-soft" />,
            onSelect: () => setRenaming(true),
          },
          {
            id: 'delete',
            label: t('entry.delete'),
            icon: <Trash2 aria-hidden="true" className="size-4" />,
            danger: true,
            onSelect: onDelete,
          },
        ]}
      >
        <Ellipsis aria-hidden="true" className="size-4.5" />
      </Menu>
    </li>
  );
}
