import { Mark } from '#web/ui/mark.tsx';
import { Part, Row } from './part.tsx';

const COLOURS = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-line',
  'bg-line-strong',
  'bg-ink',
  'bg-ink-soft',
  'bg-primary',
  'bg-primary-strong',
  'bg-primary-soft',
  'bg-on-primary',
  'bg-accent',
  'bg-accent-soft',
  'bg-accent-ink',
  'bg-dusk',
  'bg-dusk-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-on-danger',
  'bg-veil',
];
const PAIRS = [
  ['bg-paper text-ink', 'ink on paper'],
  ['bg-paper text-ink-soft', 'ink-soft on paper'],
  ['bg-surface text-ink-soft', 'ink-soft on surface'],
  ['bg-sunken text-ink-soft', 'ink-soft on sunken'],
  ['bg-paper text-primary', 'primary on paper'],
  ['bg-primary text-on-primary', 'on-primary on primary'],
  ['bg-primary-soft text-ink', 'ink on primary-soft'],
  ['bg-accent-soft text-accent-ink', 'accent-ink on accent-soft'],
  ['bg-dusk-soft text-dusk', 'dusk on dusk-soft'],
  ['bg-danger-soft text-danger', 'danger on danger-soft'],
  ['bg-danger text-on-danger', 'on-danger on danger'],
] as const;
const STEPS = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl', 'text-5xl'];
const RADII = ['rounded-sm', 'rounded-md', 'rounded-card', 'rounded-full'];

/** Colours, type, shapes, the mark. */
export function TokenParts() {
  return (
    <>
      <Part title="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 text-sm">
          {COLOURS.map((colour) => (
            <li key={colour}>
              <span className={`block h-10 rounded-md border border-line ${colour}`} />
              {colour.replace('bg-', '')}
            </li>
          ))}
        </ul>
        <Row>
          {PAIRS.map(([classes, name]) => (
            <span key={name} className={`rounded-md px-3 py-2 ${classes}`}>
              {name}
            </span>
          ))}
        </Row>
      </Part>
      <Part title="Type">
        {STEPS.map((step, at) => (
          <p key={step} className={`${step} ${at > 3 ? 'font-heading' : ''}`}>
            {step}: a quiet place to think
          </p>
        ))}
        <p>
          Body with <strong>strong</strong>, <em>emphasis</em> and{' '}
          <a href="#main" className="link">
            a link to the start of the page
          </a>
          .
        </p>
      </Part>
      <Part title="Shapes and the mark">
        <Row>
          {RADII.map((radius) => (
            <span key={radius} className={`grid h-16 w-28 place-items-center bg-sunken text-sm ${radius}`}>
              {radius.replace('rounded-', '')}
            </span>
          ))}
          <span className="grid h-16 w-28 place-items-center rounded-card bg-surface text-sm shadow-soft">shadow</span>
        </Row>
        <Row>
          {['size-4', 'size-6.5', 'size-10', 'size-16'].map((size) => (
            <Mark key={size} className={size} />
          ))}
          <Mark breathing className="size-16" />
          <Mark className="size-10 text-ink" />
        </Row>
      </Part>
    </>
  );
}
