import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SidebarButtonProps {
  icon: ReactNode;
  active?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of the three places above the list of chats. */
export function SidebarButton({ icon, active = false, onClick, children }: SidebarButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-current={active ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-md px-3 text-start transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft @max-[14rem]/page:px-1 @max-[14rem]/page:[&_svg]:hidden',
        active ? 'bg-primary-soft font-medium [&_svg]:text-primary' : 'hover:bg-line/60',
      )}
    >
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </button>
  );
}
