import sharp from 'sharp';
import { PICTURE_MAX_PIXELS, PICTURE_SIDE } from '#shared/profile/picture.contract.ts';

// The whole life of one process: a stranger's bytes come in, a picture drawn anew goes out. It holds no key, no
// setting and no connection; whatever the bytes do to a decoder, they do it here, and it ends (picture-drawer.ts).

/** What the parent asks; without `guarded` the locks are off, which only the test's control does. */
export interface DrawOrder {
  bytes: Uint8Array;
  guarded: boolean;
}

export interface DrawAnswer {
  /** Null where the bytes are no picture. */
  picture: Uint8Array | null;
  problem: 'pixels' | 'unreadable' | null;
  /** Kilobytes this process held at its fullest. */
  peakKb: number;
}

async function draw({ bytes, guarded }: DrawOrder): Promise<Uint8Array> {
  sharp.cache(false);
  sharp.concurrency(1);
  if (guarded) {
    // Everything that reads a file format, then the three that people's cameras and phones write.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
  }
  // Metadata is left out unless asked for, colours are converted to sRGB, and only the first frame is read.
  return sharp(bytes, {
    limitInputPixels: guarded ? PICTURE_MAX_PIXELS : false,
    pages: 1,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover', position: 'centre' })
    .webp({ quality: 84 })
    .toBuffer();
}

process.once('message', async (order: DrawOrder) => {
  let picture: Uint8Array | null = null;
  let problem: DrawAnswer['problem'] = null;
  try {
    picture = await draw(order);
  } catch (error) {
    problem = /pixel limit/i.test((error as Error).message) ? 'pixels' : 'unreadable';
  }
  const answer: DrawAnswer = { picture, problem, peakKb: process.resourceUsage().maxRSS };
  process.send?.(answer, () => process.disconnect?.());
});
