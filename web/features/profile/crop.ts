/** How a picture lies behind the square window: the part of it that is kept, in its own pixels. */
export interface Crop {
  /** Middle of what is kept, 0 to 1 of the picture's sides. */
  x: number;
  y: number;
  /** 1 shows as much as a square can. */
  zoom: number;
}

export const CENTRE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const ZOOM_MAX = 4;

interface Size {
  width: number;
  height: number;
}

/** The square that is kept, in pixels of the picture; it never leaves the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), ZOOM_MAX);
  const within = (middle: number, length: number) => Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/** Moves the window by a share of its own side; it stops at the picture's edge. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const next = {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  };
  const settled = squareOf(size, next);
  return { ...next, x: (settled.left + side / 2) / size.width, y: (settled.top + side / 2) / size.height };
}
