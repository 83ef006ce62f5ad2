import type { ReactNode } from 'react';
import type { Instance } from '#shared/auth/auth.contract.ts';
import { type Condition, conditionsOf } from '#shared/site/instance-conditions.ts';
import { useInstance } from '#web/features/auth/auth.queries.ts';

interface OnlyProps {
  when: Condition;
  /** Must not hold an element of the same name: the server finds its end by that (server/http/fill-page.ts). */
  as?: 'p' | 'li' | 'section' | 'figure';
  className?: string;
  children: ReactNode;
}

/** A part that is true only of some instances. The build draws it marked, and the server keeps or drops it. */
export function Only({ when, as: Tag = 'p', className, children }: OnlyProps) {
  const instance = useInstance();
  if (import.meta.env.SSR) {
    return (
      <Tag className={className} data-only={when}>
        {children}
      </Tag>
    );
  }
  return instance && conditionsOf(instance)[when] ? <Tag className={className}>{children}</Tag> : null;
}

type Person = Instance['team'][number];

/** The people of the operator's file: their picture, or a lit arch. */
export function People() {
  const team = useInstance()?.team ?? [];
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-10 @2xl:grid-cols-2">
      {team.map((person) => (
        <li
          key={person.name}
          className="flex items-start gap-5"
          {...(import.meta.env.SSR ? { 'data-each': 'team' } : {})}
        >
          <Face person={person} />
          <div className="flex min-w-0 flex-col gap-1">
            <h3 className="text-xl">{person.name}</h3>
            <p className="text-sm text-ink-soft">{person.role}</p>
            <p className="mt-2">{person.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const ARCH = 'h-28 w-22 shrink-0 rounded-t-full rounded-b-sm';

function Face({ person }: { person: Person }) {
  const picture = <img src={person.picture ?? ''} alt="" loading="lazy" className="size-full object-cover" />;
  const pictured = `${ARCH} overflow-hidden bg-sunken`;
  const faceless = `${ARCH} flex items-end justify-center bg-primary-soft`;
  const lamp = <span className="mb-6 size-8 rounded-full bg-accent" />;
  if (import.meta.env.SSR) {
    return (
      <>
        <figure className={pictured} data-only="pictured">
          {picture}
        </figure>
        <figure className={faceless} data-only="faceless">
          {lamp}
        </figure>
      </>
    );
  }
  return person.picture ? (
    <figure className={pictured}>{picture}</figure>
  ) : (
    <figure className={faceless}>{lamp}</figure>
  );
}
