import { type ComponentType, lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when first shown: no page waits for the memory. */
function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts('memories')]);
    return { default: component };
  });
}

export const ProposedMemories = late(async () => (await import('./proposed-memories.tsx')).ProposedMemories);
export const ShownMemories = late(async () => (await import('./shown-memories.tsx')).ShownMemories);
export const UsedMemories = late(async () => (await import('./used-memories.tsx')).UsedMemories);
export const MemorySection = late(async () => (await import('./memory-section.tsx')).MemorySection);
