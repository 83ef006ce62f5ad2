/** Where a person's picture lies. The file itself is sealed; its name tells nothing. */
export interface PicturesTable {
  uid: string;
  /** `own`: chosen here. `sign-in`: copied from the account somebody signed in with. */
  source: 'own' | 'sign-in';
  /** Folder and name in the file store. */
  file: string;
  /** Bytes as served. */
  size: number;
  /** Epoch milliseconds. */
  created_at: number;
}
