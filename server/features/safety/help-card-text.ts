import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpCard } from '#shared/chats/cards.contract.ts';
import { selectCrisisLines } from '#shared/safety/crisis-lines.ts';
import { crisisDirectory } from './crisis-directory.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'content', 'help-card', 'en.json');
let words: Record<string, string> | null = null;

function say(key: string, values: Record<string, string> = {}): string {
  words ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  return (words[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The help card as words, for where no card can be drawn. Numbers come from the directory alone. */
export async function helpCardText({ level, categories }: HelpCard, country: string | null): Promise<string> {
  const help = selectCrisisLines(await crisisDirectory(), { country, level, categories });
  const lines = help.lines.flatMap(({ name, phone, text, chatUrl }) => [
    ...(phone ? [say('phone', { name, phone })] : []),
    ...(text ? [say('write', { name, text: text.body ? `${text.body}: ${text.to}` : text.to })] : []),
    ...(chatUrl && !phone && !text ? [say('chat', { name, url: chatUrl })] : []),
  ]);
  return [
    say('title'),
    help.emergency.length > 0 ? say('emergency', { numbers: help.emergency.join(', ') }) : say('emergencyUnknown'),
    ...lines,
    ...help.international.slice(0, 1).map(({ name, url }) => say('directory', { name, url })),
    say('busy'),
  ].join('\n');
}
