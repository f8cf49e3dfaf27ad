import type { ReactNode } from 'react';

/** The names of the series of a chart, each after a sample of its style. */
export function ChartLegend({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-x-6 gap-y-0.5 text-sm @max-panel:gap-x-4">{children}</div>;
}

type LegendEntryProps = {
  /** A sample, 12 px high. */
  sample: ReactNode;
  /** Width of the sample in pixels: 28 for a line. Default 28. */
  width?: number;
  children: ReactNode;
};

/** One name of the legend. */
export function LegendEntry({ sample, width = 28, children }: LegendEntryProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 whitespace-nowrap @max-panel:gap-1 @max-tiny:flex-wrap @max-tiny:wrap-anywhere @max-tiny:whitespace-normal">
      <svg aria-hidden width={width} height={12} className="shrink-0 overflow-visible">
        {sample}
      </svg>
      {children}
    </span>
  );
}
