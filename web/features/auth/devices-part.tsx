import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { Devices } from '#shared/auth/devices.contract.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText, timeText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { deviceText } from './device-text.ts';
import { useDevices } from './devices.queries.ts';
import { useProof } from './proof.queries.ts';
import { SecurityPart } from './security-part.tsx';

type SessionOf = Devices['sessions'][number];

/** Where this person is signed in, with a way to end each of it. */
export function DevicesPart({ uid }: { uid: string }) {
  const t = useTexts('security');
  const withProof = useProof();
  const { sessions, failure, endOne, endOthers } = useDevices(uid);
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (id: string, work: () => Promise<void>, done: string) => {
    if (busy !== null) return;
    setBusy(id);
    try {
      await withProof(work);
      announce(t(done));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'client.cancelled')) announce(errorText(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <SecurityPart title={t('devices.title')}>
      <FormError text={failure ? errorText(failure) : null} />
      <ul className="flex flex-col">
        {sessions?.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => act(session.id, () => endOne(session.id), 'devices.ended')}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          className="self-start"
          busy={busy === 'others'}
          onClick={() => act('others', endOthers, 'devices.othersEnded')}
        >
          {t('devices.endOthers')}
        </Button>
      )}
    </SecurityPart>
  );
}

const momentText = (at: number) => `${dayText(new Date(at))}, ${timeText(new Date(at))}`;

function DeviceRow({ session, busy, onEnd }: { session: SessionOf; busy: boolean; onEnd: () => void }) {
  const t = useTexts('security');
  const name = deviceText(t, session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium">
          {name}
          {session.current && <span className="font-normal text-primary"> · {t('devices.current')}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('devices.times', { since: momentText(session.signedInAt), seen: momentText(session.seenAt) })}
          {session.days > 1 && ` ${t('devices.days', { days: session.days })}`}
          {session.shared && ` ${t('devices.shared')}`}
        </p>
      </div>
      {!session.current && (
        <Button size="small" busy={busy} aria-label={t('devices.endNamed', { name })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
