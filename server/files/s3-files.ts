import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '#server/config/config.ts';
import { type FileStore, FileStoreError } from './file-store.ts';

const TRY_MS = 10_000;
const TRIES = 3;
const PAUSE_MS = 200;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Passing troubles of a store; everything else stays as it is. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/**
 * Files in any store that speaks S3: path-style addresses, signature version 4, and the four calls
 * PutObject, GetObject, DeleteObject and ListObjectsV2.
 */
export function s3Files(place: S3Place): FileStore {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = `${place.endpoint.replace(/\/+$/, '')}/${place.bucket}`;

  async function once(method: string, url: string, body: Uint8Array<ArrayBuffer>): Promise<Response | null> {
    // Signed with what is sent, so that nothing between can change it unnoticed.
    const headers = { 'x-amz-content-sha256': hashOf(body) };
    const init = method === 'PUT' ? { method, headers, body } : { method, headers };
    const request = await client.sign(url, init);
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(TRY_MS), redirect: 'error' });
      return isPassing(response.status) ? null : response;
    } catch {
      return null;
    }
  }

  async function call(method: string, url: string, bytes?: Uint8Array): Promise<Response> {
    const body = new Uint8Array(bytes ?? []);
    for (let tries = 1; ; tries++) {
      const response = await once(method, url, body);
      if (response?.ok || response?.status === 404) return response;
      if (response) throw new FileStoreError(`the file store answered ${response.status}`);
      if (tries === TRIES) throw new FileStoreError('the file store does not answer');
      await wait(PAUSE_MS * 2 ** tries);
    }
  }

  return {
    put: async (name, bytes) => {
      const response = await call('PUT', `${bucket}/${name}`, bytes);
      await response.body?.cancel();
      if (response.status === 404) throw new FileStoreError('the bucket is not there');
    },
    get: async (name) => {
      const response = await call('GET', `${bucket}/${name}`);
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    remove: async (name) => {
      await (await call('DELETE', `${bucket}/${name}`)).body?.cancel();
    },
    // A thousand to an answer: more than anybody has pictures, so that no second page is asked for.
    list: async (folder) => {
      const response = await call('GET', `${bucket}?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`);
      const text = response.status === 404 ? '' : await response.text();
      return [...text.matchAll(/<Key>([0-9a-f/]+)<\/Key>/g)].flatMap(([, key]) => (key === undefined ? [] : [key]));
    },
  };
}
