import { expect, it } from 'vitest';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from './uuid-v7.ts';

it('makes ids that the server accepts and that sort by time', () => {
  const ids = [0, 1, 2 ** 32 - 1, 2 ** 32, Date.now(), 2 ** 47].map(uuidV7);
  for (const id of ids) expect(idSchema.parse(id)).toBe(id);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 500 }, () => uuidV7(7))).size).toBe(500);
});
