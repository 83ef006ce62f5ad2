import { createCompanion } from '#companion/companion.ts';
import { exercisesFrom, topicTitlesFrom } from '#companion/content.ts';
import { createMemoryTalk } from '#companion/memory/memory-talk.ts';
import { loadCompanionContent } from './companion-content.ts';
import type { Platform } from './platform.ts';

type CompanionParts = Pick<Platform, 'companion' | 'memoryTalk' | 'exercises' | 'topicTitles'>;

let opened: Promise<CompanionParts> | undefined;

/**
 * The companion and what else is read from its content. It keeps nothing of anybody, and takes a second to make: a process
 * that opens several platforms, one after the other, makes it once.
 * @throws as loadCompanionContent.
 */
export function openCompanion(): Promise<CompanionParts> {
  opened ??= make();
  return opened;
}

async function make(): Promise<CompanionParts> {
  const content = await loadCompanionContent();
  return {
    companion: createCompanion(content),
    memoryTalk: createMemoryTalk(content),
    exercises: exercisesFrom(content),
    topicTitles: topicTitlesFrom(content),
  };
}
