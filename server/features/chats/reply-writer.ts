import type { TurnResult } from '#companion/turn.ts';
import type { Platform } from '#server/platform.ts';
import type { Generation } from './generation.ts';
import type { MessageBody, MessageRecord } from './message-record.ts';
import { saveMessage } from './messages.repository.ts';
import { noteStored, wakeWatchers } from './reply-registry.ts';
import { releaseReply } from './running-replies.repository.ts';
import { guidedBody } from './turn.ts';

export type ReplyDraft = MessageRecord & { body: MessageBody };

/** What a writer needs of a reply, whoever asked for it. */
export type Claimed = Pick<Generation, 'userId' | 'chatId' | 'vault' | 'result' | 'reply'>;

/** The reply was stopped, deleted or taken over while it was written. */
export class NoLongerOurs extends Error {
  override readonly name = 'NoLongerOurs';
}

/**
 * Writes one claimed reply. Every sentence is on the disk before anybody sees it, and a
 * write succeeds only while this instance still holds the reply, so nothing is
 * written after a stop, a delete or a take-over.
 */
export class ReplyWriter {
  readonly #p: Platform;
  #g: Claimed;
  #reply: ReplyDraft;
  /** White space waits for the next word: nothing that was shown may be taken back at the end. */
  #space = '';

  constructor(p: Platform, generation: Claimed) {
    this.#p = p;
    this.#g = generation;
    this.#reply = generation.reply;
  }

  get text(): string {
    return this.#reply.body.text;
  }

  async append(sentence: string): Promise<void> {
    // A reply never opens with white space: models like to.
    const more = this.text === '' ? sentence.trimStart() : this.#space + sentence;
    const said = more.trimEnd();
    this.#space = more.slice(said.length);
    await this.#save({ ...this.#reply, body: { ...this.#reply.body, text: this.text + said } });
  }

  /** Ends the reply with what it has. Cards of the guided reply that do not hang on its words come along. */
  async finish(state: 'complete' | 'failed'): Promise<void> {
    const cards = this.#g.result.reply.cards.filter(
      (card) => card.type === 'help' || card.type === 'mood' || (card.type === 'choices' && card.kind === 'tone'),
    );
    await this.#end({ ...this.#reply, state, body: { ...this.#reply.body, cards } });
  }

  /** The guided companion answers in the model's place. */
  async answerGuided({ simpleMode, result }: { simpleMode: boolean; result?: TurnResult }): Promise<void> {
    if (result) this.#g = { ...this.#g, result };
    await this.#end({ ...this.#reply, state: 'complete', body: guidedBody(this.#g.result, simpleMode) });
  }

  /** Which model writes on. */
  by(version: string): void {
    this.#reply = { ...this.#reply, body: { ...this.#reply.body, version } };
  }

  wake(): void {
    wakeWatchers(this.#reply.id);
    if (this.#p.config.databaseUrl) this.#p.live.publish(this.#g.userId, 'reply', this.#reply.id);
  }

  async #save(next: ReplyDraft): Promise<void> {
    // One statement and no transaction: whoever stops, deletes or takes over a reply moves its revision on.
    await this.#write(this.#p.db, next);
    noteStored(next.id, { text: this.text, simpleMode: next.body.simpleMode });
    if (this.#p.config.databaseUrl) this.#p.live.publish(this.#g.userId, 'reply', next.id);
  }

  async #end(next: ReplyDraft): Promise<void> {
    const state = { ...this.#g.result.state, lastReply: next.body.text };
    await this.#p.db.transaction().execute(async (tx) => {
      if (!(await releaseReply(tx, this.#g.userId, next.id))) throw new NoLongerOurs();
      await this.#write(tx, next, state);
    });
    this.#p.live.publish(this.#g.userId, 'chat', this.#g.chatId);
  }

  async #write(db: Platform['db'], next: ReplyDraft, state?: Generation['result']['state']): Promise<void> {
    const saved = await saveMessage(db, this.#g.vault, this.#g.userId, next, state);
    if (!saved) throw new NoLongerOurs();
    this.#reply = { ...next, rev: saved.rev };
  }
}
