import { type ComponentType, lazy } from 'react';
import { loadTexts, type Namespace } from '#web/lib/i18n.ts';

/** Parts of the profile that are fetched with their words when it is shown. */
function late<Props>(load: () => Promise<ComponentType<Props>>, words: Namespace) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(words)]);
    return { default: component };
  });
}

export const HereSection = late(async () => (await import('./here-section.tsx')).HereSection, 'lock');
export const PictureSection = late(async () => (await import('./picture-section.tsx')).PictureSection, 'picture');
