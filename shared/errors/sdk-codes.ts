import type { ErrorCode } from './errors.contract.ts';

/** Failures that only a page can notice: `errors.json` has words for each. */
export type ClientCode =
  | 'client.unreachable'
  | 'client.timeout'
  | 'client.unreadable'
  | 'client.cancelled'
  | 'client.browser_unsupported';

/**
 * What a cause is answered with here: a code of ours, or no failure at all. `check_inbox` reads like a new
 * sign-up, so that nobody learns whether an address has an account; `silent` is what the person did themselves.
 */
export type OurAnswer = ErrorCode | ClientCode | 'check_inbox' | 'silent';

const AUTH: Partial<Record<OurAnswer, string>> = {
  'auth.credentials_wrong':
    'wrong-password user-not-found invalid-credential invalid-login-credentials user-mismatch rejected-credential',
  check_inbox: 'email-already-in-use',
  'auth.account_exists': 'account-exists-with-different-credential',
  'auth.method_unavailable':
    'credential-already-in-use provider-already-linked no-such-provider invalid-provider-id invalid-oauth-provider',
  'auth.email_invalid': 'invalid-email missing-email invalid-recipient-email',
  'auth.phone_invalid': 'invalid-phone-number missing-phone-number',
  'auth.password_missing': 'missing-password',
  'auth.password_weak': 'weak-password password-does-not-meet-requirements unsupported-password-policy-schema-version',
  'auth.slow_down': 'too-many-requests quota-exceeded login-blocked',
  'auth.confirm_it_is_you': 'requires-recent-login',
  'auth.session_ended': 'user-token-expired invalid-user-token user-signed-out null-user no-current-user',
  'auth.account_paused': 'user-disabled',
  'auth.verify_email': 'unverified-email email-change-needs-verification',
  'auth.second_step': 'multi-factor-auth-required missing-multi-factor-session missing-multi-factor-info',
  'auth.code_wrong': 'invalid-verification-code missing-verification-code',
  'auth.code_expired': 'code-expired invalid-verification-id missing-verification-id invalid-multi-factor-session',
  'auth.link_expired': 'expired-action-code invalid-action-code',
  'auth.factor_conflict':
    'second-factor-already-in-use maximum-second-factor-count-exceeded multi-factor-info-not-found unsupported-first-factor',
  'auth.closed': 'operation-not-allowed admin-restricted-operation',
  'auth.check_failed':
    'captcha-check-failed recaptcha-not-enabled missing-recaptcha-token invalid-recaptcha-token invalid-recaptcha-action missing-recaptcha-version invalid-recaptcha-version missing-or-invalid-nonce',
  'client.unreachable': 'network-request-failed',
  'client.timeout': 'timeout',
  'client.cancelled':
    'popup-blocked popup-closed-by-user cancelled-popup-request user-cancelled redirect-cancelled-by-user',
  'client.browser_unsupported':
    'web-storage-unsupported operation-not-supported-in-this-environment cors-unsupported unsupported-persistence-type',
  // Set-up of the other product, its native parts and its own slips: a person can do nothing about any of them.
  'http.internal':
    'already-initialized app-deleted app-not-authorized app-not-installed argument-error auth-domain-config-required cordova-not-ready custom-token-mismatch dependent-sdk-initialized-before-auth dynamic-link-not-activated emulator-config-failed internal-error invalid-api-key invalid-app-credential invalid-app-id invalid-auth-event invalid-cert-hash invalid-continue-uri invalid-cordova-configuration invalid-custom-token invalid-dynamic-link-domain invalid-emulator-scheme invalid-hosting-link-domain invalid-message-payload invalid-oauth-client-id invalid-persistence-type invalid-req-type invalid-sender invalid-tenant-id missing-android-pkg-name missing-app-credential missing-client-type missing-continue-uri missing-iframe-start missing-ios-bundle-id no-auth-event redirect-operation-pending tenant-id-mismatch unauthorized-continue-uri unauthorized-domain unsupported-tenant-operation',
};

const STORAGE: Partial<Record<OurAnswer, string>> = {
  'auth.session_ended': 'unauthenticated',
  'pictures.not_found': 'unauthorized object-not-found no-download-url',
  'pictures.too_large': 'quota-exceeded',
  'pictures.type_unsupported': 'invalid-argument cannot-slice-blob',
  'pictures.upload_unfinished': 'retry-limit-exceeded unknown server-file-wrong-size invalid-checksum',
  'client.browser_unsupported': 'unsupported-environment',
  silent: 'canceled',
  'http.internal':
    'app-deleted bucket-not-found internal-error invalid-argument-count invalid-default-bucket invalid-event-name invalid-format invalid-root-operation invalid-url no-default-bucket project-not-found unauthorized-app',
};

const byCode = (service: string, groups: Partial<Record<OurAnswer, string>>) =>
  Object.entries(groups).flatMap(([answer, codes]) =>
    codes.split(' ').map((code) => [`${service}/${code}`, answer as OurAnswer] as const),
  );

/**
 * What each code of the specification's authentication and storage services (§8) is answered with here.
 * The API description prints it, so that whoever brings a client of theirs finds every cause again.
 */
export const SDK_CODES: ReadonlyMap<string, OurAnswer> = new Map([
  ...byCode('auth', AUTH),
  ...byCode('storage', STORAGE),
]);
