import { useQueryClient } from '@tanstack/react-query';
import { pictureMetadataSchema } from '#shared/profile/picture.contract.ts';
import type { UserDocument } from '#shared/profile/profile.contract.ts';
import { documentKey } from '#web/lib/documents.ts';
import { deleteObject, readMetadata, uploadObject } from '#web/lib/file-storage.ts';

/** Saving and removing the picture of the signed-in person; the user document follows at once, in every tab. */
export function usePictureActs(uid: string) {
  const client = useQueryClient();
  const settle = () => client.invalidateQueries({ queryKey: documentKey(`users/${uid}`), exact: true });
  const path = `/api/users/${uid}/picture`;
  return {
    async save(picture: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
      await uploadObject(path, picture, { signal, onProgress });
      const { downloadURL } = pictureMetadataSchema.parse(await readMetadata(path));
      client.setQueryData<UserDocument>(
        documentKey(`users/${uid}`),
        (held) => held && { ...held, profilePic: downloadURL },
      );
      await settle();
    },
    async remove(): Promise<void> {
      await deleteObject(path);
      await settle();
    },
  };
}
