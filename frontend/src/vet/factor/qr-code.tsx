import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The quiet zone around a code, in modules. */
const QUIET = 4;

/** A QR code drawn in this browser: its content never leaves it. Dark on white in both themes. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-[240px] max-w-full rounded-xl border border-line bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
};
