import { classNames } from './class-names.ts';

/** A grey line or block in the shape of what is coming. Decoration: the page's status says "Loading". */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block h-4 animate-glimmer rounded-full bg-line/70', className)} />
  );
}
