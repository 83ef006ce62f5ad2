import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CENTRE, type Crop, moved, ZOOM_MAX } from './crop.ts';
import { drawSquare } from './draw-square.ts';

/** Pixels a side of the preview. */
const SIDE = 512;
const STEP = 0.05;

interface CropWindowProps {
  picture: ImageBitmap;
  /** It was sent and did not arrive. */
  failed: boolean;
  onSave: (crop: Crop) => void;
  onAnother: () => void;
  onCancel: () => void;
}

/** The square that is kept of a picture: moved by dragging or arrow keys, sized by a slider or plus and minus. */
export function CropWindow({ picture, failed, onSave, onAnother, onCancel }: CropWindowProps) {
  const t = useTexts('picture');
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState(CENTRE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins in its middle
  useEffect(() => setCrop(CENTRE), [picture]);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => canvas.current?.focus(), []);

  const zoom = (by: number) => setCrop((now) => ({ ...now, zoom: Math.min(Math.max(now.zoom + by, 1), ZOOM_MAX) }));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (move) setCrop((now) => moved(picture, now, (move[0] ?? 0) * STEP, (move[1] ?? 0) * STEP));
    else if (event.key === '+' || event.key === '=') zoom(0.1);
    else if (event.key === '-') zoom(-0.1);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = dragged.current;
    if (!from) return;
    const side = event.currentTarget.clientWidth;
    dragged.current = { x: event.clientX, y: event.clientY };
    setCrop((now) => moved(picture, now, (from.x - event.clientX) / side, (from.y - event.clientY) / side));
  };
  return (
    <div className="flex flex-col gap-4">
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        tabIndex={0}
        role="img"
        aria-label={t('window')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = null;
        }}
        className="size-64 max-w-full cursor-move touch-none rounded-full bg-sunken"
      />
      <label className="flex max-w-64 flex-col gap-1">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop((now) => ({ ...now, zoom: Number(target.value) }))}
          className="min-h-11 accent-primary"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => onSave(crop)}>
          {t(failed ? 'again' : 'save')}
        </Button>
        <Button onClick={onAnother}>{t('another')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
