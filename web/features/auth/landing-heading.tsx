import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of what has just taken the place of a pressed button: the keyboard and the screen reader go on from here. */
export function LandingHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h4 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold outline-none">
      {children}
    </h4>
  );
}
