// Why is this hard? The contracts of shared/ are Zod schemas, and Zod is a fifth of the script that a phone may load
// before the chat opens. The server that answers is our own, from the same commit, and it has validated what it
// stores. So the built pages take its word: `zod` resolves to this file (vite.config.ts), where every schema accepts
// what it is given. `vite dev` and the tests use the real Zod, so a contract that drifts is still noticed.

type Shape = ((...parts: unknown[]) => Shape) & {
  parse: (value: unknown) => unknown;
  safeParse: (value: unknown) => { success: boolean; data: unknown };
};

const parse = (value: unknown) => value;
const safeParse = (value: unknown) => ({ success: typeof value === 'object' && value !== null, data: value });

/** Stands for `z` and for everything built with it. */
export const z: Shape = new Proxy((() => z) as unknown as Shape, {
  get: (_, name) => (name === 'parse' ? parse : name === 'safeParse' ? safeParse : z),
});
