import type { ComponentType } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/**
 * `search`: everything written, and commands. `keys`: what the keyboard can do. `help`: people to call. `say`: a message
 * to one of them.
 */
export type CommandView = 'search' | 'keys' | 'help' | 'say';

export interface CommandMenuProps {
  view: CommandView | null;
  onView: (view: CommandView | null) => void;
}

/** The dialogs, with their words; fetched when one is first asked for. */
export async function loadCommandMenu(): Promise<ComponentType<CommandMenuProps>> {
  const [{ CommandMenu }] = await Promise.all([
    import('./command-menu.tsx'),
    ...(['search', 'safety', 'chats'] as const).map(loadTexts),
  ]);
  return CommandMenu;
}

const OPEN = 'open-commands';

/** Opens a dialog from any page; the shell listens. */
export function openCommands(view: CommandView = 'search'): void {
  window.dispatchEvent(new CustomEvent<CommandView>(OPEN, { detail: view }));
}

/** Answers how to stop listening. */
export function onOpenCommands(listener: (view: CommandView) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<CommandView>).detail);
  window.addEventListener(OPEN, hear);
  return () => window.removeEventListener(OPEN, hear);
}
