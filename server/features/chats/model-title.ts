import { checkReply } from '#companion/reply-check/check-reply.ts';
import type { Platform } from '#server/platform.ts';

/** Stems that most of our languages share; a title is read over shoulders. */
const TELLING =
  /depress|depre[sś]|anxi|ansied|angoiss|angst|pani[ck]|trauma|suic|suiz|zelfmoord|selbst(?:mord|verletz)|autoles|self-?harm|bulimi|anorex|bipolar|psych|psic|therap|terap|diagn|disorder|trastorn|störung|adhd|tdah|autis|addict|abus|missbrauch|maltrat|rape|viol(?:ence|encia)|die\b|dying|death|suffer|hiv|pregnan|divorc|affair|gay\b|lesbi|trans\b|\d/iu;

/** Whether a title gives away more than a neutral line may: by its words, or because it would count as risk. */
export function exposesSomebody(p: Pick<Platform, 'companion' | 'clock'>, title: string): boolean {
  if (TELLING.test(title) || !checkReply(title, { level: 0 }).ok) return true;
  const read = p.companion.step({
    state: null,
    seed: 'title',
    texts: [title],
    now: p.clock(),
    localHour: null,
    tone: 'gentle',
    toneChosen: true,
    language: 'en-US',
    languageChosen: false,
    ageBand: null,
  });
  return read.level > 0;
}
