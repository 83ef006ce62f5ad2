import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { readInstanceFile } from './instance-file.ts';

function write(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'alcove-instance-')), 'instance.json');
  writeFileSync(path, content);
  return path;
}

test('without a file there is nobody to show', () => {
  expect(readInstanceFile(undefined)).toEqual({ team: [] });
});

test('people, operator and pictures are read, and a picture counts from the file', () => {
  const path = write(
    JSON.stringify({
      operator: { name: 'Harbour Clinic', contact: 'desk@harbour.example' },
      team: [{ name: 'Ines Moreau', role: 'Counsellor', text: 'Listens.', picture: 'ines.png' }],
    }),
  );
  writeFileSync(join(path, '..', 'ines.png'), 'a picture');
  const read = readInstanceFile(path);
  expect(read.operator?.name).toBe('Harbour Clinic');
  expect(read.team[0]?.picture).toBe(join(path, '..', 'ines.png'));
});

test.each([
  ['not JSON', 'team:', 'not valid JSON'],
  ['an unknown part', '{"teams":[]}', 'file (unrecognized_keys)'],
  ['a person without a role', '{"team":[{"name":"Ines","text":"Listens."}]}', 'team.0.role (invalid_type)'],
  ['a picture that is no picture', '{"team":[{"name":"I","role":"R","text":"T","picture":"x.svg"}]}', 'team.0.picture'],
  ['a picture that is not there', '{"team":[{"name":"I","role":"R","text":"T","picture":"x.png"}]}', 'no such file'],
  ['a quick exit that is not https', '{"quickExitUrl":"javascript:alert(1)"}', 'quickExitUrl'],
])('%s stops the start and names the place', (_, content, place) => {
  const path = write(content);
  expect(() => loadConfig({ INSTANCE_FILE: path })).toThrow(ConfigError);
  expect(() => loadConfig({ INSTANCE_FILE: path })).toThrow(place);
});
