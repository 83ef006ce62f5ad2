import type { Config } from '#server/config/config.ts';

/** `off` is a choice, `unsafe` works but should be changed, `error` does not work. */
export type State = 'on' | 'off' | 'unsafe' | 'error';

export interface Finding {
  name: string;
  state: State;
  /** One sentence for the operator. Never a secret, an address of a person or anything a person wrote. */
  note: string;
}

export type Check = (config: Config) => Promise<Finding[]>;

/** One finding, in the order it is read aloud. */
export function finding(name: string, state: State, note: string): Finding {
  return { name, state, note };
}

/** Runs the checks side by side; one that throws is itself a finding. */
export async function diagnose(config: Config, checks: Record<string, Check>): Promise<Finding[]> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    try {
      return await check(config);
    } catch (error) {
      return [finding(name, 'error', `The check itself failed (${codeOf(error)}).`)];
    }
  });
  return (await Promise.all(results)).flat();
}

/** What may be said of an error: its code or kind. Messages can hold addresses and secrets. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
