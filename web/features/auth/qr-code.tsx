import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code, drawn here: what it holds is a key, and goes to nobody. Dark on light in every theme, as scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 });
    const squares = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code w-full max-w-60 rounded-md border border-line"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
