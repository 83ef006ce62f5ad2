// Temporary stand-in by the lead so that the server starts; the safety helper overwrites this file.
export const createSentenceChecker = (_context: { level: number; language: string }) => ({
  check: (_sentence: string) => ({ ok: true, violations: [] as string[] }),
});
