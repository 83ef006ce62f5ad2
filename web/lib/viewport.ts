import { viewportScale } from '#shared/site/paths.ts';
import { readAppearance } from './appearance.ts';
import { watchStored } from './storage.ts';

// Why is this hard? The specification zooms phones out (0.35 or 0.7, no zoom by hand). Read as pixels that would
// make text a third of its size, so on touch screens the root font is divided by the same scale (base.css does it
// from `data-scale`) and every size is in rem. Devices that do not honour the viewport (touch laptops) must not get
// the larger font: `honoured` tells them apart by the layout's width.

/** The content of the viewport meta tag for a path. Pinch zoom is the person's own choice in the profile. */
export function viewportContent(path: string, pinchZoom: boolean): string {
  const scale = viewportScale(path);
  const zoom = pinchZoom ? 'maximum-scale=5, user-scalable=yes' : `maximum-scale=${scale}, user-scalable=no`;
  return `width=device-width, initial-scale=${scale}, minimum-scale=${scale}, ${zoom}`;
}

/** True where the layout really is as wide as the scale makes it: screen width divided by the scale. */
export function honoured(layoutWidth: number, screenWidth: number): boolean {
  return layoutWidth > screenWidth * 1.15;
}

/** Sets the viewport and the root font's divisor for a path. */
export function applyViewport(path: string): void {
  const scale = viewportScale(path);
  const meta = document.querySelector('meta[name="viewport"]');
  const content = viewportContent(path, readAppearance().pinchZoom);
  if (meta?.getAttribute('content') !== content) meta?.setAttribute('content', content);
  document.documentElement.dataset.scale = String(scale);
  requestAnimationFrame(() => {
    const touch = matchMedia('(hover: none) and (pointer: coarse)').matches;
    if (touch && !honoured(window.innerWidth, window.screen.width)) document.documentElement.dataset.scale = '1';
  });
}

/** Sets the viewport of this page, and again whenever the stored choices change, here or on another device. */
export function followViewport(): void {
  const applyHere = () => applyViewport(location.pathname);
  applyHere();
  watchStored('appearance', applyHere);
}
