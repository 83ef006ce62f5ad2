import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { FileStoreError } from '#server/files/file-store.ts';
import { listFiles } from '#server/testing/list-files.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { Session } from '#shared/auth/auth.contract.ts';
import { PICTURE_MAX_BYTES, type PictureMetadata } from '#shared/profile/picture.contract.ts';
import type { UserDocument } from '#shared/profile/profile.contract.ts';
import {
  deletePictures,
  readPhotoAddress,
  readPicture,
  removePicture,
  resealPictures,
  savePicture,
  savePictureFrom,
} from './pictures.service.ts';

const photo = (r: number, width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

const put = (person: TestPerson, body: Uint8Array | string, type = 'image/jpeg', path = `${person.home}/picture`) =>
  person.fetch('PUT', path, {
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': type },
  });

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe('a profile picture over HTTP', () => {
  let instance: TestInstance;
  let person: TestPerson;
  beforeAll(async () => {
    instance = await startTestInstance('sqlite');
    person = await instance.arrive();
  });
  afterAll(() => instance.close());
  const files = () => listFiles(join(instance.store.config.dataDir, 'files'));

  test('is drawn anew, shown to its owner alone, and its file on disk is noise', async () => {
    const saved = await put(person, await photo(200));
    expect(saved.status).toBe(200);
    const { downloadURL, size, contentType } = (await saved.json()) as PictureMetadata;
    expect(contentType).toBe('image/webp');
    expect((await person.get<UserDocument>(person.home)).body.profilePic).toBe(downloadURL);
    expect((await person.get<PictureMetadata>(`${person.home}/picture`)).body.downloadURL).toBe(downloadURL);

    const shown = await person.fetch('GET', downloadURL);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.length).toBe(size);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });

    const other = await instance.arrive();
    expect((await other.fetch('GET', downloadURL)).status).toBe(404);
    expect((await other.fetch('GET', downloadURL.replace(person.uid, other.uid))).status).toBe(404);
    expect((await fetch(instance.url + downloadURL)).status).toBe(401);

    const kept = files().map(({ bytes }) => bytes);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.includes('WEBP') || kept[0]?.includes(bytes.subarray(0, 16).toString('base64'))).toBe(false);
  });

  test('gives its place to the next one, whose address is another, and leaves no file behind', async () => {
    const before = (await person.get<UserDocument>(person.home)).body.profilePic;
    const { downloadURL } = (await (await put(person, await photo(20))).json()) as PictureMetadata;
    expect(downloadURL).not.toBe(before);
    expect((await person.fetch('GET', before as string)).status).toBe(404);
    expect(files()).toHaveLength(1);
    expect((await person.send('DELETE', `${person.home}/picture`)).status).toBe(204);
    expect((await person.get<UserDocument>(person.home)).body.profilePic).toBeNull();
    expect((await person.get(`${person.home}/picture`)).status).toBe(404);
    expect(files()).toEqual([]);
  });

  test('what is no picture is refused in words of its own, and only this route takes pictures at all', async () => {
    const someone = await instance.arrive();
    const refused = async (body: Uint8Array | string, type?: string) => {
      const response = await put(someone, body, type);
      return [response.status, await codeOf(response)];
    };
    expect(await refused('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).toEqual([
      415,
      'http.type_unsupported',
    ]);
    expect(await refused('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png')).toEqual([
      400,
      'pictures.type_unsupported',
    ]);
    expect(await refused((await photo(9)).subarray(0, 400))).toEqual([400, 'pictures.unreadable']);
    expect(await refused(await photo(9, 5001, 5000))).toEqual([413, 'pictures.too_many_pixels']);
    expect(await refused(new Uint8Array(PICTURE_MAX_BYTES + 1))).toEqual([413, 'pictures.too_large']);
    const elsewhere = await put(someone, await photo(9), 'image/jpeg', `${someone.home}/journal/x`);
    expect(elsewhere.status).toBe(415);
    const foreign = await someone.fetch('PUT', `${someone.home}/picture`, {
      body: new Uint8Array(await photo(9)),
      headers: { 'content-type': 'image/jpeg', origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await someone.get<UserDocument>(someone.home)).body.profilePic).toBeNull();
  });

  test('ten uploads an hour are enough', async () => {
    const someone = await instance.arrive();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await put(someone, 'no picture', 'image/png')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  test('a body that does not say how long it is ends at eight megabytes too', async () => {
    const someone = await instance.arrive();
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 12) controller.enqueue(megabyte);
        else controller.close();
      },
    });
    const response = await someone
      .fetch('PUT', `${someone.home}/picture`, {
        body,
        duplex: 'half',
        headers: { 'content-type': 'image/jpeg' },
      } as RequestInit)
      .catch(() => null);
    // The server may hang up on the rest before its answer is read.
    expect(response === null || response.status === 413).toBe(true);
  });
});

