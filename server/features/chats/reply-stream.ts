import { isSessionAlive } from '#server/features/auth/sessions.service.ts';
import type { EventStream } from '#server/http/event-stream.ts';
import { addHeartbeat } from '#server/http/heartbeats.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { ReplyEvent } from '#shared/chats/reply-stream.contract.ts';
import { toMessage } from './message-record.ts';
import { findMessage } from './messages.repository.ts';
import { storedHere, watchHere } from './reply-registry.ts';
import { versionsOf } from './stopping.ts';

/*
 * Why is this hard?
 * A reader may come before, during or after the writing, on this instance or another,
 * for the first time or for the tenth, and must get every character once. So a reader
 * holds only one number, how much text it has. It wakes, looks at what is stored, sends
 * the difference and remembers the new number. Being woken twice, or for nothing, is harmless.
 */

interface Reader {
  userId: string;
  vault: UserVault;
  sessionId: string;
  replyId: string;
  /** UTF-16 code units the reader holds. */
  from: number;
}

/** Follows one reply into an open stream until it ends. */
export function followReply(p: Platform, reader: Reader, stream: EventStream): void {
  const follower = new Follower(p, reader, stream);
  const checkSession = async () => {
    if (!(await isSessionAlive(p, reader.sessionId))) stream.close();
    return !stream.closed;
  };
  const wake = () => follower.wake();
  const stopHere = watchHere(reader.replyId, wake);
  const stopThere = p.live.subscribe(reader.userId, (notice) => {
    if (notice === 'lost' || notice.id === reader.replyId || notice.topic === 'chat') wake();
    // A session that ended says so on this topic; nothing more may be read then.
    else if (notice.topic === 'user') checkSession().catch(() => stream.close());
  });
  const stopBeating = addHeartbeat(async () => {
    if (!(await checkSession())) return;
    stream.beat();
    wake();
  });
  stream.onClose(() => {
    stopHere();
    stopThere();
    stopBeating();
  });
  wake();
}

class Follower {
  readonly #p: Platform;
  readonly #reader: Reader;
  readonly #stream: EventStream;
  #held: number;
  #saidSimple = false;
  #looking = false;
  #lookAgain = false;

  constructor(p: Platform, reader: Reader, stream: EventStream) {
    this.#p = p;
    this.#reader = reader;
    this.#stream = stream;
    this.#held = reader.from;
  }

  wake(): void {
    const here = storedHere(this.#reader.replyId);
    if (here) this.#sendText(here.text);
    else this.#lookUp();
  }

  /** One look at a time: two at once could send the same characters. */
  #lookUp(): void {
    if (this.#looking) {
      this.#lookAgain = true;
      return;
    }
    this.#looking = true;
    this.#look()
      .catch(() => this.#stream.close())
      .finally(() => {
        this.#looking = false;
        if (this.#lookAgain && !this.#stream.closed) {
          this.#lookAgain = false;
          this.wake();
        }
      });
  }

  async #look(): Promise<void> {
    const { userId, vault, replyId } = this.#reader;
    const reply = await findMessage(this.#p.db, vault, userId, replyId);
    if (!reply) return this.#end({ type: 'gone' });
    const { body } = reply;
    if (body?.simpleMode && !this.#saidSimple) {
      this.#saidSimple = true;
      this.#send({ type: 'simple_mode' });
    }
    this.#sendText(body?.text ?? '');
    if (reply.state === 'streaming') return;
    this.#end({ type: 'done', message: toMessage(reply, await versionsOf(this.#p.db, userId, reply)) });
  }

  #sendText(text: string): void {
    if (text.length <= this.#held) return;
    const at = this.#held;
    this.#held = text.length;
    this.#send({ type: 'text', at, text: text.slice(at) });
  }

  #send(event: ReplyEvent): void {
    this.#stream.send({ id: String(this.#held), data: JSON.stringify(event) });
  }

  #end(event: ReplyEvent): void {
    this.#send(event);
    this.#stream.close();
  }
}
