import type { SearchHit } from '#shared/search/search.contract.ts';
import { type Translate, texts, useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';

/** A hit to read: the words as they were written with what was looked for marked, and where that stands. */
export function HitWords({ hit }: { hit: SearchHit }) {
  const t = useTexts('search');
  const place = placeOf(t, hit);
  const day = dayText(new Date(hit.at));
  return (
    <>
      <span dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
        {marked(hit)}
      </span>
      <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {place === null ? day : t('place', { place, day })}
      </span>
    </>
  );
}

function placeOf(t: Translate, hit: SearchHit): string | null {
  const untitled = t('untitled');
  switch (hit.kind) {
    case 'message':
      return t(`from.${hit.role}`, { chat: hit.title ?? untitled });
    case 'memory':
      return t('from.chat', { chat: hit.title ?? untitled });
    case 'plan':
      return texts('safety')(`plan.${hit.part}`);
    case 'journal':
      return hit.title;
    default:
      return null;
  }
}

function marked({ snippet, marks }: SearchHit) {
  const pieces = marks.flatMap(([from, to], index) => [
    snippet.slice(marks[index - 1]?.[1] ?? 0, from),
    <mark key={from} className="rounded-sm bg-accent-soft font-semibold text-ink">
      {snippet.slice(from, to)}
    </mark>,
  ]);
  return [...pieces, snippet.slice(marks.at(-1)?.[1] ?? 0)];
}
