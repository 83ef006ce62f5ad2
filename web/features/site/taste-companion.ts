import { createCompanion } from '#companion/companion.ts';
import type { CompanionState } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { Tone } from '#shared/chats/tones.contract.ts';
import type { CrisisDirectory } from '#shared/safety/crisis-lines.contract.ts';
import { selectCrisisLines } from '#shared/safety/crisis-lines.ts';
import { fetchCompanionContent } from '#web/features/companion/content.queries.ts';
import { holdDirectory } from '#web/features/safety/crisis-lines.queries.ts';
import { preloadHelpLines } from '#web/features/safety/help-lines.queries.ts';
import { loadTexts } from '#web/lib/i18n.ts';

export interface TasteCompanion {
  answer: (text: string) => TurnResult;
}

/** Brings the whole companion into the page. From here on a conversation asks nobody for anything. */
export async function openTaste(): Promise<TasteCompanion> {
  const [content] = await Promise.all([fetchCompanionContent(), loadTexts('safety'), preloadHelpLines()]);
  const companion = createCompanion(content);
  const directory = content.files['crisis/lines.json'] as CrisisDirectory;
  // Helplines ask no server either: the directory came with the companion.
  holdDirectory((wanted) => selectCrisisLines(directory, wanted));
  const seed = crypto.randomUUID();
  let turn = 0;
  let state: CompanionState | null = null;
  let tone: Tone = 'pending';
  let language = 'en-US';
  return {
    answer: (text) => {
      const now = new Date();
      const result = companion.step({
        state,
        seed: `${seed}:${turn++}`,
        texts: [text],
        now: now.getTime(),
        localHour: now.getHours(),
        tone,
        toneChosen: false,
        language,
        languageChosen: false,
        ageBand: null,
      });
      ({ state, tone, language } = result);
      return result;
    },
  };
}
