import { useTexts } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a conversation that is on its way. */
export function ChatSkeleton() {
  const t = useTexts('chats');
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden">
      <span className="sr-only">{t('chat.loading')}</span>
      <div className="mx-auto flex max-w-[44rem] animate-appear flex-col gap-8 px-4 pt-8 [animation-delay:200ms] @3xl:px-6">
        <Skeleton className="h-11 w-56 self-end rounded-[1.25rem]" />
        <div className="flex flex-col gap-3 ps-10">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/5" />
        </div>
        <Skeleton className="h-11 w-72 max-w-4/5 self-end rounded-[1.25rem]" />
        <div className="flex flex-col gap-3 ps-10">
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      </div>
    </div>
  );
}
