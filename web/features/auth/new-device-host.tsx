import { Suspense, useEffect, useState } from 'react';
import { NewDevices } from './new-devices-parts.queries.ts';

/** Long enough for the page to stand: the notice must not slow it. */
const AFTER_MS = 2500;

/** Where the notice about a new device appears, on the pages of people with an account. */
export function NewDeviceHost({ uid }: { uid: string }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isTime) return null;
  return (
    <Suspense fallback={null}>
      <NewDevices uid={uid} />
    </Suspense>
  );
}
