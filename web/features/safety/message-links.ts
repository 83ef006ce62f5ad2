const digitsOf = (phone: string): string => phone.replace(/(?!^\+)[^\d]/g, '');

/**
 * Opens the phone's own messages with the text in it. `?&body=` is read by iOS, which looks for `&body=`, and by
 * Android, which wants a question mark first (RFC 5724 knows only the latter).
 */
export const smsLink = (phone: string, text: string): string =>
  `sms:${digitsOf(phone.trim())}?&body=${encodeURIComponent(text)}`;

/** Opens a mail program; lines end as RFC 6068 wants them. */
export function mailLink(address: string, subject: string, text: string): string {
  const to = address.trim().split('@').map(encodeURIComponent).join('@');
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
