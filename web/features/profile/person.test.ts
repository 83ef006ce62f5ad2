import { expect, test } from 'vitest';
import { shownName, shownPicture } from './person.ts';

const user = { displayName: 'Auth Name', email: 'ada@example.org', photoURL: '/photo.png' };
const nothing = { displayName: null, profilePic: null };

test('the name falls back from document to auth name, e-mail and "User"', () => {
  expect(shownName({ ...nothing, displayName: 'Ada' }, user, 'User')).toBe('Ada');
  expect(shownName(nothing, user, 'User')).toBe('Auth Name');
  expect(shownName(nothing, { ...user, displayName: null }, 'User')).toBe('ada');
  expect(shownName(undefined, { displayName: null, email: null }, 'User')).toBe('User');
});

test('the picture falls back from document to auth photo to the default image', () => {
  expect(shownPicture({ ...nothing, profilePic: '/own.png' }, user)).toBe('/own.png');
  expect(shownPicture(nothing, user)).toBe('/photo.png');
  expect(shownPicture(undefined, null)).toBeNull();
});
