import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import {
  type SearchKind,
  type SearchRequest,
  type SearchResult,
  searchResultSchema,
} from '#shared/search/search.contract.ts';

describe.each(ENGINES)('search, on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await instance.arrive();
  });

  const find = async (words: string, more?: SearchRequest['more'], who = person) =>
    searchResultSchema.parse((await who.post(`${who.home}/search`, { words, ...(more ? { more } : {}) })).body).groups;
  const kinds = async (words: string) => (await find(words)).map(({ kind }) => kind);
  /** Without the replies, which take up words of what they answer. */
  const mine = (groups: SearchResult['groups']) =>
    groups.flatMap(({ hits }) => hits.filter((hit) => hit.kind !== 'message' || hit.role === 'user'));
  const write = (text: string, id = uuidV7()) => ({ id, text });
  const sendTo = (chatId: string, body: object) => person.post(`${person.home}/chats/${chatId}/messages`, body);

  test('finds a message by words that all occur, with where it stands', async () => {
    const chat = await person.newChat();
    await person.say(chat.id, 'The lighthouse keeper rang at dusk');
    const said = await person.say(chat.id, 'My sister painted the Lighthouse. It was dusk already.');
    await person.send('PATCH', `${person.home}/chats/${chat.id}`, { title: 'About the coast' });
    const hits = mine(await find('  dusk LIGHTHOUSE sister '));
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      ...{ id: said.body.message.id, kind: 'message', chatId: chat.id, title: 'About the coast' },
      ...{ role: 'user', shown: true, at: said.body.message.createdAt },
      snippet: 'My sister painted the Lighthouse. It was dusk already.',
    });
    expect(hits[0]?.marks.map(([from, to]) => hits[0]?.snippet.slice(from, to))).toEqual([
      'sister',
      'Lighthouse',
      'dusk',
    ]);
  });

  test('finds what was written everywhere else, each by its kind', async () => {
    const chat = await person.newChat();
    await person.send('PATCH', `${person.home}/chats/${chat.id}`, { title: 'Quittenbrot' });
    await person.send('PUT', `${person.home}/checkins/${uuidV7()}`, {
      ...{ day: '2026-03-01', at: '2026-03-01T10:00:00.000Z', mood: 4, energy: null },
      ...{ tags: ['slept-badly', 'quittenbrot'], note: '' },
    });
    await person.send('PUT', `${person.home}/safetyPlan`, { parts: { alone: 'bake Quittenbrot' } });
    await person.post(`${person.home}/exercises`, {
      ...{ id: uuidV7(), exercise: 'thought-record', finished: true, before: 7, after: 4, level: 0 },
      ...{ startedAt: '2026-03-02T10:00:00.000Z', endedAt: '2026-03-02T10:05:00.000Z' },
      kept: [{ exercise: 'thought-record', kind: 'coping', values: { alt: 'It is only Quittenbrot' } }],
    });
    expect(await kinds('quittenbrot')).toEqual(['chat', 'journal', 'checkin', 'plan'] satisfies SearchKind[]);
    expect((await find('slept badly')).flatMap(({ hits }) => hits)).toMatchObject([
      { kind: 'checkin', day: '2026-03-01' },
    ]);
  });

  test('finds a result by the name of its form, once it is handed in', async () => {
    const id = uuidV7();
    await person.post(`${person.home}/responses`, { id, questionnaire: 'gad-7' });
    expect(await find('gad-7')).toEqual([]);
    const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, 1]));
    await person.post(`${person.home}/responses/${id}/submit`, { answers });
    expect((await find('gad-7'))[0]?.hits).toMatchObject([{ kind: 'result', id, questionnaire: 'gad-7' }]);
  });

  test('goes on page by page, newest first, each hit once', async () => {
    const chat = await person.newChat();
    const sent: string[] = [];
    for (let n = 0; n < 28; n++) {
      const id = uuidV7(Date.now() - (100 - n) * 1000);
      sent.unshift(id);
      await sendTo(chat.id, write(`kestrel number ${n}`, id));
    }
    const first = await find('kestrel number');
    const hits = first.flatMap((group) => group.hits);
    expect(hits).toHaveLength(5);
    let before = first[0]?.before ?? null;
    while (before) {
      const [next] = await find('kestrel number', { kind: 'message', before });
      hits.push(...(next?.hits ?? []));
      before = next?.before ?? null;
    }
    const ids = hits.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids.filter((id) => sent.includes(id))).toEqual(sent);
  }, 60_000);

  test('says of another version that it is not the one shown', async () => {
    const chat = await person.newChat();
    const first = await person.say(chat.id, 'a heron by the weir');
    await sendTo(chat.id, { ...write('a swan by the weir'), replaces: first.body.message.id });
    const shown = async (word: string) => mine(await find(word)).map((hit) => hit.kind === 'message' && hit.shown);
    expect([await shown('heron'), await shown('swan')]).toEqual([[false], [true]]);
  });

  test('finds nothing of a chat that was deleted, of a temporary one, or of somebody else', async () => {
    const [gone, passing] = [await person.newChat(), uuidV7()];
    await person.say(gone.id, 'a cormorant on the pier');
    await person.post(`${person.home}/chats`, { id: passing, temporary: true });
    await person.say(passing, 'another cormorant');
    const other = await instance.arrive();
    expect(mine(await find('cormorant'))).toMatchObject([{ kind: 'message', chatId: gone.id }]);
    expect(await find('cormorant', undefined, other)).toEqual([]);
    expect((await other.post(`${person.home}/search`, { words: 'cormorant' })).status).toBe(404);
    await person.send('DELETE', `${person.home}/chats/${gone.id}`);
    expect(await find('cormorant')).toEqual([]);
  });

  test.each([
    ['no words', { words: '  ' }],
    ['an endless search', { words: 'x'.repeat(201) }],
    ['a kind nobody knows', { words: 'x', more: { kind: 'secret', before: null } }],
    ['a place that is none', { words: 'x', more: { kind: 'chat', before: { at: 1, id: 'x' } } }],
  ])('%s is refused', async (_, body) => {
    expect((await person.post(`${person.home}/search`, body)).status).toBe(400);
  });

  test('one account cannot keep the server busy', async () => {
    const statuses = [];
    for (let n = 0; n < 125; n++) statuses.push((await person.post(`${person.home}/search`, { words: 'x' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const { status, body } = await person.post<{ error: object }>(`${person.home}/search`, { words: 'x' });
    expect([status, body.error]).toMatchObject([429, { code: 'http.slow_down', retryAfter: expect.any(Number) }]);
    const other = await TestPerson.arrive(() => instance.url, { sendToModel: false });
    expect((await other.post(`${other.home}/search`, { words: 'x' })).status).toBe(200);
  });
});
