import { lazyPage } from '#web/app/lazy-page.tsx';

// Parts of the sidebar's frame that are fetched beside the page, not after it.

export const SIDEBAR_CHATS = lazyPage(
  () => import('#web/features/chats/sidebar-chats.tsx').then((module) => module.SidebarChats),
  'chats',
);
export const HELP_BUTTON = lazyPage(
  () => import('#web/features/safety/help-button.tsx').then((module) => module.HelpButton),
  'safety',
);
