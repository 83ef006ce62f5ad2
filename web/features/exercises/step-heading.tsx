import { type ReactNode, useEffect, useRef } from 'react';

/** What a screen says, in large type; each screen begins here for whoever hears it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl leading-snug text-balance outline-none @2xl:text-3xl">
      {children}
    </h1>
  );
}
