import { beforeAll, describe, expect, test } from 'vitest';
import { drawPicture } from '#server/files/picture-drawer.ts';
import { bomb, type HostilePicture, hostilePictures } from '#server/testing/hostile-pictures.ts';
import { pictureKind } from './picture-kind.ts';

/** Promise 29: what one upload may cost. */
const PEAK_KB = 300 * 1024;

/** Chunks of a WebP that hold anything but the picture. */
const METADATA = ['EXIF', 'XMP ', 'ICCP', 'ANIM', 'ANMF'];

function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) & 1))
    names.push(webp.toString('latin1', at, at + 4));
  return names;
}

describe('two hundred hostile uploads', () => {
  let all: HostilePicture[];
  beforeAll(async () => {
    all = await hostilePictures();
  });

  test('none leaves a byte of metadata, ends its process badly or holds 300 MB', { timeout: 240_000 }, async () => {
    // In the short form every fourth of each kind, always with the bombs; all of them in the long one.
    const chosen = process.env.ALCOVE_DEEP
      ? all
      : all.filter(({ name }, n) => n % 4 === 0 || /bomb|liar|film/.test(name));
    expect(all.length).toBeGreaterThanOrEqual(200);
    const drawn = await Promise.all(
      chosen.map(async ({ name, bytes }) => ({
        name,
        known: pictureKind(bytes) !== null,
        ...(pictureKind(bytes) === null ? { picture: null, peakKb: 0, died: false } : await drawPicture(bytes)),
      })),
    );
    expect(drawn.filter(({ died }) => died).map(({ name }) => name)).toEqual([]);
    expect(drawn.filter(({ peakKb }) => peakKb >= PEAK_KB).map(({ name }) => name)).toEqual([]);
    const kept = drawn.flatMap(({ name, picture }) => (picture ? [{ name, picture: Buffer.from(picture) }] : []));
    expect(kept.length).toBeGreaterThan(5);
    for (const { name, picture } of kept) {
      expect(
        chunksOf(picture).filter((chunk) => METADATA.includes(chunk)),
        name,
      ).toEqual([]);
      expect(picture.includes('CANARY'), name).toBe(false);
    }
    expect(kept.filter(({ name }) => /^(drawing|bomb of|strip)/.test(name)).map(({ name }) => name)).toEqual([]);
    // For docs/security.md; nothing depends on it.
    console.info(
      `peak ${Math.round(Math.max(...drawn.map(({ peakKb }) => peakKb)) / 1024)} MB, ${kept.length} of ${chosen.length} drawn`,
    );
  });
});

describe('without the locks (the control)', () => {
  test('a bomb is unpacked and a drawing is read', async () => {
    const unlocked = await drawPicture(bomb(16_000, 16_000), { guarded: false, longestMs: 60_000 });
    expect(unlocked.picture).not.toBeNull();
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    expect((await drawPicture(drawing, { guarded: false })).picture).not.toBeNull();
    expect((await drawPicture(drawing)).picture).toBeNull();
    expect((await drawPicture(bomb(16_000, 16_000))).problem).toBe('pixels');
  });

  test('a process that takes too long is ended, and the next one is not kept waiting', async () => {
    const late = await drawPicture(bomb(4000, 4000), { longestMs: 1 });
    expect(late).toMatchObject({ picture: null, died: true });
    expect((await drawPicture(bomb(400, 400))).picture).not.toBeNull();
  });
});
