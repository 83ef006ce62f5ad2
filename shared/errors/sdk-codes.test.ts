import { describe, expect, test } from 'vitest';
import { SDK_CODES } from './sdk-codes.ts';

// The codes as the published packages list them: @firebase/auth 1.13.6 and @firebase/storage 0.14.5.
const AUTH =
  'account-exists-with-different-credential admin-restricted-operation already-initialized app-deleted app-not-authorized app-not-installed argument-error auth-domain-config-required cancelled-popup-request captcha-check-failed code-expired cordova-not-ready cors-unsupported credential-already-in-use custom-token-mismatch dependent-sdk-initialized-before-auth dynamic-link-not-activated email-already-in-use email-change-needs-verification emulator-config-failed expired-action-code internal-error invalid-action-code invalid-api-key invalid-app-credential invalid-app-id invalid-auth-event invalid-cert-hash invalid-continue-uri invalid-cordova-configuration invalid-credential invalid-custom-token invalid-dynamic-link-domain invalid-email invalid-emulator-scheme invalid-hosting-link-domain invalid-message-payload invalid-multi-factor-session invalid-oauth-client-id invalid-oauth-provider invalid-persistence-type invalid-phone-number invalid-provider-id invalid-recaptcha-action invalid-recaptcha-token invalid-recaptcha-version invalid-recipient-email invalid-req-type invalid-sender invalid-tenant-id invalid-user-token invalid-verification-code invalid-verification-id login-blocked maximum-second-factor-count-exceeded missing-android-pkg-name missing-app-credential missing-client-type missing-continue-uri missing-iframe-start missing-ios-bundle-id missing-multi-factor-info missing-multi-factor-session missing-or-invalid-nonce missing-password missing-phone-number missing-recaptcha-token missing-recaptcha-version missing-verification-code missing-verification-id multi-factor-auth-required multi-factor-info-not-found network-request-failed no-auth-event no-such-provider null-user operation-not-allowed operation-not-supported-in-this-environment password-does-not-meet-requirements popup-blocked popup-closed-by-user provider-already-linked quota-exceeded recaptcha-not-enabled redirect-cancelled-by-user redirect-operation-pending rejected-credential requires-recent-login second-factor-already-in-use tenant-id-mismatch timeout too-many-requests unauthorized-continue-uri unauthorized-domain unsupported-first-factor unsupported-password-policy-schema-version unsupported-persistence-type unsupported-tenant-operation unverified-email user-cancelled user-disabled user-mismatch user-not-found user-signed-out user-token-expired weak-password web-storage-unsupported wrong-password'.split(
    ' ',
  );
const STORAGE =
  'app-deleted bucket-not-found canceled cannot-slice-blob internal-error invalid-argument invalid-argument-count invalid-checksum invalid-default-bucket invalid-event-name invalid-format invalid-root-operation invalid-url no-default-bucket no-download-url object-not-found project-not-found quota-exceeded retry-limit-exceeded server-file-wrong-size unauthenticated unauthorized unauthorized-app unknown unsupported-environment'.split(
    ' ',
  );
/** What the services themselves say beside the packages' lists. */
const BESIDE = ['invalid-login-credentials', 'missing-email', 'no-current-user'];

const published = [
  ...[...AUTH, ...BESIDE].map((code) => `auth/${code}`),
  ...STORAGE.map((code) => `storage/${code}`),
].sort();

const unanswered = (codes: readonly string[]) => codes.filter((code) => !SDK_CODES.has(code));

describe('the codes of the authentication and storage services', () => {
  test('are all answered: 108 of the one, 25 of the other, and no other code has slipped in', () => {
    expect([AUTH.length, STORAGE.length]).toEqual([108, 25]);
    expect(unanswered(published)).toEqual([]);
    expect([...SDK_CODES.keys()].sort()).toEqual(published);
  });

  test('a code that nobody has met before is noticed', () => {
    expect(unanswered([...published, 'auth/brand-new'])).toEqual(['auth/brand-new']);
  });

  test.each([
    ['auth/wrong-password', 'auth/user-not-found'],
    ['auth/wrong-password', 'auth/invalid-credential'],
    ['auth/expired-action-code', 'auth/invalid-action-code'],
  ])('%s and %s cannot be told apart', (one, other) => {
    expect(SDK_CODES.get(one)).toBe(SDK_CODES.get(other));
  });

  test('a taken address is answered like a new one', () => {
    expect(SDK_CODES.get('auth/email-already-in-use')).toBe('check_inbox');
  });
});