describe.each(ENGINES)('pictures on %s', (engine) => {
  let opened: TestPlatform;
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
  });
  afterAll(() => opened.close());
  const arrive = async () => {
    const consents = { storeChats: true, memory: false, sendToModel: false };
    return (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  };

  test('the photo of a sign-in stands behind the own picture, and a bad one is left out', async () => {
    const { p } = opened;
    const uid = await arrive();
    await savePictureFrom(p, uid, Buffer.from('<svg/>'));
    expect(await readPhotoAddress(p, uid)).toBeNull();
    await savePictureFrom(p, uid, await photo(3));
    expect(await readPhotoAddress(p, uid)).toMatch(new RegExp(`^/api/users/${uid}/pictures/[0-9a-f]{32}$`));
    expect(await readPicture(p, uid)).toBeNull();
    await savePicture(p, uid, await photo(4));
    await removePicture(p, uid);
    expect(await readPicture(p, uid, 'sign-in')).not.toBeNull();
  });

  test('a file put in the place of another does not open', async () => {
    const { p } = opened;
    const uid = await arrive();
    await savePicture(p, uid, await photo(5));
    const root = join(p.config.dataDir, 'files');
    const [first] = (await p.files.list(await folderName(uid))) as [string];
    await savePictureFrom(p, uid, await photo(6));
    const second = (await p.files.list(await folderName(uid))).find((name) => name !== first) as string;
    renameSync(join(root, second), join(root, first));
    expect(await readPicture(p, uid)).toBeNull();
    expect(await readPicture(p, uid, 'sign-in')).toBeNull();
  });

  test('deleting an account finds every file, also one that no row names', async () => {
    const { p } = opened;
    const uid = await arrive();
    await savePicture(p, uid, await photo(7));
    await savePictureFrom(p, uid, await photo(8));
    await resealPictures(p, uid);
    expect(await readPicture(p, uid)).not.toBeNull();
    const folder = await folderName(uid);
    writeFileSync(join(p.config.dataDir, 'files', folder, 'ab'.repeat(16)), 'left by a cut upload');
    await p.vault.destroyKeys(uid);
    await deletePictures(p, uid);
    expect(await p.files.list(folder)).toEqual([]);
    expect(await readPicture(p, uid)).toBeNull();
  });

  test('where the file store is away the picture stays as it was', async () => {
    const uid = await arrive();
    await savePicture(opened.p, uid, await photo(9));
    const before = await readPicture(opened.p, uid);
    const away = async () => {
      throw new FileStoreError('away');
    };
    const p = { ...opened.p, files: { put: away, get: away, remove: away, list: away } };
    await expect(savePicture(p, uid, await photo(10))).rejects.toMatchObject({ code: 'pictures.upload_unfinished' });
    expect(await readPicture(opened.p, uid)).toEqual(before);
  });

  test('two uploads at once leave one picture and one file', async () => {
    const { p } = opened;
    const uid = await arrive();
    await Promise.all([photo(1), photo(2), photo(3)].map(async (bytes) => savePicture(p, uid, await bytes)));
    expect(await p.files.list(await folderName(uid))).toHaveLength(1);
    expect(await readPicture(p, uid)).not.toBeNull();
  });

  const folderName = async (uid: string) => (await opened.p.vault.blindIndex(`files:${uid}`)).slice(0, 32);
});

test('the session names the sign-in photo and the user document does not', async () => {
  const instance = await startTestInstance('sqlite');
  try {
    const person = await instance.arrive();
    const { body } = await person.get<Session>('/api/auth/session');
    expect(body.user?.photoURL).toBeNull();
  } finally {
    await instance.close();
  }
});
