import { z } from 'zod';
import { plainLetters } from '#shared/language/plain-letters.ts';
import { suggestionTypeSchema, WHY_MAX } from '#shared/suggestions/suggestions.contract.ts';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { languageCard, promptCard } from './prompt-cards.ts';

const CHOSEN_MAX = 3;
const WITHIN = 8_000;

const suggestionSchema = z.strictObject({
  type: suggestionTypeSchema,
  refId: z.string().min(1).max(80),
  why: z.string().min(1).max(WHY_MAX),
  /** The chat, memory, check-in or score the reason rests on; null where it is one for everybody. */
  sourceId: z.string().max(80).nullable(),
});
export type SuggestionChoice = z.infer<typeof suggestionSchema>;

const answerSchema = z.strictObject({ items: z.array(suggestionSchema).max(CHOSEN_MAX) });

/**
 * At most three of the candidates that the rules found. A model may change their order and say a reason more plainly;
 * it can add neither a suggestion nor a fact. Without a model, or where its answer holds nothing usable, the first
 * three stand as they are. Never throws.
 *
 * @param candidates in the rules' order; sensitive memories and talk of risk are never among them
 */
export async function chooseSuggestions(
  p: { model: ChatModel | null },
  input: { sendToModel: boolean; language: string; candidates: readonly SuggestionChoice[] },
  signal?: AbortSignal,
): Promise<SuggestionChoice[]> {
  const { candidates, language } = input;
  const plain = candidates.slice(0, CHOSEN_MAX);
  if (!input.sendToModel || candidates.length === 0) return plain;
  const answer = await askStructured(
    p.model,
    {
      name: 'suggestions',
      system: `${promptCard('call-suggestions')}\n\n${languageCard(language)}`,
      messages: [{ role: 'user', content: JSON.stringify(candidates) }],
      schema: answerSchema,
      maxOutputTokens: 400,
      within: WITHIN,
    },
    signal,
  );
  const chosen = (answer?.items ?? []).flatMap((item) => {
    const meant = candidates.find((candidate) => keyOf(candidate) === keyOf(item));
    return meant ? [{ ...meant, why: saysNoMore(item.why, meant.why) ? item.why.trim() : meant.why }] : [];
  });
  const once = chosen.filter((item, at) => chosen.findIndex((other) => keyOf(other) === keyOf(item)) === at);
  return once.length > 0 ? once : plain;
}

const keyOf = ({ type, refId, sourceId }: SuggestionChoice): string => JSON.stringify([type, refId, sourceId]);

/** Words from here on carry facts; what they begin with is compared, so that "evenings" may become "evening". */
const TELLING_LETTERS = 4;
const STEM_LETTERS = 5;

/** Every telling word and every number of the new reason stands in the old one, word beginnings alike. */
function saysNoMore(why: string, given: string): boolean {
  const stems = (text: string): string[] =>
    (
      plainLetters(text)
        .toLowerCase()
        .match(/\p{N}+|\p{L}+/gu) ?? []
    )
      .filter((word) => /\p{N}/u.test(word) || word.length >= TELLING_LETTERS)
      .map((word) => word.slice(0, STEM_LETTERS));
  const known = new Set(stems(given));
  return why.trim() !== '' && stems(why).every((stem) => known.has(stem));
}
