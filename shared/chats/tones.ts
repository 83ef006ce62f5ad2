/** The tones a talk can take, apart from their schema: the companion needs the list and no schema. */
export const TONES = ['gentle', 'steady', 'curious', 'practical', 'light'] as const;
