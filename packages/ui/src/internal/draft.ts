/** A woven draft: one string a row, one character a thread, `#` where the pattern shows. */
export type Draft = readonly string[];

/**
 * The SVG path of a draft, one unit a thread. Threads side by side become one run; `bleed` widens every run
 * so that no seam shows between rows when the draft is scaled by a fraction.
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
