/** Which replies spoke of a memory, so that they can be put right when it is deleted. No text. */
export interface MemoryUsesTable {
  user_id: string;
  memory_id: string;
  chat_id: string;
  message_id: string;
}
