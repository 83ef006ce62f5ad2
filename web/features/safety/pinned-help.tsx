import { ChevronDown, ChevronUp, LifeBuoy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CardOption } from '#shared/chats/cards.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { HelpLines } from './help-lines.tsx';
import { HelpWords } from './help-words.tsx';
import { PlanInHelp } from './plan-in-help.tsx';
import { SayButton } from './say-button.tsx';

interface PinnedHelpProps {
  level: RiskLevel;
  categories: RiskCategory[];
  /** At level 3: what may be said with one tap, in the chat's language. */
  options: CardOption[];
  onSay: (text: string) => void;
}

/** Rem of the window from which the whole card leaves room for the reply and the composer. */
const ROOMY = { width: 40, height: 54 };

function isRoomy(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= ROOMY.width * rem && innerHeight >= ROOMY.height * rem;
}

/** Words that wait to be sent are not walked away from. */
function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement && activeElement.value !== '';
}

/**
 * Help above the composer: a slim bar at level 1, the card from level 2 on. Folded, it still holds the numbers to
 * call, and it can never be dismissed. A rising level opens it where that does not hide the reply; on a phone it stays
 * folded until somebody opens it. Level 3 interrupts a screen reader once and takes the focus, so that the numbers are
 * a Tab or two away; three buttons say how it stands, and the composer stays as it is.
 */
export function PinnedHelp({ level, categories, options, onSay }: PinnedHelpProps) {
  const t = useTexts('safety');
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const before = useRef<RiskLevel>(level);
  const [seen, setSeen] = useState<RiskLevel>(level);
  const [open, setOpen] = useState(() => level >= 2 && isRoomy());
  if (level !== seen) {
    setSeen(level);
    if (level > seen) setOpen(level >= 2 && isRoomy());
    if (level < 2 && seen >= 2) setOpen(false);
  }
  useEffect(() => {
    if (level === 3 && before.current < 3 && !isWriting()) card.current?.focus();
    before.current = level;
  }, [level]);
  return (
    <>
      <div role="alert" className="sr-only">
        {level === 3 && t('card.alert')}
      </div>
      {level > 0 && (
        <section
          ref={card}
          tabIndex={-1}
          aria-label={t('card.label')}
          className={classNames(
            'flex animate-appear flex-col rounded-card border outline-offset-[-0.1875rem]',
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
                <SayButton />
                <PlanInHelp />
              </div>
            )}
          </div>
          {level === 3 && options.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of answers, not a form
            <div role="group" aria-label={t('card.say')} className="flex flex-wrap gap-2 px-4 pb-3">
              {options.map(({ id: option, label }) => (
                <Chip key={option} onClick={() => onSay(label)}>
                  {label}
                </Chip>
              ))}
            </div>
          )}
        </section>
      )}
    </>
  );
}
