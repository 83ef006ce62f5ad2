/// <reference types="vite/client" />

declare module 'virtual:companion-content' {
  /** Where the companion's content stands: dist/content.json, with a name that changes with it. */
  export const contentUrl: string;
  /** Where the bytes of its models stand: dist/weights.bin, named so too. */
  export const weightsUrl: string;
}

declare module 'virtual:exercise-content' {
  /** The exercises of the companion, in English, checked by the build. */
  export const exercises: readonly unknown[];
}

declare module 'virtual:say-content' {
  /** The words of "Help me say it" by language, checked by the build. */
  export const say: Readonly<Record<string, unknown>>;
}
