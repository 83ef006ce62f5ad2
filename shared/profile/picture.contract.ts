import { z } from 'zod';

/** Security note §5.2: bytes of one upload. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Pixels a side of what is kept. */
export const PICTURE_SIDE = 512;
/** Pixels an upload may have in all. */
export const PICTURE_MAX_PIXELS = 25e6;

/** What the store says of a picture, without the picture: among it the address it is served at. */
export const pictureMetadataSchema = z.object({
  name: z.string(),
  contentType: z.literal('image/webp'),
  /** Bytes as served. */
  size: z.int(),
  timeCreated: z.string(),
  downloadURL: z.string(),
});
export type PictureMetadata = z.infer<typeof pictureMetadataSchema>;
