import { plainLetters } from '#shared/language/plain-letters.ts';
import type { Translate } from '#web/lib/i18n.ts';

/** In the order of the list. What leads to a page as it stands names its address; the others are done on the spot. */
const COMMANDS = [
  { id: 'newChat' },
  { id: 'checkin', to: '/suggestions?view=checkin' },
  { id: 'exercises', to: '/suggestions' },
  { id: 'journal', to: '/suggestions?view=journal' },
  { id: 'week', to: '/suggestions?view=week' },
  { id: 'help' },
  { id: 'say' },
  { id: 'plan', to: '/profile?view=plan' },
  { id: 'appointment', to: '/profile?view=appointment' },
  { id: 'questionnaires', to: '/questionnaires' },
  { id: 'profile', to: '/profile' },
  { id: 'keys' },
] as const satisfies readonly { id: string; to?: string }[];

export type CommandId = (typeof COMMANDS)[number]['id'];
export interface Command {
  id: CommandId;
  name: string;
  to?: string;
}

const plain = (text: string) => plainLetters(text).toLowerCase();

/** All commands, or those whose name or other words hold every word that was typed. */
export function commandsFor(t: Translate, typed: string): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return COMMANDS.flatMap((command) => {
    const name = t(`command.${command.id}`);
    const known = plain(`${name} ${t(`command.${command.id}.words`)}`);
    return words.every((word) => known.includes(word)) ? [{ ...command, name }] : [];
  });
}
