import type { Settings } from '#shared/profile/profile.contract.ts';
import { readStored, watchStored, writeStored } from './storage.ts';

/** The part of the settings that decides how the first paint looks; kept in this browser. */
export type Appearance = Pick<Settings, 'theme' | 'textSize' | 'reducedMotion' | 'pinchZoom' | 'discreet'>;

const DEFAULTS: Appearance = {
  theme: 'system',
  textSize: 100,
  reducedMotion: false,
  pinchZoom: false,
  discreet: false,
};

/** Reads the stored choices; anything unreadable counts as not chosen. */
export function readAppearance(stored: string | null = readStored('appearance')): Appearance {
  try {
    const { theme, textSize, reducedMotion, pinchZoom, discreet } = JSON.parse(stored ?? '{}') as Partial<Appearance>;
    return {
      theme: theme === 'daylight' || theme === 'lamplight' ? theme : DEFAULTS.theme,
      textSize: typeof textSize === 'number' && textSize >= 100 && textSize <= 250 ? textSize : DEFAULTS.textSize,
      reducedMotion: reducedMotion === true,
      pinchZoom: pinchZoom === true,
      discreet: discreet === true,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Keeps choices in this browser. What is no change is no news: no page is dressed anew for it. */
export function saveAppearance(change: Partial<Appearance>): void {
  const before = readAppearance();
  const { theme, textSize, reducedMotion, pinchZoom, discreet } = { ...before, ...change };
  const next = JSON.stringify({ theme, textSize, reducedMotion, pinchZoom, discreet });
  if (next !== JSON.stringify(before)) writeStored('appearance', next);
}

function apply({ theme, textSize, reducedMotion }: Appearance): void {
  const root = document.documentElement;
  set(root, 'data-theme', theme === 'system' ? null : theme);
  set(root, 'data-motion', reducedMotion ? 'reduced' : null);
  if (textSize === 100) root.style.removeProperty('--text-scale');
  else root.style.setProperty('--text-scale', String(textSize / 100));
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Dresses the document in the stored choices and follows their changes in any tab. */
export function followAppearance(): void {
  apply(readAppearance());
  watchStored('appearance', () => apply(readAppearance()));
}
