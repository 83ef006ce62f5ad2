import { ApiError } from '#web/lib/api-client.ts';
import { type Crop, squareOf } from './crop.ts';

/** Pixels a side of what is sent: twice what is kept. */
const SIDE = 1024;
const QUALITY = 0.92;

/** Reads a chosen file. @throws ApiError `pictures.type_unsupported` or `pictures.unreadable` */
export async function readChosen(file: Blob): Promise<ImageBitmap> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) throw new ApiError('pictures.type_unsupported', 400);
  try {
    return await createImageBitmap(file);
  } catch {
    throw new ApiError('pictures.unreadable', 400);
  }
}

/** Draws what is kept of a picture into a square. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is sent: the square alone, drawn anew, so that nothing else of the file leaves this device. */
export async function squareBlob(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawSquare(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  // A browser that writes no WebP gives a PNG instead.
  if (!blob) throw new ApiError('pictures.unreadable', 400);
  return blob;
}
