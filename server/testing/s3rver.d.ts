declare module 's3rver' {
  /** The part of the store's own interface that the tests use; the package brings no types. */
  // biome-ignore lint/style/noDefaultExport: the package's own form
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
