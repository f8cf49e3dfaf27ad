/** A weaving pattern: one string for each row, one character for each thread, `#` where the pattern shows. */
export type Draft = readonly string[];

/**
 * The SVG path of a weaving pattern, one unit for each thread. Adjacent threads become one run; `bleed` widens every
 * run, so that no seam shows between rows at fractional scales.
 */
export function draftPath(draft: Draft, bleed = 0): string {
  const runs: string[] = [];
  for (const [row, threads] of draft.entries()) {
    for (const run of threads.matchAll(/#+/g)) {
      const width = run[0].length + bleed;
      runs.push(`M${run.index} ${row}h${width}v${1 + bleed}h-${width}z`);
    }
  }
  return runs.join('');
}
