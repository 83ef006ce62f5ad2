import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Devices, NewDevices } from '#shared/auth/devices.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { subscribeToLive } from '#web/lib/live.ts';

const devicesKey = (uid: string) => ['users', uid, 'devices'];
const newDevicesKey = (uid: string) => ['users', uid, 'new-devices'];

/** Asks again whenever a session of the person began or ended anywhere. */
function useFollow(uid: string, key: readonly unknown[]): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key follows from the uid
  useEffect(
    () => subscribeToLive(uid, 'user', () => void client.invalidateQueries({ queryKey: [...key] })),
    [uid, client],
  );
}

/** Where a person is signed in, followed live, and the ways to end it. */
export function useDevices(uid: string) {
  const client = useQueryClient();
  const key = devicesKey(uid);
  const { data, error } = useQuery({ queryKey: key, queryFn: () => api.get<Devices>('/api/auth/devices') });
  useFollow(uid, key);
  const again = () => client.invalidateQueries({ queryKey: key });
  return {
    sessions: data?.sessions,
    failure: data ? null : error,
    async endOne(id: string): Promise<void> {
      await api.remove(`/api/auth/devices/${id}`);
      await again();
    },
    async endOthers(): Promise<void> {
      await api.post('/api/auth/devices/end-others');
      await again();
    },
  };
}

/** Sign-ins from browsers never seen before that nobody has looked at yet. */
export function useNewDevices(uid: string) {
  const client = useQueryClient();
  const key = newDevicesKey(uid);
  const { data } = useQuery({ queryKey: key, queryFn: () => api.get<NewDevices>('/api/auth/devices/new') });
  useFollow(uid, key);
  const devices = data?.devices ?? [];
  return {
    devices,
    async putAway(): Promise<void> {
      await api.post('/api/auth/devices/new/seen', { ids: devices.map(({ id }) => id) });
      client.setQueryData<NewDevices>(key, { devices: [] });
    },
  };
}
