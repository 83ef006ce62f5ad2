/** What changed for whom. Never what it changed to: readers fetch that with their own rights. */
export interface LiveNotice {
  userId: string;
  topic: 'user' | 'chats' | 'chat' | 'reply' | 'questionnaires';
  /** Chat, reply or response the topic is about. */
  id?: string;
}

/** Carries notices to every instance, this one included. */
export interface LiveBus {
  publish(notice: LiveNotice): Promise<void>;
  /** One listener for the whole instance; `lost` is called when notices may have been missed. */
  listen(onNotice: (notice: LiveNotice) => void, onLost: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The bus of an instance that is alone. */
export function localBus(): LiveBus {
  let deliver: (notice: LiveNotice) => void = () => {};
  return {
    publish: async (notice) => deliver(notice),
    listen: async (onNotice) => {
      deliver = onNotice;
    },
    close: async () => {},
  };
}
