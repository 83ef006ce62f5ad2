import type { SayAnswers } from '#companion/say/compose-message.ts';
import { SAY_ASKS, SAY_SOON, SAY_TONES } from '#companion/say/say-choices.ts';

export interface SayDraft extends SayAnswers {
  /** Of the message; null follows the person's own. */
  language: string | null;
  phone: string;
  mail: string;
  /** The message where somebody has changed it by hand; null while it follows the answers. */
  edited: string | null;
}

export const NO_DRAFT: SayDraft = {
  language: null,
  name: '',
  what: '',
  ask: 'ring',
  soon: 'today',
  safe: false,
  tone: 'plain',
  phone: '',
  mail: '',
  edited: null,
};

/** What an earlier visit left on this device, read field by field: an older version may have written it. */
export function readDraft(kept: unknown): SayDraft {
  if (typeof kept !== 'object' || kept === null) return NO_DRAFT;
  const found = kept as Record<string, unknown>;
  const text = (key: string): string | null => {
    const value = found[key];
    return typeof value === 'string' ? value : null;
  };
  const one = <T extends string>(key: string, names: readonly T[], usual: T): T =>
    names.find((name) => name === found[key]) ?? usual;
  return {
    language: text('language'),
    name: text('name') ?? '',
    what: text('what') ?? '',
    ask: one('ask', SAY_ASKS, NO_DRAFT.ask),
    soon: one('soon', SAY_SOON, NO_DRAFT.soon),
    safe: found.safe === true,
    tone: one('tone', SAY_TONES, NO_DRAFT.tone),
    phone: text('phone') ?? '',
    mail: text('mail') ?? '',
    edited: text('edited'),
  };
}
