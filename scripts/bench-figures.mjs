// The arithmetic of the benchmarks: medians of repeats, and what was asked for against what was measured.

/**
 * The middle of some figures, between the two in the middle where their number is even.
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
 * The median of how many times one figure is the other, turn by turn: what slowed a whole turn down says
 * nothing about either.
 * @param {readonly number[]} figures
 * @param {readonly number[]} by of the same turns
 * @throws {RangeError} when the turns are not the same number
 */
export function ratio(figures, by) {
  if (figures.length !== by.length) throw new RangeError('Figures are compared turn by turn.');
  return median(figures.map((figure, turn) => figure / by[turn]));
}

/** @typedef {{ name: string, value: number, most?: number, least?: number, unit: string }} Demand */

/**
 * Whether a demand is met: at most `most`, at least `least`.
 * @param {Demand} demand
 */
export function isMet({ value, most = Infinity, least = -Infinity }) {
  return value <= most && value >= least;
}

/**
 * One line for a reader: `✗ longest task 152 ms, at most 80 ms`.
 * @param {Demand} demand
 */
export function writeVerdict(demand) {
  const { name, value, most, least, unit } = demand;
  const bound = most === undefined ? `at least ${least}` : `at most ${most}`;
  return `${isMet(demand) ? '✓' : '✗'} ${name}: ${writeFigure(value)} ${unit} (${bound})`;
}

/**
 * Writes a figure with as many decimals as say something: 152, 23.4, 1.87.
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
