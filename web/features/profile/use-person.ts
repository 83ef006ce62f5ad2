import { useEffect, useState } from 'react';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { useStored } from '#web/lib/use-stored.ts';
import { shownName, shownPicture } from './person.ts';
import { useUserDocument } from './profile.queries.ts';

export interface Person {
  /** Empty where nobody is signed in or nothing is known yet. */
  name: string;
  /** Null stands for the default image. */
  picture: string | null;
  /** To be called when the picture does not load: it is forgotten. */
  forgetPicture: () => void;
}

/** Who is signed in, as header and sidebar show it. The last picture is kept as `cachedPic`, so that it never flickers. */
export function usePerson(): Person {
  const { state, user } = useAuth();
  const t = useTexts('app');
  const document = useUserDocument(user?.uid ?? null);
  const cached = useStored('cachedPic');
  const [broken, setBroken] = useState<string | null>(null);
  const wanted = shownPicture(document, user);
  const picture = wanted === broken ? null : wanted;
  const known = document !== undefined;
  const shown = state === 'out' ? null : known ? picture : cached;

  useEffect(() => {
    if (known && picture !== cached) writeStored('cachedPic', picture);
  }, [known, picture, cached]);

  return {
    name: state === 'in' && known ? shownName(document, user, t('person.fallback')) : '',
    picture: shown,
    // Only the address that failed: a stale one in the cache says nothing about the one that is coming.
    forgetPicture: () => setBroken(shown),
  };
}
