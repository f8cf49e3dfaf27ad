// Statistics and tables for the benchmarks, and the comparison of figures with their targets.

/**
 * The median. For an even number of figures it is the mean of the middle two.
 * @param {readonly number[]} figures
 * @throws {RangeError} without any figure
 */
export function median(figures) {
  if (figures.length === 0) throw new RangeError('There is no median of no figures.');
  const sorted = [...figures].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  return sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]) / 2;
}

/**
 * The median ratio of two series, round by round, so that a slow round affects both figures of its ratio.
 * @param {readonly number[]} figures
 * @param {readonly number[]} by of the same rounds
 * @throws {RangeError} if the numbers of rounds differ
 */
export function ratio(figures, by) {
  if (figures.length !== by.length) throw new RangeError('Figures are compared round by round.');
  return median(figures.map((figure, round) => figure / by[round]));
}

/**
 * How well a figure distinguishes two groups (ROC AUC): the share of pairs in which the figure from `these`
 * is greater; a tie counts half. 0.5 is chance; 0 and 1 distinguish them every time.
 * @param {readonly number[]} these
 * @param {readonly number[]} those
 * @throws {RangeError} if one of them is empty
 */
export function rocAuc(these, those) {
  if (these.length === 0 || those.length === 0) throw new RangeError('Two groups are needed.');
  const wins = these.map((figure) =>
    those.reduce((sum, other) => sum + (figure > other ? 1 : figure === other ? 0.5 : 0), 0),
  );
  return wins.reduce((sum, won) => sum + won, 0) / (these.length * those.length);
}

/**
 * A percentile (nearest rank).
 * @param {readonly number[]} figures
 * @param {number} share over 0, up to 1
 * @throws {RangeError} without any figure
 */
export function percentile(figures, share) {
  if (figures.length === 0) throw new RangeError('There is no percentile of no figures.');
  const sorted = [...figures].sort((left, right) => left - right);
  return sorted[Math.ceil(share * sorted.length) - 1];
}

/** @typedef {{ name: string, value: number, most?: number, least?: number, unit: string }} Target */

/**
 * Whether a target is met: at most `most`, at least `least`.
 * @param {Target} target
 */
export function isMet({ value, most = Infinity, least = -Infinity }) {
  return value <= most && value >= least;
}

/**
 * One line for a reader: `✗ longest task 152 ms, at most 80 ms`.
 * @param {Target} target
 */
export function writeVerdict(target) {
  const { name, value, most, least, unit } = target;
  const bound = most === undefined ? `at least ${least}` : `at most ${most}`;
  return `${isMet(target) ? '✓' : '✗'} ${name}: ${writeFigure(value)} ${unit} (${bound})`;
}

/**
 * Writes a figure with about three significant digits: 152, 23.4, 1.87.
 * @param {number} figure
 */
export function writeFigure(figure) {
  const size = Math.abs(figure);
  return figure.toFixed(size >= 100 || Number.isInteger(figure) ? 0 : size >= 10 ? 1 : 2);
}

/**
 * Rows of cells as text in columns, the first to the left and the others to the right.
 * @param {readonly (readonly string[])[]} rows
 */
export function writeTable(rows) {
  const widths = rows.reduce(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    /** @type {number[]} */ ([]),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}
