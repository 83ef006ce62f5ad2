import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Uploads that mean harm, or that carry what their owner does not know of. Built here, so that the repository holds
// no file that trips anybody's virus scanner.

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** Something that must not be in what is kept. */
  secret: string | null;
}

/** Everything hidden in these uploads has this in it somewhere. */
const SECRET = 'CANARY-48.2082N-16.3738E';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function header(width: number, height: number, bits = 8, colour = 2): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colour, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A PNG of few bytes and many pixels: one colour, packed. */
export function bomb(width: number, height: number): Buffer {
  const rowBytes = Math.ceil(width / 8) + 1;
  const body = deflateSync(Buffer.alloc(rowBytes * height), { level: 9 });
  return Buffer.concat([PNG_HEAD, header(width, height, 1, 0), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

/** Says that it is larger than it is; the pixels never come. */
const liar = (width: number, height: number): Buffer =>
  Buffer.concat([
    PNG_HEAD,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Text that unpacks to many megabytes, in front of a good picture. */
function textBomb(good: Buffer): Buffer {
  const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024, 65), { level: 9 });
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
  return Buffer.concat([good.subarray(0, 33), text, good.subarray(33)]);
}

const svg = (inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">${inner}</svg>`,
  );

const SVGS = [
  svg('<script>fetch("https://evil.example/")</script>'),
  svg('<image href="file:///etc/passwd" width="90" height="90"/>'),
  svg('<image xlink:href="https://evil.example/a.png" width="90" height="90"/>'),
  Buffer.from(
    `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  ),
  Buffer.concat([Buffer.from('\ufeff\n\n'), svg('<foreignObject><body onload="alert(1)"/></foreignObject>')]),
];

/** Ends of other formats, behind a good picture: a page, a program, an archive. */
const TAILS = [
  `<html><script>alert("${SECRET}")</script></html>`,
  `#!/bin/sh\necho ${SECRET}\n`,
  `PK\x03\x04${SECRET}`,
  `%PDF-1.7 ${SECRET}`,
  `<?php echo "${SECRET}"; ?>`,
];

const NO_PICTURES: [string, Buffer][] = [
  ['nothing at all', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['text', Buffer.from('hello')],
  [
    'a GIF',
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1'),
  ],
  ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
  ['a TIFF', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200)])],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['PostScript', Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) run\n')],
  ['an ImageMagick script', Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://evil.example/"\n')],
  ['a HEIC', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(200)])],
  ['an AVIF', Buffer.concat([Buffer.from('\0\0\0\x18ftypavif', 'latin1'), Buffer.alloc(200)])],
  ['a JPEG of one mark', Buffer.from([0xff, 0xd8, 0xff])],
  ['a PNG of a head', PNG_HEAD],
  ['a WebP of a head', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
];

interface Good {
  jpeg: Buffer;
  png: Buffer;
  webp: Buffer;
}

/** Pictures as phones write them, with all they write besides. */
async function photographs(): Promise<Good> {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, n) => (n * 7919 + (n >> 3)) & 255));
  const base = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .withExif({
      IFD0: { Make: SECRET, ImageDescription: SECRET, Artist: SECRET },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 12/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '16/1 22/1 25/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET}</note></x:xmpmeta>`)
    .withIccProfile('p3');
  const [jpeg, png, webp] = await Promise.all([
    base.clone().jpeg().toBuffer(),
    base.clone().png().toBuffer(),
    base.clone().webp().toBuffer(),
  ]);
  return { jpeg, png, webp };
}

const animated = (): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: 64 * 64 * 40 * 3 }, (_, n) => (n * 31) & 255)), {
    raw: { width: 64, height: 64 * 40, channels: 3, pageHeight: 64 },
  })
    .webp({ loop: 0, delay: Array(40).fill(20) })
    .toBuffer();

function* variants({ jpeg, png, webp }: Good): Generator<[string, Buffer]> {
  for (const [name, good] of Object.entries({ jpeg, png, webp })) {
    yield [`${name} with everything a phone writes`, good];
    for (const tail of TAILS)
      yield [`${name} that is also ${tail.slice(0, 6)}`, Buffer.concat([good, Buffer.from(tail)])];
    for (let cut = 1; cut <= 18; cut++)
      yield [`${name} cut at ${cut}/19`, good.subarray(0, Math.floor((good.length * cut) / 19))];
    for (let flip = 0; flip < 24; flip++) {
      const bytes = Buffer.from(good);
      for (let at = 24 + flip; at < bytes.length; at += 97 + flip * 13) bytes[at] = (bytes[at] ?? 0) ^ (0x55 + flip);
      yield [`${name} damaged ${flip}`, bytes];
    }
    const lies = name === 'png' ? '\xff\xd8\xff' : '\x89PNG\r\n\x1a\n';
    yield [`${name} under another head`, Buffer.concat([Buffer.from(lies, 'latin1'), good])];
    yield [`${name} behind a page`, Buffer.concat([Buffer.from('<html>'), good])];
  }
}

/** At least 200 hostile uploads: bombs, drawings with scripts, two formats in one, places, cuts, films, colours, sizes. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const good = await photographs();
  const sizes = [6000, 8000, 12_000, 16_000, 20_000, 24_000, 30_000];
  const all: [string, Buffer][] = [
    ...variants(good),
    ...NO_PICTURES,
    ...SVGS.flatMap((bytes, index): [string, Buffer][] => [
      [`drawing ${index}`, bytes],
      [`drawing ${index} under a PNG head`, Buffer.concat([PNG_HEAD, bytes])],
      [`drawing ${index} under a JPEG head`, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytes])],
    ]),
    ...sizes.map((side): [string, Buffer] => [`bomb of ${side} × ${side}`, bomb(side, side)]),
    ...sizes.map((side): [string, Buffer] => [`strip of ${side * 100} × 60`, bomb(side * 100, 60)]),
    ...[1, 9000, 65_535, 1_000_000, 0x7fffffff, 0xffffffff].flatMap((side): [string, Buffer][] => [
      [`liar of ${side} a side`, liar(side, side)],
      [`liar of ${side} × 1`, liar(side, 1)],
    ]),
    ['text bomb', textBomb(good.png)],
    ['film of forty pictures', await animated()],
    ['zero sides', liar(0, 0)],
    ['half a megabyte of comment', Buffer.concat([good.jpeg.subarray(0, 2), ...comments(8), good.jpeg.subarray(2)])],
    ['eight megabytes of comment', Buffer.concat([good.jpeg.subarray(0, 2), ...comments(120), good.jpeg.subarray(2)])],
  ];
  return all.map(([name, bytes]) => ({ name, bytes, secret: bytes.includes(SECRET) ? SECRET : null }));
}

function comments(count: number): Buffer[] {
  const comment = Buffer.alloc(65_535, SECRET);
  comment.set([0xff, 0xfe, 0xff, 0xfd]);
  return Array.from({ length: count }, () => comment);
}
