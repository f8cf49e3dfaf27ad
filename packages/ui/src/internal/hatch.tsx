const GAP = 6;

/** Diagonal lines to fill a shape with by `url(#id)`: a second fill that survives grayscale and paper. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width={GAP} height={GAP} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={GAP} height={GAP} className="fill-surface" />
      <line x1={1} x2={1} y2={GAP} strokeWidth={1.5} className="stroke-text contrast:stroke-2" />
    </pattern>
  );
}
