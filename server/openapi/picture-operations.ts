import { pictureMetadataSchema } from '#shared/profile/picture.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';

/** The picture of a person. */
export const PICTURE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: `${USER}/picture`,
    summary: 'What is known of the picture, with the address it is served at',
    status: 200,
    gives: pictureMetadataSchema,
  },
  {
    method: 'put',
    path: `${USER}/picture`,
    summary: 'Upload a picture: the bytes of a JPEG, PNG or WebP, at most 8 MB and 25 million pixels',
    status: 200,
    gives: pictureMetadataSchema,
  },
  { method: 'delete', path: `${USER}/picture`, summary: 'Go back to the sign-in photo or the default', status: 204 },
  { method: 'get', path: `${USER}/pictures/:name`, summary: 'The picture itself, 512 × 512 WebP', status: 200 },
];
