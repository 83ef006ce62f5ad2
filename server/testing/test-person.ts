import type { ChatDocument, SentMessage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Somebody with a browser: keeps cookies, sends JSON from our own origin. */
export class TestPerson {
  readonly #url: () => string;
  #cookies = new Map<string, string>();
  uid = '';

  constructor(url: () => string) {
    this.#url = url;
  }

  static async arrive(url: () => string, consents: { sendToModel: boolean }): Promise<TestPerson> {
    const person = new TestPerson(url);
    const { status } = await person.post('/api/auth/sign-in-anonymously', {
      ageBand: '18+',
      consents: { storeChats: true, memory: false, ...consents },
    });
    if (status !== 200) throw new Error(`could not come in: ${status}`);
    const session = await person.get<{ user: { uid: string } }>('/api/auth/session');
    person.uid = session.body.user.uid;
    return person;
  }

  get home(): string {
    return `/api/users/${this.uid}`;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get<T>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.send<T>('POST', path, body);
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await this.fetch(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, headers: response.headers };
  }

  async fetch(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const url = this.#url();
    const response = await fetch(url + path, {
      ...init,
      method,
      headers: {
        origin: url,
        cookie: this.cookie,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(';')[0] ?? '').split('=') as [string, string];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  async newChat(): Promise<ChatDocument> {
    return (await this.post<ChatDocument>(`${this.home}/chats`, {})).body;
  }

  say(chatId: string, text: string, id: string = uuidV7()): Promise<Answer<SentMessage>> {
    return this.post<SentMessage>(`${this.home}/chats/${chatId}/messages`, { id, text });
  }
}
