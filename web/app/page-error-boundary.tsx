import { Component, type ReactNode } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { reloadIfOutdated, reloadIfReachable } from '#web/lib/outdated.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { askAgain } from './lazy-page.tsx';

/** Says that a page did not load and offers to try again. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('app');
  return (
    <div role="alert" className="mx-auto flex max-w-[30rem] flex-col items-start gap-4 px-6 py-20">
      <Mark className="-ms-0.5 size-10" />
      <h1 className="text-2xl">{t('pageError.title')}</h1>
      <p className="text-ink-soft">{t('pageError.text')}</p>
      <Button look="primary" onClick={onRetry}>
        {t('pageError.again')}
      </Button>
    </div>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the sentence and its button. */
  fallback?: ReactNode;
}

/** Keeps a part that breaks, or whose script does not arrive, from taking the shell with it. */
export class PageErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private askedAgain = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.askedAgain) void reloadIfReachable();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = async () => {
      if (await reloadIfOutdated()) return;
      this.askedAgain = true;
      askAgain();
      this.setState({ failed: false });
    };
    return this.props.fallback ?? <PageFailed onRetry={() => void retry()} />;
  }
}
