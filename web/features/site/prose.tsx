import type { ReactNode } from 'react';
import { type Namespace, useTexts } from '#web/lib/i18n.ts';
import { type Renderers, RichText } from '#web/lib/rich-text.tsx';

/** A reading page: one heading, a lead, sections in one column of comfortable width. */
export function ReadingPage({
  title,
  lead,
  scene,
  children,
}: {
  title: string;
  lead: string;
  scene?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[72rem] px-5 pt-12 pb-24 @2xl:px-8 @3xl:pt-20">
      <div className="flex flex-col gap-x-16 gap-y-8 @2xl:flex-row @2xl:items-center">
        <div className="flex-1">
          <h1 className="max-w-[18em] text-4xl @3xl:text-5xl">{title}</h1>
          <p className="mt-5 max-w-[36rem] text-lg text-ink-soft">{lead}</p>
        </div>
        {scene}
      </div>
      <div className="mt-14 flex flex-col gap-14">{children}</div>
    </div>
  );
}

/** One section: its heading stands beside the text where there is room, above it elsewhere. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line pt-8 @2xl:grid-cols-[12rem_minmax(0,42rem)] @4xl:grid-cols-[16rem_minmax(0,42rem)]">
      <h2 className="text-xl">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}

/** Numbered texts of one key, `key.1`, `key.2`, …, until the catalogue ends. */
export function useSeries(namespace: Namespace = 'site') {
  const t = useTexts(namespace);
  return (key: string): string[] => {
    const series: string[] = [];
    for (let index = 1; t(`${key}.${index}`) !== `${key}.${index}`; index++) series.push(t(`${key}.${index}`));
    return series;
  };
}

export function Paragraphs({ texts, parts = {} }: { texts: string[]; parts?: Renderers }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} parts={parts} />
    </p>
  ));
}

/** Points with a small arch instead of a bullet. */
export function Points({ texts, parts = {} }: { texts: string[]; parts?: Renderers }) {
  return (
    <ul className="arches">
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} parts={parts} />
        </li>
      ))}
    </ul>
  );
}
