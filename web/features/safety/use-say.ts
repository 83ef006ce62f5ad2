import { useEffect, useState } from 'react';
import { composeMessage } from '#companion/say/compose-message.ts';
import type { SayContent } from '#companion/say/say.schema.ts';
import { useSettings } from '#web/features/profile/profile.queries.ts';
import { dropPaper, keepPaper, readPaper } from '#web/lib/kept-papers.ts';
import { SAY_CONTENT, sayLanguage } from './say-content.ts';
import { NO_DRAFT, readDraft, type SayDraft } from './say-draft.ts';

export interface Say {
  draft: SayDraft;
  language: string;
  words: SayContent;
  /** The message as it stands. */
  text: string;
  /** False until it is known whether an earlier visit left something. */
  ready: boolean;
  /** It was opened elsewhere, copied or shared: this device keeps it no longer. */
  used: boolean;
  change: (change: Partial<SayDraft>) => void;
  use: () => void;
  clear: () => void;
}

/** A message in the making: what is answered and how it reads, sealed on this device until it is used or dropped. */
export function useSay(uid: string): Say {
  const [draft, setDraft] = useState<SayDraft | null>(null);
  const [used, setUsed] = useState(false);
  const { settings } = useSettings(uid);
  useEffect(() => {
    let isLeft = false;
    void readPaper(uid, 'say').then((kept) => {
      if (!isLeft) setDraft(readDraft(kept));
    });
    return () => {
      isLeft = true;
    };
  }, [uid]);
  const shown = draft ?? NO_DRAFT;
  const language = sayLanguage([shown.language, settings.language, ...navigator.languages]);
  const words = SAY_CONTENT[language] as SayContent;
  return {
    draft: shown,
    language,
    words,
    text: shown.edited ?? composeMessage(words, shown),
    ready: draft !== null,
    used,
    change: (change) => {
      const next = { ...shown, ...change };
      setDraft(next);
      setUsed(false);
      void keepPaper(uid, 'say', next);
    },
    use: () => {
      setUsed(true);
      void dropPaper(uid, 'say');
    },
    clear: () => {
      setDraft({ ...NO_DRAFT, language: shown.language });
      setUsed(false);
      void dropPaper(uid, 'say');
    },
  };
}
