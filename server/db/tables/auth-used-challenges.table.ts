/** A challenge that a passkey has answered: it is not answered again while it would still be good. */
export interface AuthUsedChallengesTable {
  challenge_hash: string;
  /** Epoch milliseconds. */
  expires_at: number;
}
