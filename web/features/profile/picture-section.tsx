import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AvatarImage } from '#web/ui/avatar-image.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/status-region.tsx';
import type { Crop } from './crop.ts';
import { CropWindow } from './crop-window.tsx';
import { readChosen, squareBlob } from './draw-square.ts';
import { usePictureActs } from './picture.queries.ts';
import { useUserDocument } from './profile.queries.ts';
import { usePerson } from './use-person.ts';

type View =
  | { at: 'rest' }
  | { at: 'crop'; picture: ImageBitmap }
  | { at: 'sending'; picture: ImageBitmap; crop: Crop; share: number; stop: AbortController };

/** Choosing, cutting, sending and removing the profile picture; by button, drop or paste. */
export function PictureSection({ uid }: { uid: string }) {
  const t = useTexts('picture');
  const { picture, forgetPicture } = usePerson();
  const hasOwn = useUserDocument(uid)?.profilePic != null;
  const { save, remove } = usePictureActs(uid);
  const [view, setView] = useState<View>({ at: 'rest' });
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  const rest = () => {
    setView({ at: 'rest' });
    setTimeout(() => choose.current?.focus());
  };
  const take = async (chosen: Blob | null | undefined) => {
    if (!chosen) return;
    setError(null);
    try {
      setView({ at: 'crop', picture: await readChosen(chosen) });
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const pasted = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (pasted) void latest.current(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const send = async (chosen: ImageBitmap, crop: Crop) => {
    const stop = new AbortController();
    setError(null);
    const show = (share: number) => setView({ at: 'sending', picture: chosen, crop, share, stop });
    show(0);
    try {
      await save(await squareBlob(chosen, crop), stop.signal, (share) => !stop.signal.aborted && show(share));
      announce(t('saved'));
      rest();
    } catch (failure) {
      setView({ at: 'crop', picture: chosen });
      if (failure instanceof ApiError && failure.code === 'client.cancelled') announce(t('stopped'));
      else setError(errorText(failure));
    }
  };
  const takeOff = async () => {
    setError(null);
    try {
      await remove();
      announce(t('removed'));
      choose.current?.focus();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <section
      aria-label={t('choose')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames('flex flex-col gap-4 rounded-card', over && 'outline-2 outline-dashed outline-primary')}
    >
      <p className="measure text-ink-soft">{t('what')}</p>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div role="alert">{error && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{error}</p>}</div>
      {view.at === 'rest' && (
        <div className="flex flex-wrap items-center gap-4">
          <AvatarImage src={picture} onFail={forgetPicture} className="size-20" />
          <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-2">
            <div className="flex flex-wrap gap-3">
              <Button ref={choose} onClick={() => file.current?.click()}>
                {t('choose')}
              </Button>
              {hasOwn && (
                <Button look="quiet" onClick={() => void takeOff()}>
                  {t('remove')}
                </Button>
              )}
            </div>
            <p className="text-sm text-ink-soft">{t('ways')}</p>
          </div>
        </div>
      )}
      {view.at === 'crop' && (
        <CropWindow
          picture={view.picture}
          failed={error !== null}
          onSave={(crop) => void send(view.picture, crop)}
          onAnother={() => file.current?.click()}
          onCancel={rest}
        />
      )}
      {view.at === 'sending' && <Sending share={view.share} onStop={() => view.stop.abort()} />}
    </section>
  );
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const t = useTexts('picture');
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className="flex max-w-[26.5rem] flex-col gap-3">
      <label className="flex flex-col gap-2">
        {t('sending')}
        <progress max={1} value={share} className="w-full accent-primary" />
      </label>
      <Button ref={stop} onClick={onStop} className="self-start">
        {t('stop')}
      </Button>
    </div>
  );
}
