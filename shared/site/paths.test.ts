import { expect, test } from 'vitest';
import { hidesHeaderAndFooter, normalisePath, showsSidebar, viewportScale } from './paths.ts';

test('letter case and trailing slashes do not matter', () => {
  expect(normalisePath('/MISSION//')).toBe('/mission');
  expect(normalisePath('/')).toBe('/');
  expect(normalisePath('//')).toBe('/');
});

test.each([
  '/authpage',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/chat',
  '/questionnaires',
  '/questionnaire/phq9',
  '/suggestions',
  '/checkout',
  '/Chat/',
])('%s has neither header nor footer', (path) => {
  expect(hidesHeaderAndFooter(path)).toBe(true);
});

test.each(['/', '/mission', '/team', '/privacy', '/terms', '/profile', '/safety', '/elsewhere'])(
  '%s has header and footer, no sidebar, and the far scale',
  (path) => {
    expect(hidesHeaderAndFooter(path)).toBe(false);
    expect(showsSidebar(path)).toBe(false);
    expect(viewportScale(path)).toBe(0.35);
  },
);

test.each(['/chat', '/questionnaires', '/questionnaire/phq9', '/suggestions'])(
  '%s has the sidebar and the close scale',
  (path) => {
    expect(showsSidebar(path)).toBe(true);
    expect(viewportScale(path)).toBe(0.7);
  },
);

test('the account pages and /checkout have the far scale and no sidebar', () => {
  for (const path of ['/authpage', '/signup', '/forgot-password', '/reset-password', '/checkout']) {
    expect([showsSidebar(path), viewportScale(path)]).toEqual([false, 0.35]);
  }
});
