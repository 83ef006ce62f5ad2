import { ChevronDown, ChevronUp, LifeBuoy } from 'lucide-react';
import { useId, useState } from 'react';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HelpLines } from './help-lines.tsx';
import { HelpWords } from './help-words.tsx';
import { PlanInHelp } from './plan-in-help.tsx';

interface PinnedHelpProps {
  level: RiskLevel;
  categories: RiskCategory[];
}

/** Rem of the window from which the whole card leaves room for the reply and the composer. */
const ROOMY = { width: 40, height: 54 };

function isRoomy(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= ROOMY.width * rem && innerHeight >= ROOMY.height * rem;
}

/**
 * Help above the composer: a slim bar at level 1, the card from level 2 on. Folded, it still holds the numbers to
 * call, and it can never be dismissed. A rising level opens it where that does not hide the reply; on a phone it stays
 * folded until somebody opens it. Level 3 interrupts a screen reader once.
 */
export function PinnedHelp({ level, categories }: PinnedHelpProps) {
  const t = useTexts('safety');
  const id = useId();
  const [seen, setSeen] = useState<RiskLevel>(level);
  const [open, setOpen] = useState(() => level >= 2 && isRoomy());
  if (level !== seen) {
    setSeen(level);
    if (level > seen) setOpen(level >= 2 && isRoomy());
    if (level < 2 && seen >= 2) setOpen(false);
  }
  return (
    <>
      <div role="alert" className="sr-only">
        {level === 3 && t('card.alert')}
      </div>
      {level > 0 && (
        <section
          aria-label={t('card.label')}
          className={classNames(
            'flex animate-appear flex-col rounded-card border',
            level >= 2 ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
          )}
        >
          <h2 className="font-sans text-base font-normal tracking-normal">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className="flex min-h-11 w-full items-center gap-3 rounded-card px-4 py-2 text-start"
            >
              <LifeBuoy aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
              <span className={classNames('flex-1', level >= 2 && 'font-semibold')}>
                {level >= 2 ? t('card.line') : t('card.slim')}
              </span>
              {open ? (
                <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
              ) : (
                <ChevronUp aria-hidden="true" className="size-5 shrink-0" />
              )}
              <span className="sr-only">{open ? t('card.fold') : t('card.unfold')}</span>
            </button>
          </h2>
          {!open && level >= 2 && (
            <div className="px-4 pb-3">
              <HelpLines level={level} categories={categories} brief />
            </div>
          )}
          <div id={id} hidden={!open} className="max-h-[39dvh] overflow-y-auto px-4 pb-3">
            {open && (
              <div className="flex flex-col gap-2">
                <HelpLines level={level} categories={categories} />
                <HelpWords />
                <PlanInHelp />
              </div>
            )}
          </div>
        </section>
      )}
    </>
  );
}
