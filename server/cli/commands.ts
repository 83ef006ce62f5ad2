type Run = (args: string[]) => Promise<void> | void;

interface Command {
  what: string;
  load: () => Promise<Run>;
}

/** Each command lives in a file of its own, loaded only when asked for: `assess` must not pay for the server. */
export const COMMANDS: Record<string, Command> = {
  serve: { what: 'start the server', load: async () => (await import('./serve.ts')).serveCommand },
  migrate: { what: 'bring the database up to date', load: async () => (await import('./migrate.ts')).migrateCommand },
  doctor: {
    what: 'check settings, keys, database, mail and model',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  audit: {
    what: 'look over the chain of security acts: was any changed or removed',
    load: async () => (await import('./audit.ts')).auditCommand,
  },
  backup: {
    what: 'copy data and keys, each to a folder of its own, while the server runs',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    what: 'bring data and keys back from a backup, and try them',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  'rotate-keys': {
    what: 'new master key, or new keys for people (--users)',
    load: async () => (await import('./rotate-keys.ts')).rotateKeysCommand,
  },
  readmit: {
    what: 'turn off the second step of somebody who lost phone and backup codes',
    load: async () => (await import('./readmit.ts')).readmitCommand,
  },
  'delete-user': {
    what: 'delete an account at once, with a receipt',
    load: async () => (await import('./people.ts')).deleteUserCommand,
  },
  'pause-user': {
    what: 'close an account and end its sessions; nothing of it is deleted',
    load: async () => (await import('./people.ts')).pauseUserCommand,
  },
  'resume-user': {
    what: 'open a paused account again',
    load: async () => (await import('./people.ts')).resumeUserCommand,
  },
  talk: {
    what: 'run conversations with the companion (JSON Lines)',
    load: async () => (await import('./talk.ts')).talk,
  },
  assess: {
    what: 'rate the risk in texts (JSON Lines)',
    load: async () => (await import('./assess.ts')).assessCommand,
  },
  score: {
    what: 'score filled questionnaires (JSON Lines)',
    load: async () => (await import('./score.ts')).scoreCommand,
  },
  safety: {
    what: 'play persona conversations against this instance and score them',
    load: async () => (await import('./safety.ts')).safetyCommand,
  },
  bench: { what: 'measure this machine (see bench/)', load: async () => (await import('./bench.ts')).benchCommand },
  'bench:web': {
    what: 'measure the pages in a browser (see bench/web/)',
    load: async () => (await import('./bench.ts')).benchWebCommand,
  },
  dev: {
    what: 'run server and web for development, reloading on change',
    load: async () => (await import('./dev.ts')).devCommand,
  },
};

/** What `./alcove help` prints. */
export function helpText(): string {
  const lines = Object.entries(COMMANDS).map(([name, { what }]) => `  ${name.padEnd(13)}${what}`);
  return `Usage: ./alcove <command> [options]\n\n${lines.join('\n')}\n`;
}
