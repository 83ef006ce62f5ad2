/** One consent given or withdrawn. Nothing a person wrote. */
export interface ConsentEventsTable {
  uid: string;
  id: string;
  /** Epoch milliseconds. */
  at: number;
  consent: 'storeChats' | 'memory' | 'sendToModel';
  /** 0 where it was withdrawn. */
  given: number;
  /** Which model and host it was given for; null for the other consents and where no model is connected. */
  receiver: string | null;
}
