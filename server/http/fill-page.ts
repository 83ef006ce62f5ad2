import type { Instance } from '#shared/auth/auth.contract.ts';
import { conditionsOf } from '#shared/site/instance-conditions.ts';

// Why is this hard? Public pages are drawn once, when the web is built; what they say of this instance is known only
// when it starts. So the build leaves marks (web/features/site/only.tsx), and the server fills them, once for each
// page, exactly as React would have drawn them: the page is complete without script, and React takes it over as it is.

/** `<p data-only="model">…</p>` stays where the condition holds. Inside it no element of the same name may stand. */
const ONLY = /<(\w+)([^<>]*?) data-only="(\w+)"([^<>]*)>([\s\S]*?)<\/\1>/g;
/** `<li data-each="team">…</li>` is repeated for each person; its marks are `{{one.name}}`. */
const EACH = /<(\w+)([^<>]*?) data-each="team"([^<>]*)>([\s\S]*?)<\/\1>/g;
const MARK = /\{\{([\w.]+)\}\}/g;

type Facts = Record<string, unknown>;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  // So that what an operator wrote is never read as a mark.
  '{': '&#123;',
};
const escaped = (value: unknown) => String(value).replace(/[&<>"'{]/g, (letter) => ENTITIES[letter] ?? letter);

const look = (facts: Facts, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Facts | null | undefined)?.[key], facts);

function fill(html: string, facts: Facts, holds: Record<string, boolean>): string {
  return html
    .replace(ONLY, (_, tag: string, before: string, when: string, after: string, inner: string) =>
      holds[when] ? `<${tag}${before}${after}>${inner}</${tag}>` : '',
    )
    .replace(MARK, (mark, path: string) => {
      const value = look(facts, path);
      return value === undefined || value === null ? mark : escaped(value);
    });
}

/**
 * Fills the marks of a page or text file.
 *
 * @param publicUrl the address people type, without a slash at its end; null drops every line that needs it
 */
export function fillPage(text: string, instance: Instance, publicUrl: string | null): string {
  const facts: Facts = { ...instance, publicUrl };
  const holds = conditionsOf(instance);
  const block = JSON.stringify(instance).replaceAll('<', '\\u003c');
  const addressed = publicUrl === null ? text.replace(/^.*\{\{publicUrl\}\}.*\n/gm, '') : text;
  const people = addressed.replace(EACH, (_, tag: string, before: string, after: string, inner: string) =>
    instance.team
      .map((one) => {
        const has = { ...holds, pictured: one.picture !== null, faceless: one.picture === null };
        return fill(`<${tag}${before}${after}>${inner}</${tag}>`, { ...facts, one }, has);
      })
      .join(''),
  );
  return fill(people, facts, holds).replace('<!--instance-->', () => block);
}
