import type { Context } from 'hono';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import { describeSession } from './accounts.service.ts';
import { refuseClosed } from './closed-account.ts';
import { deviceNameOf } from './device-name.ts';
import { meetDevice } from './devices.service.ts';
import { demandSecondStep } from './second-step.ts';
import { readDeviceCookie, readSessionCookie, writeDeviceCookie, writeSessionCookie } from './session-cookie.ts';
import { endSession, findSession, type OpenSession, startSession } from './sessions.service.ts';

/** How somebody proved who they are. */
export type SignInWay = 'password' | 'link' | 'oidc' | 'phone' | 'passkey' | 'second-step' | 'sign-up' | 'anonymous';

/** Two factors in themselves, or the second of two. */
const COMPLETE_WAYS: ReadonlySet<SignInWay> = new Set(['passkey', 'second-step']);

/** Somebody who has proved who they are, one way. */
export interface Proven {
  uid: string;
  way: SignInWay;
  /** The person said that others use this device too. */
  shared?: boolean | undefined;
}

/** The session of a request, or null; its lease may have lapsed. */
export async function currentSession(c: Context, p: Platform): Promise<OpenSession | null> {
  const token = await readSessionCookie(c, p);
  return token ? findSession(p, token) : null;
}

/**
 * The one door: every way of signing in ends here, whatever was proved before. Starts the session, knows the device
 * again or makes its acquaintance, tells the person's other devices of a new one, and hands the browser its cookies;
 * the session that it had before ends.
 *
 * @returns what the route answers with
 * @throws AppError `auth.second_step` where the person has a second step; the cookie for it is set
 */
export async function finishSignIn(c: Context, p: Platform, who: Proven): Promise<Session> {
  await refuseClosed(p, who.uid);
  const shared = who.shared === true;
  if (!COMPLETE_WAYS.has(who.way)) await demandSecondStep(c, p, { uid: who.uid, way: who.way, shared });
  const before = await currentSession(c, p);
  const deviceName = deviceNameOf(c.req.header('user-agent'));
  const device = await meetDevice(p, who.uid, shared ? null : await readDeviceCookie(c, p), deviceName);
  const session = await startSession(p, { uid: who.uid, shared, deviceId: device.id, deviceName });
  if (before) await endSession(p, before);
  await writeSessionCookie(c, p, session);
  // Nobody is to be known again on a device that others use.
  if (!shared) await writeDeviceCookie(c, p, device.token);
  await recordAct(p, who.uid, 'session.signed_in');
  if (device.isNew) p.live.publish(who.uid, 'user');
  return describeSession(p, session);
}
