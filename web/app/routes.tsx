import type { ReactNode } from 'react';
import { matchPath } from 'react-router';
import { hidesHeaderAndFooter, showsSidebar } from '#shared/site/paths.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { HELP_BUTTON, SIDEBAR_CHATS } from './shell/sidebar-parts.ts';

export interface AppRoute {
  path: string;
  page: LazyPage;
  /** `signed-in` leads visitors through /authpage and back. */
  access: 'open' | 'signed-in';
  /** Key of the document's title in the `app` catalogue; signed-in pages carry only the product's name. */
  title: string;
}

// The whole route table of the specification, and /safety (rulings 1). Header, footer, sidebar and viewport scale
// follow from the path itself: shared/site/paths.ts.
export const ROUTES: AppRoute[] = [
  {
    path: '/',
    page: lazyPage(() => import('#web/features/site/landing.page.tsx').then((m) => m.LandingPage), 'landing'),
    access: 'open',
    title: 'title.landing',
  },
  {
    path: '/mission',
    page: lazyPage(() => import('#web/features/site/mission.page.tsx').then((m) => m.MissionPage), 'site'),
    access: 'open',
    title: 'title.mission',
  },
  {
    path: '/team',
    page: lazyPage(() => import('#web/features/site/team.page.tsx').then((m) => m.TeamPage), 'site'),
    access: 'open',
    title: 'title.team',
  },
  {
    path: '/privacy',
    page: lazyPage(() => import('#web/features/site/privacy.page.tsx').then((m) => m.PrivacyPage), 'site'),
    access: 'open',
    title: 'title.privacy',
  },
  {
    path: '/terms',
    page: lazyPage(() => import('#web/features/site/terms.page.tsx').then((m) => m.TermsPage), 'site'),
    access: 'open',
    title: 'title.terms',
  },
  {
    path: '/safety',
    page: lazyPage(() => import('#web/features/safety/safety.page.tsx').then((m) => m.SafetyPage), 'safety'),
    access: 'open',
    title: 'title.safety',
  },
  {
    path: '/profile',
    page: lazyPage(
      () => import('#web/features/profile/profile.page.tsx').then((m) => m.ProfilePage),
      'profile',
      'auth',
      'safety',
    ),
    access: 'signed-in',
    title: 'name',
  },
  {
    path: '/authpage',
    page: lazyPage(() => import('#web/features/auth/auth.page.tsx').then((m) => m.AuthPage), 'auth'),
    access: 'open',
    title: 'title.auth',
  },
  {
    path: '/forgot-password',
    page: lazyPage(
      () => import('#web/features/auth/forgot-password.page.tsx').then((m) => m.ForgotPasswordPage),
      'auth',
    ),
    access: 'open',
    title: 'title.forgot',
  },
  {
    path: '/signup',
    page: lazyPage(() => import('#web/features/auth/signup.page.tsx').then((m) => m.SignupPage), 'auth'),
    access: 'open',
    title: 'title.signup',
  },
  {
    path: '/reset-password',
    page: lazyPage(() => import('#web/features/auth/reset-password.page.tsx').then((m) => m.ResetPasswordPage), 'auth'),
    access: 'open',
    title: 'title.reset',
  },
  {
    path: '/chat',
    page: lazyPage(() => import('#web/features/chats/chat.page.tsx').then((m) => m.ChatPage), 'chats', 'safety'),
    access: 'signed-in',
    title: 'name',
  },
  {
    path: '/questionnaires',
    page: lazyPage(
      () => import('#web/features/questionnaires/questionnaires.page.tsx').then((m) => m.QuestionnairesPage),
      'questionnaires',
      'chats',
      'safety',
    ),
    access: 'signed-in',
    title: 'name',
  },
  {
    path: '/questionnaire/:id',
    page: lazyPage(
      () => import('#web/features/questionnaires/questionnaire.page.tsx').then((m) => m.QuestionnairePage),
      'questionnaires',
      'chats',
      'safety',
    ),
    access: 'signed-in',
    title: 'name',
  },
  {
    path: '/suggestions',
    page: lazyPage(
      () => import('#web/features/suggestions/suggestions.page.tsx').then((m) => m.SuggestionsPage),
      'suggestions',
      'chats',
      'safety',
    ),
    access: 'signed-in',
    title: 'name',
  },
  // Left out of every build: there the path reads `Not found`.
  ...(import.meta.env.DEV
    ? [
        {
          path: '/design',
          page: lazyPage(() => import('./design/design-view.tsx').then((m) => m.DesignView), 'chats', 'safety'),
          access: 'open' as const,
          title: 'name',
        },
      ]
    : []),
];

/** The route of a path; letter case and trailing slashes do not matter. Undefined reads `Not found`. */
export function routeOf(path: string): AppRoute | undefined {
  return ROUTES.find((route) =>
    matchPath({ path: route.path, end: true, caseSensitive: false }, path.replace(/\/+$/, '') || '/'),
  );
}

/** Header and footer come as a file of their own: the chat never shows them. */
export const PUBLIC_FRAME: LazyPage<{ children: ReactNode }> = lazyPage(() =>
  import('./shell/public-frame.tsx').then((m) => m.PublicFrame),
);

/** Sidebar and top bar: the public pages never show them. */
export const SIDEBAR_FRAME: LazyPage<{ children: ReactNode }> = lazyPage(() =>
  import('./shell/sidebar-frame.tsx').then((m) => m.SidebarFrame),
);

/** Fetches all that a path needs to be drawn at once. */
export async function preloadPath(path: string): Promise<void> {
  await Promise.all([
    routeOf(path)?.page.preload(),
    hidesHeaderAndFooter(path) ? null : PUBLIC_FRAME.preload(),
    ...(showsSidebar(path) ? [SIDEBAR_FRAME.preload(), SIDEBAR_CHATS.preload(), HELP_BUTTON.preload()] : []),
  ]);
}
