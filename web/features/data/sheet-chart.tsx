interface ChartPoint {
  day: string;
  value: number;
  /** As written beside the point. */
  text: string;
}

interface SheetChartProps {
  label: string;
  points: readonly ChartPoint[];
  min: number;
  max: number;
  bands: readonly { min: number; label: string }[];
}

const WIDTH = 300;
const HEIGHT = 110;
const LEFT = 78;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 12;

/** A line in black on white that prints as it is drawn; the table beside it says the same. */
export function SheetChart({ label, points, min, max, bands }: SheetChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const start = Date.parse(first.day);
  const span = Date.parse(last.day) - start;
  const x = (day: string, at: number) =>
    LEFT + (span > 0 ? (Date.parse(day) - start) / span : at / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - min) / (max - min)) * (HEIGHT - TOP - BOTTOM);
  const drawn = points.map((point, at) => ({ ...point, x: x(point.day, at), y: y(point.value) }));
  const edges = [...bands].sort((a, b) => a.min - b.min);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="sheet-chart">
      {edges.map((band, at) => {
        const top = y(Math.min(max, edges[at + 1]?.min ?? max));
        const bottom = y(Math.max(min, band.min));
        return (
          <g key={band.label}>
            <rect
              x={LEFT - 8}
              y={top}
              width={WIDTH - LEFT + 8}
              height={Math.max(0, bottom - top)}
              className={at % 2 === 1 ? 'sheet-chart-band' : 'sheet-chart-field'}
            />
            {bottom - top >= 8 && (
              <text x={LEFT - 12} y={(top + bottom) / 2 + 2.6} textAnchor="end" fontSize="7.5">
                {band.label}
              </text>
            )}
          </g>
        );
      })}
      {edges.length === 0 &&
        [min, max].map((value) => (
          <text key={value} x={LEFT - 12} y={y(value) + 2.6} textAnchor="end" fontSize="7.5">
            {value}
          </text>
        ))}
      <rect
        x={LEFT - 8}
        y={TOP}
        width={WIDTH - LEFT + 8}
        height={HEIGHT - TOP - BOTTOM}
        className="sheet-chart-frame"
      />
      <polyline points={drawn.map((point) => `${point.x},${point.y}`).join(' ')} className="sheet-chart-line" />
      {drawn.map((point) => (
        <circle key={`${point.day}/${point.x}`} cx={point.x} cy={point.y} r="2.2" />
      ))}
      {[drawn[0], drawn.at(-1)].map(
        (point) =>
          point && (
            <text key={point.x} x={point.x} y={point.y - 5} textAnchor="middle" fontSize="8.5" fontWeight="600">
              {point.text}
            </text>
          ),
      )}
    </svg>
  );
}
