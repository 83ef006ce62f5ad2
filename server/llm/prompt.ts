import type { SettledTone } from '#shared/chats/tones.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { ChatRequest, ChatTurn } from './chat-model.ts';
import { languageCard, promptCard, safetyCards } from './prompt-cards.ts';

/** The part of the companion's decision that the model writes out. */
export interface WritingPlan {
  move: string;
  focusQuote: string | null;
  must: readonly string[];
  mustNot: readonly string[];
  maxWords: number;
}

/** Everything a model may learn: no id, name, address or other account data has a place here. */
export interface PromptInput {
  plan: WritingPlan;
  tone: SettledTone;
  level: RiskLevel;
  categories: readonly RiskCategory[];
  /** BCP 47. */
  language: string;
  /** Oldest first; ends with what the person wrote last. */
  history: readonly ChatTurn[];
  ageBand: '13-17' | '18+' | null;
  /** What they let be remembered; each was agreed to. */
  memories?: readonly string[];
  /** The earlier part of this conversation in short. */
  summary?: string | null;
  /** A questionnaire they chose to share: its name, date and band in words. */
  screening?: string | null;
  /** How much challenge they asked for. */
  challenge?: 'gentle' | 'balanced' | 'direct';
  /** Ids of the rules that a first try broke, where this is the second. */
  broken?: readonly string[];
}

/** Budgets in estimated tokens: system 1,100, memory 200, summary 250, turns 2,000, reply 200; all fits in 4,000. */
export const TURNS_MAX = 16;
export const HISTORY_MAX = 2_000;
const CONTEXT_MAX = 4_000;
/** What the marks of a shortened message and rounding may add. */
const SEAMS = 4;
const MEMORIES_MAX = 8;
const MEMORIES_TOKENS = 200;
const QUOTE_MAX = 200;
/** What is left for the turns before, however long the last message is. */
const EARLIER_MIN = 200;

/**
 * The request for one reply. Static layers come first, so that servers can
 * cache them; safety and move stand in a note right before the person's last
 * words, since long chats wear down what was said only at the start.
 */
export function buildRequest(input: PromptInput): ChatRequest {
  const { plan, tone, level, categories, language, ageBand } = input;
  const system = [
    promptCard('identity'),
    promptCard('style'),
    promptCard(`tone-${tone}`),
    ...(ageBand === '13-17' ? [promptCard('minor')] : []),
    ...(input.challenge && input.challenge !== 'balanced' ? [promptCard(`challenge-${input.challenge}`)] : []),
    safetyCards(level, categories),
    ...(input.screening ? [promptCard('screening').replace('{screening}', () => asData(input.screening ?? ''))] : []),
    ...memoryCard(input.memories ?? []),
    ...(input.summary ? [promptCard('summary').replace('{summary}', () => asData(input.summary ?? ''))] : []),
    languageCard(language),
  ].join('\n\n');
  const note = `<note>\n${safetyCards(level, categories)}\n\n${moveCard(plan)}${again(input.broken)}\n</note>\n\n`;
  // About two tokens a word in most scripts, and room to end a sentence.
  const maxOutputTokens = Math.max(160, plan.maxWords * 4);
  const rest = CONTEXT_MAX - estimateTokens(system) - estimateTokens(note) - maxOutputTokens - SEAMS;
  const messages = fitTurns(alternate(input.history), Math.min(HISTORY_MAX, rest));
  const last = messages.at(-1);
  if (last?.role === 'user') last.content = note + last.content;
  else messages.push({ role: 'user', content: note.trimEnd() });
  return {
    system,
    messages,
    maxOutputTokens,
    temperature: level === 0 ? 0.7 : 0.3,
  };
}

/** At most eight lines and 200 tokens, each a quotation of its own. */
function memoryCard(memories: readonly string[]): string[] {
  let left = MEMORIES_TOKENS;
  const lines = memories
    .slice(0, MEMORIES_MAX)
    .map((memory) => `- ${JSON.stringify(asData(memory))}`)
    .filter((line) => {
      left -= estimateTokens(line);
      return left >= 0;
    });
  return lines.length === 0 ? [] : [promptCard('memory').replace('{memories}', () => lines.join('\n'))];
}

/** The ids say enough ("diagnosis", "questions", "length"); the words of the first try are not shown again. */
const again = (broken: readonly string[] | undefined): string =>
  broken && broken.length > 0 ? `\nYour first try was withheld for: ${broken.join(', ')}. Write it without that.` : '';

function moveCard(plan: WritingPlan): string {
  const values: Record<string, string> = {
    move: plan.move,
    quote: plan.focusQuote === null ? 'none' : JSON.stringify(asData(plan.focusQuote).slice(0, QUOTE_MAX)),
    must: plan.must.join('; ') || 'nothing more',
    mustNot: plan.mustNot.join('; ') || 'nothing more',
    maxWords: String(plan.maxWords),
  };
  return promptCard('move').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What a person wrote cannot open or close the note that Alcove puts before it. */
const asData = (text: string): string => text.replace(/<(?=\s*\/?\s*note\b)/gi, '‹').toWellFormed();

/** Roles in turn, beginning with the person, as Anthropic's protocol demands. */
function alternate(history: readonly ChatTurn[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  for (const { role, content } of history) {
    const text = role === 'user' ? asData(content) : content.toWellFormed();
    const previous = turns.at(-1);
    if (text.trim() === '' || (role === 'assistant' && previous === undefined)) continue;
    if (previous?.role === role) previous.content += `\n\n${text}`;
    else turns.push({ role, content: text });
  }
  return turns;
}

/** The newest turns that fit; the last message always stays, shortened in its middle where it alone is too long. */
function fitTurns(turns: readonly ChatTurn[], most: number): ChatTurn[] {
  const last = turns.at(-1);
  if (!last) return [];
  const kept = [{ role: last.role, content: shorten(last.content, most - EARLIER_MIN) }];
  let left = most - estimateTokens(kept[0]?.content ?? '');
  for (const turn of turns.slice(-TURNS_MAX, -1).reverse()) {
    left -= estimateTokens(turn.content);
    if (left < 0) break;
    kept.unshift({ ...turn });
  }
  if (kept[0]?.role === 'assistant') kept.shift();
  return kept;
}

/** Four Latin letters make about a token, every other character about one. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u0250-\uffff]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4) + wide;
}

function shorten(text: string, tokens: number): string {
  const estimate = estimateTokens(text);
  if (estimate <= tokens) return text;
  const half = Math.floor((text.length * tokens) / estimate / 2);
  return `${text.slice(0, half)}\n[…]\n${text.slice(-half)}`.toWellFormed();
}
