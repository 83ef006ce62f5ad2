import { useState } from 'react';
import { classNames } from './class-names.ts';

const DEFAULT_PICTURE = '/defaultProfile.png';

/** A round picture that falls back to the default one when it is missing or does not load. */
export function AvatarImage({
  src,
  alt = '',
  className,
  onFail,
}: {
  src: string | null;
  alt?: string;
  className?: string;
  onFail?: () => void;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed ? src : DEFAULT_PICTURE;
  return (
    <img
      src={shown}
      alt={alt}
      decoding="async"
      draggable={false}
      className={classNames('size-10 shrink-0 rounded-full bg-sunken object-cover', className)}
      onError={() => {
        if (shown === DEFAULT_PICTURE) return;
        setFailed(shown);
        onFail?.();
      }}
    />
  );
}
