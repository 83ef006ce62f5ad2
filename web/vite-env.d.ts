/// <reference types="vite/client" />

declare module 'virtual:companion-content' {
  /** Where the companion's content stands: dist/content.json, with a name that changes with it. */
  export const contentUrl: string;
}
