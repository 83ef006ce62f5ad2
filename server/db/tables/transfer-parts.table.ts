/** A piece of an archive, in order. */
export interface TransferPartsTable {
  user_id: string;
  transfer_id: string;
  part: number;
  /** Bytes of the archive in it. */
  size: number;
  /** Sealed, as base64. */
  body: Uint8Array;
}
