import { expect, test } from 'vitest';
import { mailLink, smsLink } from './message-links.ts';

const TEXT = 'Hi Zoë,\nrough days & “nights” + 100 %? 🌙';

test('a text message keeps every sign, and the number only its digits', () => {
  const link = smsLink(' +44 (20) 7946-0958', TEXT);
  expect(link).toMatch(/^sms:\+442079460958\?&body=/);
  expect(decodeURIComponent(link.split('body=')[1] ?? '')).toBe(TEXT);
  expect(link).not.toMatch(/[ +]\w*body|body=[^&]*[+ ]/);
  expect(smsLink('', 'Hi')).toBe('sms:?&body=Hi');
  expect(smsLink('0176/123 456+7', 'Hi')).toBe('sms:01761234567?&body=Hi');
});

test('a mail has its address, subject and lines', () => {
  const link = new URL(mailLink('ana+me@example.org', 'A word & more', TEXT));
  expect(decodeURIComponent(link.pathname)).toBe('ana+me@example.org');
  expect(link.searchParams.get('subject')).toBe('A word & more');
  expect(link.searchParams.get('body')).toBe(TEXT.replace('\n', '\r\n'));
  expect(mailLink('a@b.c?bcc=x@y.z', '', '')).toBe('mailto:a@b.c%3Fbcc%3Dx@y.z?subject=&body=');
});
