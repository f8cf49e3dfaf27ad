/** The past solid, the plan dashed, a trial dotted: the lines differ without colour. */
export const LINES = {
  past: {
    fill: 'none',
    strokeWidth: 3.5,
    strokeLinejoin: 'round',
    className: 'stroke-brand contrast:stroke-4',
  },
  plan: {
    fill: 'none',
    strokeWidth: 2.5,
    strokeDasharray: '7 5',
    className: 'stroke-text-muted contrast:stroke-4',
  },
  trial: {
    fill: 'none',
    strokeWidth: 3.5,
    strokeDasharray: '0.1 7',
    strokeLinecap: 'round',
    className: 'stroke-brand-line contrast:stroke-4',
  },
} as const;
