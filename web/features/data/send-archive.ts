import { PART_BYTES, type Transfer, transferAnswerSchema } from '#shared/data/transfers.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';

export interface Sending {
  /** 0 to 1. */
  progress: number;
  /** The line is cut; it goes on by itself. */
  waiting: boolean;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** As base64; reading through a data address does that without a copy by hand. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new ApiError('client.unreadable', 0));
    reader.readAsDataURL(blob);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('client.cancelled', 0));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Sends an archive part by part and has it brought in. A part that does not get through is sent again until it does,
 * or the person gives up: no part is sent twice for the sake of another.
 *
 * @throws ApiError `client.cancelled` where `signal` says so
 */
export async function sendArchive(
  path: string,
  file: File,
  onProgress: (sending: Sending) => void,
  signal: AbortSignal,
): Promise<Transfer | null> {
  const begun = transferAnswerSchema.parse(await api.post(path, { bytes: file.size }, { signal })).transfer;
  if (begun?.state !== 'taking') return begun;
  const parts = Math.ceil(file.size / PART_BYTES);
  for (let part = 0; part < parts; part++) {
    const progress = part / parts;
    onProgress({ progress, waiting: false });
    const data = await base64Of(file.slice(part * PART_BYTES, (part + 1) * PART_BYTES));
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      if (signal.aborted) throw new ApiError('client.cancelled', 0);
      try {
        await api.put(`${path}/${begun.id}/parts/${part}`, { data });
        break;
      } catch (error) {
        if (!isPassing(error)) throw error;
        onProgress({ progress, waiting: true });
        await pause(error.retryAfter === undefined ? wait : error.retryAfter * 1000, signal);
      }
    }
  }
  onProgress({ progress: 1, waiting: false });
  return transferAnswerSchema.parse(await api.post(`${path}/${begun.id}/apply`)).transfer;
}
