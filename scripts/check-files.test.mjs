import { expect, test } from 'vitest';
import { faultsOf } from './check-files.mjs';

const lines = (count) => 'x\n'.repeat(count);

test('a file of 300 lines passes and one of 301 does not', () => {
  expect(faultsOf('server/db/connect.ts', lines(300))).toEqual([]);
  expect(faultsOf('server/db/connect.ts', lines(301))).toHaveLength(1);
});

test('content, texts and migrations may be long', () => {
  for (const path of [
    'content/lines/en/openers.yaml',
    'web/locales/en/chats.json',
    'server/db/migrations/0001-start.ts',
  ]) {
    expect(faultsOf(path, lines(900))).toEqual([]);
  }
});

test.each(['utils.ts', 'helpers.tsx', 'common.ts', 'misc.mjs', 'index.ts', 'utils.test.ts'])(
  'no file is called %s',
  (name) => {
    expect(faultsOf(`web/lib/${name}`, '')).toHaveLength(1);
  },
);

test('the page of the web is called index.html, as every browser tool expects', () => {
  expect(faultsOf('web/index.html', '')).toEqual([]);
});

test('a kind that is not on the list is refused, and one in the wrong place too', () => {
  expect(faultsOf('server/features/chats/chats.controller.ts', '')).toHaveLength(1);
  expect(faultsOf('server/features/chats/chats.table.ts', '')).toHaveLength(1);
  expect(faultsOf('server/db/tables/chats.table.ts', '')).toEqual([]);
  expect(faultsOf('web/features/chats/chats.service.ts', '')).toHaveLength(1);
});

test('no markup on the server', () => {
  expect(faultsOf('server/mail/letter.tsx', '')).toHaveLength(1);
});

test.each(['node.innerHTML = text;', "eval('1')", "new Function('1')", 'document.write(text)'])(
  '%s is refused',
  (line) => {
    expect(faultsOf('web/ui/field.tsx', line)).toHaveLength(1);
    expect(faultsOf('web/ui/field.test.tsx', line)).toEqual([]);
  },
);
