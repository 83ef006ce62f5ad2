import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { fillPage } from './fill-page.ts';
import { describeInstance } from './instance.ts';

const config = loadConfig({});
const guided = describeInstance({ config, model: null });
const person = { name: 'Ines <b>', role: 'Counsellor', text: 'Likes {{version}} & $&.', picture: null };
const crowded = { ...guided, team: [person, { ...person, name: 'Omar', picture: '/api/instance/pictures/1' }] };

test('a part stays only where its condition holds, without the mark', () => {
  const page = '<p class="a" data-only="guided">here</p><p data-only="model">{{model.host}}</p>';
  expect(fillPage(page, guided, null)).toBe('<p class="a">here</p>');
  const model = { kind: 'model' as const, name: 'gemma', host: 'models.example' };
  expect(fillPage(page, { ...guided, model }, null)).toBe('<p>models.example</p>');
});

test('a part is repeated for each person, and each has a picture or none', () => {
  const page = '<li data-each="team"><i data-only="pictured">{{one.picture}}</i><b>{{one.name}}</b></li>';
  expect(fillPage(page, crowded, null)).toBe(
    '<li><b>Ines &lt;b&gt;</b></li><li><i>/api/instance/pictures/1</i><b>Omar</b></li>',
  );
});

test('what an operator wrote is text: neither markup nor a mark', () => {
  expect(fillPage('<li data-each="team">{{one.text}}</li>', { ...guided, team: [person] }, null)).toBe(
    '<li>Likes &#123;&#123;version}} &amp; $&amp;.</li>',
  );
  const block = fillPage(
    '<script><!--instance--></script>',
    { ...guided, team: [{ ...person, text: '</script>' }] },
    null,
  );
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(block).toContain('\\u003c/script>');
});

test('lines that need the public address go where nobody has set one', () => {
  const page = 'first\n<link href="{{publicUrl}}/team" />\nlast\n';
  expect(fillPage(page, guided, null)).toBe('first\nlast\n');
  expect(fillPage(page, guided, 'https://a.example')).toContain('href="https://a.example/team"');
});
