/** What may be asked of somebody. `know` asks for nothing, so it has no time. */
export const SAY_ASKS = ['ring', 'meet', 'listen', 'write', 'help', 'know'] as const;
export const SAY_SOON = ['now', 'today', 'week', 'whenever'] as const;
/** `brief` leaves out all but the question. */
export const SAY_TONES = ['plain', 'warm', 'formal', 'brief'] as const;
export type SayAsk = (typeof SAY_ASKS)[number];
export type SaySoon = (typeof SAY_SOON)[number];
export type SayTone = (typeof SAY_TONES)[number];
