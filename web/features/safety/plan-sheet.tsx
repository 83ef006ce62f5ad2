import { PLAN_PARTS, type SafetyPlan } from '#shared/safety/safety-plan.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { HelpLines } from './help-lines.tsx';

/** The plan to read, part by part, in the order to go through in a hard hour. This is what is printed. */
export function PlanSheet({ plan, lines = true }: { plan: SafetyPlan; lines?: boolean }) {
  const t = useTexts('safety');
  return (
    <ol className="flex flex-col">
      {PLAN_PARTS.map((part) => {
        const text = plan.parts[part];
        if (text === undefined && part !== 'professionals') return null;
        if (text === undefined && !lines) return null;
        return (
          <li key={part} className="flex flex-col gap-1 border-t border-line py-4">
            <h3 className="font-sans text-base font-semibold tracking-normal">{t(`plan.${part}`)}</h3>
            {text !== undefined && (
              <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]" data-plan-part={part}>
                {text}
              </p>
            )}
            {part === 'professionals' && lines && <HelpLines level={2} categories={[]} />}
          </li>
        );
      })}
    </ol>
  );
}
