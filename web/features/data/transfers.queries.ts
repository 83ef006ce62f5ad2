import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Transfer, transferAnswerSchema } from '#shared/data/transfers.contract.ts';
import { useProof } from '#web/features/auth/proof.queries.ts';
import { api } from '#web/lib/api-client.ts';
import { sendArchive } from './send-archive.ts';

export type TransferKind = 'export' | 'import';

/** While it is worked on somebody watches the bar. */
const LOOK_EVERY_MS = 700;

const pathOf = (uid: string, kind: TransferKind) => `/api/users/${uid}/${kind}`;
const keyOf = (uid: string, kind: TransferKind) => ['transfer', uid, kind];

async function fetchTransfer(uid: string, kind: TransferKind): Promise<Transfer | null> {
  return transferAnswerSchema.parse(await api.get(pathOf(uid, kind))).transfer;
}

/** The archive on its way out or in; null where there is none. Looked at again while it is worked on. */
export function useTransfer(uid: string, kind: TransferKind) {
  return useQuery({
    queryKey: keyOf(uid, kind),
    queryFn: () => fetchTransfer(uid, kind),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? LOOK_EVERY_MS : false),
    // One that was begun on another device shows here, too.
    refetchOnMount: 'always',
  });
}

/** What can be done about archives. Each throws ApiError. */
export function useTransferActs(uid: string) {
  const client = useQueryClient();
  const withProof = useProof();
  return useMemo(() => {
    const show = (kind: TransferKind, transfer: Transfer | null) => client.setQueryData(keyOf(uid, kind), transfer);
    return {
      make: async () => {
        const answer = await withProof(() => api.post(pathOf(uid, 'export')));
        show('export', transferAnswerSchema.parse(answer).transfer);
      },
      /** Sends the browser to the file; whoever has to prove themselves is asked before. */
      download: async (id: string) => {
        await withProof(() => api.post(`${pathOf(uid, 'export')}/open`));
        const link = document.createElement('a');
        link.href = `${pathOf(uid, 'export')}/${id}/file`;
        link.download = '';
        link.click();
      },
      drop: async (kind: TransferKind) => {
        await api.remove(pathOf(uid, kind));
        show(kind, null);
      },
      send: async (file: File, onProgress: Parameters<typeof sendArchive>[2], signal: AbortSignal) => {
        show('import', await sendArchive(pathOf(uid, 'import'), file, onProgress, signal));
        await client.invalidateQueries({ queryKey: keyOf(uid, 'import') });
      },
      /** Everything on every page may be new. */
      refresh: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'transfer' }),
    };
  }, [client, uid, withProof]);
}
